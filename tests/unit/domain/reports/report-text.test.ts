import { expect, it } from 'vitest'

import type { Report } from '~/domain/reports/report'
import { reportText } from '~/domain/reports/report-text'

import { report } from '../../../support/builders'

const names: Partial<Record<string, string>> = {
  'user-1': 'Anna Nowak',
  jan: 'Jan Lis, spawacz',
  olaf: 'Jan Lis, ślusarz',
  ewa: 'Ewa Lis',
}
const textOf = (overrides: Partial<Report>) =>
  reportText(report({ location: undefined, reportedBy: 'user-1', ...overrides }), (id) => names[id] ?? id)

it('the text of a report has what its screen shows, and leaves out empty fields', () => {
  expect(textOf({})).toBe(
    'Wypadek, 20.11.2026\nPoślizgnięcie na mokrej posadzce\nOsoba zgłaszająca: Anna Nowak\nStatus: Nowy',
  )
})

it('the text of a near miss and of an accident says the hour, and who was hurt how badly', () => {
  expect(textOf({ isNearMiss: true, time: '09:05' })).toMatch(
    /^Zdarzenie potencjalnie wypadkowe, 20\.11\.2026, 9:05\n/,
  )
  expect(textOf({ injured: 'Jan Lis' })).toContain('\nOsoba poszkodowana: Jan Lis\n')
  expect(textOf({ accident: { who: 'employee', severity: 'light' } })).toContain(
    '\nSkutki wypadku: Pracownik, wypadek lekki\n',
  )
})

it('the text of a report tells names with a comma apart', () => {
  const text = textOf({ injuredId: 'jan', witnesses: ['olaf', 'ewa'] })
  expect(text).toContain('\nOsoba poszkodowana: Jan Lis, spawacz\n')
  expect(text).toContain('\nŚwiadkowie: Jan Lis, ślusarz; Ewa Lis\n')
})
