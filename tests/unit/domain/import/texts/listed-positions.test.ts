import { expect, it } from 'vitest'

import {
  readOtherPositions,
  severalPositionsIn,
  splitPositions,
} from '~/domain/import/texts/listed-positions'
import { otherPositionsText } from '~/domain/people/other-positions'

it.each([
  ['magazynier / operator wózka', ['magazynier', 'operator wózka']],
  ['magazynier, operator wózka', ['magazynier', 'operator wózka']],
  ['magazynier; operator wózka', ['magazynier', 'operator wózka']],
  ['magazynier + operator wózka', ['magazynier', 'operator wózka']],
  ['magazynier\noperator wózka', ['magazynier', 'operator wózka']],
  ['magazynier oraz operator wózka', ['magazynier', 'operator wózka']],
  ['elektryk/automatyk', ['elektryk/automatyk']],
  ['specjalista, ds. BHP', ['specjalista, ds. BHP']],
  ['starszy specjalista ds. BHP', ['starszy specjalista ds. BHP']],
  ['', ['']],
])('„%s” names %j', (cell, positions) => {
  expect(splitPositions(cell)).toEqual(positions)
})

it('cells that seem to name several are found once, but not the known name of one position', () => {
  const cells = ['magazynier / kierowca', 'Magazynier / kierowca', 'brygadzista, majster', 'spawacz']
  expect(severalPositionsIn(cells, new Set(['brygadzista, majster']))).toEqual([
    { text: 'magazynier / kierowca', positions: ['magazynier', 'kierowca'], count: 2, isLikely: true },
  ])
})

it('„i” is part of a name until both parts are known positions', () => {
  const likely = (...known: string[]) =>
    severalPositionsIn(['magazynier i kierowca'], new Set(known))[0]?.isLikely
  expect(likely()).toBe(false)
  expect(likely('magazynier', 'kierowca')).toBe(true)
})

it('the other positions of our own files are read back with their days', () => {
  const otherPositions = [{ position: 'operator wózka', since: '2024-03-12' }, { position: 'ładowacz' }]
  expect(readOtherPositions(otherPositionsText({ otherPositions }) ?? '')).toEqual(otherPositions)
  expect(readOtherPositions(' – ')).toEqual([])
})
