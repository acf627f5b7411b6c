import { describe, expect, it } from 'vitest'

import { parseMeasure, parseMeasureDone } from '~/domain/reports/measure-form'

import { report, TODAY } from '../../../support/builders'
import { formOf } from '../../../support/form'

const REPORT = report({ date: '2026-11-10' })
const OWNERS = [{ id: 'user-1' }, { id: 'user-2' }]

describe('the form of a measure', () => {
  const parse = (fields: Record<string, string>) =>
    parseMeasure(
      formOf({ what: 'Zamontować odbojnice', ownerId: 'user-2', due: '2026-12-01', ...fields }),
      REPORT,
      OWNERS,
    )

  it('gives what is to be done, by whom and until when', () => {
    expect(parse({ what: ' Zamontować\u200b odbojnice \n' }).value).toEqual({
      what: 'Zamontować odbojnice',
      ownerId: 'user-2',
      due: '2026-12-01',
    })
  })

  it.each([
    [{ what: ' ' }, { what: 'Napisz, co trzeba zrobić' }],
    [{ what: 'x'.repeat(501) }, { what: 'Skróć opis do 500 znaków' }],
    [{ ownerId: 'stranger' }, { ownerId: 'Wybierz osobę z listy' }],
    [{ due: '' }, { due: 'Podaj termin' }],
    [{ due: '2026-02-30' }, { due: 'Podaj datę, która istnieje, na przykład 21.11.2026' }],
    [{ due: '2026-11-09' }, { due: 'Podaj datę nie wcześniejszą niż 10.11.2026' }],
    [{ due: '2126-11-09' }, { due: 'Podaj datę nie późniejszą niż 31.12.2099' }],
  ])('refuses %j', (fields, errors) => {
    expect(parse(fields).errors).toEqual(errors)
  })
})

describe('the form of a measure that is done', () => {
  const parse = (fields: Record<string, string>) =>
    parseMeasureDone(formOf({ doneOn: '2026-11-20', ...fields }), REPORT, TODAY)

  it('gives the day, and a note if there is one', () => {
    expect(parse({ note: ' ' }).value).toEqual({ doneOn: '2026-11-20' })
    expect(parse({ note: 'Są ' }).value).toEqual({
      doneOn: '2026-11-20',
      note: 'Są',
    })
  })

  it.each([
    [{ doneOn: '' }, { doneOn: 'Podaj datę' }],
    [{ doneOn: '2026-11-09' }, { doneOn: 'Podaj datę nie wcześniejszą niż 10.11.2026' }],
    [{ doneOn: '2026-11-22' }, { doneOn: 'Podaj datę nie późniejszą niż 21.11.2026' }],
    [{ note: 'x'.repeat(501) }, { note: 'Skróć notatkę do 500 znaków' }],
  ])('refuses %j', (fields, errors) => {
    expect(parse(fields).errors).toEqual(errors)
  })
})
