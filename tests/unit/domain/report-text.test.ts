import { expect, it } from 'vitest'

import { reportText } from '~/domain/report-text'

import { report } from '../../support/builders'

it('a report as text says what the screen says, and leaves out what is not known', () => {
  expect(reportText(report({ location: undefined }), { reporter: 'Anna Nowak', witnesses: [] })).toBe(
    'Wypadek, 20.11.2026\nPoślizgnięcie na mokrej posadzce\nOsoba zgłaszająca: Anna Nowak\nStatus: Nowy',
  )
})
