import { href, Link } from 'react-router'

import { fullName, surnameFirst, type Person } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'
import { stateDaySearch } from '~/domain/words/state-day'

/** The name of an employee, which links to their page and keeps the later day (`on`). */
export function EmployeeLink({
  employee,
  name,
  on,
  isSurnameFirst = false,
}: {
  employee: Person
  /** How to name them if nothing beside the link tells namesakes apart. */
  name?: string
  on?: Day
  /** For lists that are sorted by surname. */
  isSurnameFirst?: boolean
}) {
  return (
    <Link
      to={{ pathname: href('/employees/:id', { id: employee.id }), search: stateDaySearch(on) }}
      className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {name ?? (isSurnameFirst ? surnameFirst(employee) : fullName(employee))}
    </Link>
  )
}
