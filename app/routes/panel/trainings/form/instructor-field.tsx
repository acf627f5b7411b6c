import { useId, useState } from 'react'

import { MAX_PERSON_LENGTH } from '~/domain/trainings/new-training'
import { queryMatcher } from '~/domain/words/query'
import { TextField } from '~/ui/field'

const MAX_SUGGESTIONS = 20
/** One letter would suggest much of the staff. */
const MIN_TYPED = 2

/** Asks who runs the training, and suggests the people of the company: anybody from outside can be typed. */
export function InstructorField({
  crew,
  start = '',
  error,
}: {
  crew: readonly string[]
  start?: string
  error?: string
}) {
  const listId = useId()
  const [typed, setTyped] = useState(start)
  const matches = queryMatcher(typed)
  const suggestions =
    typed.trim().length < MIN_TYPED ? [] : crew.filter((person) => matches(person)).slice(0, MAX_SUGGESTIONS)
  return (
    <>
      <TextField
        label="Prowadzący"
        hint="Osoba z firmy albo spoza firmy."
        error={error}
        name="instructor"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        list={listId}
        required
        maxLength={MAX_PERSON_LENGTH}
      />
      <datalist id={listId}>
        {suggestions.map((person) => (
          <option key={person} value={person}>
            {person}
          </option>
        ))}
      </datalist>
    </>
  )
}
