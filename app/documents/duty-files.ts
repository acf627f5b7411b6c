import { CONFIRMATION_LABELS, DUTY_LABELS, nextDayOfDuty } from '~/domain/duties/duty'
import { DUTY_LAW } from '~/domain/duties/duty-law'
import {
  DUTY_STATE_LABELS,
  dutyState,
  lacksOf,
  listDuties,
  NOTHING_WRITTEN,
  type DutyContext,
} from '~/domain/duties/duty-list'
import type { Duty, DutySort } from '~/domain/duties/duty-schema'

import { csvFile, type Column } from './csv'
import type { TextFile } from './text-file'

type Row = { sort: DutySort; duty?: Duty }

/** Returns what the company owes, in the order of the screen. A sort of which nothing is written down has a row, too. */
export function dutiesCsv(duties: readonly Duty[], context: DutyContext): TextFile {
  const rows = listDuties(duties).flatMap(({ sections }) =>
    sections.flatMap(({ sort, duties: written }): Row[] => {
      if (written.length > 0) return written.map((duty) => ({ sort, duty }))
      return sort === 'other' ? [] : [{ sort }]
    }),
  )
  const columns: Column<Row>[] = [
    { heading: 'Obowiązek', cell: ({ sort }) => DUTY_LABELS[sort] },
    { heading: 'Czego dotyczy', cell: ({ duty }) => duty?.about },
    {
      heading: 'Stan',
      cell: ({ duty }) => (duty ? DUTY_STATE_LABELS[dutyState(duty, context)] : NOTHING_WRITTEN),
    },
    { heading: 'Ostatnio', cell: ({ duty }) => duty?.doneOn },
    { heading: 'Następny termin', cell: ({ duty }) => duty && nextDayOfDuty(duty) },
    { heading: 'Co ile miesięcy', cell: ({ duty }) => duty?.everyMonths },
    { heading: 'Wyznaczone osoby', cell: ({ duty }) => duty?.people?.map(context.nameOf).join(', ') },
    { heading: 'Ile osób zapoznano', cell: ({ duty }) => duty?.told },
    {
      heading: 'Potwierdzenie',
      cell: ({ duty }) => duty?.confirmation && CONFIRMATION_LABELS[duty.confirmation],
    },
    { heading: 'Czego brakuje', cell: ({ duty }) => duty && lacksOf(duty, context).join('; ') },
    { heading: 'Dlaczego nie dotyczy', cell: ({ duty }) => duty?.notApplicable },
    { heading: 'Uwagi', cell: ({ duty }) => duty?.note },
    { heading: 'Podstawa prawna', cell: ({ sort }) => DUTY_LAW[sort].law },
  ]
  return csvFile('obowiazki-firmy', context.today, rows, columns)
}
