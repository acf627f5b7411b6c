import { describe, expect, it } from 'vitest'

import { admissionsOf } from '~/domain/admission/admission'
import { matrixColumns } from '~/domain/admission/admission-matrix'
import {
  actionSummary,
  admissionHeadline,
  admissionSummary,
  columnSummary,
  itemDetail,
  mayWorkSummary,
} from '~/domain/admission/admission-text'
import type { Certificate } from '~/domain/certificates/certificate'

import { certificate, examination, factsFor, induction, papers, TODAY, user } from '../../../support/builders'

const POSITIONS = [
  {
    name: 'operator',
    requirements: [
      { qualification: { type: 'bhp' as const, scope: 'workers' as const } },
      { qualification: { type: 'machine_operator' as const, scope: 'forklift' as const } },
    ],
  },
]

const FACTS = factsFor(POSITIONS)

const udt = { type: 'machine_operator', scope: 'forklift' } as const

function admissionWith(...certificates: Partial<Certificate>[]) {
  const [admission] = admissionsOf(
    [user({ position: 'operator' })],
    certificates.map((overrides, index) => certificate({ id: String(index), ...overrides })),
    FACTS,
    TODAY,
  )
  if (!admission) throw new Error('One person has one admission')
  return admission
}

const bhpDetail = (...certificates: Partial<Certificate>[]) =>
  admissionWith(...certificates.map((overrides) => ({ scope: 'workers' as const, ...overrides })))
    .items.filter(({ requirement }) => requirement.qualification.type === 'bhp')
    .map((item) => itemDetail(item, TODAY))[0]

const udtDetail = (expiryDate: string) =>
  admissionWith({ ...udt, expiryDate })
    .items.filter(({ requirement }) => requirement.qualification.type === 'machine_operator')
    .map((item) => itemDetail(item, TODAY))[0]

function admissionsOfCompany(lacking: number, fine: number) {
  const people = Array.from({ length: lacking + fine }, (_, index) =>
    user({ id: `user-${index}`, position: 'operator' }),
  )
  const certificates = people
    .slice(lacking)
    .flatMap(({ id: userId }) => [
      certificate({ id: `${userId} bhp`, userId, scope: 'workers' }),
      certificate({ id: `${userId} udt`, userId, ...udt, expiryDate: '2029-01-01' }),
    ])
  return admissionsOf(people, certificates, FACTS, TODAY)
}

describe('how many people need something', () => {
  const summary = (lacking: number, fine: number) =>
    actionSummary(admissionsOfCompany(lacking, fine)).replaceAll('\u00a0', ' ')

  it('is said in well-formed Polish', () => {
    expect(summary(0, 7)).toBe('Nikt z 7 osób nie wymaga działania')
    expect(summary(1, 0)).toBe('1 z 1 osoby wymaga działania')
    expect(summary(2, 5)).toBe('2 z 7 osób wymagają działania')
    expect(summary(5, 2)).toBe('5 z 7 osób wymaga działania')
    expect(summary(12, 10)).toBe('12 z 22 osób wymaga działania')
    expect(summary(22, 0)).toBe('22 z 22 osób wymagają działania')
  })

  it('counts people whose requirements nobody has set', () => {
    expect(actionSummary(admissionsOf([user()], [], FACTS, TODAY))).toMatch(/^1\s/)
  })
})

describe('the headline of who may work', () => {
  const headline = (lacking: number, fine: number) =>
    admissionHeadline(admissionsOfCompany(lacking, fine)).replaceAll('\u00a0', ' ')

  it('counts who may not, else says what is known', () => {
    expect(headline(1, 6)).toBe('1 osoba nie może dziś pracować')
    expect(headline(3, 4)).toBe('3 osoby nie mogą dziś pracować')
    expect(headline(12, 0)).toBe('12 osób nie może dziś pracować')
    expect(headline(0, 7)).toBe('Dokumenty wszystkich są aktualne')
    const unknown = admissionsOf([user({ position: 'kucharz' })], [], FACTS, TODAY)
    expect(admissionHeadline(unknown)).toBe('Nie o\u00a0każdym wiadomo, czy może dziś pracować')
  })

  it('leaves out who does not work yet, or no more', () => {
    const beginner = user({ id: 'beginner', position: 'operator', hiredOn: '2026-11-22' })
    const leaver = user({ id: 'leaver', position: 'operator', leftOn: '2026-11-20' })
    const outside = admissionsOf([beginner, leaver], [], FACTS, TODAY)
    expect(outside.map(({ mayWork }) => mayWork)).toEqual([false, false])
    expect(admissionHeadline([...admissionsOfCompany(0, 2), ...outside])).toBe(
      'Dokumenty wszystkich są aktualne',
    )
    expect(admissionHeadline([...admissionsOfCompany(1, 2), ...outside])).toMatch(/^1\sosoba nie może/)
  })
})

