import { test } from 'vitest'

import { listVisibleCertificates } from '~/domain/access/visibility'
import { admissionsOf } from '~/domain/admission/admission'
import { matrixColumns } from '~/domain/admission/admission-matrix'
import { groupByCause } from '~/domain/admission/cause'
import { CERTIFICATE_STATUSES } from '~/domain/certificates/certificate'
import { filterCertificates, type CertificateFilters } from '~/domain/certificates/certificate-filters'
import type { User } from '~/domain/people/user'
import { CERTIFICATE_TYPES } from '~/domain/qualifications/qualification'
import { listScopes } from '~/domain/qualifications/qualification-law'
import { findEntries } from '~/domain/search/search'
import { listRecordEntries } from '~/domain/search/search-records'
import { parseEmployeeFilters, peopleChoices } from '~/domain/staff/employee-filters'
import { filterEmployees } from '~/domain/staff/employee-list'
import { deadlinesByWeek, positionGaps } from '~/domain/staff/staff-counts'
import { toDoOf } from '~/domain/to-do/to-do'
import { indexById } from '~/domain/words/collection'
import { shiftDay } from '~/domain/words/day'

import {
  certificate,
  certificateRecord,
  examination,
  factsFor,
  induction,
  NO_PAPERS,
  NOTHING_KEPT,
  papers,
  TODAY,
  user,
} from '../support/builders'

const SIZES = [100, 1_000, 10_000, 100_000]
const CERTIFICATES_PER_PERSON = 5
const COMPANIES = 4

const company = (index: number) => `Firma ${index % COMPANIES}`

/** Builds certificates of all types and states, for employees of four companies. */
function everythingOf(size: number) {
  const users = Array.from({ length: size / CERTIFICATES_PER_PERSON }, (_, index) =>
    user({ id: `user-${index}`, company: company(index) }),
  )
  const certificates = Array.from({ length: size }, (_, index) =>
    certificate({
      id: `certificate-${index}`,
      userId: `user-${index % users.length}`,
      type: CERTIFICATE_TYPES[index % CERTIFICATE_TYPES.length],
      status: CERTIFICATE_STATUSES[index % CERTIFICATE_STATUSES.length],
      // Shuffled, so that there is something to sort.
      number: `BHP-${(index * 7919) % size}`,
      expiryDate: shiftDay(TODAY, { days: ((index * 7919) % 2000) - 500 }),
    }),
  )
  return { users, certificates, trainings: [] }
}

const everything = SIZES.map((size) => ({ size, sample: everythingOf(size) }))

const cases: { name: string; viewer: User; filters: CertificateFilters }[] = [
  {
    name: 'an administrator opens the whole list',
    viewer: user({ role: 'admin' }),
    filters: { q: '', status: 'all', page: 1 },
  },
  {
    name: 'an administrator types into the search',
    viewer: user({ role: 'admin' }),
    filters: { q: 'przeciwpozarowa', status: 'active', page: 1 },
  },
  {
    name: 'an employer of a quarter of the people types into the search',
    viewer: user({ role: 'employer', company: company(0) }),
    filters: { q: 'przeciwpozarowa', status: 'active', page: 1 },
  },
]

test.for(cases)('$name', async ({ viewer, filters }, { bench }) => {
  await bench.compare(
    ...everything.map(({ size, sample }) =>
      bench(`${size} rows`, () => {
        filterCertificates(listVisibleCertificates(viewer, sample), filters, TODAY)
      }),
    ),
    { iterations: 16, warmupIterations: 4 },
  )
})

const admin = user({ role: 'admin' })

const entriesOf = ({ users, certificates }: (typeof everything)[number]['sample']) =>
  listRecordEntries(admin, TODAY, {
    people: users,
    visibleCertificates: certificates,
    trainings: [],
    visibleReports: [],
  })

const searched = everything.map(({ size, sample }) => ({ size, entries: entriesOf(sample) }))

