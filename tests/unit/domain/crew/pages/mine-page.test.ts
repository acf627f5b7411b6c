import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { admissionOf } from '~/domain/admission/admission'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { minePageOf, type MineFacts } from '~/domain/crew/pages/mine-page'
import { mineStatus, papersOn, shownCodes } from '~/domain/crew/pages/mine-status'
import type { EmploymentRecords, Examination } from '~/domain/employment/employment-records'
import type { Person } from '~/domain/people/user'
import { COMMON_KINDS, toOwnKindId } from '~/domain/qualifications/own-kind'
import { withOwnKind } from '~/domain/qualifications/qualification'
import type { Position } from '~/domain/qualifications/requirement'
import { shiftDay } from '~/domain/words/day'

import {
  certificateRecord,
  examination,
  factsFor,
  induction,
  NO_PAPERS,
  papers,
  TODAY,
  training,
  user,
} from '../../../../support/builders'

const POSITIONS: Position[] = [
  { name: 'spawacz', requirements: [{ qualification: { type: 'bhp', scope: 'workers' } }] },
  {
    name: 'operator',
    requirements: [{ qualification: { type: 'machine_operator', scope: 'forklift' } }],
  },
]

const PUBLISHED = { writtenAt: '2026-11-21T10:00:00.000Z', today: TODAY }
const WELDER = user({ position: 'spawacz' })
const BHP = certificateRecord({ scope: 'workers' })

function factsWith({
  employment = papers({ inductions: [induction()], examinations: [examination()] }),
  certificates = [BHP],
  trainings = [],
}: {
  employment?: EmploymentRecords
  certificates?: CertificateRecord[]
  trainings?: MineFacts['trainings']
} = {}): MineFacts {
  return { ...factsFor(POSITIONS, employment), certificates, trainings }
}

function pageOf(person: Person = WELDER, facts = factsWith()) {
  return minePageOf(person, facts, PUBLISHED)
}

