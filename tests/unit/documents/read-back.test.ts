import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readTable } from '~/browser/workbook/table-text'
import { employeesCsv, participantsCsv } from '~/documents/admission-files'
import { certificatesCsv } from '~/documents/list-files'
import type { TextFile } from '~/documents/text-file'
import { admissionsOf } from '~/domain/admission/admission'
import { groupPeople } from '~/domain/import/people/group-people'
import { matchGroups } from '~/domain/import/people/match-people'
import { isEmptyPlan, planImport, type ImportPlan } from '~/domain/import/people/plan'
import { parseRow } from '~/domain/import/rows/rows'
import { columnProblems } from '~/domain/import/sheets/column-problems'
import { findHeadings, proposeColumns } from '~/domain/import/sheets/column-proposal'
import { isCertificateList } from '~/domain/import/sheets/columns'
import { hidePesels } from '~/domain/import/sheets/pesel'
import { otherPositionsOf } from '~/domain/people/other-positions'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'
import {
  CERTIFICATE_TYPES,
  hasNoTerm,
  isOutgoing,
  parseScope,
  QUALIFICATIONS,
} from '~/domain/qualifications/qualification'
import { proposedExpiry } from '~/domain/qualifications/validity'
import { withCertificateChanges } from '~/domain/records/certificate-changes'
import type { PersonRecord } from '~/domain/records/person-changes'
import { indexById } from '~/domain/words/collection'
import { foldText } from '~/domain/words/polish'

import { certificate, factsFor, TODAY, user } from '../../support/builders'

// The app's own lists, read by its import as it proposes the columns.

const EMPLOYER = user({ id: 'employer', role: 'employer' })

type Known = { people?: readonly PersonRecord[]; certificates?: ReturnType<typeof certificate>[] }

/** Returns what the import of a file brings to a register, with nothing chosen by hand. */
function planOf({ text }: TextFile, { people = [], certificates = [] }: Known): ImportPlan {
  const sheet = hidePesels({ name: '', rows: readTable(text).sheet.rows })
  const headingRow = findHeadings(sheet) ?? -1
  const context = { columns: new Map(), isCentre: false, kinds: COMMON_KINDS, today: TODAY }
  const columns = proposeColumns(sheet, headingRow, context)
  const cells = sheet.rows.slice(headingRow + 1)
  expect(columnProblems(columns, cells).filter(Boolean)).toEqual([])
  const rules = { ...context, columns, meanings: new Map(), positions: [] }
  const rows = cells.map((row, place) => parseRow(row, place + 1, rules))
  expect(rows.flatMap(({ problems }) => problems)).toEqual([])
  const { groups } = groupPeople(rows, isCertificateList(columns))
  let count = 0
  const present = {
    viewer: EMPLOYER,
    people,
    certificates,
    employment: { examinations: [], inductions: [], unreadable: [], settled: [] },
    kinds: COMMON_KINDS,
    today: TODAY,
  }
  return planImport(matchGroups(groups, people), new Map(), present, () => `new-${(count += 1)}`)
}

const word = fc.stringMatching(/^[A-ZŁŚŻ][a-ząćęłńóśźż]{2,8}$/)
const surname = fc.oneof(
  word,
  fc.tuple(word, word).map(([a, b]) => `${a}-${b}`),
  fc.tuple(word, word).map(([a, b]) => `${a} ${b}`),
  word.map((name) => `O'${name}`),
  word.map((name) => `von ${name}`),
)
const firstName = fc.oneof(
  word,
  // Some people have one name alone.
  fc.constant(''),
  fc.tuple(word, word).map(([a, b]) => `${a} ${b}`),
)
const phone = fc.stringMatching(/^(\+48 )?[5-8]\d{2} \d{3} \d{3}$/)
const position = fc.oneof(
  word,
  word.map((name) => `+ ${name}`),
  word.map((name) => `- ${name}; „${name}"`),
)

const otherPositions = fc.uniqueArray(
  word.map((name) => ({ position: name, ...(name.length % 2 === 0 && { since: '2025-03-03' }) })),
  { maxLength: 3, selector: ({ position: name }) => foldText(name) },
)

/** People whom a number tells apart, so that the names may be anything. */
const people = fc
  .array(fc.record({ firstName, lastName: surname, phone, position, otherPositions }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((facts) =>
    facts.map((person, place): PersonRecord & { email: string } => ({
      id: `p${place}`,
      role: 'employee',
      isOwn: true,
      ...person,
      email: `p${place}@firma.example`,
      unit: 'Hala 1',
      basis: 'agency',
      positionSince: '2024-02-05',
      hiredOn: '2020-03-02',
    })),
  )

const details = ({
  firstName: first,
  lastName,
  email,
}: {
  firstName: string
  lastName: string
  email?: string | undefined
}) => [lastName, first, email].join(' ')

describe('a list that the app saves is read back', () => {
  it('employees: nothing new in their register, and the same people in an empty one', () => {
    fc.assert(
      fc.property(people, (known) => {
        const file = employeesCsv(admissionsOf(known, [], factsFor([]), TODAY), TODAY, undefined)
        expect(isEmptyPlan(planOf(file, { people: known }))).toBe(true)
        const { people: added, others } = planOf(file, {}).content
        expect(added.map(details)).toEqual(known.map(details))
        const withOthers = known.map(otherPositionsOf).filter((positions) => positions.length > 0)
        expect(others.map(({ positions }) => positions)).toEqual(withOthers)
        expect(added.map((person) => person.position)).toEqual(known.map((person) => person.position))
      }),
      { numRuns: 60 },
    )
  })

  it('participants: the same, with their telephones', () => {
    fc.assert(
      fc.property(people, (known) => {
        const file = participantsCsv(known, TODAY)
        expect(isEmptyPlan(planOf(file, { people: known }))).toBe(true)
        const { people: added } = planOf(file, {}).content
        expect(added.map((person) => person.phone)).toEqual(known.map((person) => person.phone))
      }),
      { numRuns: 60 },
    )
  })

  it('certificates: each qualification of the law, with its number and its days', () => {
    const qualifications = CERTIFICATE_TYPES.flatMap((type) =>
      Object.keys(QUALIFICATIONS[type]).flatMap((text) => {
        const scope = parseScope(type, text)
        // A permit of an employer goes out, and none of today ends by law.
        return scope === undefined || isOutgoing({ type, scope }) ? [] : [{ type, scope }]
      }),
    )
    const holder: PersonRecord = {
      id: 'p1',
      role: 'employee',
      isOwn: true,
      firstName: 'Maria',
      lastName: 'Garcia Lopez',
    }
    const issueDate = '2026-03-02'
    const held = qualifications.map((qualification, place) => ({
      ...certificate({
        ...qualification,
        id: `c${place}`,
        userId: holder.id,
        number: `${place}/26`,
        issueDate,
      }),
      expiryDate: hasNoTerm(qualification) ? undefined : proposedExpiry(qualification, issueDate),
    }))
    const records = withCertificateChanges(held, [])
    const file = certificatesCsv(records, records, indexById([holder]), TODAY)
    expect(isEmptyPlan(planOf(file, { people: [holder], certificates: held }))).toBe(true)
    const { content } = planOf(file, {})
    expect(content.people).toMatchObject([{ firstName: 'Maria', lastName: 'Garcia Lopez' }])
    const facts = content.certificates.map(({ type, scope, number, expiryDate }) => ({
      type,
      scope,
      number,
      expiryDate,
    }))
    expect(facts).toEqual(
      held.map(({ type, scope, number, expiryDate }) => ({ type, scope, number, expiryDate })),
    )
  })
})
