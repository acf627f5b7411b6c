import { expect, it } from 'vitest'

import { shareLines } from '~/routes/panel/dashboard/folded-list'

it('each group gets a line before the most urgent one gets more', () => {
  expect(shareLines([9, 0, 4], 3)).toEqual([2, 0, 1])
  expect(shareLines([1, 3, 5], 3)).toEqual([1, 1, 1])
  expect(shareLines([0, 0, 5], 3)).toEqual([0, 0, 3])
})

it('no more lines are shared out than there are', () => {
  expect(shareLines([5, 5, 5], 1)).toEqual([1, 0, 0])
  expect(shareLines([5, 5, 5], 0)).toEqual([0, 0, 0])
  expect(shareLines([1, 0, 1], 3)).toEqual([1, 0, 1])
})
