import { useState } from 'react'
import { href, Link } from 'react-router'

import { isEmailAddress } from '~/domain/words/mail-link'
import { keepTogether } from '~/domain/words/polish'
import type { StaffAdmission } from '~/routes/panel/admission/staff-admissions'
import { EmployeeLink } from '~/routes/panel/people/employee-link'
import { Button } from '~/ui/button'
import { TEXT_LINK } from '~/ui/text-link'

/** Somebody who is reminded, and of what. */
export type Reminded = { person: StaffAdmission['person']; lines: readonly string[]; isNoted: boolean }

/** As many as somebody reads through. */
const SHOWN = 20

/** Lists who gets a reminder. Each of several people can get a letter of their own instead. */
export function Recipients({
  people,
  nameOf,
}: {
  people: readonly Reminded[]
  nameOf: (person: Reminded['person']) => string
}) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? people : people.slice(0, SHOWN)
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map(({ person, lines, isNoted }) => (
          <li key={person.id} className="py-2.5 [overflow-wrap:anywhere] first:pt-0 last:pb-0">
            <EmployeeLink employee={person} name={nameOf(person)} />
            <p className="text-sm text-muted">
              {person.email ?? 'Bez adresu e-mail'}
              {person.email !== undefined && !isEmailAddress(person.email) && ' (nieprawidłowy adres e-mail)'}
              {isNoted && ' · przypomniano dziś'}
            </p>
            {lines.map((line) => (
              <p key={line} className="text-sm">
                {keepTogether(line)}
              </p>
            ))}
            {people.length > 1 && (
              <Link
                to={`${href('/employees/reminder')}?person=${person.id}`}
                className={`${TEXT_LINK} text-sm`}
              >
                Napisz osobno<span className="sr-only">: {nameOf(person)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {shown.length < people.length && (
        <Button size="sm" onClick={() => setIsWhole(true)} className="self-start">
          Pokaż wszystkich: {people.length}
        </Button>
      )}
    </>
  )
}
