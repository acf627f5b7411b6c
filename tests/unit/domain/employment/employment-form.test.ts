import { describe, expect, it } from 'vitest'

import { parseExamination, parseInduction } from '~/domain/employment/employment-form'
import { MAX_POSITION_LENGTH } from '~/domain/people/account'

import { TODAY } from '../../../support/builders'
import { formOf } from '../../../support/form'

const EXAMINATION = {
  kind: 'periodic',
  outcome: 'fit',
  position: 'spawacz',
  examinedOn: '2026-11-20',
  validUntil: '2029-11-20',
}

describe('the form of an orzeczenie', () => {
  const parse = (fields: Partial<typeof EXAMINATION>, covers: string[] = []) => {
    const form = formOf({ ...EXAMINATION, ...fields })
    for (const work of covers) form.append('covers', work)
    return parseExamination(form, TODAY)
  }

  it('gives what is on the paper, cleaned, with the work that it covers', () => {
    expect(parse({}).value).toEqual(EXAMINATION)
    expect(parse({ position: '  spawacz   MAG ' }, ['heights', 'driving']).value).toEqual({
      ...EXAMINATION,
      position: 'spawacz MAG',
      covers: ['heights', 'driving'],
    })
  })

  it('says what to fill in, in the order of the fields', () => {
    const empty = { kind: '', outcome: '', position: ' ', examinedOn: '' }
    expect(Object.entries(parse(empty).errors ?? {})).toEqual([
      ['kind', 'Wybierz rodzaj badań'],
      ['outcome', 'Wybierz, co stwierdza orzeczenie'],
      ['position', 'Podaj stanowisko z\u00a0orzeczenia'],
      ['examinedOn', 'Podaj datę orzeczenia'],
    ])
    expect(Object.keys(parseExamination(new FormData(), TODAY).errors ?? {})).toContain('examinedOn')
  })

  it('takes only what its lists offer', () => {
    expect(Object.keys(parse({ kind: 'final', outcome: 'maybe' }).errors ?? {})).toEqual(['kind', 'outcome'])
    expect(parse({}, ['diving']).errors).toBeDefined()
  })

  it('needs the day of the next examination, unless it finds contraindications', () => {
    expect(parse({ validUntil: '' }).errors).toEqual({
      validUntil: 'Podaj datę następnych badań z\u00a0orzeczenia',
    })
    const { validUntil: _, ...rest } = EXAMINATION
    expect(parse({ validUntil: '', outcome: 'unfit' }).value).toEqual({ ...rest, outcome: 'unfit' })
  })

  it('takes days that exist and follow each other, and no orzeczenie from the future', () => {
    expect(parse({ examinedOn: TODAY }).value).toBeDefined()
    expect(parse({ examinedOn: '2026-11-22' }).errors).toEqual({
      examinedOn: 'Data orzeczenia nie może być w\u00a0przyszłości',
    })
    expect(parse({ validUntil: '2026-11-20' }).errors).toEqual({
      validUntil: 'Data następnych badań musi być po dacie orzeczenia',
    })
    expect(parse({ validUntil: '2026-11-21' }).value).toBeDefined()
    const NO_DAY = 'Podaj datę, która istnieje, na przykład 21.11.2026'
    for (const [wrong, message] of [
      ['2026-02-30', NO_DAY],
      ['20.11.2026', NO_DAY],
      ['1949-12-31', 'Podaj datę z lat 1950–2099'],
      ['2100-01-01', 'Podaj datę z lat 1950–2099'],
    ] as const) {
      expect(parse({ examinedOn: wrong }).errors).toMatchObject({ examinedOn: message })
      expect(parse({ validUntil: wrong }).errors).toEqual({ validUntil: message })
    }
  })

  it('takes a position as long as a person’s', () => {
    const tooLong = 'a'.repeat(MAX_POSITION_LENGTH + 1)
    expect(parse({ position: tooLong.slice(1) }).value).toBeDefined()
    expect(Object.keys(parse({ position: tooLong }).errors ?? {})).toEqual(['position'])
  })
})

describe('the form of the initial training', () => {
  const parse = (fields: Record<string, string>) =>
    parseInduction(formOf({ generalOn: '', positionOn: '', position: '', ...fields }), TODAY)

  it('takes one part or both', () => {
    const onPosition = { positionOn: '2026-11-20', position: 'spawacz' }
    expect(parse({ generalOn: '2026-11-19' }).value).toEqual({ generalOn: '2026-11-19' })
    expect(parse(onPosition).value).toEqual(onPosition)
    const both = { generalOn: '2026-11-20', ...onPosition }
    expect(parse(both).value).toEqual(both)
    expect(parse({}).errors).toEqual({ generalOn: 'Podaj datę instruktażu ogólnego albo stanowiskowego' })
  })

  it('refuses a card whose part on the position is before the general one', () => {
    const turned = { generalOn: TODAY, positionOn: '2026-11-20', position: 'spawacz' }
    expect(parse(turned).errors).toEqual({
      positionOn: 'Instruktaż stanowiskowy odbywa się po ogólnym: popraw jedną z\u00a0dat',
    })
    expect(Object.keys(parse({ ...turned, generalOn: '2026-02-30' }).errors ?? {})).toEqual(['generalOn'])
  })

  it('keeps a position only with the part that was about it, which needs one', () => {
    expect(parse({ generalOn: TODAY, position: 'spawacz' }).value).toEqual({ generalOn: TODAY })
    expect(parse({ positionOn: TODAY, position: ' ' }).errors).toEqual({
      position: 'Podaj stanowisko, na które był instruktaż',
    })
  })

  it('takes days that exist and are not in the future', () => {
    expect(parse({ generalOn: '2026-11-22', positionOn: '2026-11-23', position: 'spawacz' }).errors).toEqual({
      generalOn: 'Instruktaż nie może być w\u00a0przyszłości',
      positionOn: 'Instruktaż nie może być w\u00a0przyszłości',
    })
    expect(parse({ generalOn: '2026-02-30' }).errors).toEqual({
      generalOn: 'Podaj datę, która istnieje, na przykład 21.11.2026',
    })
    expect(parse({ positionOn: '1949-12-31', position: 'spawacz' }).errors).toEqual({
      positionOn: 'Podaj datę z lat 1950–2099',
    })
  })
})
