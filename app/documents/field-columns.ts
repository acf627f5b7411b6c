import { detailsIn, PERSON_FIELDS, type PersonFile, type PersonGroup } from '~/domain/people/person-fields'
import type { PersonRecord } from '~/domain/records/person-changes'

import type { Column } from './csv'

/** Returns the columns of a file with the fields of a person that it may have, group by group. */
export function fieldColumns<Row>(
  file: PersonFile,
  groups: readonly PersonGroup[],
  personOf: (row: Row) => PersonRecord | undefined,
): Column<Row>[] {
  return detailsIn(...groups)
    .filter((field) => PERSON_FIELDS[field].files.some((other) => other === file))
    .map((field) => ({ heading: PERSON_FIELDS[field].label, cell: (row) => personOf(row)?.[field] }))
}
