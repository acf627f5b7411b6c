import { describe, expect, it } from 'vitest'

import { copyLabel, copyNote, isCopyDue, type CopyState } from '~/domain/register/last-copy'

import { NOTHING_KEPT, TODAY } from '../../../support/builders'

const state = (parts: Partial<CopyState>): CopyState => ({ ...NOTHING_KEPT, ...parts })
const label = (parts: Partial<CopyState>) => copyLabel(state(parts), TODAY).replaceAll('\u00a0', ' ')
const isDue = (parts: Partial<CopyState>) => isCopyDue(state(parts), TODAY)

describe('a copy is due', () => {
  it('30 days after the last one, if anything has changed since', () => {
    expect(isDue({ copy: { day: '2026-10-22', changes: 3 }, changes: 4 })).toBe(true)
    expect(isDue({ copy: { day: '2026-10-23', changes: 3 }, changes: 4 })).toBe(false)
    expect(isDue({ copy: { day: '2026-01-01', changes: 3 }, changes: 3 })).toBe(false)
  })

  it('after 100 changes, on whatever day', () => {
    expect(isDue({ copy: { day: TODAY, changes: 10 }, changes: 110 })).toBe(true)
    expect(isDue({ copy: { day: TODAY, changes: 10 }, changes: 109 })).toBe(false)
    expect(isDue({ changes: 100, since: TODAY })).toBe(true)
  })

  it('30 days after the first change if there is none yet', () => {
    expect(isDue({ changes: 1, since: '2026-10-22' })).toBe(true)
    expect(isDue({ changes: 99, since: '2026-10-23' })).toBe(false)
    expect(isDue({})).toBe(false)
  })

  it('after three days where the browser clears data that nobody visits for a week', () => {
    expect(isDue({ isAtRisk: true, copy: { day: '2026-11-18', changes: 3 }, changes: 4 })).toBe(true)
    expect(isDue({ isAtRisk: true, copy: { day: '2026-11-19', changes: 3 }, changes: 4 })).toBe(false)
    expect(isDue({ isAtRisk: true, copy: { day: '2026-01-01', changes: 3 }, changes: 3 })).toBe(false)
  })

  it('not because data were erased since', () => {
    expect(isDue({ copy: { day: '2026-01-01', changes: 50 }, changes: 2 })).toBe(false)
  })
})

describe('a vault whose key is not on this device alone', () => {
  const vault = { how: 'device', day: TODAY, changes: 120 } as const

  it('is a copy as long as it has all', () => {
    expect(isDue({ vault, changes: 120, since: '2026-01-01' })).toBe(false)
    expect(isDue({ vault, copy: { day: '2026-01-01', changes: 3 }, changes: 121 })).toBe(false)
  })

  it('is an old copy once nothing is sent any more', () => {
    expect(isDue({ vault: { ...vault, day: '2026-10-22' }, changes: 121 })).toBe(true)
    expect(isDue({ vault, changes: 220 })).toBe(true)
  })

  it('gives way to a later copy', () => {
    const copy = { day: TODAY, changes: 121 }
    expect(isDue({ vault: { ...vault, day: '2026-01-01' }, copy, changes: 121 })).toBe(false)
    expect(label({ vault: { ...vault, day: '2026-01-01' }, copy, changes: 121 })).toMatch(
      /^Ostatnia kopia: dziś/,
    )
  })

  it('says where its key is', () => {
    expect(label({ vault, changes: 120 })).toBe('Rejestr jest też na innym urządzeniu, zsynchronizowany dziś')
    expect(label({ vault: { ...vault, how: 'printed' }, changes: 122 })).toBe(
      'Rejestr jest zaszyfrowany na serwerze, a link do niego na kartce w sejfie, zsynchronizowany dziś, od tego czasu 2 zmiany',
    )
    expect(label({ vault: { ...vault, how: 'saved' }, changes: 120 })).toMatch(
      /link do niego w pliku z hasłem/,
    )
  })
})

describe('the words for the last copy', () => {
  it('say when it was made, and what has changed since', () => {
    expect(label({ copy: { day: '2026-11-09', changes: 2 }, changes: 36 })).toBe(
      'Ostatnia kopia: 12 dni temu, od niej 34 zmiany',
    )
    expect(label({ copy: { day: '2026-11-20', changes: 2 }, changes: 3 })).toBe(
      'Ostatnia kopia: wczoraj, od niej 1 zmiana',
    )
    expect(label({ copy: { day: TODAY, changes: 2 }, changes: 2 })).toBe(
      'Ostatnia kopia: dziś, od niej bez nowych wpisów',
    )
  })

  it('say that there is none yet', () => {
    expect(label({ changes: 5 })).toBe('Nie ma jeszcze kopii tych danych (5 zmian)')
    expect(label({})).toBe('Nie ma jeszcze kopii ani niczego do skopiowania')
  })

  it('never say that there is nothing to copy beside settings that were chosen', () => {
    expect(copyLabel(state({}), TODAY, true).replaceAll('\u00a0', ' ')).toBe(
      'Nie ma jeszcze kopii; do skopiowania są tylko ustawienia albo szkice',
    )
    expect(copyLabel(state({ changes: 5 }), TODAY, true)).toBe(label({ changes: 5 }).replace('5 ', '5\u00a0'))
  })
})

it('the note about a missing copy says that data are only here where nobody else has them', () => {
  expect(copyNote(false, false)).toMatch(/^Dane są tylko/)
  expect(copyNote(true, false)).toMatch(/^Dane są tylko tutaj/)
  expect(copyNote(true, true)).toMatch(/^Ta przeglądarka usunie dane/)
  expect(copyNote(false, true)).toBeUndefined()
})
