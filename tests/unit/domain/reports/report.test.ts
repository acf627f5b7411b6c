import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { reportSchema, reportStatusBadge } from '~/domain/reports/report'

import { report } from '../../../support/builders'

describe('the status of a report', () => {
  it('has the label and the colour of the product rule', () => {
    expect(reportStatusBadge('new')).toEqual({ label: 'Nowy', tone: 'warning' })
    expect(reportStatusBadge('investigating')).toEqual({ label: 'W trakcie wyjaśniania', tone: 'accent' })
    expect(reportStatusBadge('closed')).toEqual({ label: 'Zamknięty', tone: 'neutral' })
  })

  it('is „Nieznany” if this version does not know it', () => {
    for (const status of ['reopened', '', 'NEW', 'toString', '__proto__']) {
      expect(reportStatusBadge(status).label, `status ${status}`).toBe('Nieznany')
    }
  })

  it('is kept by the schema even when unknown', () => {
    expect(v.parse(reportSchema, report({ status: 'reopened' })).status).toBe('reopened')
  })
})