it('how many may work stands beside how many need something', () => {
  const summary = (lacking: number, fine: number) =>
    admissionSummary(admissionsOfCompany(lacking, fine)).replaceAll('\u00a0', ' ')
  expect(summary(3, 4)).toBe('aktualne dokumenty: 4 z 7 osób')
  const unknown = admissionsOf([user({ position: 'kucharz' })], [], FACTS, TODAY)
  expect(admissionSummary(unknown)).toMatch(/^aktualne dokumenty: 0\sz\s1\sosoby, o\s1\sosobie nie wiadomo$/)
})

describe('the sums of the table', () => {
  const people = [
    ...['1', '2', '3'].map((id) => user({ id, position: 'operator' })),
    user({ id: '5', position: 'operator', hiredOn: undefined }),
  ]
  const admissions = admissionsOf(
    [...people, user({ id: '4' })],
    [
      certificate({ userId: '1', scope: 'workers' }),
      // Soon to expire is still fine.
      certificate({ id: 'b', userId: '2', scope: 'workers', expiryDate: TODAY }),
      certificate({ id: 'c', userId: '3', scope: 'workers', expiryDate: '2026-11-20' }),
      certificate({ id: 'd', userId: '1', ...udt, expiryDate: '2029-01-01' }),
    ],
    FACTS,
    TODAY,
  )

  it('count who needs a qualification, and who may work with it', () => {
    const sums = matrixColumns(admissions).map((column) => columnSummary(admissions, column))
    expect(sums).toEqual(['ważne: 2 z\u00a04', 'ważne: 1 z\u00a04'])
  })

  it('count whose papers let them work, both parts of the initial training together', () => {
    const staff = ['1', '2', '3'].map((id) => user({ id, position: 'operator' }))
    const of = (userId: string) => ({ id: userId, userId, position: 'operator' })
    const asked = admissionsOf(
      staff,
      [],
      factsFor(
        POSITIONS,
        papers({
          examinations: [
            examination({ ...of('1'), validUntil: TODAY }),
            examination({ ...of('2'), position: 'magazynier' }),
          ],
          inductions: [induction(of('1')), induction({ ...of('2'), positionOn: undefined })],
        }),
      ),
      TODAY,
    )
    const sums = matrixColumns(asked).map((column) => columnSummary(asked, column))
    expect(sums.slice(0, 2)).toEqual(['ważne: 1 z\u00a03', 'ważne: 1 z\u00a03'])
  })

  it('count who may work of all people, also of those whose requirements nobody has set', () => {
    expect(mayWorkSummary(admissions)).toBe('aktualne: 1 z\u00a05')
  })
})

describe('the detail beside the label of a state', () => {
  it('is the day or the time that belongs to it', () => {
    expect(bhpDetail({ expiryDate: '2027-06-30' })).toBe('do 30.06.2027')
    // A certificate without an end counts for as long as the position lets it.
    expect(bhpDetail({ expiryDate: undefined })).toBe('do 30.06.2027')
    expect(bhpDetail({ expiryDate: '2026-11-22' })).toBe('jutro')
    expect(bhpDetail({ expiryDate: '2026-11-13' })).toBe('8\u00a0dni po terminie')
    expect(bhpDetail()).toBeUndefined()
  })

  it('says who confirms a claim', () => {
    expect(bhpDetail({ status: 'pending' })).toBe('do potwierdzenia przez: Ośrodek Testowy')
    expect(bhpDetail({ status: 'pending', issuedBy: undefined })).toBe(
      'do potwierdzenia przez: administrator',
    )
  })

  it('says the last day to apply, and after it that it has passed and how long the certificate is valid', () => {
    expect(udtDetail('2027-02-22')).toBe('do 21.11.2026')
    expect(udtDetail('2027-02-21')).toBe('minął; zaświadczenie ważne do 21.02.2027')
  })
})
