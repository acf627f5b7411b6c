import { DayField } from '~/components/day-field'
import { validityHint, type TermFields } from '~/domain/qualifications/proposed-term'
import { hasNoTerm, mayLackIssueDate } from '~/domain/qualifications/qualification'
import { FIRST_DAY, LAST_DAY, type Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'

/** Asks for issue date and expiry date, and explains the proposal of the latter. */
export function DateFields({
  term,
  earliest = FIRST_DAY,
  today,
  canLackIssueDate = false,
  isIssueKnown = false,
  onChange,
  errors,
}: {
  term: TermFields
  /** The first day of issue that is possible. */
  earliest?: Day
  today: Day
  /** True for a certificate of which nobody has known the day of issue before. */
  canLackIssueDate?: boolean
  /** True after a training: nobody gets its certificate without a day. */
  isIssueKnown?: boolean
  onChange: (changed: Partial<TermFields>) => void
  errors: FieldErrors
}) {
  const { type, scope, own } = term
  const isOptional = type !== undefined && hasNoTerm({ type, scope, own })
  const isOptionalByType = type !== undefined && mayLackIssueDate({ type })
  const mayLackIssue = !isIssueKnown && (canLackIssueDate || isOptionalByType)
  return (
    <>
      <DayField
        label={mayLackIssue ? 'Data wydania (jeśli jest znana)' : 'Data wydania'}
        error={errors.issueDate}
        name="issueDate"
        required={!mayLackIssue}
        value={term.issueDate}
        onDay={(issueDate) => onChange({ issueDate })}
        min={earliest}
        max={today}
      />
      <DayField
        label={isOptional ? 'Data ważności (opcjonalnie)' : 'Data ważności'}
        hint={type && validityHint({ type, scope, own }, term.issueDate)}
        error={errors.expiryDate}
        name="expiryDate"
        required={!isOptional}
        value={term.expiryDate}
        onDay={(expiryDate) => onChange({ expiryDate })}
        min={FIRST_DAY}
        max={LAST_DAY}
      />
    </>
  )
}
