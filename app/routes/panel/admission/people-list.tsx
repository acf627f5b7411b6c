import { MARK_COLOURS, StateMark } from '~/components/state-mark'
import { matterOfQualification } from '~/domain/access/disclosure'
import { admissionFor, type Admission } from '~/domain/admission/admission'
import { matterOfCheck } from '~/domain/admission/admission-check'
import {
  REQUIREMENT_STATE_LABELS,
  namedItemLabel,
  outsideLabel,
  unknownPositionText,
  WITHHELD_LABEL,
} from '~/domain/admission/admission-label'
import { namedCheckLabel } from '~/domain/admission/check-label'
import { isOpen } from '~/domain/admission/requirement-item'
import { awaitedText } from '~/domain/certificates/renewal'
import { requirementKey } from '~/domain/qualifications/requirement'
import { positionLabelBeside } from '~/domain/staff/staff'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { onPaper } from '~/routes/panel/lists/printing'
import { EmployeeLink } from '~/routes/panel/people/employee-link'
import { CARD } from '~/ui/card'

import { CheckLink, recordLabel, RequirementLink } from './admission-links'
import { MayWork } from './may-work'
import type { StaffAdmission } from './staff-admissions'

type PeopleListProps = {
  admissions: readonly StaffAdmission[]
  nameOf: (person: StaffAdmission['person']) => string
  today: Day
  /** Set if `today` is a later day, which the links keep. */
  on: Day | undefined
  canAddFor: ReadonlySet<string>
  /** True if the viewer keeps the papers of the employment. */
  keepsPapers: boolean
}

/** Lists people with the qualifications that they lack, in words: the matrix for narrow screens. */
export function PeopleList({ admissions, nameOf, today, on, canAddFor, keepsPapers }: PeopleListProps) {
  return (
    <ul className={`${CARD} divide-y divide-line`}>
      {admissions.map((admission) => (
        <li
          key={admission.person.id}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 px-4 py-3 sm:px-5 lg:grid-cols-[minmax(0,17rem)_9rem_1fr]"
        >
          <div className="min-w-0">
            <EmployeeLink employee={admission.person} name={nameOf(admission.person)} on={on} />
            <p className="text-sm text-muted empty:hidden">
              {keepTogether(positionLabelBeside(nameOf(admission.person), admission.person))}
            </p>
          </div>
          <MayWork admission={admission} />
          <Lacks
            admission={admission}
            name={nameOf(admission.person)}
            today={today}
            on={on}
            canAdd={canAddFor.has(admission.person.id)}
            keepsPapers={keepsPapers}
          />
        </li>
      ))}
    </ul>
  )
}

function Lacks({
  admission,
  name,
  today,
  on,
  canAdd,
  keepsPapers,
}: {
  admission: Admission
  name: string
  today: Day
  on: Day | undefined
  canAdd: boolean
  keepsPapers: boolean
}) {
  const isLater = on !== undefined
  const items = admission.items.filter(isOpen)
  const checks = admission.checks.filter(isOpen)
  const notes = [
    outsideLabel(admission),
    unknownPositionText(admission),
    admission.isWithheld && WITHHELD_LABEL,
  ].filter(Boolean)
  if (items.length === 0 && checks.length === 0 && notes.length === 0) return null
  return (
    <ul className="col-span-full max-lg:mt-1 lg:col-span-1">
      {notes.map((note) => (
        <li key={String(note)}>{note}</li>
      ))}
      {checks.map((check) => (
        <li
          key={`${check.subject} ${check.position ?? ''}`}
          className={onPaper('print of people', matterOfCheck(check))}
        >
          <CheckLink person={admission.person} check={check} canRecord={keepsPapers}>
            <span className={MARK_COLOURS[REQUIREMENT_STATE_LABELS[check.state].tone]}>
              <StateMark state={check.state} />
            </span>
            <span className="underline-offset-4 group-hover:underline">
              {namedCheckLabel(check, today, isLater)}
              {keepsPapers && <span className="text-primary">, {recordLabel(check)}</span>}
              <span className="sr-only"> – {name}</span>
            </span>
          </CheckLink>
        </li>
      ))}
      {!admission.isWithheld && admissionFor('print of people', admission).isWithheld && (
        <li className="hidden print:block">{WITHHELD_LABEL}</li>
      )}
      {items.map((item) => (
        <li
          key={requirementKey(item.requirement)}
          className={onPaper('print of people', matterOfQualification(item.requirement.qualification))}
        >
          <RequirementLink person={admission.person} item={item} canAdd={canAdd} on={on}>
            {(isOffer) => (
              <>
                <span className={MARK_COLOURS[REQUIREMENT_STATE_LABELS[item.state].tone]}>
                  <StateMark state={item.state} />
                </span>
                <span className="underline-offset-4 group-hover:underline">
                  {namedItemLabel(item, today, isLater)}
                  {isOffer && <span className="text-primary">, dodaj</span>}
                  <span className="sr-only"> – {name}</span>
                </span>
              </>
            )}
          </RequirementLink>
          {item.certificate && item.awaits && (
            <p className="pl-5 text-sm text-muted">{awaitedText(item.awaits)}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
