import type { ChosenPeople, PeopleChoices } from '~/domain/admission/people-choices'
import type { Choice } from '~/routes/panel/lists/list-filters'

/** Returns the selects that narrow a list of people. One with nothing to choose from is left out. */
export function peopleSelects(
  { companies, positions, departments }: PeopleChoices,
  { company, position, department }: ChosenPeople,
): Choice[] {
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
  ]
  return selects
    .filter(({ names }) => names.length > 1)
    .map(({ name, label, first, value = '', names }) => ({
      name,
      label,
      value,
      options: [{ value: '', label: first }, ...names.map((each) => ({ value: each, label: each }))],
    }))
}
