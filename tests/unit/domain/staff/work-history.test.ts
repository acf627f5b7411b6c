import { describe, expect, it } from 'vitest'

import { ALL_REQUIRED } from '~/domain/employment/employment-records'
import type { Person } from '~/domain/people/user'
import { workHistory } from '~/domain/staff/work-history'

import { examination, induction, user } from '../../../support/builders'

const HIRED = '2026-09-01'

const historyOf = (
  { examinedOn = HIRED, generalOn = HIRED, positionOn = HIRED }: Partial<Record<string, string>>,
  is: Partial<Person> = {},
) =>
  workHistory(
    { ...user({ position: 'spawacz', hiredOn: HIRED }), ...is },
    {
      examinations: [examination({ kind: 'initial', examinedOn })],
      inductions: [induction({ generalOn, positionOn })],
    },
    ALL_REQUIRED,
  ).map((line) => line.replaceAll('\u00a0', ' '))

describe('what has become of a person at work', () => {
  it('says nothing of papers that were there in time', () => {
    expect(historyOf({})).toEqual([])
    expect(historyOf({ examinedOn: '2026-08-20' })).toEqual([])
  })

  it('names each paper that came after the work had begun', () => {
    expect(historyOf({ positionOn: '2026-10-12' })).toEqual([
      'Praca od 01.09.2026, instruktaż stanowiskowy z 12.10.2026',
    ])
    expect(
      historyOf({ examinedOn: '2026-09-03', generalOn: '2026-09-02', positionOn: '2026-09-02' }),
    ).toEqual([
      'Praca od 01.09.2026, orzeczenie lekarskie z 03.09.2026',
      'Praca od 01.09.2026, instruktaż ogólny z 02.09.2026',
      'Praca od 01.09.2026, instruktaż stanowiskowy z 02.09.2026',
    ])
  })

  it('names a part on the position that came before the general one', () => {
    expect(historyOf({ generalOn: HIRED, positionOn: '2026-08-28' })).toEqual([
      'Instruktaż stanowiskowy z 28.08.2026, przed ogólnym z 01.09.2026',
    ])
  })

  it('counts the part on the position from the day on it, and asks nothing of a zleceniobiorca', () => {
    const moved = { positionSince: '2026-10-12', formerPositions: [{ position: 'magazynier', since: HIRED }] }
    expect(historyOf({ positionOn: '2026-10-12' }, moved)).toEqual([
      'spawacz od 12.10.2026',
      'magazynier od 01.09.2026',
    ])
    expect(historyOf({ positionOn: '2026-10-12' }, { basis: 'contract' })).toEqual([])
  })

  it('says nothing of a next contract, for which the papers of the former one count', () => {
    expect(historyOf({ generalOn: '2026-10-12' }, { positionSince: '2023-05-08' })).toEqual([])
  })
})
