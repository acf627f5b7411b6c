import { expect, it } from 'vitest'

import type { Change } from '~/domain/changes/change'
import { typedHeadcounts } from '~/domain/records/headcount-changes'

import { TODAY } from '../../../support/builders'

const set = (id: string, year: string, people?: number): Change => ({
  kind: 'headcount-set',
  id,
  day: TODAY,
  year,
  people,
})

it('a headcount is the one that was typed last, and none once it was emptied', () => {
  const changes = [set('a', '2025', 10), set('b', '2026', 20), set('c', '2025', 12.5), set('d', '2026')]
  expect([...typedHeadcounts(changes)]).toEqual([['2025', 12.5]])
})
