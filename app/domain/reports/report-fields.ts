import * as v from 'valibot'

import { clockTime } from '~/domain/words/clock-time'
import { keysOf } from '~/domain/words/collection'
import { daySchema } from '~/domain/words/day'
import { recordId, typedLine, typedLines } from '~/domain/words/typed-text'

import { assessmentSchema } from './accident'

// All that a report says of its event, with a row for each field. Stored reports, their form, files, shared texts and the
// search follow from it. How a field is shown stands in `report-facts.ts`, with a row for each field, too, so that the
// first scripts need not load it. What is done about the event later stands in `report.ts`.

const REPORT_TYPES = ['accident', 'indisposition'] as const

type Row = {
  /** The rule of the form and of what is stored. Rules of the form only are in `report-form.ts`. */
  schema: v.GenericSchema
  maxLength?: number
  /** True if reports are found by it. */
  isSearched?: true
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
  type: { schema: v.picklist(REPORT_TYPES) },
  isNearMiss: { schema: v.optional(v.boolean()) },
  date: { schema: v.pipe(v.string('Podaj datę zdarzenia'), v.nonEmpty('Podaj datę zdarzenia'), daySchema) },
  /** Warsaw clock time, `HH:mm`. */
  time: { schema: v.optional(clockTime('Podaj godzinę w postaci 9:05')) },
  description: {
    schema: v.pipe(description.typed, v.nonEmpty('Opisz to jednym zdaniem')),
    maxLength: description.maxLength,
    isSearched: true,
  },
  location: {
    schema: v.optional(location.typed),
    maxLength: location.maxLength,
    isSearched: true,
  },
  /** The injured person, if they are of the crew. */
  injuredId: { schema: v.optional(recordId) },
  /** Another injured person, as the reporter wrote it: a visitor or a worker of another company can be hurt, too. */
  injured: {
    schema: v.optional(injured.typed),
    maxLength: injured.maxLength,
  },
  /** The assessment of an accident. Older reports have none. */
  accident: { schema: v.optional(assessmentSchema) },
  /** The first report of the same event, if this one is about another person who was hurt in it. */
  sameEvent: { schema: v.optional(recordId) },
  reportedBy: { schema: recordId },
  witnesses: {
    schema: v.optional(
      v.pipe(v.array(recordId), v.maxLength(MAX_WITNESSES, `Wybierz najwyżej ${MAX_WITNESSES} świadków`)),
    ),
  },
} as const satisfies Record<string, Row>

type Fields = typeof REPORT_FIELDS

export type ReportField = keyof Fields

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

/** Returns the texts by which a report is found. */
export function searchedTexts(report: Pick<NewReport, SearchedField>): (string | undefined)[] {
  return SEARCHED.map((field) => report[field])
}

type SearchedField = {
  [Field in keyof Fields]: Fields[Field] extends { isSearched: true } ? Field : never
}[ReportField]

const SEARCHED = keysOf(REPORT_FIELDS).filter(
  (field): field is SearchedField => 'isSearched' in REPORT_FIELDS[field],
)
