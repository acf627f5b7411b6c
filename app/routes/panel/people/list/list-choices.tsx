import { Link } from 'react-router'

import type { MatrixColumn } from '~/domain/admission/admission-matrix'
import { BASES } from '~/domain/people/basis'
import {
  EMPLOYEE_DEFAULTS,
  EMPLOYEE_SORTS,
  EMPLOYEE_STATES,
  type EmployeeFilters,
  type EmployeeView,
  type PeopleChoices,
} from '~/domain/staff/employee-filters'
import type { Choice } from '~/routes/panel/lists/choice-chip'
import { useListAddress } from '~/routes/panel/lists/use-list-address'
import type { Option } from '~/ui/field'

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
    <nav aria-label="Widok" className="flex print:hidden">
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

/** Returns the selects that narrow and sort a list of people. One with nothing to choose from is left out. */
export function employeeSelects(
  choices: PeopleChoices,
  filters: EmployeeFilters,
  {
    columns,
    hasAdmission,
    hasUnreadable,
  }: { columns: readonly MatrixColumn[]; hasAdmission: boolean; hasUnreadable: boolean },
): Choice[] {
  const { view, state, sort } = filters
  const defaults = EMPLOYEE_DEFAULTS[view]
  const states = EMPLOYEE_STATES.filter(
    ({ value }) =>
      value === state ||
      value === defaults.state ||
      value === 'all' ||
      (value === 'unread' ? hasUnreadable : hasAdmission),
  )
  const sorts =
    view === 'matrix'
      ? [...EMPLOYEE_SORTS, ...columns.map(({ key, name }) => ({ value: key, label: `Według: ${name}` }))]
      : EMPLOYEE_SORTS
  return [
    ...peopleSelects(choices, filters),
    ...(states.length > 1
      ? [{ name: 'state', label: 'Kto', value: state, options: withFirst(states, defaults.state) }]
      : []),
    ...(hasAdmission && view !== 'gate'
      ? [
          {
            name: 'sort',
            label: 'Kolejność',
            value: sort,
            options: withFirst(sorts, defaults.sort),
            headingsFrom: view === 'matrix' ? ('lg' as const) : ('sm' as const),
          },
        ]
      : []),
  ]
}

/** Returns the options with the default of the view as the first one, which means no filter. */
function withFirst(options: readonly Option[], value: string): Option[] {
  return [
    ...options.filter((option) => option.value === value),
    ...options.filter((option) => option.value !== value),
  ]
}

function peopleSelects(
  { companies, positions, departments, bases }: PeopleChoices,
  { company, position, department, basis }: EmployeeFilters,
): Choice[] {
  const labels = new Map<string, string>(Object.entries(BASES))
  const selects = [
    { name: 'company', label: 'Firma', first: 'Wszystkie firmy', value: company, names: companies },
    {
      name: 'position',
      label: 'Stanowisko',
      first: 'Wszystkie stanowiska',
      value: position,
      names: positions,
    },
    { name: 'department', label: 'Dział', first: 'Wszystkie działy', value: department, names: departments },
    { name: 'basis', label: 'Podstawa', first: 'Każda podstawa', value: basis, names: bases },
  ]
  return selects
    .filter(({ names }) => names.length > 1)
    .map(({ name, label, first, value = '', names }) => ({
      name,
      label,
      value,
      options: [
        { value: '', label: first },
        ...names.map((each) => ({ value: each, label: labels.get(each) ?? each })),
      ],
    }))
}
