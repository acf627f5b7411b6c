import * as v from 'valibot'
import { expect, test } from 'vitest'

import { workConditionsSchema } from '~/domain/employment/work-conditions'
import { commonKind } from '~/domain/qualifications/own-kind'
import { positionSchema } from '~/domain/qualifications/requirement'
import {
  conditionsOf,
  listPatterns,
  parseTrade,
  positionLike,
  positionOf,
  TRADES,
  type TradePosition,
} from '~/domain/qualifications/trades'

const trades: readonly (readonly [string, readonly TradePosition[]])[] = Object.entries(TRADES).map(
  ([id, { positions }]) => [id, positions],
)

test.each(trades)(
  'each position of %s can be stored, and requires kinds that every register has',
  (_, positions) => {
    const stored = positions.map(positionOf)
    const conditions = positions.flatMap((position) => conditionsOf(position) ?? [])
    expect(stored.filter((position) => !v.is(positionSchema, position))).toEqual([])
    expect(conditions.filter((each) => !v.is(workConditionsSchema, each))).toEqual([])
    const required = positions.flatMap(({ requirements }) =>
      requirements.map(({ qualification }) => qualification),
    )
    expect(required.filter(({ type, scope }) => type === 'own' && !commonKind(scope))).toEqual([])
    expect(new Set(positions.map(({ name }) => name)).size).toBe(positions.length)
  },
)

test.each(trades)('whatever %s asks for beside the training of workers names its source', (_, positions) => {
  const asking = positions.filter(({ requirements, positionInduction }) => {
    const [first] = requirements
    return requirements.length > 1 || first?.qualification.scope !== 'workers' || positionInduction === false
  })
  expect(asking.filter(({ source }) => !source)).toEqual([])
})

test('who works at height is trained each year, and their orzeczenie covers it', () => {
  const [roofer] = TRADES.roofing.positions
  expect(roofer).toMatchObject({
    name: 'dekarz',
    asks: ['heights'],
    requirements: [{ qualification: { type: 'bhp', scope: 'dangerous_work' } }],
  })
})

test.each([
  ['operator wózka', 'operator wózka widłowego'],
  ['Operator wózka widłowego (zmiana nocna)', 'operator wózka widłowego'],
  ['Ślusarz', 'ślusarz'],
  ['tokarz', 'ślusarz'],
  ['blacharz budowlany', 'dekarz'],
  ['ślusarz-spawacz', 'spawacz'],
  ['st. magazynier', 'magazynier'],
  ['kierowca C+E', 'kierowca zestawu'],
  ['kierowca', 'kierowca samochodu dostawczego'],
  ['pomocnik elektryka', 'pomocnik elektryka'],
  ['Kelnerka', 'obsługa sali'],
])('%s means the same as %s', (title, name) => {
  expect(positionLike(title, listPatterns([]))?.name).toBe(name)
})

test('a title whose words tell nothing is like none', () => {
  expect(positionLike('akwizycja', listPatterns([]))).toBeUndefined()
  // One works on roofs, another in a workshop.
  expect(positionLike('blacharz', listPatterns([]))).toBeUndefined()
  expect(positionLike('', listPatterns([]))).toBeUndefined()
})

test('the requirements of the template count for its names', () => {
  const own = { name: 'Elektryk', requirements: [] }
  expect(positionLike('elektromonter', listPatterns([own]))).toMatchObject(own)
})

test('an address names a trade or none', () => {
  expect(parseTrade('roofing')).toBe('roofing')
  expect(parseTrade('toString')).toBeUndefined()
  expect(parseTrade(null)).toBeUndefined()
})
