import { MARK_COLOURS, StateMark } from '~/components/state-mark'
import type { Day } from '~/domain/day'
import { isDueSoon, isLacking, type Duty } from '~/domain/duty'
import { DUTY_STATE_LABELS, namedItemLabel } from '~/domain/duty-label'
import { awaitedNote } from '~/domain/renewal'
import { fullName } from '~/domain/user'
import { EmployeeLink } from '~/routes/panel/employee/employee-link'
import { CARD } from '~/ui/card'

import { DutyItemLink } from './duty-item-link'
import { MayWork } from './may-work'

/** Lists people with what they lack, in words: the matrix for narrow screens. */
export function PeopleList({
  duties,
  today,
  on,
  canAddFor,
}: {
  duties: readonly Duty[]
  today: Day
  /** Set where `today` is a later day, which the links keep. */
  on?: Day
  canAddFor: ReadonlySet<string>
}) {
  return (
    <ul className={`${CARD} divide-y divide-line px-4 sm:px-5`}>
      {duties.map((duty) => (
        <li key={duty.person.id} className="py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <EmployeeLink employee={duty.person} on={on} />
            <MayWork duty={duty} />
          </div>
          <p className="text-sm text-muted">{duty.person.position ?? 'Nie określono'}</p>
          <Lacks duty={duty} today={today} on={on} canAdd={canAddFor.has(duty.person.id)} />
        </li>
      ))}
    </ul>
  )
}

function Lacks({
  duty,
  today,
  on,
  canAdd,
}: {
  duty: Duty
  today: Day
  on: Day | undefined
  canAdd: boolean
}) {
  const items = duty.items.filter((item) => isLacking(item) || isDueSoon(item))
  if (items.length === 0) return null
  return (
    <ul className="mt-1">
      {items.map((item) => (
        <li key={`${item.requirement.qualification.type} ${item.requirement.qualification.scope}`}>
          <DutyItemLink person={duty.person} item={item} canAdd={canAdd} on={on}>
            {(isOffer) => (
              <>
                <span className={MARK_COLOURS[DUTY_STATE_LABELS[item.state].tone]}>
                  <StateMark state={item.state} />
                </span>
                <span className="underline-offset-4 group-hover:underline">
                  {namedItemLabel(item, today, on !== undefined)}
                  {isOffer && <span className="text-primary">, dodaj</span>}
                  <span className="sr-only"> – {fullName(duty.person)}</span>
                </span>
              </>
            )}
          </DutyItemLink>
          {item.certificate && item.awaits && (
            <p className="pl-5 text-sm text-muted">{awaitedNote(item.awaits)}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
