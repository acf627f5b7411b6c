import { describe, expect, it } from 'vitest'

import { remainingErrors } from '~/components/use-field-errors'

describe('the errors that remain while somebody mends a form', () => {
  it('are those of fields that are still wrong, with the present message', () => {
    expect(
      remainingErrors({ number: 'Podaj numer', day: 'Podaj datę' }, { day: 'Data z przyszłości' }),
    ).toEqual({
      day: 'Data z przyszłości',
    })
  })

  it('never include a field that had no error', () => {
    expect(remainingErrors({ day: 'Podaj datę' }, { number: 'Podaj numer' })).toEqual({})
    expect(remainingErrors({}, { number: 'Podaj numer' })).toEqual({})
  })

  it('are none once the form is right', () => {
    expect(remainingErrors({ day: 'Podaj datę' }, undefined)).toEqual({})
  })
})
