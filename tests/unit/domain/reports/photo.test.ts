import { expect, it } from 'vitest'

import { isPhoto, MAX_PHOTO_LENGTH } from '~/domain/reports/photo'

const HEAD = 'data:image/jpeg;base64,'

it('a photo is a small JPEG in a data URL', () => {
  expect(isPhoto(`${HEAD}/9j/4AAQ==`)).toBe(true)
  expect(isPhoto(`${HEAD}${'A'.repeat(MAX_PHOTO_LENGTH - HEAD.length)}`)).toBe(true)
})

it('nothing else is a photo: too large, another type, another address', () => {
  expect(isPhoto(`${HEAD}${'A'.repeat(MAX_PHOTO_LENGTH - HEAD.length + 1)}`)).toBe(false)
  expect(isPhoto('data:image/svg+xml;base64,PHN2Zy8+')).toBe(false)
  expect(isPhoto('https://example.com/a.jpg')).toBe(false)
  expect(isPhoto(`${HEAD}AA"onerror="`)).toBe(false)
})
