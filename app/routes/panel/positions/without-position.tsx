import { href, Link } from 'react-router'

import { fullName, type Person } from '~/domain/people/user'
import { countOf } from '~/domain/words/polish'
import { TEXT_LINK } from '~/ui/text-link'

const PEOPLE_SHOWN = 10

/** Names the people who have no position at all; their forms ask for one. */
export function WithoutPosition({ people }: { people: readonly Person[] }) {
  const hidden = people.length - PEOPLE_SHOWN
  return (
    <li className="py-4">
      <h3 className="font-semibold">Bez stanowiska</h3>
      <p className="text-sm text-muted">
        {countOf(people.length, 'person')} · stanowisko wpiszesz w&nbsp;danych osoby
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {people.slice(0, PEOPLE_SHOWN).map((person) => (
          <li key={person.id}>
            <Link to={href('/employees/:id/edit', { id: person.id })} className={TEXT_LINK}>
              {fullName(person)}
            </Link>
          </li>
        ))}
        {hidden > 0 && (
          <li className="inline-flex min-h-11 items-center text-muted">
            i&nbsp;jeszcze {countOf(hidden, 'person')}
          </li>
        )}
      </ul>
    </li>
  )
}
