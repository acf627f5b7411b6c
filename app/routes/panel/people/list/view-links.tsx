import { Link } from 'react-router'

import type { EmployeeView } from '~/domain/staff/employee-filters'
import { useListAddress } from '~/routes/panel/lists/use-list-address'

const VIEWS = [
  { view: 'list', label: 'Lista' },
  { view: 'matrix', label: 'Kwalifikacje' },
  { view: 'gate', label: 'Brama' },
] as const satisfies { view: EmployeeView; label: string }[]

/** Leads to the other views of the same people. */
export function ViewLinks({
  view: shown,
  toSearch,
}: {
  view: EmployeeView
  toSearch: (view: EmployeeView) => URLSearchParams
}) {
  const addressOf = useListAddress()
  return (
    <nav aria-label="Widok" className="flex border-b border-line print:hidden">
      {VIEWS.map(({ view, label }) => (
        <Link
          key={view}
          to={addressOf(toSearch(view))}
          aria-current={view === shown ? 'page' : undefined}
          preventScrollReset
          className="inline-flex min-h-11 items-center border-b-3 border-transparent px-3 font-semibold text-muted hover:text-ink aria-[current]:border-primary aria-[current]:text-primary forced-colors:not-aria-[current]:border-[Canvas] sm:px-4"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
