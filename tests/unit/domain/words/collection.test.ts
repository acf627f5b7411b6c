import { expect, it } from 'vitest'

import { addNewest } from '~/domain/words/collection'

it('of what was added, the newest items stay', () => {
  const places = new Set<string>()
  for (const place of ['a', 'b', 'c', 'a', 'd']) addNewest(places, place, 3)
  expect([...places]).toEqual(['c', 'a', 'd'])
})
