import { expect, it } from 'vitest'

import { parsePlanTrainingState, planTrainingState } from '~/routes/panel/trainings/form/plan-training-state'

it('the people that a list has ticked reach the form, and anything malformed chooses nobody', () => {
  expect(parsePlanTrainingState(planTrainingState(new Set(['a', 'b'])))).toEqual(['a', 'b'])
  for (const state of [null, undefined, 'a', { people: 'a' }, { people: [1] }, { people: ['<b>'] }]) {
    expect(parsePlanTrainingState(state)).toEqual([])
  }
})
