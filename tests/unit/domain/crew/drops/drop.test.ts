import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readDrop } from '~/domain/crew/drops/drop'
import { MAX_LINE_LENGTH, MAX_PHOTO_BYTES, MAX_PHOTOS, MAX_TEXT_LENGTH } from '~/domain/crew/drops/limits'

import { TODAY } from '../../../../support/builders'

const PHOTO = '/9j/4AAQSkZJRgABAQ=='

const TOLD = {
  kind: 'told',
  v: 1,
  id: 'drop-1',
  language: 'uk',
  about: 'near_miss',
  text: 'Спала з полиці коробка',
  location: 'przy regale 4',
  date: TODAY,
  time: '09:05',
  photos: [PHOTO],
}

describe('a drop', () => {
  it('is read as it was sent', () => {
    expect(readDrop(TOLD, TODAY)).toEqual(TOLD)
  })

  it('of somebody anonymous has no name', () => {
    const drop = readDrop(TOLD, TODAY)
    expect(drop).not.toHaveProperty('name')
    expect(drop).not.toHaveProperty('phone')
  })

  it('is nothing without its text, its kind or its id', () => {
    const wrong = [
      { text: ' \u200b' },
      { text: 'a'.repeat(MAX_TEXT_LENGTH + 1) },
      { about: 'bomb' },
      { id: '../etc' },
      { kind: 'register-changed' },
      { v: 2 },
    ]
    for (const facts of wrong) expect(readDrop({ ...TOLD, ...facts }, TODAY)).toBeUndefined()
  })

  it('loses only the detail that is wrong', () => {
    const forged = {
      ...TOLD,
      language: 'constructor',
      location: 'x'.repeat(MAX_LINE_LENGTH + 1),
      time: '25:00',
      name: { toString: 'Jan' },
      phone: 7,
      receipt: { id: 'short', key: '' },
      reportedBy: 'user-1',
      status: 'closed',
    }
    expect(readDrop(forged, TODAY)).toEqual({
      kind: 'told',
      v: 1,
      id: 'drop-1',
      language: 'pl',
      about: 'near_miss',
      text: TOLD.text,
      date: TODAY,
      photos: [PHOTO],
    })
  })

  it('cannot be of a day to come or of long ago', () => {
    for (const date of ['2026-11-22', '1926-11-21', '2026-02-30']) {
      const drop = readDrop({ ...TOLD, date }, TODAY)
      expect(drop).toMatchObject({ text: TOLD.text })
      expect(drop).not.toHaveProperty('date', date)
    }
  })

  it('keeps text as text, without what would hide in it', () => {
    const drop = readDrop(
      { ...TOLD, text: '<img src=x onerror=alert(1)>\u202e\0ok', name: 'Jan\nLis' },
      TODAY,
    )
    expect(drop).toMatchObject({ text: '<img src=x onerror=alert(1)>ok', name: 'Jan Lis' })
  })

  it('has few photos, each a JPEG of a limited size', () => {
    const wrong = ['data:image/svg+xml,<svg/>', 'PHN2Zy8+', `/9j/${'A'.repeat(MAX_PHOTO_BYTES * 2)}`, 5]
    expect(readDrop({ ...TOLD, photos: [PHOTO, wrong[0], wrong[1]] }, TODAY)).toMatchObject({
      photos: [PHOTO],
    })
    for (const photo of wrong)
      expect(readDrop({ ...TOLD, photos: [photo] }, TODAY)).toMatchObject({ photos: [] })
    const thousands = Array.from({ length: 5_000 }, () => PHOTO)
    expect(readDrop({ ...TOLD, photos: thousands }, TODAY)).toMatchObject({
      photos: Array.from({ length: MAX_PHOTOS }, () => PHOTO),
    })
    expect(readDrop({ ...TOLD, photos: 'many' }, TODAY)).toMatchObject({ photos: [] })
  })

  it('never throws, whatever a sender puts in', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({ kind: fc.constantFrom('told', 'correction', 'sign-up'), v: fc.constant(1) }),
      fc
        .dictionary(fc.constantFrom(...Object.keys(TOLD)), fc.anything())
        .map((facts) => ({ ...TOLD, ...facts })),
    )
    fc.assert(
      fc.property(anything, (content) => {
        const drop = readDrop(content, TODAY)
        return drop === undefined || JSON.stringify(drop).length < 10_000
      }),
      { numRuns: 500 },
    )
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
    expect(readDrop({ ...TOLD, location: deep, extra: deep }, TODAY)).toMatchObject({ location: undefined })
  })
})

describe('a drop for a page or a training', () => {
  it('says who writes, because otherwise nobody could answer', () => {
    const correction = {
      kind: 'correction',
      v: 1,
      id: 'd',
      language: 'pl',
      personId: 'user-1',
      name: 'Anna Nowak',
    }
    expect(readDrop({ ...correction, text: 'Mam nowe zaświadczenie' }, TODAY)).toMatchObject(correction)
    expect(readDrop({ ...correction, text: '' }, TODAY)).toBeUndefined()
    const signUp = {
      kind: 'sign-up',
      v: 1,
      id: 'd',
      language: 'en',
      trainingId: 'training-1',
      name: 'Jan Lis',
    }
    expect(readDrop({ ...signUp, contact: '600 700 800' }, TODAY)).toMatchObject(signUp)
    expect(readDrop(signUp, TODAY)).toBeUndefined()
  })
})
