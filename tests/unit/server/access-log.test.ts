import { expect, test } from 'vitest'

import { shownAddress } from '~/server/access-log.server'

test('the access log names neither who was searched for, nor ids and tokens', () => {
  expect(shownAddress('/employees?q=Kowalska')).toBe('/employees?*')
  expect(shownAddress('/employees.data?q=Kowalska&_routes=a')).toBe('/employees.data?*')
  expect(shownAddress(`/c/${'a'.repeat(60)}.${'b'.repeat(90)}.${'c'.repeat(86)}`)).toBe('/c/*.*.*')
  expect(shownAddress('/vault/Zm9vYmFyYmF6cXV4cXV1eA/entries?after=12')).toBe('/vault/*/entries?after=12')
  expect(shownAddress('/pl/healthz')).toBe('/pl/healthz')
})
