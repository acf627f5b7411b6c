import { expect, it } from 'vitest'

import { listNotRead } from '~/domain/import/sheets/sheets'

it('whatever of a workbook is not read is said', () => {
  const book = { refused: [{ name: 'Wykres', problem: 'without-table' as const }], hasRowsBelow: true }
  const said = listNotRead(book, [{ name: 'Biuro', people: 8 }], 2).map((note) =>
    note.replaceAll('\u00a0', ' '),
  )
  expect(said).toEqual([
    'Arkusze, których nie wczytujemy: Biuro (8 osób).',
    'Arkusza „Wykres” nie da się wczytać. Nie ma tu tabeli z komórkami: to wykres albo strona bez tabeli.',
    'Wierszy poniżej 50 000 nie wczytujemy, a coś tam jest. Przenieś te wiersze wyżej albo do osobnego arkusza.',
    'Ukryte wiersze, których nie wczytujemy: 2.',
  ])
  expect(listNotRead({ refused: [] }, [], 0)).toEqual([])
})
