import { expect, it } from 'vitest'

import { dutiesCsv } from '~/documents/duty-files'
import type { DutyContext } from '~/domain/duties/duty-list'

import { TODAY } from '../../support/builders'

const CONTEXT: DutyContext = {
  today: TODAY,
  staff: new Set(['jan']),
  nameOf: (id) => (id === 'jan' ? 'Jan Lis' : id),
  holdersOf: () => undefined,
}

const cellsOf = (duties: Parameters<typeof dutiesCsv>[0]) =>
  dutiesCsv(duties, CONTEXT)
    .text.trim()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')))

it('the duties of the company are rows in the order of the screen, each with its state, its days and its law', () => {
  const rows = cellsOf([
    { id: 'aid', sort: 'first_aid', doneOn: '2026-03-02', people: ['jan'] },
    { id: 'device', sort: 'device', about: 'Wózek nr 4', doneOn: '2025-10-01', everyMonths: 12 },
    { id: 'none', sort: 'measurement', notApplicable: 'nie ma czynników' },
  ])
  const device = rows.find(([, about]) => about === 'Wózek nr 4')
  expect(device?.slice(2, 6)).toEqual(['Po terminie', '2025-10-01', '2026-10-01', '12'])
  expect(device?.at(-1)).toBe('Ustawa o\u00a0dozorze technicznym, art. 14')
  expect(rows.find(([sort]) => sort?.startsWith('Pierwsza pomoc'))).toContain('Jan Lis')
  expect(rows.find(([sort]) => sort?.startsWith('Pomiary'))).toContain('nie ma czynników')
})

it('a sort of which nothing is written down has a row, too', () => {
  const rows = cellsOf([])
  expect(rows[1]?.slice(0, 3)).toEqual(['Ocena ryzyka zawodowego', '', 'Brak wpisu'])
  expect(rows.map(([sort]) => sort)).not.toContain('Inny obowiązek')
})
