import type { Draft } from '~/browser/records/drafts.client'
import { DayField } from '~/components/day-field'
import { INJURED_ROLES, SEVERITIES } from '~/domain/reports/accident'
import { FIRST_DAY, type Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { drafted } from '~/routes/panel/recording/draft-form'
import { AssessmentFields } from '~/routes/panel/reports/assessment-fields'

/**
 * Asks of an accident who was hurt, how badly, and when the employer was told. For other kinds the fields are hidden and
 * stay in the form, so that its draft keeps them while the person tries another kind.
 */
export function AccidentFields({
  isAsked,
  today,
  draft,
  errors,
}: {
  isAsked: boolean
  today: Day
  draft: Draft
  errors: FieldErrors
}) {
  const initial = {
    who: INJURED_ROLES.find((role) => role === drafted(draft, 'who')) ?? 'employee',
    severity: SEVERITIES.find((severity) => severity === drafted(draft, 'severity')) ?? 'unknown',
    isCollective: drafted(draft, 'isCollective') !== undefined,
    deathOn: drafted(draft, 'deathOn'),
  }
  return (
    <div hidden={!isAsked} className={isAsked ? 'flex flex-col gap-5' : ''}>
      <AssessmentFields initial={initial} today={today} errors={errors} />
      <DayField
        label="Dzień zawiadomienia pracodawcy"
        hint="Od tego dnia biegną terminy po wypadku"
        name="notifiedOn"
        min={FIRST_DAY}
        max={today}
        defaultValue={drafted(draft, 'notifiedOn') ?? today}
        error={errors.notifiedOn}
        className="sm:max-w-72"
      />
    </div>
  )
}