// The first one stands at the start of words, the other one within them.
test.for(['przeciwpozarowa', 'pozarowa'])(
  'an administrator types „%s” into the search of everything',
  async (query, { bench }) => {
    await bench.compare(
      ...searched.map(({ size, entries }) =>
        bench(`${size} rows`, () => {
          findEntries(entries, query)
        }),
      ),
      { iterations: 16, warmupIterations: 4 },
    )
  },
)

test('an administrator opens the search of everything', async ({ bench }) => {
  await bench.compare(
    ...everything.map(({ size, sample }) =>
      bench(`${size} rows`, () => {
        entriesOf(sample)
      }),
    ),
    { iterations: 16, warmupIterations: 4 },
  )
})

const STAFF = 10_000
const RECORDS_PER_PERSON = 8

/** Builds a company in which everybody has eight certificates, and the papers of the employment. */
function companyOf(size: number) {
  const scopes = CERTIFICATE_TYPES.flatMap((type) =>
    listScopes(type, false).map((scope) => ({ type, scope })),
  ).slice(-RECORDS_PER_PERSON)
  const people = Array.from({ length: size }, (_, index) =>
    user({ id: `user-${index}`, position: 'spawacz' }),
  )
  const certificates = people.flatMap(({ id: userId }, person) =>
    scopes.map((qualification, place) =>
      certificateRecord({
        id: `${userId}-${place}`,
        userId,
        ...qualification,
        expiryDate: shiftDay(TODAY, { days: ((person * 7919) % 2000) - 500 }),
      }),
    ),
  )
  const position = { name: 'spawacz', requirements: scopes.map((qualification) => ({ qualification })) }
  const employment = papers({
    examinations: people.map(({ id: userId }) => examination({ id: `examination-${userId}`, userId })),
    inductions: people.map(({ id: userId }) => induction({ id: `induction-${userId}`, userId })),
  })
  return { people, certificates, positions: [position], employment }
}

const staff = companyOf(STAFF)
const bases = [
  { name: 'certificates alone', employment: NO_PAPERS },
  { name: 'with examinations and initial training', employment: staff.employment },
]

test(`an employer of ${STAFF} people asks who may work`, async ({ bench }) => {
  await bench.compare(
    ...bases.map(({ name, employment }) =>
      bench(name, () => {
        admissionsOf(staff.people, staff.certificates, factsFor(staff.positions, employment), TODAY)
      }),
    ),
    { iterations: 16, warmupIterations: 4 },
  )
})

test(`an employer of ${STAFF} people opens the dashboard`, async ({ bench }) => {
  const viewer = user({ id: 'employer', role: 'employer' })
  const { people, certificates, positions } = staff
  await bench.compare(
    ...bases.map(({ name, employment }) =>
      bench(name, () => {
        const facts = factsFor(positions, employment)
        toDoOf(
          viewer,
          {
            visibleCertificates: certificates,
            visibleReports: [],
            trainings: [],
            users: people,
            people: indexById(people),
            staff: admissionsOf(people, certificates, facts, TODAY),
            ...facts,
            copyState: NOTHING_KEPT,
          },
          TODAY,
        )
      }),
    ),
    { iterations: 16, warmupIterations: 4 },
  )
})

test(`an employer of ${STAFF} people looks at them, and comes back with nothing changed`, async ({
  bench,
}) => {
  const { people, certificates, positions, employment } = staff
  const admissions = admissionsOf(people, certificates, factsFor(positions, employment), TODAY)
  const choices = peopleChoices(people)
  const listOf = (search: string) =>
    filterEmployees(
      admissions,
      parseEmployeeFilters(new URLSearchParams(search), choices, matrixColumns(admissions)),
      new Set(),
    )
  await bench.compare(
    bench('list', () => void listOf('')),
    bench('a letter in the search', () => void listOf('q=nowak')),
    bench('matrix, the most urgent first', () => void listOf('view=matrix')),
    bench('list for the gate', () => void listOf('view=gate')),
    bench('causes of the alarm', () => void groupByCause(admissions, TODAY)),
    bench('weeks and positions of the panel', () => {
      deadlinesByWeek(admissions, TODAY)
      positionGaps(admissions, TODAY)
    }),
    { iterations: 16, warmupIterations: 4 },
  )
})
