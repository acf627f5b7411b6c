import { describe, expect, it } from 'vitest'

import { admissionsOf } from '~/domain/admission/admission'
import { deadlinesByWeek, positionGaps, weeksSentence } from '~/domain/staff/staff-counts'

import { certificate, examination, factsFor, papers, TODAY, user } from '../../../support/builders'

const POSITIONS = ['spawacz', 'ślusarz'].map((name) => ({
  name,
  requirements: [{ qualification: { type: 'bhp' as const, scope: 'workers' as const } }],
}))

const bhp = (userId: string, expiryDate: string) =>
  certificate({ id: userId, userId, scope: 'workers', expiryDate })

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the deadlines of the staff', () => {
  const admissions = admissionsOf(
    [
      user({ id: 'a', position: 'spawacz' }),
      user({ id: 'b', position: 'spawacz' }),
      user({ id: 'c', position: 'spawacz', leftOn: '2026-11-20' }),
    ],
    [bhp('a', '2026-11-29'), bhp('b', '2026-11-01'), bhp('c', '2026-11-30')],
    factsFor(POSITIONS, papers({ examinations: [examination({ userId: 'a', validUntil: '2026-11-30' })] })),
    // A Saturday.
    TODAY,
  )

  it('are counted by week from this Monday on, without those who have left and what is over', () => {
    const weeks = deadlinesByWeek(admissions, TODAY)
    expect(weeks).toHaveLength(12)
    expect(weeks.slice(0, 3)).toEqual([
      { monday: '2026-11-16', count: 0 },
      { monday: '2026-11-23', count: 1 },
      { monday: '2026-11-30', count: 1 },
    ])
    expect(plain(weeksSentence(weeks))).toBe(
      'Terminy w ciągu 12 tygodni: 2. Najwięcej: tydzień od 23.11.2026 (1).',
    )
    expect(plain(weeksSentence(deadlinesByWeek([], TODAY)))).toBe('W ciągu 12 tygodni nie mija żaden termin.')
  })
})

describe('the positions of the staff', () => {
  it('come with what stops people on them, the worst first', () => {
    const admissions = admissionsOf(
      [
        user({ id: 'a', position: 'spawacz' }),
        user({ id: 'b', position: 'ślusarz' }),
        user({ id: 'c', position: 'ślusarz' }),
        user({ id: 'd' }),
      ],
      [bhp('a', '2028-01-01'), bhp('b', '2026-11-01')],
      factsFor(POSITIONS),
      TODAY,
    )
    expect(
      positionGaps(admissions, TODAY).map(({ lacks, ...rest }) => ({ ...rest, lacks: lacks.map(plain) })),
    ).toEqual([
      {
        position: 'ślusarz',
        total: 2,
        admitted: 0,
        lacks: [
          'BHP, stanowiska robotnicze: po terminie – 1 osoba',
          'BHP, stanowiska robotnicze: brak – 1 osoba',
        ],
      },
      { position: 'spawacz', total: 1, admitted: 1, lacks: [] },
    ])
  })
})
