import UserPlus from 'lucide/dist/esm/icons/user-plus.mjs'
import { href, Link } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { factOf } from '~/domain/people/person-fields'
import { fullName, type Person } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'
import type { Day } from '~/domain/words/day'
import { addressLink, isEmailAddress } from '~/domain/words/mail-link'
import { stateDaySearch } from '~/domain/words/state-day'
import { Breakable, BreakableEmail } from '~/ui/breakable'
import { Icon } from '~/ui/icon'

/** The name of an employee, which links to their page and keeps the later day (`on`). */
export function EmployeeLink({
  employee,
  name,
  on,
}: {
  employee: Person
  /** How to name them if it is not by first name and surname, see `names-apart.ts`. */
  name?: string
  on?: Day
}) {
  return (
    <Link
      to={{ pathname: href('/employees/:id', { id: employee.id }), search: stateDaySearch(on) }}
      className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      <Breakable>{name ?? fullName(employee)}</Breakable>
    </Link>
  )
}

/** The former surname of a person, below their name unless it is part of that. */
export function FormerName({ person, name }: { person: PersonRecord; name: string }) {
  const former = factOf(person, 'formerName')
  if (!former || name.includes(former)) return null
  return (
    <p className="text-sm text-muted print:hidden">
      <Breakable>{former}</Breakable>
    </p>
  )
}

/** Shows what a record has as the e-mail of a person. It leads to a letter only if it is an address. */
export function EmailLink({ children: email }: { children: string }) {
  const text = <BreakableEmail>{email}</BreakableEmail>
  if (!isEmailAddress(email)) return text
  return (
    <a
      href={addressLink(email)}
      className="inline-flex min-h-6 min-w-0 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {text}
    </a>
  )
}

/** `label` names the people of a training centre. Beside a heading only its first word is seen on a phone. */
export function AddEmployeeLink({
  label = 'Dodaj pracownika',
  variant = 'primary',
  isBesideHeading = false,
}: {
  label?: string
  variant?: 'primary' | 'secondary'
  isBesideHeading?: boolean
}) {
  const [verb, ...whom] = label.split(' ')
  return (
    <ButtonLink to={href('/employees/new')} variant={variant}>
      <Icon of={UserPlus} className={`size-4 ${isBesideHeading ? 'max-sm:hidden' : ''}`} />
      <span>
        {verb}
        <span className={isBesideHeading ? 'max-sm:sr-only' : ''}> {whom.join(' ')}</span>
      </span>
    </ButtonLink>
  )
}

/** Leads to the table into which an employer types the days of papers. */
export function TypePapersLink({ size }: { size?: 'sm' }) {
  return (
    <ButtonLink to={href('/employees/papers')} size={size}>
      Wpisz dokumenty
    </ButtonLink>
  )
}

/** Leads to the table into which an employer types or pastes several people. */
export function TypeEmployeesLink({ isMain = false }: { isMain?: boolean }) {
  return (
    <ButtonLink to={href('/employees/many')} variant={isMain ? 'primary' : 'secondary'}>
      Wpisz pracowników
    </ButtonLink>
  )
}
