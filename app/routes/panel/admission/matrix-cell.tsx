import { MARK_COLOURS, StateMark } from '~/components/state-mark'
import type { Admission } from '~/domain/admission/admission'
import type { AdmissionCheck } from '~/domain/admission/admission-check'
import { REQUIREMENT_STATE_LABELS, unknownPositionText } from '~/domain/admission/admission-label'
import {
  checkCellLabel,
  checksIn,
  itemCellLabel,
  itemsIn,
  type MatrixColumn,
} from '~/domain/admission/admission-matrix'
import { itemDetail } from '~/domain/admission/admission-text'
import { CHECK_NAMES, namedCheckLabel } from '~/domain/admission/check-label'
import { isOpen, type RequirementItem } from '~/domain/admission/requirement-item'
import { awaitedText } from '~/domain/certificates/renewal'
import type { Person } from '~/domain/people/user'
import { requirementKey } from '~/domain/qualifications/requirement'
import type { Day } from '~/domain/words/day'

import { CheckLink, recordLabel, RequirementLink } from './admission-links'

/** Shows what a person has in a column, in words with a mark: the state, its day and the way to act. */
export function MatrixCell({
  admission,
  name,
  column,
  today,
  on,
  canAdd,
  keepsPapers,
}: {
  admission: Admission
  /** Names the person, with what tells them from namesakes. */
  name: string
  column: MatrixColumn
  today: Day
  on: Day | undefined
  canAdd: boolean
  keepsPapers: boolean
}) {
  const items = itemsIn(admission, column)
  const checks = checksIn(admission, column)
  const [first] = checks
  if (first) {
    // Both parts of the initial training share a cell: if both are done, one says it.
    const open = checks.filter(isOpen)
    return (
      <span className="inline-flex gap-3">
        {(open.length > 0 ? open : [first]).map((check) => (
          <MatrixCheck
            key={`${check.subject} ${check.position ?? ''}`}
            person={admission.person}
            personName={name}
            check={check}
            today={today}
            on={on}
            canRecord={keepsPapers}
          />
        ))}
      </span>
    )
  }
  if (items.length === 0) {
    const isUnknown = unknownPositionText(admission) !== undefined
    return (
      <span className="text-muted">
        {isUnknown ? (
          'nie wiadomo'
        ) : (
          <span className="opacity-50">
            <StateMark state="none" />
          </span>
        )}
        {!isUnknown && <span className="sr-only">nie dotyczy</span>}
      </span>
    )
  }
  return items.map((item) => (
    <MatrixItem
      key={requirementKey(item.requirement)}
      person={admission.person}
      personName={name}
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
  personName,
  check,
  today,
  on,
  canRecord,
}: {
  person: Person
  personName: string
  check: AdmissionCheck
  today: Day
  on: Day | undefined
  canRecord: boolean
}) {
  const { tone } = REQUIREMENT_STATE_LABELS[check.state]
  const name = CHECK_NAMES[check.subject]
  return (
    <CheckLink person={person} check={check} canRecord={canRecord && isOpen(check)}>
      <span className={MARK_COLOURS[tone]}>
        <StateMark state={check.state} />
      </span>
      <span className="underline-offset-4 group-hover:underline">
        <span
          className={`tabular-nums ${isOpen(check) ? `font-semibold ${MARK_COLOURS[tone]} ${canRecord ? 'underline decoration-1' : ''}` : ''}`}
        >
          {check.subject !== 'examination' && isOpen(check) && `${shortName(name)} `}
          {isOpen(check) && <OfPosition position={check.position} />}
          {checkCellLabel(check)}
        </span>
        <span className="sr-only">
          {' '}
          – {namedCheckLabel(check, today, on !== undefined)}
          {canRecord && isOpen(check) && `, ${recordLabel(check)}`}, {personName}
        </span>
      </span>
    </CheckLink>
  )
}

/** Names a position beside the main one. A long name is cut, because it would make the column wide. */
function OfPosition({ position }: { position: string | undefined }) {
  if (position === undefined) return null
  return (
    <>
      <span className="inline-block max-w-28 truncate align-bottom print:inline print:max-w-none">
        {position}
      </span>
      {': '}
    </>
  )
}

/** Returns „ogólny” for „Instruktaż ogólny”: the column says the rest. */
function shortName(name: string): string {
  return name.split(' ').at(-1) ?? name
}

function MatrixItem({
  person,
  personName,
  name,
  item,
  today,
  on,
  canAdd,
}: {
  person: Person
  personName: string
  name: string
  item: RequirementItem
  today: Day
  on: Day | undefined
  canAdd: boolean
}) {
  const { label, tone } = REQUIREMENT_STATE_LABELS[item.state]
  const detail = itemDetail(item, today, on !== undefined)
  return (
    <>
      <RequirementLink person={person} item={item} canAdd={canAdd} on={on}>
        {(isOffer) => (
          <>
            <span className={MARK_COLOURS[tone]}>
              <StateMark state={item.state} />
            </span>
            <span className="underline-offset-4 group-hover:underline">
              <span className={`tabular-nums ${isOpen(item) ? `font-semibold ${MARK_COLOURS[tone]}` : ''}`}>
                {isOpen(item) && <OfPosition position={item.position} />}
                {itemCellLabel(item, today)}
              </span>
              {isOffer && <span className="text-primary print:hidden">, dodaj</span>}
              <span className="sr-only">
                {' '}
                – {[label, detail].filter(Boolean).join(' ')}, {name}, {personName}
              </span>
            </span>
          </>
        )}
      </RequirementLink>
      {item.certificate && item.awaits && (
        <span title={awaitedText(item.awaits)} className="pl-2 text-warning">
          <StateMark state="pending" />
          <span className="sr-only">{awaitedText(item.awaits)}</span>
        </span>
      )}
    </>
  )
}
