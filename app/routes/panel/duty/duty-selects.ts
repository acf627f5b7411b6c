import {
  DUTY_SHOWN_OPTIONS,
  DUTY_SORT_OPTIONS,
  type DutyChoices,
  type DutyFilters,
} from '~/domain/admission/duty-filters'
import type { Choice } from '~/routes/panel/lists/list-filters'

/** Returns the selects of a list of duties. A select with nothing to choose from is left out. */
export function dutySelects({ companies, positions }: DutyChoices, filters: DutyFilters): Choice[] {
  const named = (first: string, names: readonly string[]) => [
    { value: '', label: first },
    ...names.map((name) => ({ value: name, label: name })),
  ]
  const selects: Choice[] = [
    {
      name: 'company',
      label: 'Firma',
      value: filters.company ?? '',
      options: companies.length > 1 ? named('Wszystkie firmy', companies) : [],
    },
    {
      name: 'position',
      label: 'Stanowisko',
      value: filters.position ?? '',
      options: positions.length > 1 ? named('Wszystkie stanowiska', positions) : [],
    },
    { name: 'show', label: 'Kto', value: filters.show, options: DUTY_SHOWN_OPTIONS },
    { name: 'sort', label: 'Kolejność', value: filters.sort, options: DUTY_SORT_OPTIONS },
  ]
  return selects.filter(({ options }) => options.length > 0)
}
