import type { Source, ToldKind } from '~/domain/crew/records/taken-drop'
import { fullName, type Person } from '~/domain/people/user'
import type { ReportKind } from '~/domain/reports/report'
import { REPORT_FIELDS, type NewReport } from '~/domain/reports/report-fields'
import { MAX_NOTE_LENGTH } from '~/domain/reports/report-move'
import type { Day } from '~/domain/words/day'
import { cutText, foldText } from '~/domain/words/polish'

import type { DropOf } from './drop'

/** A hazard is told before anything happens. A near miss is the kind of report that asks for the same: a measure. */
const REPORT_KIND_OF = {
  hazard: 'near_miss',
  near_miss: 'near_miss',
  accident: 'accident',
  indisposition: 'indisposition',
} satisfies Record<ToldKind, ReportKind>

/** The box from which a drop came, and the day on which the register received it. */
type Arrival = { box: { id: string; place: string }; receivedOn: Day }

/**
 * Returns what the form of a report is filled in with. Without a day of its own the event is of the day on which it was
 * received; the employer was told of an accident on that day, whoever opens the drop later.
 */
export function reportFacts(
  { about, text, date, time, location }: DropOf<'told'>,
  { box, receivedOn }: Arrival,
): { kind: ReportKind } & Pick<NewReport, 'date' | 'time' | 'description' | 'location' | 'notifiedOn'> {
  const { maxLength } = REPORT_FIELDS.location
  // Reports are counted by the place that comes before the first comma.
  const place = [box.place.replaceAll(/,\s*/g, ' '), location].filter(Boolean).join(', ')
  return {
    kind: REPORT_KIND_OF[about],
    date: date ?? receivedOn,
    ...(date !== undefined && time !== undefined && { time }),
    description: text,
    location: cutText(place, maxLength),
    ...(about === 'accident' && { notifiedOn: receivedOn }),
  }
}

/** Returns the only one of the people who has the name that the sender gave, if there is one. */
export function reporterOf<Known extends Person>(
  { name }: Pick<DropOf<'told'>, 'name'>,
  people: readonly Known[],
): Known | undefined {
  if (name === undefined) return undefined
  const words = (text: string) => foldText(text).split(' ').toSorted().join(' ')
  const namesakes = people.filter((person) => words(fullName(person)) === words(name))
  return namesakes.length === 1 ? namesakes[0] : undefined
}

/** Returns where the report comes from. Of somebody anonymous there is nothing but the box. */
export function sourceOf(
  { id, about, language, name, phone, receipt }: DropOf<'told'>,
  { box, receivedOn }: Arrival,
): Source {
  return {
    dropId: id,
    boxId: box.id,
    place: box.place,
    about,
    receivedOn,
    language,
    ...(name !== undefined && { name }),
    ...(name !== undefined && phone !== undefined && { phone }),
    ...(receipt !== undefined && { receipt }),
  }
}

/** Returns the text of a drop as notes of the report with which it is joined, in as many parts as their limit asks for. */
export function notesOf({ text }: Pick<DropOf<'told'>, 'text'>): string[] {
  const notes: string[] = []
  for (let rest = text; rest !== '';) {
    const most = cutText(rest, MAX_NOTE_LENGTH)
    // No word is divided if there is a space at all.
    const end = most === rest ? most.length : most.search(/[ \n][^ \n]*$/)
    const note = end > 0 ? most.slice(0, end) : most
    notes.push(note.trim())
    rest = rest.slice(note.length).trim()
  }
  return notes
}
