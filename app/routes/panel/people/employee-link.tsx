import { href, Link } from 'react-router'

import { fullName, type Person } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'
import { stateDaySearch } from '~/domain/words/state-day'

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
      {name ?? fullName(employee)}
    </Link>
  )
}
