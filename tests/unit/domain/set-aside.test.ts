import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ownPart } from '~/domain/set-aside'

const ANNA = 'u2JoFQVOEDZAGVYH'
const EVA = 'ZPYYrVmLllkpLdpv'

const both = JSON.stringify({
  version: 1,
  people: { [ANNA]: { changes: ['hers'] }, [EVA]: { changes: ['secret'] } },
})

describe('a person’s part of what was set aside', () => {
  it('is their entry of a text that can be read', () => {
    expect(ownPart(both, ANNA)).toEqual({
      text: JSON.stringify({ version: 1, people: { [ANNA]: { changes: ['hers'] } } }),
      rest: JSON.stringify({ version: 1, people: { [EVA]: { changes: ['secret'] } } }),
    })
    expect(ownPart(`{"${ANNA}":{"reminderPeriod":"31"}}`, ANNA)).toEqual({
      text: `{"${ANNA}":{"reminderPeriod":"31"}}`,
      rest: undefined,
    })
  })

  it('reaches from their id to the next one in a text that cannot', () => {
    const torn = both.slice(0, -4)
    const part = ownPart(torn, ANNA)
    expect(part?.text).toBe(`"${ANNA}":{"changes":["hers"]},`)
    expect(part?.rest).toBe(`{"version":1,"people":{"${EVA}":{"changes":["secret"`)
    expect(ownPart(torn, EVA)?.text).toBe(`"${EVA}":{"changes":["secret"`)
  })

  it('is the whole of a text that says nothing of anybody, and none of another’s', () => {
    for (const text of ['', '{', '["x"]', 'null', '{"version":3,"entries":[]}']) {
      expect(ownPart(text, ANNA)).toEqual({ text, rest: undefined })
    }
    expect(ownPart(`{"version":1,"people":{"${EVA}":{"changes":[]}}}`, ANNA)).toBeUndefined()
    expect(ownPart(`{"version":1,"people":{"${EVA}":{"cha`, ANNA)).toBeUndefined()
    expect(ownPart(`{"version":1,"people":{}}`, ANNA)).toBeUndefined()
  })

  it('holds nothing of another, wherever the text breaks off', () => {
    for (let length = 0; length <= both.length; length += 1) {
      const torn = both.slice(0, length)
      expect(ownPart(torn, ANNA)?.text ?? '').not.toContain('secret')
      expect(ownPart(torn, EVA)?.text ?? '').not.toContain('hers')
    }
  })

  it('and the rest are the whole, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
        const text = `${before}"${ANNA}":{${after}`
        const part = ownPart(text, ANNA)
        expect((part?.rest ?? '').length + (part?.text ?? '').length).toBe(text.length)
      }),
    )
  })
})
