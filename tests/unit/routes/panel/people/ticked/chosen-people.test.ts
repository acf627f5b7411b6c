import { expect, it } from 'vitest'

import { chosenPeople, parseChosenPeople } from '~/routes/panel/people/ticked/chosen-people'

it('the people that a list has ticked reach the form, and anything malformed chooses nobody', () => {
  expect(parseChosenPeople(chosenPeople(new Set(['a', 'b'])))).toEqual(['a', 'b'])
  for (const state of [null, undefined, 'a', { people: 'a' }, { people: [1] }, { people: ['<b>'] }]) {
    expect(parseChosenPeople(state)).toBeUndefined()
  }
})
