import { joinNames } from '~/domain/people/user'
import { keysOf } from '~/domain/words/collection'

import type { Assessment } from './accident'
import { assessmentLabel } from './accident-paper'
import type { ReportField } from './report-fields'

export type ReportGroup = 'moment' | 'story' | 'place' | 'injury' | 'people'

type Fact = {
  /** Each list puts the groups in an order of its own, and their fields in the order of the table. */
  group: ReportGroup
  /** Its name on the page, in files and in shared texts. */
  label: string
  /** Returns what it says; `name` gives the name of a person by their id. */
  text: (report: never, name: (id: string) => string) => string | undefined
  /** True if it says something of health in a report of an indisposition. Files, which are sent on, are without it. */
  isPrivate: boolean
}

/** How each field of a report is shown in lists of facts. One that is undefined is a part of another fact. */
export const REPORT_FACTS = {
  type: undefined,
  isNearMiss: undefined,
  date: {
    group: 'moment',
    label: 'Data',
    text: ({ date }: { date: string }) => date,
    isPrivate: false,
  },
  time: {
    group: 'moment',
    label: 'Godzina',
    text: ({ time }: { time?: string | undefined }) => time,
    isPrivate: true,
  },
  description: {
    group: 'story',
    label: 'Opis',
    text: (report: { description: string }) => report.description,
    isPrivate: true,
  },
  location: {
    group: 'place',
    label: 'Miejsce',
    text: (report: { location?: string | undefined }) => report.location,
    isPrivate: true,
  },
  injuredId: undefined,
  injured: {
    group: 'injury',
    label: 'Osoba poszkodowana',
    text: injuredName,
    isPrivate: true,
  },
  accident: {
    group: 'injury',
    label: 'Skutki wypadku',
    text: ({ accident }: { accident?: Assessment | undefined }) => accident && assessmentLabel(accident),
    isPrivate: true,
  },
  sameEvent: undefined,
  reportedBy: {
    group: 'people',
    label: 'Osoba zgłaszająca',
    text: ({ reportedBy }: { reportedBy: string }, name: (id: string) => string) => name(reportedBy),
    isPrivate: true,
  },
  witnesses: {
    group: 'people',
    label: 'Świadkowie',
    text: ({ witnesses = [] }: { witnesses?: readonly string[] | undefined }, name: (id: string) => string) =>
      joinNames(witnesses.map(name)),
    isPrivate: true,
  },
} as const satisfies Record<ReportField, Fact | undefined>

/** Returns the name of the injured person, or undefined if the report names nobody. */
export function injuredName(
  report: { injuredId?: string | undefined; injured?: string | undefined },
  nameById: (id: string) => string,
): string | undefined {
  return report.injuredId === undefined ? report.injured : nameById(report.injuredId)
}

const FACTS = keysOf(REPORT_FACTS).flatMap((field) => REPORT_FACTS[field] ?? [])

/** Returns what the fields in those groups show, group by group. */
export function shownIn(...groups: readonly ReportGroup[]) {
  return groups.flatMap((group) => FACTS.filter((fact) => fact.group === group))
}
