import { describe, expect, it } from 'vitest'

import { mergeChanges } from '~/domain/access/merge-changes'
import { effectiveChanges, type Change } from '~/domain/changes/change'
import { duesOf } from '~/domain/reminders/dues'
import { draftMessages } from '~/domain/reminders/plan-of'

import { TODAY, user } from '../../../support/builders'
import {
  certificateAdded,
  examinationRecorded,
  dutySaved,
  measureSaved,
  positionSaved,
  reportFiled,
} from '../../../support/changes'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'

const employer = user(OWNER)

/** Returns what the owner of a register with these changes is reminded of. */
function duesAfter(...changes: Change[]) {
  const sample = {
    today: TODAY,
    users: [employer],
    certificates: [],
    trainings: [],
    reports: [],
    positions: [],
    duties: [],
    employment: { examinations: [], inductions: [] },
  }
  const records = mergeChanges(employer, sample, effectiveChanges([BEGUN, ...changes]))
  return duesOf(employer, { ...records, people: records.users }, TODAY)
}

const ANNA = personSaved('anna', 'Anna', 'Żak')
const ofAnna = { userId: 'person-anna', issueDate: '2024-06-30', status: 'active' } as const

describe('an employer is reminded of', () => {
  it('a certificate of the staff, once, also if two positions require it', () => {
    const bhp = { type: 'bhp', scope: 'workers' } as const
    const dues = duesAfter(
      PAPERS_ELSEWHERE,
      ANNA,
      positionSaved('position', 'magazynier', [{ qualification: bhp }]),
      certificateAdded('c', { ...ofAnna, ...bhp, number: 'BHP-7', expiryDate: '2026-12-10' }),
    )
    expect(dues).toEqual([
      {
        id: expect.stringMatching(/^certificate-/),
        sort: 'certificate',
        day: '2026-12-10',
        name: expect.stringMatching(/^Anna Żak, Szkolenie okresowe BHP/),
      },
    ])
  })

  it('the day to apply to UDT, and not of the end half a year later', () => {
    const dues = duesAfter(
      PAPERS_ELSEWHERE,
      ANNA,
      certificateAdded('c', {
        ...ofAnna,
        type: 'machine_operator',
        scope: 'forklift',
        number: 'UDT-7',
        expiryDate: '2027-06-28',
      }),
    )
    const certificates = dues.filter(({ sort }) => sort === 'certificate')
    expect(certificates.map(({ day }) => day)).toEqual(['2027-03-27'])
    expect(certificates[0]?.name).toMatch(/wniosek do UDT$/)
  })

  it('an examination as one of the papers, without its name', () => {
    const dues = duesAfter(
      ANNA,
      examinationRecorded('e', { userId: 'person-anna', validUntil: '2027-02-01' }),
    )
    expect(dues.filter(({ day }) => day === '2027-02-01')).toEqual([
      { id: 'examination-person-anna', sort: 'paper', day: '2027-02-01' },
    ])
    expect(JSON.stringify(dues)).not.toMatch(/orzecze|badan/i)
  })

  it('what the company owes, by name, but not of what does not apply', () => {
    const device = dutySaved('lift', { sort: 'device', about: 'Wózek nr 4', nextOn: '2027-03-01' })
    const none = dutySaved('none', {
      sort: 'measurement',
      nextOn: '2027-03-01',
      notApplicable: 'brak czynników',
    })
    expect(duesAfter(device, none)).toEqual([
      {
        id: 'duty-duty-lift',
        sort: 'duty',
        day: '2027-03-01',
        name: 'Urządzenie pod dozorem technicznym – Wózek nr 4',
      },
    ])
  })

  it('the steps of an accident, and of measures, without a word about them', () => {
    const dues = duesAfter(
      reportFiled('accident', { reportedBy: OWNER.id, description: 'Złamana ręka', witnesses: [] }),
      { ...measureSaved('guard', { ownerId: OWNER.id, due: '2026-12-20' }), reportId: 'report-accident' },
    )
    expect(dues.filter(({ sort }) => sort === 'accident').length).toBeGreaterThan(0)
    expect(dues.filter(({ sort }) => sort === 'measure').map(({ day }) => day)).toEqual(['2026-12-20'])
    expect(dues.every(({ name }) => name === undefined)).toBe(true)
  })

  it('somebody who begins to work soon and lacks papers, on the first day of work', () => {
    const { person, ...change } = ANNA
    const dues = duesAfter({ ...change, person: { ...person, hiredOn: '2026-12-01' } })
    expect(dues).toContainEqual(
      expect.objectContaining({ id: 'start-person-anna', sort: 'paper', day: '2026-12-01' }),
    )
  })
})

it('ten thousand deadlines are planned for a year at once', () => {
  const dues = Array.from({ length: 10_000 }, (_, place) => ({
    id: String(place),
    sort: 'certificate' as const,
    day: `2027-${String((place % 12) + 1).padStart(2, '0')}-${String((place % 28) + 1).padStart(2, '0')}`,
  }))
  const { messages } = draftMessages(dues, 30, TODAY)
  expect(messages.findLast(({ day }) => day <= '2027-11-21')?.counts.certificate).toBeGreaterThan(9_000)
})
