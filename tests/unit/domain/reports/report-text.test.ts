import { expect, it } from 'vitest'

import type { Report } from '~/domain/reports/report'
import { reportText } from '~/domain/reports/report-text'

import { report } from '../../../support/builders'

it('the text of a report has what its screen shows, and leaves out empty fields', () => {
  expect(reportText(report({ location: undefined }), { reporter: 'Anna Nowak', witnesses: [] })).toBe(
    'Wypadek, 20.11.2026\nPoślizgnięcie na mokrej posadzce\nOsoba zgłaszająca: Anna Nowak\nStatus: Nowy',
  )
})

it('the text of a near miss and of an accident says the hour, and who was hurt', () => {
  const textOf = (overrides: Partial<Report>) =>
    reportText(report({ location: undefined, time: '09:05', ...overrides }), {
      reporter: 'Anna Nowak',
      witnesses: [],
    })
  expect(textOf({ isNearMiss: true })).toMatch(/^Zdarzenie potencjalnie wypadkowe, 20\.11\.2026, 9:05\n/)
  expect(textOf({ injured: 'Jan Lis' })).toContain('\nOsoba poszkodowana: Jan Lis\n')
})
