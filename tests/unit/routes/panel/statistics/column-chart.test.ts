import { describe, expect, it } from 'vitest'

import { topOf } from '~/routes/panel/statistics/column-chart'

describe('the upper edge of a chart', () => {
  it.each([
    [[], 2],
    [[1], 2],
    [[3, 2], 4],
    [[9], 10],
    [[10, 1], 10],
    [[11], 12],
    [[13], 16],
    [[45.5], 60],
    [[571.4], 600],
    [[1143], 1200],
  ])('of %j is %i: little above the highest column, and its half is a whole number', (values, top) => {
    expect(topOf(values)).toBe(top)
    expect(top % 2).toBe(0)
  })
})
