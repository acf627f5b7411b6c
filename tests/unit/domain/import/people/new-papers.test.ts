import { describe, expect, it } from 'vitest'

import type { Examination, Induction } from '~/domain/employment/employment-records'
import { groupPeople } from '~/domain/import/people/group-people'
import { matchGroups } from '~/domain/import/people/match-people'
import { isEmptyPlan, planImport } from '~/domain/import/people/plan'
import type { ImportedPapers } from '~/domain/import/rows/papers'
import type { PersonFacts } from '~/domain/people/person-fields'
import type { PersonRecord } from '~/domain/records/person-changes'

import { TODAY, user } from '../../../../support/builders'

const EMPLOYER = user({ id: 'employer', role: 'employer', firstName: 'Ewa', lastName: 'Szef' })
const JAN: PersonFacts = { firstName: 'Jan', lastName: 'Nowak', position: 'Spawacz' }
const OWN: PersonRecord = { id: 'jan', ...JAN, role: 'employee', company: 'Zakłady Testowe', isOwn: true }

const FIT: ImportedPapers = { examination: { validUntil: '2027-11-12' } }
const TRAINED: ImportedPapers = { induction: { generalOn: '2026-09-01', positionOn: '2026-09-02' } }
const KNOWN: Examination = { id: 'a', userId: 'jan', outcome: 'fit', validUntil: '2027-11-12' }

type Row = ImportedPapers & { person?: PersonFacts }

function plan(
  rows: Row[],
  {
    people = [],
    examinations = [],
    inductions = [],
  }: { people?: PersonRecord[]; examinations?: Examination[]; inductions?: Induction[] } = {},
) {
  const { groups } = groupPeople(
    rows.map(({ person = JAN, ...papers }, place) => ({
      line: place + 1,
      person,
      certificates: [],
      problems: [],
      unreadable: [],
      ...papers,
    })),
    true,
  )
  let count = 0
  const createId = () => `new-${(count += 1)}`
  const employment = { examinations, inductions, unreadable: [], settled: [] }
  const present = { viewer: EMPLOYER, people, certificates: [], employment, kinds: [], today: TODAY }
  return planImport(matchGroups(groups, people), new Map(), present, createId)
}

describe('two examinations of one day', () => {
  it('are both, each for the position of its row', () => {
    const person = { ...JAN, employeeNumber: '101' }
    const { content } = plan([
      { person: { ...person, position: 'Magazynier' }, ...FIT },
      { person: { ...person, position: 'Operator' }, ...FIT },
      { person: { ...person, position: 'Operator' }, ...FIT },
    ])
    expect(content.examinations.map(({ position }) => position)).toEqual(['Magazynier', 'Operator'])
  })
})

describe('the papers of an import', () => {
  it('are those of a new person, who is fit for the position beside them', () => {
    const { content } = plan([{ ...FIT, ...TRAINED }])
    expect(content.examinations).toEqual([
      { id: 'new-2', userId: 'new-1', validUntil: '2027-11-12', outcome: 'fit', position: 'Spawacz' },
    ])
    expect(content.inductions).toEqual([
      {
        id: 'new-3',
        userId: 'new-1',
        generalOn: '2026-09-01',
        positionOn: '2026-09-02',
        position: 'Spawacz',
      },
    ])
  })

  it('take the position of a known person if the row has none, and else have none', () => {
    const nameless = { firstName: 'Jan', lastName: 'Nowak', employeeNumber: '7' }
    const people = [{ ...OWN, employeeNumber: '7' }]
    const known = plan([{ ...FIT, ...TRAINED, person: nameless }], { people })
    expect(known.content.examinations).toMatchObject([{ userId: 'jan', position: 'Spawacz' }])
    const { content } = plan([{ ...FIT, ...TRAINED, person: nameless }])
    expect(content.examinations?.[0]?.position).toBeUndefined()
    expect(content.inductions?.[0]?.position).toBeUndefined()
  })

  it('are none if the sheet has none; papers alone are enough for an import', () => {
    const without = plan([{}], { people: [OWN] })
    expect(without.content).toMatchObject({ examinations: [], inductions: [] })
    expect(isEmptyPlan(without)).toBe(true)
    expect(isEmptyPlan(plan([TRAINED], { people: [OWN] }))).toBe(false)
  })

  it('are those of everybody who works for the viewer, and of nobody else', () => {
    const sample = { ...OWN, isOwn: false }
    expect(plan([FIT], { people: [sample] }).content.examinations).toHaveLength(1)
    const person = { firstName: 'Ewa', lastName: 'Szef', email: EMPLOYER.email }
    const { content, refused } = plan([{ ...FIT, person }], { people: [EMPLOYER] })
    expect(content).toMatchObject({ examinations: [] })
    expect(refused).toMatchObject([{ line: 1 }])
    expect(refused[0]?.message).toMatch(/Ewa Szef: zapisuje je pracodawca tej osoby$/)
  })
})

