import { useState } from 'react'

import { fullName, type Person } from '~/domain/people/user'
import { countOf } from '~/domain/words/polish'
import { queryMatcher } from '~/domain/words/query'
import { CheckList, CheckRow } from '~/ui/check-list'
import { TextField } from '~/ui/field'

/** The most people that are listed. If there are more, nobody is listed before a name is typed. */
const LISTED_AT_ONCE = 6

/** Asks for people, with a search by name above checkboxes. People who are chosen always stay visible. */
export function PeopleField({
  legend,
  label,
  name,
  people,
  telling,
  chosen,
  onChoose,
  error,
}: {
  legend: string
  label: string
  name: string
  people: readonly Person[]
  /** Returns what tells a person from namesakes. */
  telling: (person: Person) => readonly string[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
  error?: string
}) {
  const [query, setQuery] = useState('')
  const matches = queryMatcher(query)
  const found = people.filter((person) => matches(fullName(person)))
  const listed = new Set(
    query.trim() || people.length <= LISTED_AT_ONCE ? found.slice(0, LISTED_AT_ONCE) : [],
  )
  const shown = people.filter((person) => listed.has(person) || chosen.includes(person.id))
  const choose = (id: string, isChosen: boolean) => {
    const others = chosen.filter((chosenId) => chosenId !== id)
    onChoose(isChosen ? [...others, id] : others)
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{legend}</legend>
      <TextField
        label={label}
        hint="Wpisz imię lub nazwisko i zaznacz osoby z listy"
        type="search"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        enterKeyHint="search"
        onKeyDown={(event) => {
          // Enter means "search" here. It must not send an unfinished form.
          if (event.key === 'Enter') event.preventDefault()
        }}
        error={error}
      />
      <p role="status" className="text-sm text-muted empty:sr-only">
        {query.trim() !== '' && foundLabel(found.length)}
      </p>
      {shown.length > 0 && (
        <CheckList>
          {shown.map((person) => (
            <CheckRow
              key={person.id}
              name={name}
              value={person.id}
              checked={chosen.includes(person.id)}
              onChange={(event) => choose(person.id, event.currentTarget.checked)}
            >
              {fullName(person)}
              <span className="block text-sm text-muted empty:hidden">
                {[person.position, ...telling(person).filter((fact) => fact !== person.position)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </CheckRow>
          ))}
        </CheckList>
      )}
    </fieldset>
  )
}

function foundLabel(count: number): string {
  if (count === 0) return 'Nie ma takiej osoby na liście.'
  if (count <= LISTED_AT_ONCE) return countOf(count, 'person')
  return `Pokazano ${LISTED_AT_ONCE} z\u00a0${count}. Wpisz więcej liter.`
}
