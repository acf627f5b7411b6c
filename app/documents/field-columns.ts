import { isEndUnknown, lastDayOf, type StatedTerm } from '~/domain/certificates/certificate'
import { factsApart } from '~/domain/people/names-apart'
import { detailsIn, PERSON_FIELDS, type PersonFile, type PersonGroup } from '~/domain/people/person-fields'
import { typedText } from '~/domain/people/person-rules'
import { UNKNOWN_PERSON } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'

import type { Column } from './csv'

/** Returns the surname and the first name in columns of their own, so that the import takes neither for the other. */
export function nameColumns<Row>(
  personOf: (row: Row) => Pick<PersonRecord, 'firstName' | 'lastName'> | undefined,
): Column<Row>[] {
  return [
    { heading: PERSON_FIELDS.lastName.label, cell: (row) => personOf(row)?.lastName ?? UNKNOWN_PERSON },
    { heading: PERSON_FIELDS.firstName.label, cell: (row) => personOf(row)?.firstName },
  ]
}

/** Returns a column with what tells namesakes apart. It is no part of the name, because the import takes a name for one. */
export function apartColumn(people: Iterable<PersonRecord>): Column<PersonRecord> {
  const telling = factsApart(people)
  return { heading: 'Dla odróżnienia', cell: (person) => telling(person).join(', ') || undefined }
}

/** Returns the columns of a file with the fields of a person that it may have, group by group. */
export function fieldColumns<Row>(
  file: PersonFile,
  groups: readonly PersonGroup[],
  personOf: (row: Row) => PersonRecord | undefined,
): Column<Row>[] {
  return detailsIn(...groups)
    .filter((field) => PERSON_FIELDS[field].files.some((other) => other === file))
    .map((field) => ({
      heading: PERSON_FIELDS[field].label,
      cell: (row) => {
        const person = personOf(row)
        return person && typedText(person, field)
      },
    }))
}

/** Returns the last day of a certificate, nothing if nobody has said it, or that it has no end. */
export function endCell(certificate: StatedTerm): string | undefined {
  return isEndUnknown(certificate) ? undefined : (lastDayOf(certificate) ?? 'bezterminowo')
}
