import { expect, it } from 'vitest'

import { reportText } from '~/domain/report-text'

import { report } from '../../support/builders'

it('the text of a report has what its screen shows, and leaves out empty fields', () => {
  expect(reportText(report({ location: undefined }), { reporter: 'Anna Nowak', witnesses: [] })).toBe(
    'Wypadek, 20.11.2026\nPoślizgnięcie na mokrej posadzce\nOsoba zgłaszająca: Anna Nowak\nStatus: Nowy',
  )
})
