import { describe, expect, it } from 'vitest'

import { MAX_NOTE_LENGTH } from '~/domain/reports/new-report'
import { REPORT_STATUSES } from '~/domain/reports/report'
import { parseReportMove } from '~/domain/reports/report-move'

import { formOf } from '../../../support/form'

const move = (fields: { status?: string; note?: string }, present = 'new') =>
  parseReportMove(formOf(fields), present)

describe('a move of a report', () => {
  it.each(REPORT_STATUSES)('leads from any other status to %s', (status) => {
    for (const present of REPORT_STATUSES.filter((other) => other !== status)) {
      expect(move({ status, note: '' }, present)).toEqual({ value: { status } })
    }
  })

  it('leads out of a status that this version does not know', () => {
    expect(move({ status: 'new' }, 'archived').value).toEqual({ status: 'new' })
  })

  it('keeps the note without the white space around it', () => {
    expect(move({ status: 'closed', note: ' Nowy świadek ' }).value).toEqual({
      status: 'closed',
      note: 'Nowy świadek',
    })
  })

  it('has no note where only white space was typed', () => {
    expect(move({ status: 'closed', note: ' \n ' }).value).toEqual({ status: 'closed' })
  })

  it('is rejected where the report has that status already', () => {
    expect(move({ status: 'new' }).errors).toEqual({ status: 'Wybierz inny status niż obecny' })
  })

  it('is rejected where the status is unknown or missing', () => {
    expect(move({ status: 'gone' }).errors).toEqual({ status: 'Wybierz status z listy' })
    expect(move({}).errors).toHaveProperty('status')
  })

  it('takes a note of 500 characters and rejects a longer one', () => {
    expect(MAX_NOTE_LENGTH).toBe(500)
    expect(move({ status: 'closed', note: 'x'.repeat(500) }).value?.note).toHaveLength(500)
    expect(move({ status: 'closed', note: 'x'.repeat(501) }).errors).toEqual({
      note: 'Skróć notatkę do 500 znaków',
    })
  })
})
