import { describe, expect, it } from 'vitest'

import { nearMissSentence } from '~/domain/reports/near-miss'

import { report, TODAY } from '../../../support/builders'
import { dropTakenIn } from '../../../support/changes'

describe('the last near miss', () => {
  const nearMiss = report({ isNearMiss: true, date: '2026-11-16' })
  const hazard = {
    ...report({ isNearMiss: true, date: TODAY }),
    sources: [{ ...dropTakenIn('t').source, about: 'hazard' as const }],
  }

  it('is some days ago, and a hazard is none', () => {
    expect(nearMissSentence([nearMiss, hazard, report()], TODAY)).toBe(
      'Od ostatniego zdarzenia potencjalnie wypadkowego: 5\u00a0dni',
    )
    expect(nearMissSentence([hazard], TODAY)).toBeUndefined()
  })

  it('can be of today', () => {
    expect(nearMissSentence([nearMiss], '2026-11-16')).toBe('Ostatnie zdarzenie potencjalnie wypadkowe: dziś')
  })
})
