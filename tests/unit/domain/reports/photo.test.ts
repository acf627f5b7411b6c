import * as v from 'valibot'
import { expect, it } from 'vitest'

import { photoSchema } from '~/domain/reports/photo'

const HEAD = 'data:image/jpeg;base64,'

it('a photo of a former version is a small JPEG in a data URL', () => {
  expect(v.is(photoSchema, `${HEAD}/9j/4AAQ==`)).toBe(true)
})

it('nothing else is a photo: too large, another type, another address', () => {
  expect(v.is(photoSchema, `${HEAD}${'A'.repeat(160_000)}`)).toBe(false)
  expect(v.is(photoSchema, 'data:image/svg+xml;base64,PHN2Zy8+')).toBe(false)
  expect(v.is(photoSchema, 'https://example.com/a.jpg')).toBe(false)
  expect(v.is(photoSchema, `${HEAD}AA"onerror="`)).toBe(false)
})