describe('an imported orzeczenie', () => {
  it('whose day the known one does not have is not called known', () => {
    const dated = { examination: { validUntil: '2027-11-12', examinedOn: '2025-11-12' } }
    const { present, refused } = plan([dated], { people: [OWN], examinations: [KNOWN] })
    expect(present).toBe(0)
    expect(refused[0]?.message).toMatch(/Jan Nowak ma już to orzeczenie, ale bez daty 12\.11\.2025\. Dopisz/)
    const complete = [{ ...KNOWN, examinedOn: '2025-11-12' }]
    expect(plan([dated], { people: [OWN], examinations: complete })).toMatchObject({
      present: 1,
      refused: [],
    })
  })

  it('is known if the person has one that ends on the same day', () => {
    const again = plan([FIT], { people: [OWN], examinations: [KNOWN] })
    expect(again).toMatchObject({ present: 1, refused: [] })
    expect(isEmptyPlan(again)).toBe(true)
    const others = plan([FIT], { people: [OWN], examinations: [{ ...KNOWN, userId: 'anna' }] })
    expect(others.content.examinations).toHaveLength(1)
  })

  it('is there once if several rows have it, and a later row only adds its day', () => {
    const dated = { examination: { validUntil: '2027-11-12', examinedOn: '2025-11-12' } }
    const { content, present } = plan([FIT, dated, FIT])
    expect(present).toBe(2)
    expect(content.examinations).toMatchObject([{ validUntil: '2027-11-12', examinedOn: '2025-11-12' }])
  })

  it('never covers up contraindications, unless its day is later', () => {
    const unfit: Examination = { id: 'u', userId: 'jan', outcome: 'unfit', examinedOn: '2026-10-01' }
    const examinations = [{ ...KNOWN, examinedOn: '2025-01-01' }, unfit]
    const older = { examination: { validUntil: '2028-01-31', examinedOn: '2026-09-30' } }
    const newer = { examination: { validUntil: '2028-01-31', examinedOn: '2026-10-02' } }
    const undated = { examination: { validUntil: '2028-01-31' } }
    const planned = (row: Row) => plan([row], { people: [OWN], examinations })
    for (const row of [older, undated]) {
      expect(planned(row).content).toMatchObject({ examinations: [] })
      expect(planned(row).refused[0]?.message).toMatch(
        /31\.01\.2028: Jan Nowak ma orzeczenie o\sprzeciwwskazaniach/,
      )
    }
    expect(planned(newer).content.examinations).toHaveLength(1)
  })

  it('without its day is refused if one for the same position ends later', () => {
    const older = { examination: { validUntil: '2026-12-31' } }
    const examinations = [{ ...KNOWN, position: 'spawacz' }]
    const { refused, content } = plan([older], { people: [OWN], examinations })
    expect(refused).toEqual([
      { line: 1, message: 'Badania ważne do 31.12.2026: Jan Nowak ma już ważne dłużej' },
    ])
    expect(content).toMatchObject({ examinations: [] })
    const moved = [{ ...KNOWN, position: 'Magazynier' }]
    expect(plan([older], { people: [OWN], examinations: moved }).content.examinations).toHaveLength(1)
  })
})

describe('an imported initial training', () => {
  const known: Induction[] = [
    { id: 'g', userId: 'jan', generalOn: '2026-09-01' },
    { id: 'p', userId: 'jan', positionOn: '2026-09-02', position: 'Spawacz' },
  ]

  it('is known if the person had its parts on the same days', () => {
    expect(plan([TRAINED], { people: [OWN], inductions: known })).toMatchObject({ present: 1 })
    expect(isEmptyPlan(plan([TRAINED], { people: [OWN], inductions: known }))).toBe(true)
    expect(plan([TRAINED, TRAINED])).toMatchObject({ present: 1, content: { inductions: [{}] } })
  })

  it('adds only the part that is not known', () => {
    const { content } = plan([TRAINED], { people: [OWN], inductions: known.slice(0, 1) })
    expect(content.inductions).toEqual([
      { id: expect.any(String), userId: 'jan', positionOn: '2026-09-02', position: 'Spawacz' },
    ])
  })

  it('may be in several rows with a part each', () => {
    const { content } = plan([
      { induction: { generalOn: '2026-09-01' } },
      { induction: { generalOn: '2026-09-01', positionOn: '2026-09-02' } },
    ])
    expect(content.inductions).toMatchObject([{ generalOn: '2026-09-01' }, { positionOn: '2026-09-02' }])
    expect(content.inductions?.[1]?.generalOn).toBeUndefined()
  })
})
