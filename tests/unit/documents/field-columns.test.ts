import { expect, it } from 'vitest'

import { employeesCsv, gateListCsv, participantsCsv } from '~/documents/admission-files'
import { certificatesCsv } from '~/documents/list-files'
import { admissionsOf } from '~/domain/admission/admission'
import { detailsIn, PERSON_FIELDS, type PersonFile } from '~/domain/people/person-fields'
import { indexById } from '~/domain/words/collection'

import { certificateRecord, factsFor, TODAY, user } from '../../support/builders'

const DETAILS = detailsIn('name', 'number', 'work', 'company', 'employment', 'contact')

/** People of whom everything is known. */
const people = ['1', '2'].map((id) => ({
  ...Object.fromEntries(DETAILS.map((field) => [field, 'x'])),
  otherPositions: [{ position: 'y' }],
  ...user({ id, company: `Firma ${id}`, basis: 'student', hiredOn: TODAY, leftOn: TODAY }),
}))

const certificates = people.map(({ id }) => certificateRecord({ id, userId: id }))

const admissions = admissionsOf(people, [], factsFor([]), TODAY)

const FILES = {
  'employees.csv': employeesCsv(admissions, TODAY, undefined),
  'participants.csv': participantsCsv(people, TODAY),
  'gate.csv': gateListCsv(admissions, TODAY, undefined),
  'certificates.csv': certificatesCsv(certificates, certificates, indexById(people), TODAY),
} satisfies Record<PersonFile, unknown>

it.each(Object.entries(FILES))(
  '%s has a column of each field that is for it, and of no other',
  (file, { text }) => {
    const [headings = ''] = text.split('\r\n')
    const found = DETAILS.filter((field) => headings.includes(`"${PERSON_FIELDS[field].label}"`))
    expect(found).toEqual(DETAILS.filter((field) => PERSON_FIELDS[field].files.some((name) => name === file)))
  },
)
