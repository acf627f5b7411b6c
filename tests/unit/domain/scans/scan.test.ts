import { describe, expect, it } from 'vitest'

import {
  isOfScanType,
  MAX_SCANS,
  parseScanFileName,
  parseSentScans,
  scanContent,
  scanFileName,
  scanName,
} from '~/domain/scans/scan'

import { scan } from '../../../support/builders'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('what a file is', () => {
  it('follows from its first bytes', () => {
    expect(scanContent(bytes('%PDF-1.7\n%..'))).toBe('pdf')
    expect(scanContent(bytes('\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0\u0001'))).toBe('photo')
    expect(scanContent(bytes('\u0089PNG\r\n\u001a\n\0\0\0\r'))).toBe('photo')
    expect(scanContent(bytes('RIFF\u0001\u0002\u0003\u0004WEBP'))).toBe('photo')
    expect(scanContent(bytes('\0\0\0\u0018ftypheic'))).toBe('photo')
  })

  it('is nothing that a scan can be made of for a drawing, a page, a program or an empty file', () => {
    for (const text of [
      '<svg xmlns=',
      '<!doctype ht',
      'MZ\u0090\0\u0003\0\0\0\u0004\0\0\0',
      'PK\u0003\u0004',
      '',
      '%PD',
    ]) {
      expect(scanContent(bytes(text))).toBeUndefined()
    }
    // Another file of the same container.
    expect(scanContent(bytes('RIFF\u0001\u0002\u0003\u0004WAVE'))).toBeUndefined()
  })

  it('is a PDF behind the mark of UTF-8 or white space, as readers take it, but behind no other text', () => {
    expect(scanContent(bytes('\r\n%PDF-1.4\n1 0 obj'))).toBe('pdf')
    expect(scanContent(bytes('\u00ef\u00bb\u00bf%PDF-1.4'))).toBe('pdf')
    expect(isOfScanType(bytes('\r\n%PDF-1.4\n1 0 obj'), 'application/pdf')).toBe(true)
    expect(scanContent(bytes('Drukuj %PDF-1.4'))).toBeUndefined()
  })

  it('must fit the type that its record names', () => {
    expect(isOfScanType(bytes('%PDF-1.7\n%..'), 'application/pdf')).toBe(true)
    expect(isOfScanType(bytes('%PDF-1.7\n%..'), 'image/jpeg')).toBe(false)
  })
})

describe('the name of a scan in folders', () => {
  it('is its hash and its type, and is read back', () => {
    const name = scanFileName(scan({ type: 'application/pdf' }))
    expect(name).toBe(`${'a'.repeat(64)}.pdf`)
    expect(parseScanFileName(name)).toEqual({ hash: 'a'.repeat(64), type: 'application/pdf' })
  })

  it('is no other name: a conflicted copy, another type, a path', () => {
    const hash = 'a'.repeat(64)
    for (const name of [
      `${hash} (2).pdf`,
      `${hash}.exe`,
      hash,
      `../${hash}.jpg`,
      `${hash}.jpg.pdf`,
      'dane.json',
    ]) {
      expect(parseScanFileName(name)).toBeUndefined()
    }
  })
})

it('a scan keeps the name of its file, cleaned, and ends with what it is', () => {
  expect(scanName('orzeczenie.pdf', 'application/pdf')).toBe('orzeczenie.pdf')
  expect(scanName('IMG_2041.HEIC', 'image/jpeg')).toBe('IMG_2041.jpg')
  expect(scanName('a\u202egpj.png', 'image/jpeg')).toBe('agpj.jpg')
  expect(scanName('\u200b', 'application/pdf')).toBe('skan.pdf')
})

it('a form sends each scan once, at most five, and nothing that is none', () => {
  const sent = Array.from({ length: 7 }, (_, place) => scan({ hash: String(place).repeat(64) }))
  const fields = [...sent, ...sent].map((one) => JSON.stringify(one))
  expect(parseSentScans(['{', 'null', '{"hash":"../x"}', ...fields])).toEqual(sent.slice(0, MAX_SCANS))
})
