import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { recordId, typedLine, typedLines } from '~/domain/words/typed-text'

const line = (text: string) => v.parse(typedLine(1_000, 'za długie'), text)
const lines = (text: string) => v.parse(typedLines(1_000, 'za długie'), text)

describe('a typed line', () => {
  it('has no white space around it and no double space in it', () => {
    expect(line('  Hala \t A\u00a0\n parter ')).toBe('Hala A parter')
    expect(line(' \u00a0\t ')).toBe('')
  })

  it('keeps HTML, addresses and quotation marks as the text they are', () => {
    for (const text of [
      '<img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      '„Łódź” & "x"',
      '👷🏽‍♀️ gaśnica',
    ]) {
      expect(line(text)).toBe(text)
    }
  })

  it('loses invisible characters and those that reverse its direction', () => {
    expect(line('a\u202egpj.exe')).toBe('agpj.exe')
    expect(line('pass\u200bword\ufeff\u2066')).toBe('password')
    expect(line('a\u0000b\u0007c\u009fd')).toBe('abcd')
    expect(line('\ud800x\udc00')).toBe('x')
  })

  it('has composed letters, however they were typed', () => {
    expect(line('Z\u0307aneta C\u0301wik')).toBe('Żaneta Ćwik')
  })

  it('is rejected if the cleaned text is too long', () => {
    const parse = (text: string) => v.safeParse(typedLine(3, 'za długie'), text).issues?.[0].message
    expect(parse('abc')).toBeUndefined()
    expect(parse('  a\u200bbc  ')).toBeUndefined()
    expect(parse('abcd')).toBe('za długie')
    expect(parse('ą'.repeat(100_000))).toBe('za długie')
  })

  it('stays the same when it is cleaned again, without line breaks and halves of characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const cleaned = line(text)
        expect(line(cleaned)).toBe(cleaned)
        expect(cleaned.isWellFormed()).toBe(true)
        expect(cleaned).not.toMatch(/[\p{Cc}\u202a-\u202e\u2028\u2029]/u)
      }),
    )
  })
})

describe('a text made to take long', () => {
  it('is rejected before it is cleaned, which would take minutes', () => {
    for (const repeated of [' ', '\u0301\u0323']) {
      const { issues } = v.safeParse(typedLines(1_000, 'za długie'), `a${repeated.repeat(300_000)}b`)
      expect(issues?.[0].message).toBe('za długie')
    }
  })
})

describe('typed lines', () => {
  it('keep their line breaks, whatever the system', () => {
    expect(lines('jeden\r\ndwa\rtrzy\u2028cztery\u2029pięć')).toBe('jeden\ndwa\ntrzy\ncztery\npięć')
  })

  it('have at most one empty line in a row and none around', () => {
    expect(lines('\n\n jeden  \n\n\n\n\ndwa\t\n')).toBe('jeden\n\ndwa')
  })

  it('stay the same when they are cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(lines(lines(text))).toBe(lines(text))
      }),
    )
  })
})

describe('the id of a record', () => {
  it('has letters, digits, dashes and underscores, at most 64', () => {
    for (const id of ['IWL59ljS5zaeI0js', 'a-b_c', 'x'.repeat(64)]) expect(v.is(recordId, id)).toBe(true)
    for (const id of ['', 'x'.repeat(65), 'a b', '../a', 'a"', 'ą', 'a\n'])
      expect(v.is(recordId, id)).toBe(false)
  })
})
