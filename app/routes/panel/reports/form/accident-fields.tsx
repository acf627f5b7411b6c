import { useCallback, useMemo, type Dispatch, type SetStateAction } from 'react'

import type { Draft } from '~/browser/records/drafts.client'
import { DayField } from '~/components/day-field'
import type { Person } from '~/domain/people/user'
import { INJURED_ROLES, SEVERITIES, type InjuredRole } from '~/domain/reports/accident'
import { REPORT_FIELDS } from '~/domain/reports/report-fields'
import { OUTSIDE_CREW } from '~/domain/reports/report-form'
import { FIRST_DAY, type Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { drafted } from '~/routes/panel/recording/draft-form'
import { AssessmentFields } from '~/routes/panel/reports/assessment-fields'
import { PeopleSelect } from '~/routes/panel/reports/people-select'
import { TextField, type Option } from '~/ui/field'

/**
 * Asks of an accident who was hurt, how badly, and when the employer was told. For other kinds the fields are hidden and
 * stay in the form, so that its draft keeps them while the person tries another kind.
 */
export function AccidentFields({
  isAsked,
  usualRole,
  today,
  draft,
  errors,
}: {
  isAsked: boolean
  /** The role of the injured person, as far as the basis of their work says it. */
  usualRole: InjuredRole | undefined
  today: Day
  draft: Draft
  errors: FieldErrors
}) {
  const initial = {
    who: INJURED_ROLES.find((role) => role === drafted(draft, 'who')),
    severity: SEVERITIES.find((severity) => severity === drafted(draft, 'severity')) ?? 'unknown',
    isCollective: drafted(draft, 'isCollective') !== undefined,
    deathOn: drafted(draft, 'deathOn'),
  }
  return (
    <div hidden={!isAsked} className={isAsked ? 'flex flex-col gap-5' : ''}>
      <AssessmentFields initial={initial} usualRole={usualRole} today={today} errors={errors} />
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

/** The choice in the form, and the text for somebody who is not of the crew. */
type Injured = { choice: string; text: string }

/** Returns what the draft holds. An older draft has only the text, and one of the people may be gone since. */
export function draftedInjured(draft: Draft, people: readonly Person[]): Injured {
  const text = drafted(draft, 'injured') ?? ''
  const choice = drafted(draft, 'injuredId') ?? (text && OUTSIDE_CREW)
  const isOffered = choice === OUTSIDE_CREW || people.some(({ id }) => id === choice)
  return { choice: isOffered ? choice : '', text }
}

/**
 * Asks who was hurt: one of the people, or somebody else, who is typed. Fields that are not shown stay in the form, so
 * that its draft keeps them while the person tries another kind or somebody else.
 */
export function InjuredChoice({
  isAsked,
  people,
  toOption,
  injured,
  onChange,
  errors,
}: {
  /** False for a kind that has no injured person. */
  isAsked: boolean
  /** The viewer comes first. */
  people: readonly Person[]
  toOption: (person: Person) => Option
  injured: Injured
  onChange: Dispatch<SetStateAction<Injured>>
  errors: FieldErrors
}) {
  const options = useMemo(() => {
    const [viewer, ...crew] = people.map(toOption)
    // At the top, because a crew can be long.
    const outside = { value: OUTSIDE_CREW, label: crew.length > 0 ? 'Ktoś spoza załogi' : 'Ktoś inny' }
    return [{ value: '', label: 'Nie wskazano' }, ...(viewer ? [viewer] : []), outside, ...crew]
  }, [people, toOption])
  const choose = useCallback((choice: string) => onChange((former) => ({ ...former, choice })), [onChange])
  return (
    <>
      {isAsked ? (
        <PeopleSelect
          label="Osoba poszkodowana (opcjonalnie)"
          name="injuredId"
          value={injured.choice}
          onChoose={choose}
          options={options}
          error={errors.injuredId}
        />
      ) : (
        <input type="hidden" name="injuredId" value={injured.choice} />
      )}
      {isAsked && injured.choice === OUTSIDE_CREW ? (
        <TextField
          label="Kto ucierpiał"
          hint="Na przykład imię, nazwisko i firma"
          name="injured"
          required
          maxLength={REPORT_FIELDS.injured.maxLength}
          value={injured.text}
          onChange={({ currentTarget: { value } }) => onChange((former) => ({ ...former, text: value }))}
          error={errors.injured}
        />
      ) : (
        <input type="hidden" name="injured" value={injured.text} />
      )}
    </>
  )
}
