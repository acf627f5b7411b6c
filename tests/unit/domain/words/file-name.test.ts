import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fileName } from '~/domain/words/file-name'

describe('a name of a file or folder', () => {
  it('is the text itself if every system takes it', () => {
    for (const name of [
      'Gżegżółka Marek',
      'certyfikaty-2026-11-21.csv',
      'kopia.zip.age',
      'Con Anna',
      '👷🏽‍♀️.jpg',
    ]) {
      expect(fileName(name)).toBe(name)
    }
  })

  it('has nothing that a system refuses or reads as a folder', () => {
    expect(fileName('a\\b/c:d*e?f"g<h>i|j.pdf')).toBe('a-b-c-d-e-f-g-h-i-j.pdf')
    expect(fileName('../../etc/passwd')).toBe('-..-etc-passwd')
    expect(fileName(' .ukryty. ')).toBe('ukryty')
    expect(fileName('..')).toBe('bez nazwy')
    expect(fileName('\u200b.pdf')).toBe('bez nazwy.pdf')
    expect(fileName('.con')).toBe('_con')
  })

  it('has no line breaks, direction marks and half letters', () => {
    expect(fileName('Nowak\r\nAnna\u2028\t')).toBe('Nowak Anna')
    expect(fileName('umowa\u202efdp.exe')).toBe('umowafdp.exe')
    expect(fileName('a\u200b\ud83db')).toBe('ab')
  })

  it('is no device of Windows, with any ending', () => {
    for (const name of ['CON', 'nul', 'Aux.pdf', 'com1.tar.gz', 'LPT².txt', 'CONIN$']) {
      expect(fileName(name)).toBe(`_${name}`)
    }
    for (const name of ['Conrad', 'com.pdf', 'nulta']) expect(fileName(name)).toBe(name)
  })

  it('keeps its ending and whole letters if it is cut', () => {
    expect(fileName(`${'a'.repeat(200)}.pdf`)).toBe(`${'a'.repeat(116)}.pdf`)
    expect(fileName(`${'a'.repeat(75)}👷🏽‍♀️a.pdf`, 80)).toBe(`${'a'.repeat(75)}.pdf`)
    expect(fileName('a\u0301'.repeat(500_000))).toBe('á'.repeat(120))
  })

  it('is one that an address can carry, at most as long as asked, and the same if it is made again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const name = fileName(text, 80)
        expect(() => encodeURIComponent(name)).not.toThrow()
        expect(name.length).toBeLessThanOrEqual(80)
        expect(name).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\\/:*?"<>|]|^[. ]|[. ]$/u)
        expect(fileName(name, 80)).toBe(name)
      }),
    )
  })
})
