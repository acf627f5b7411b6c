import * as v from 'valibot'

import { joinNames } from '~/domain/people/user'
import { keysOf } from '~/domain/words/collection'
import { daySchema } from '~/domain/words/day'
import { recordId, typedLine, typedLines } from '~/domain/words/typed-text'
import { clockTime } from '~/domain/words/typed-time'

import { assessmentSchema, type Assessment } from './accident'
import { assessmentLabel } from './accident-paper'

// All that a report says of its event, with a row for each field. Stored reports, their form, files, shared texts and the
// search follow from it. What is done about the event later stands in `report.ts`.

const REPORT_TYPES = ['accident', 'indisposition'] as const

export type ReportGroup = 'kind' | 'moment' | 'story' | 'place' | 'injury' | 'people'

type Row = {
  /** Each list puts the groups in an order of its own, and their fields in the order of the table. */
  group: ReportGroup
  /** The rule of the form and of what is stored. Rules of the form only are in `report-form.ts`. */
  schema: v.GenericSchema
  maxLength?: number
  /** True if reports are found by it. */
  isSearched?: true
  /** How it is shown in lists of facts. A field without it is a part of another fact. */
  shown?: {
    /** Its name on the page, in files and in shared texts. */
    label: string
    /** Returns what it says; `name` gives the name of a person by their id. */
    text: (report: never, name: (id: string) => string) => string | undefined
    /** True if it says something of health in a report of an indisposition. Files, which are sent on, are without it. */
    isPrivate: boolean
  }
}

/** A text with its limit. */
function limited(typed: typeof typedLine, maxLength: number, name: string) {
  return { maxLength, typed: typed(maxLength, `Skróć ${name} do ${maxLength} znaków`) }
}

const description = limited(typedLines, 2_000, 'opis')
const location = limited(typedLine, 120, 'miejsce')
const injured = limited(typedLine, 120, 'wpis o osobie')
const MAX_WITNESSES = 20

export const REPORT_FIELDS = {
  type: { group: 'kind', schema: v.picklist(REPORT_TYPES) },
  isNearMiss: { group: 'kind', schema: v.optional(v.boolean()) },
  date: {
    group: 'moment',
    schema: v.pipe(v.string('Podaj datę zdarzenia'), v.nonEmpty('Podaj datę zdarzenia'), daySchema),
    shown: { label: 'Data', text: ({ date }: { date: string }) => date, isPrivate: false },
  },
  /** Warsaw clock time, `HH:mm`. */
  time: {
    group: 'moment',
    schema: v.optional(clockTime('Podaj godzinę w postaci 9:05')),
    shown: { label: 'Godzina', text: ({ time }: { time?: string | undefined }) => time, isPrivate: true },
  },
  description: {
    group: 'story',
    schema: v.pipe(description.typed, v.nonEmpty('Opisz to jednym zdaniem')),
    maxLength: description.maxLength,
    isSearched: true,
    shown: {
      label: 'Opis',
      text: (report: { description: string }) => report.description,
      isPrivate: true,
    },
  },
  location: {
    group: 'place',
    schema: v.optional(location.typed),
    maxLength: location.maxLength,
    isSearched: true,
    shown: {
      label: 'Miejsce',
      text: (report: { location?: string | undefined }) => report.location,
      isPrivate: true,
    },
  },
  /** The injured person, if they are of the crew. */
  injuredId: { group: 'injury', schema: v.optional(recordId) },
  /** Another injured person, as the reporter wrote it: a visitor or a worker of another company can be hurt, too. */
  injured: {
    group: 'injury',
    schema: v.optional(injured.typed),
    maxLength: injured.maxLength,
    shown: { label: 'Osoba poszkodowana', text: injuredName, isPrivate: true },
  },
  /** The assessment of an accident. Older reports have none. */
  accident: {
    group: 'injury',
    schema: v.optional(assessmentSchema),
    shown: {
      label: 'Skutki wypadku',
      text: ({ accident }: { accident?: Assessment | undefined }) => accident && assessmentLabel(accident),
      isPrivate: true,
    },
  },
  reportedBy: {
    group: 'people',
    schema: recordId,
    shown: {
      label: 'Osoba zgłaszająca',
      text: ({ reportedBy }: { reportedBy: string }, name: (id: string) => string) => name(reportedBy),
      isPrivate: true,
    },
  },
  witnesses: {
    group: 'people',
    schema: v.optional(
      v.pipe(v.array(recordId), v.maxLength(MAX_WITNESSES, `Wybierz najwyżej ${MAX_WITNESSES} świadków`)),
    ),
    shown: {
      label: 'Świadkowie',
      text: (
        { witnesses = [] }: { witnesses?: readonly string[] | undefined },
        name: (id: string) => string,
      ) => joinNames(witnesses.map(name)),
      isPrivate: true,
    },
  },
} as const satisfies Record<string, Row>

/** Returns the name of the injured person, or undefined if the report names nobody. */
export function injuredName(
  report: { injuredId?: string | undefined; injured?: string | undefined },
  nameById: (id: string) => string,
): string | undefined {
  return report.injuredId === undefined ? report.injured : nameById(report.injuredId)
}

type Fields = typeof REPORT_FIELDS

/** Returns the schema of each field. The first signature says what the compiler cannot work out. */
function schemasOf(fields: Fields): { [Field in keyof Fields]: Fields[Field]['schema'] }
function schemasOf(fields: Record<string, Row>): Record<string, v.GenericSchema> {
  return Object.fromEntries(Object.entries(fields).map(([field, { schema }]) => [field, schema]))
}

export const reportSchemas = schemasOf(REPORT_FIELDS)

/** A report filed in this browser, as it is stored. */
export const newReportSchema = v.object({
  id: recordId,
  ...reportSchemas,
  /** The day on which the employer was told of an accident. */
  notifiedOn: v.optional(daySchema),
})

export type NewReport = v.InferOutput<typeof newReportSchema>

const FIELDS = keysOf(REPORT_FIELDS)

/** Returns what the fields in those groups show, group by group. */
export function shownIn(...groups: readonly ReportGroup[]) {
  return groups.flatMap((group) =>
    FIELDS.flatMap((field) => {
      const row = REPORT_FIELDS[field]
      return row.group === group && 'shown' in row ? [row.shown] : []
    }),
  )
}

/** Returns the texts by which a report is found. */
export function searchedTexts(report: Pick<NewReport, SearchedField>): (string | undefined)[] {
  return SEARCHED.map((field) => report[field])
}

type SearchedField = {
  [Field in keyof Fields]: Fields[Field] extends { isSearched: true } ? Field : never
}[keyof Fields]

const SEARCHED = FIELDS.filter((field): field is SearchedField => 'isSearched' in REPORT_FIELDS[field])