describe('the page of a worker', () => {
  it('says until when all papers are in order, and each with its end', () => {
    const page = pageOf()
    expect(mineStatus(page, TODAY)).toEqual({
      kind: 'current',
      spans: [{ position: 'spawacz', until: '2027-06-30' }],
    })
    expect(papersOn(page, TODAY).map(({ paper, status }) => [paper.key, status])).toEqual([
      ['medical', 'valid'],
      ['general_induction', 'valid'],
      ['position_induction', 'valid'],
      ['bhp.workers', 'valid'],
    ])
  })

  it('turns by itself on the day after the end, and warns before it', () => {
    const page = pageOf()
    expect(papersOn(page, '2027-06-01').at(-1)?.status).toBe('soon')
    expect(mineStatus(page, '2027-06-30')).toMatchObject({ kind: 'current' })
    expect(mineStatus(page, '2027-07-01')).toEqual({ kind: 'lacking' })
    expect(papersOn(page, '2027-07-01').at(-1)?.status).toBe('ended')
  })

  it('is not made valid again by a clock that was set back', () => {
    const page = minePageOf(WELDER, factsWith(), {
      writtenAt: '2027-07-05T10:00:00.000Z',
      today: '2027-07-05',
    })
    expect(mineStatus(page, TODAY)).toEqual({ kind: 'lacking' })
    expect(papersOn(page, TODAY).at(-1)?.status).toBe('ended')
  })

  it('says the same on another day, if nothing has changed', () => {
    const later = minePageOf(WELDER, factsWith(), { ...PUBLISHED, today: '2026-11-25' })
    expect(later).toEqual(pageOf())
  })

  it('begins on the first day of work, and ends with the last one', () => {
    const page = pageOf(
      user({ position: 'spawacz', hiredOn: '2026-12-01', leftOn: '2027-01-31' }),
      factsWith({ employment: NO_PAPERS, certificates: [{ ...BHP, issueDate: '2026-11-02' }] }),
    )
    expect(mineStatus(page, TODAY)).toEqual({ kind: 'later', from: '2026-12-01' })
    expect(mineStatus(page, '2026-12-01')).toMatchObject({ kind: 'current' })
    expect(mineStatus(page, '2027-02-01')).toEqual({ kind: 'over', leftOn: '2027-01-31' })
  })

  it('names each position of somebody with several', () => {
    const page = pageOf(
      { ...WELDER, otherPositions: [{ position: 'operator' }] },
      factsWith({
        employment: NO_PAPERS,
        certificates: [
          BHP,
          certificateRecord({
            id: 'udt',
            type: 'machine_operator',
            scope: 'forklift',
            expiryDate: '2027-02-28',
          }),
        ],
      }),
    )
    expect(mineStatus(page, TODAY)).toMatchObject({
      spans: [
        { position: 'spawacz', until: '2027-06-30' },
        { position: 'operator', until: '2027-02-28' },
      ],
    })
    expect(mineStatus(page, '2027-03-01')).toMatchObject({ spans: [{ position: 'spawacz' }] })
    expect(page.papers.find(({ key }) => key === 'machine_operator.forklift')).toMatchObject({
      actBy: '2026-11-27',
    })
  })

  it('says which papers the register leaves to another system', () => {
    expect(pageOf(WELDER, factsWith({ employment: NO_PAPERS })).leavesOut).toEqual([
      'examination',
      'induction',
    ])
  })

  it('has the trainings to come, with the place or the waiting list', () => {
    const page = pageOf(
      WELDER,
      factsWith({
        trainings: [
          training({ participants: ['user-1'] }),
          training({ id: 'full', date: '2026-12-06', participants: ['other', 'user-1'], maxParticipants: 1 }),
          training({ id: 'past', date: '2026-11-01', participants: ['user-1'] }),
          training({ id: 'of-others', participants: ['other'] }),
        ],
      }),
    )
    expect(page.trainings.map(({ id, place }) => [id, place])).toEqual([
      ['training-1', 'attending'],
      ['full', 'waiting'],
    ])
    expect(JSON.stringify(page)).not.toContain('other')
  })

  it('shows the code of a signed certificate as long as it is valid', () => {
    const page = pageOf(WELDER, factsWith({ certificates: [{ ...BHP, token: 'eyJ.a.b' }] }))
    expect(shownCodes(page, '2027-06-30')).toHaveLength(1)
    expect(shownCodes(page, '2027-07-01')).toEqual([])
  })

  it('holds no certificate that was revoked, waits to be confirmed or is of somebody else', () => {
    const certificates = [
      certificateRecord({ id: 'a', type: 'first_aid', scope: 'staff', number: 'A', status: 'revoked' }),
      certificateRecord({ id: 'b', type: 'first_aid', scope: 'staff', number: 'B', status: 'pending' }),
      certificateRecord({ id: 'c', type: 'first_aid', scope: 'staff', number: 'C', userId: 'other' }),
    ]
    const page = pageOf(WELDER, factsWith({ certificates }))
    expect(page.papers.map(({ key }) => key)).not.toContain('first_aid.staff')
  })
})

const anyExamination = fc
  .record({
    kind: fc.constantFrom('initial', 'periodic', 'follow_up'),
    outcome: fc.constantFrom('fit', 'unfit'),
    examinedOn: fc.constantFrom('2018-01-01', '2025-06-02', '2026-11-01'),
    validUntil: fc.constantFrom('2026-11-20', '2027-03-01', '2028-06-02'),
    position: fc.constantFrom('spawacz', 'magazynier', 'praca na wysokości'),
    covers: fc.constantFrom([], ['heights'], ['night', 'driving']),
  } as const)
  .map((facts): Partial<Examination> => ({ ...facts, covers: [...facts.covers] }))

const anyEmployment = fc
  .record({
    examinations: fc.array(anyExamination, { maxLength: 3 }),
    returns: fc.constantFrom([], ['2026-11-10'], ['2026-12-10']),
    referrals: fc.constantFrom([], ['2026-11-15']),
  })
  .map(({ examinations, returns, referrals }) =>
    papers({
      inductions: [induction()],
      examinations: examinations.map((facts, index) => examination({ id: `examination-${index}`, ...facts })),
      returns: returns.map((returnedOn) => ({ id: 'return', userId: 'user-1', returnedOn })),
      referrals: referrals.map((referredOn) => ({ id: 'referral', userId: 'user-1', referredOn })),
    }),
  )

