import { MARK_COLOURS, StateMark } from '~/components/state-mark'
import type { AdmissionCheck } from '~/domain/admission/admission-check'
import { CHECK_NAMES, checkLabel } from '~/domain/admission/check-label'
import type { Duty } from '~/domain/admission/duty'
import { isOpen, type DutyItem } from '~/domain/admission/duty-item'
import { DUTY_STATE_LABELS, unknownPositionText } from '~/domain/admission/duty-label'
import { checksIn, itemsIn, type DutyColumn } from '~/domain/admission/duty-matrix'
import { itemDetail } from '~/domain/admission/duty-text'
import { awaitedText } from '~/domain/certificates/renewal'
import { fullName, type Person } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'

import { CheckLink, recordLabel } from './check-link'
import { DutyItemLink } from './duty-item-link'

/** Shows what a person has in a column, in words with a mark: the state, its day and the way to act. */
export function MatrixCell({
  duty,
  column,
  today,
  on,
  canAdd,
  keepsPapers,
}: {
  duty: Duty
  column: DutyColumn
  today: Day
  on: Day | undefined
  canAdd: boolean
  keepsPapers: boolean
}) {
  const items = itemsIn(duty, column)
  const checks = checksIn(duty, column)
  const [first] = checks
  if (first) {
    // Both parts of the initial training share a cell: if both are done, one says it.
    const open = checks.filter(isOpen)
    return (open.length > 0 ? open : [first]).map((check) => (
      <MatrixCheck
        key={check.subject}
        person={duty.person}
        check={check}
        today={today}
        on={on}
        canRecord={keepsPapers}
      />
    ))
  }
  if (items.length === 0) {
    return (
      <span className="inline-flex min-h-6 items-baseline gap-2 text-muted">
        <StateMark state="none" />
        {unknownPositionText(duty) ? 'nie wiadomo' : 'nie dotyczy'}
      </span>
    )
  }
  return items.map((item) => (
    <MatrixItem
      key={item.requirement.qualification.scope}
      person={duty.person}
      name={column.name}
      item={item}
      today={today}
      on={on}
      canAdd={canAdd}
    />
  ))
}

function MatrixCheck({
  person,
  check,
  today,
  on,
  canRecord,
}: {
  person: Person
  check: AdmissionCheck
  today: Day
  on: Day | undefined
  canRecord: boolean
}) {
  const { tone } = DUTY_STATE_LABELS[check.state]
  const name = CHECK_NAMES[check.subject]
  return (
    <CheckLink person={person} check={check} canRecord={canRecord && isOpen(check)}>
      <span className={MARK_COLOURS[tone]}>
        <StateMark state={check.state} />
      </span>
      <span className="underline-offset-4 group-hover:underline">
        {check.subject !== 'examination' && isOpen(check) && <span className="block">{shortName(name)}</span>}
        <span className={`block tabular-nums ${isOpen(check) ? `font-semibold ${MARK_COLOURS[tone]}` : ''}`}>
          {checkLabel(check, today, on !== undefined)}
        </span>
        {canRecord && isOpen(check) && (
          <span className="block text-primary print:hidden">{recordLabel(check)}</span>
        )}
        <span className="sr-only">
          {' '}
          – {name}, {fullName(person)}
        </span>
      </span>
    </CheckLink>
  )
}

/** Returns „ogólny” for „Instruktaż ogólny”: the column says the rest. */
function shortName(name: string): string {
  return name.split(' ').at(-1) ?? name
}

function MatrixItem({
  person,
  name,
  item,
  today,
  on,
  canAdd,
}: {
  person: Person
  name: string
  item: DutyItem
  today: Day
  on: Day | undefined
  canAdd: boolean
}) {
  const { label, tone } = DUTY_STATE_LABELS[item.state]
  const detail = itemDetail(item, today, on !== undefined)
  return (
    <>
      <DutyItemLink person={person} item={item} canAdd={canAdd} on={on}>
        {(isOffer) => (
          <>
            <span className={MARK_COLOURS[tone]}>
              <StateMark state={item.state} />
            </span>
            <span className="underline-offset-4 group-hover:underline">
              <span className={`font-semibold ${MARK_COLOURS[tone]}`}>{label}</span>
              {detail && <span className="block tabular-nums">{detail}</span>}
              {isOffer && <span className="block text-primary print:hidden">dodaj</span>}
              <span className="sr-only">
                {' '}
                – {name}, {fullName(person)}
              </span>
            </span>
          </>
        )}
      </DutyItemLink>
      {item.certificate && item.awaits && <p className="pl-5 text-muted">{awaitedText(item.awaits)}</p>}
    </>
  )
}
