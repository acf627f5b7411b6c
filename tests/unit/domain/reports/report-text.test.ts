import { expect, it } from 'vitest'

import type { Report } from '~/domain/reports/report'
import { reportText } from '~/domain/reports/report-text'

import { report } from '../../../support/builders'

it('the text of a report has what its screen shows, and leaves out empty fields', () => {
  expect(
    reportText(report({ location: undefined }), {
      reporter: 'Anna Nowak',
      injured: undefined,
      witnesses: [],
    }),
  ).toBe('Wypadek, 20.11.2026\nPoślizgnięcie na mokrej posadzce\nOsoba zgłaszająca: Anna Nowak\nStatus: Nowy')
})

it('the text of a near miss and of an accident says the hour, and who was hurt how badly', () => {
  const textOf = (overrides: Partial<Report>) =>
    reportText(report({ location: undefined, time: '09:05', ...overrides }), {
      reporter: 'Anna Nowak',
      injured: overrides.injured,
      witnesses: [],
    })
  expect(textOf({ isNearMiss: true })).toMatch(/^Zdarzenie potencjalnie wypadkowe, 20\.11\.2026, 9:05\n/)
  expect(textOf({ injured: 'Jan Lis' })).toContain('\nOsoba poszkodowana: Jan Lis\n')
  expect(textOf({ accident: { who: 'employee', severity: 'light' } })).toContain(
    '\nSkutki wypadku: Pracownik, wypadek lekki\n',
  )
})

it('the text of a report tells names with a comma apart', () => {
  const names = {
    reporter: 'Anna Nowak',
    injured: 'Jan Lis, spawacz',
    witnesses: ['Jan Lis, ślusarz', 'Ewa Lis'],
  }
  const text = reportText(report(), names)
  expect(text).toContain('\nOsoba poszkodowana: Jan Lis, spawacz\n')
  expect(text).toContain('\nŚwiadkowie: Jan Lis, ślusarz; Ewa Lis\n')
})
