import { expect, it } from 'vitest'

import { trainingMonths } from '~/domain/trainings/training-months'

import { training } from '../../../support/builders'

it('puts trainings under their months, in their order, and those that are over apart', () => {
  const rows = [
    training({ id: 'soon', date: '2026-11-24', status: 'scheduled' }),
    training({ id: 'later', date: '2026-12-04', status: 'scheduled' }),
    training({ id: 'over', date: '2026-11-13', status: 'completed' }),
    training({ id: 'off', date: '2026-11-12', status: 'cancelled' }),
    training({ id: 'also over', date: '2026-11-10', status: 'completed' }),
  ]
  expect(
    trainingMonths(rows).map(({ month, trainings }) => [month, ...trainings.map(({ id }) => id)]),
  ).toEqual([
    ['Listopad 2026', 'soon'],
    ['Grudzień 2026', 'later'],
    ['Listopad 2026 – zakończone', 'over', 'also over'],
    ['Listopad 2026 – odwołane', 'off'],
  ])
  expect(trainingMonths([])).toEqual([])
})
