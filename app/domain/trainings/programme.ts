import * as v from 'valibot'

import { qualificationSchema, type Qualification } from '~/domain/qualifications/qualification'
import { parseFields, type ParsedForm } from '~/domain/words/form'
import { decimalLabel } from '~/domain/words/number-label'
import { typedLine } from '~/domain/words/typed-text'

export const MAX_TOPIC_LENGTH = 160
/** A form has so many rows at most. */
export const MAX_TOPICS = 15

const MOST_HOURS = 99

const title = typedLine(MAX_TOPIC_LENGTH, `Skróć temat do ${MAX_TOPIC_LENGTH} znaków`)
const hours = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_HOURS))

/** A topic with its lesson hours of 45 minutes. */
const topicSchema = v.object({ title: v.pipe(title, v.nonEmpty()), lectures: hours, exercises: hours })

/** The topics of the trainings that lead to a qualification (rozporządzenie z 27.07.2004, § 7). */
export const programmeSchema = v.object({
  qualification: qualificationSchema,
  topics: v.pipe(v.array(topicSchema), v.minLength(1), v.maxLength(MAX_TOPICS)),
})

export type Topic = v.InferOutput<typeof topicSchema>

/** Returns the key of a qualification among programmes. */
export function programmeKey({ type, scope }: Pick<Qualification, 'type' | 'scope'>): string {
  return [type, scope].filter(Boolean).join(' ')
}

export function totalHours(topics: readonly Topic[]): { lectures: number; exercises: number } {
  return {
    lectures: topics.reduce((sum, topic) => sum + topic.lectures, 0),
    exercises: topics.reduce((sum, topic) => sum + topic.exercises, 0),
  }
}

/**
 * The fewest lesson hours of periodic BHP trainings (rozporządzenie z 27.07.2004, annex 1) and of the course of rescuers
 * (ustawa o Państwowym Ratownictwie Medycznym, art. 13), by their keys.
 */
const FEWEST_HOURS: ReadonlyMap<string, number> = new Map([
  ['bhp workers', 8],
  ['bhp dangerous_work', 8],
  ['bhp managers', 16],
  ['bhp engineers', 16],
  ['bhp bhp_service', 32],
  ['bhp office', 8],
  ['first_aid kpp', 66],
])

/** Returns the fewest lesson hours that the law asks of a training for the qualification, if it names any. */
export function fewestHours(qualification: Pick<Qualification, 'type' | 'scope'>): number | undefined {
  return FEWEST_HOURS.get(programmeKey(qualification))
}

/** Says that a programme has fewer hours than the law asks for, or returns undefined. */
export function tooFewHoursText(
  qualification: Pick<Qualification, 'type' | 'scope'>,
  topics: readonly Topic[],
): string | undefined {
  const fewest = fewestHours(qualification)
  const { lectures, exercises } = totalHours(topics)
  const total = lectures + exercises
  if (fewest === undefined || topics.length === 0 || total >= fewest) return undefined
  return `Program ma ${decimalLabel(total)} godz. lekcyjnych. Przepisy wymagają co najmniej ${fewest}.`
}

const hoursField = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^$|^\d{1,2}([,.]5)?$/, 'Podaj liczbę godzin, na przykład 2 albo 1,5'),
  v.transform((typed) => Number(typed.replace(',', '.') || 0)),
)

export function topicFields(row: number): { title: string; lectures: string; exercises: string } {
  return { title: `title-${row}`, lectures: `lectures-${row}`, exercises: `exercises-${row}` }
}

/** Parses the rows of the form. Empty ones are left out; a topic needs hours, and hours need a topic. */
export function parseTopics(form: FormData): ParsedForm<Topic[]> {
  const topics: Topic[] = []
  let errors = {}
  for (let row = 0; row < MAX_TOPICS; row += 1) {
    const fields = topicFields(row)
    const typed = Object.fromEntries(Object.values(fields).map((name) => [name, form.get(name) ?? '']))
    const parsed = parseFields(
      v.object({ [fields.title]: title, [fields.lectures]: hoursField, [fields.exercises]: hoursField }),
      typed,
    )
    if (parsed.errors) {
      errors = { ...errors, ...parsed.errors }
      continue
    }
    const name = String(parsed.value[fields.title])
    const [lectures, exercises] = [
      Number(parsed.value[fields.lectures]),
      Number(parsed.value[fields.exercises]),
    ]
    const sum = lectures + exercises
    if (name !== '' && sum > 0) topics.push({ title: name, lectures, exercises })
    else if (name !== '') errors = { ...errors, [fields.lectures]: 'Podaj godziny wykładów albo ćwiczeń' }
    else if (sum > 0) errors = { ...errors, [fields.title]: 'Podaj temat' }
  }
  if (Object.keys(errors).length > 0) return { errors }
  if (topics.length === 0) return { errors: { [topicFields(0).title]: 'Podaj co najmniej jeden temat' } }
  return { value: topics }
}
