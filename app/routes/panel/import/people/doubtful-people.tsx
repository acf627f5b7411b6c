import { useState } from 'react'

import { sharesIdentifier, type MatchedGroup, type PersonChoice } from '~/domain/import/people/match-people'
import { factsIn, type PersonFacts } from '~/domain/people/person-fields'
import { fullName } from '~/domain/people/user'
import { hasLeft } from '~/domain/records/person-changes'
import type { Day } from '~/domain/words/day'
import { pageOf } from '~/domain/words/page'
import { LocalPages } from '~/routes/panel/import/local-pages'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'

const PEOPLE_PER_PAGE = 25

/** Asks who each doubtful person is. Nothing is preselected. */
export function DoubtfulPeople({
  groups,
  choices,
  today,
  nameOfLine,
  onChoose,
}: {
  groups: readonly MatchedGroup[]
  choices: ReadonlyMap<string, PersonChoice>
  today: Day
  /** Names a line as its sheet does. */
  nameOfLine: (line: number) => string
  onChoose: (choices: ReadonlyMap<string, PersonChoice>) => void
}) {
  const [number, setNumber] = useState(1)
  const page = pageOf(groups, number, PEOPLE_PER_PAGE)
  const single = groups.flatMap(({ key, match }) => {
    const [candidate, ...others] = match.kind === 'doubtful' ? match.candidates : []
    return candidate && others.length === 0
      ? [[key, { kind: 'known' as const, id: candidate.id }] as const]
      : []
  })
  // A person with a known number or e-mail is nobody new, and choices that were made stay.
  const different = groups.filter((group) => !choices.has(group.key) && !sharesIdentifier(group))
  return (
    <div className="flex flex-col gap-4">
      {groups.length > 1 && (
        <div className="flex flex-wrap gap-3">
          {single.length > 1 && (
            <Button onClick={() => onChoose(new Map(single))}>To te same osoby ({single.length})</Button>
          )}
          {different.length > 0 && (
            <Button onClick={() => onChoose(new Map(different.map(({ key }) => [key, { kind: 'new' }])))}>
              Wszystkie to różne osoby ({different.length})
            </Button>
          )}
        </div>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {page.items.map((group) => (
          <li key={group.key} className="py-4 first:pt-0 last:pb-0">
            <DoubtfulPerson
              group={group}
              choice={choices.get(group.key)}
              today={today}
              nameOfLine={nameOfLine}
              onChoose={(choice) => onChoose(new Map([[group.key, choice]]))}
            />
          </li>
        ))}
      </ul>
      <LocalPages page={page} onPage={setNumber} />
    </div>
  )
}

function DoubtfulPerson({
  group: { person, lines, match, namesakes },
  choice,
  today,
  nameOfLine,
  onChoose,
}: {
  group: MatchedGroup
  choice: PersonChoice | undefined
  today: Day
  nameOfLine: (line: number) => string
  onChoose: (choice: PersonChoice) => void
}) {
  const fate = hasLeft(person, today) ? 'zostanie w archiwum' : 'wróci z archiwum'
  const { reason, candidates } = match.kind === 'doubtful' ? match : { reason: '', candidates: [] }
  const options: { value: string; label: string; choice?: PersonChoice }[] = [
    { value: '', label: 'Wybierz, kto to jest' },
    ...candidates.map((candidate) => ({
      value: `known ${candidate.id}`,
      label: `Znana osoba: ${describe(candidate)}${candidate.isArchived ? ` (${fate})` : ''}`,
      choice: { kind: 'known' as const, id: candidate.id },
    })),
    ...namesakes.map(({ key, person: other }) => ({
      value: `same ${key}`,
      label: `Ta sama osoba co w wierszu ${key}: ${describe(other)}`,
      choice: { kind: 'same' as const, key },
    })),
    { value: 'new', label: 'Nowa osoba', choice: { kind: 'new' } },
    { value: 'skip', label: 'Pomiń tę osobę', choice: { kind: 'skip' } },
  ]
  return (
    <SelectField
      label={describe(person)}
      hint={`${reason}. ${lines.length === 1 ? 'Wiersz' : 'Wiersze'} ${lines.slice(0, 5).map(nameOfLine).join(', ')}${lines.length > 5 ? '…' : ''}`}
      value={valueOf(choice)}
      onChange={({ currentTarget: { value } }) => {
        const chosen = options.find((option) => option.value === value)?.choice
        if (chosen) onChoose(chosen)
      }}
      options={options}
    />
  )
}

function valueOf(choice: PersonChoice | undefined): string {
  switch (choice?.kind) {
    case undefined:
      return ''
    case 'known':
      return `known ${choice.id}`
    case 'same':
      return `same ${choice.key}`
    default:
      return choice?.kind ?? ''
  }
}

/** Returns what tells a person apart from others with the same name. */
function describe(person: PersonFacts): string {
  return [fullName(person), ...factsIn(person, 'number', 'work', 'employment'), person.email]
    .filter(Boolean)
    .join(', ')
}
