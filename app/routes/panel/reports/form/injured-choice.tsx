import { useCallback, useMemo, type Dispatch, type SetStateAction } from 'react'

import type { Draft } from '~/browser/records/drafts.client'
import type { Person } from '~/domain/people/user'
import { MAX_INJURED_LENGTH } from '~/domain/reports/new-report'
import { OUTSIDE_CREW } from '~/domain/reports/report-form'
import type { FieldErrors } from '~/domain/words/form'
import { drafted } from '~/routes/panel/recording/draft-form'
import { PeopleSelect } from '~/routes/panel/reports/people-select'
import { TextField, type Option } from '~/ui/field'

/** The choice in the form, and the text for somebody who is not of the crew. */
export type Injured = { choice: string; text: string }

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
          maxLength={MAX_INJURED_LENGTH}
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