describe('health', () => {
  it('is never on a page but as the end of an orzeczenie', () => {
    fc.assert(
      fc.property(anyEmployment, (employment) => {
        const page = pageOf(WELDER, factsWith({ employment }))
        const medical = page.papers.filter(({ key }) => key === 'medical')
        expect(medical).toHaveLength(1)
        for (const paper of medical) {
          const facts = Object.keys(paper).toSorted()
          expect([
            ['key', 'state', 'title'],
            ['key', 'soonFrom', 'state', 'title', 'until'],
          ]).toContainEqual(facts)
        }
        expect(JSON.stringify({ ...page, papers: [], spans: [] })).not.toMatch(/examin|unfit|heights|return/i)
        expect(JSON.stringify(page)).not.toMatch(/magazynier|wysoko|follow|unfit|early|former|cover/i)
      }),
      { numRuns: 300 },
    )
  })

  it('gives the same page whatever the reason is', () => {
    const reasons: Partial<EmploymentRecords>[] = [
      {},
      { examinations: [examination({ outcome: 'unfit' })] },
      { examinations: [examination({ position: 'magazynier' })] },
      {
        examinations: [examination()],
        returns: [{ id: 'return', userId: 'user-1', returnedOn: '2026-11-10' }],
      },
      { referrals: [{ id: 'referral', userId: 'user-1', referredOn: '2026-11-15' }] },
    ]
    const pages = reasons.map((reason) =>
      pageOf(WELDER, factsWith({ employment: papers({ inductions: [induction()], ...reason }) })),
    )
    for (const page of pages) expect(page).toEqual(pages[0])
    expect(pages[0]?.spans).toEqual([])
  })

  it('has no name in the other papers either', () => {
    const own = withOwnKind(
      certificateRecord({
        id: 'own',
        type: 'own',
        scope: toOwnKindId('psychological_tests'),
        number: 'PSY-1',
      }),
      COMMON_KINDS,
    )
    const page = pageOf(WELDER, factsWith({ employment: NO_PAPERS, certificates: [BHP, own] }))
    expect(JSON.stringify(page)).not.toMatch(/psych|PSY/i)
    expect(page.papers.filter(({ key }) => key === 'medical')).toMatchObject([{ until: '2027-06-30' }])
  })
})

describe('a page, whatever the day of the phone is', () => {
  const anyDay = fc.integer({ min: -400, max: 1_500 }).map((days) => shiftDay(TODAY, { days }))
  const anyCertificates = fc.array(
    fc.record({
      scope: fc.constantFrom('workers', 'office', 'dangerous_work'),
      issueDate: fc.constantFrom('2020-01-01', '2024-06-30', '2026-12-24'),
      expiryDate: fc.constantFrom('2026-11-20', '2026-11-21', '2027-06-30', '2029-01-01'),
      status: fc.constantFrom('active', 'pending', 'revoked'),
    } as const),
    { maxLength: 3 },
  )

  it('never says valid of what the register would not let work', () => {
    fc.assert(
      fc.property(anyEmployment, anyCertificates, anyDay, (employment, found, phoneDay) => {
        const certificates = found.map((facts, index) =>
          certificateRecord({ id: `certificate-${index}`, ...facts }),
        )
        const facts = factsWith({ employment, certificates })
        const page = pageOf(WELDER, facts)
        const day = phoneDay < TODAY ? TODAY : phoneDay
        const isCurrent = mineStatus(page, phoneDay).kind === 'current'
        const { mayWork } = admissionOf(WELDER, certificates, facts, day)
        if (isCurrent && mayWork !== true) throw new Error(`${day}: current, but may not work`)
        const isWrong = papersOn(page, phoneDay).some(
          ({ paper, status }) =>
            (status === 'valid' || status === 'soon') && paper.state === 'held' && (paper.until ?? day) < day,
        )
        return !isWrong
      }),
      { numRuns: 500 },
    )
  })
})
