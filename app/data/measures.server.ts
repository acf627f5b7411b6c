import type { Measure } from '~/domain/reports/measure-schema'
import { shiftDay, type Day } from '~/domain/words/day'

import { requireUserId } from './users.server'

/** `dueInDays` counts from today, and is negative for a past day. The owner is given by full name instead of id. */
type SampleMeasure = Pick<Measure, 'what'> & {
  owner: string
  dueInDays: number
  done?: { daysAgo: number; note: string }
}

/** The measures of the sample by the ids of their reports. */
const measures: Readonly<Record<string, readonly SampleMeasure[]>> = {
  vGvEw5K7zgw3L3Qt: [
    {
      what: 'Zamontować odbojnice przy słupkach regałów w\u00a0alei 4',
      owner: 'Agnieszka Szczęsna',
      dueInDays: 30,
    },
  ],
  XZc0ioqZ2ViCf1Mq: [
    {
      what: 'Wycofać zawiesia pasowe bez czytelnej etykiety i\u00a0zamówić nowe',
      owner: 'Józef Kaźmierczak',
      dueInDays: -2,
    },
  ],
  i7mkoipL4xJAiagD: [
    {
      what: 'Położyć maty antypoślizgowe przy bramie chłodni',
      owner: 'Tomasz Łuczak',
      dueInDays: 5,
    },
  ],
  LWLT4Jvr4zSPE2Ox: [
    {
      what: 'Kupić taśmy do spinania palet i\u00a0przeszkolić zmianę z\u00a0ich używania',
      owner: 'Marek Gżegżółka',
      dueInDays: -4,
      done: { daysAgo: 6, note: 'Taśmy leżą przy rampie nr 2, zmiana przeszkolona.' },
    },
  ],
}

/** Returns the measures of a report of the sample. A report without any has no such field. */
export function measuresOfReport(reportId: string, today: Day): { measures?: Measure[] } {
  const ofReport = measures[reportId]
  if (!ofReport) return {}
  return {
    measures: ofReport.map(({ what, owner, dueInDays, done }, place) => ({
      id: `${reportId}-${place + 1}`,
      what,
      ownerId: requireUserId(owner),
      due: shiftDay(today, { days: dueInDays }),
      done: done && { doneOn: shiftDay(today, { days: -done.daysAgo }), note: done.note },
    })),
  }
}
