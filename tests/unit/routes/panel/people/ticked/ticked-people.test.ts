import { expect, it } from 'vitest'

import { tickedPeople, parseTickedPeople } from '~/routes/panel/people/ticked/ticked-people'

it('the people that a list has ticked reach the form, and anything malformed chooses nobody', () => {
  expect(parseTickedPeople(tickedPeople(new Set(['a', 'b'])))).toEqual(['a', 'b'])
  for (const state of [null, undefined, 'a', { people: 'a' }, { people: [1] }, { people: ['<b>'] }]) {
    expect(parseTickedPeople(state)).toBeUndefined()
  }
})
