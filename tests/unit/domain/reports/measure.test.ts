import { describe, expect, it } from 'vitest'

import { compareMeasures, measureDayLabel, measureState, measureTitle } from '~/domain/reports/measure'

import { measure, TODAY } from '../../../support/builders'

const done = (doneOn: string) => ({ done: { doneOn } })
const words = (text: string) => text.replaceAll('\u00a0', ' ')

describe('a measure', () => {
  it('is in time through the end of its day', () => {
    expect(measureState(measure({ due: TODAY }), TODAY)).toBe('open')
    expect(measureState(measure({ due: '2026-11-20' }), TODAY)).toBe('late')
    expect(measureState(measure({ due: '2026-11-20', ...done(TODAY) }), TODAY)).toBe('done')
  })

  it('says until when it is to be done, or how it ended', () => {
    const label = (due: string, ended = {}) => words(measureDayLabel({ due, ...ended }, TODAY))
    expect(label('2026-12-02')).toBe('do 02.12.2026, za 11 dni')
    expect(label('2026-11-22')).toBe('do 22.11.2026, jutro')
    expect(label(TODAY)).toBe('do 21.11.2026, dziś')
    expect(label('2026-11-20')).toBe('termin minął 20.11.2026, 1 dzień temu')
    expect(label('2026-11-20', done('2026-11-20'))).toBe('wykonano 20.11.2026')
    expect(label('2026-11-15', done('2026-11-20'))).toBe('wykonano 20.11.2026, 5 dni po terminie')
  })

  it('is sorted by its day, and after all open ones if it is done', () => {
    const measures = [
      measure({ id: 'done before', ...done('2026-11-01') }),
      measure({ id: 'later', due: '2026-12-24' }),
      measure({ id: 'done last', ...done('2026-11-20') }),
      measure({ id: 'late', due: '2026-11-01' }),
    ]
    expect(measures.toSorted(compareMeasures).map(({ id }) => id)).toEqual([
      'late',
      'later',
      'done last',
      'done before',
    ])
  })

  it('has its first line as a title, cut at a word', () => {
    expect(measureTitle({ what: 'Zamontować odbojnice\nprzy regałach' })).toBe('Zamontować odbojnice')
    const long = 'Położyć maty antypoślizgowe przy bramie chłodni i przy wejściu do magazynu numer pięć'
    expect(measureTitle({ what: long })).toBe(
      'Położyć maty antypoślizgowe przy bramie chłodni i przy wejściu do magazynu…',
    )
    expect(measureTitle({ what: 'x'.repeat(90) })).toBe(`${'x'.repeat(80)}…`)
  })
})
