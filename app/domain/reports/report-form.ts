import * as v from 'valibot'

import { hasPermission } from '~/domain/people/permission'
import { sortByName, type Person } from '~/domain/people/user'
import { FIRST_DAY, type Day } from '~/domain/words/day'
import { parseFields, type ParsedForm } from '~/domain/words/form'

import { reportFields, type NewReport } from './new-report'
import { REPORT_KINDS } from './report'

/** `now` is the moment in Warsaw by the browser's clock, whose day may differ from `today`. */
type Clock = { today: Day; now: { day: Day; time: string } }

type Somebody = Pick<Person, 'id'>

/** `reporters` are the people in whose name the viewer may file the report, beside their own. */
type People = { viewer: Somebody; reporters: readonly Somebody[]; witnesses: readonly Somebody[] }

/**
 * Parses the form of a new report. Ignores names that are not in `witnesses`, and the reporter. An
 * indisposition has neither witnesses nor photos (product rule), and only an accident has somebody who was hurt.
 */
export function parseNewReport(
  form: FormData,
  clock: Clock,
  people: People,
): ParsedForm<Omit<NewReport, 'id'>> {
  const allowedWitnesses = new Set(people.witnesses.map(({ id }) => id))
  const { value, errors } = parseFields(formSchema(clock, people), {
    ...Object.fromEntries(form),
    time: form.get('time') || undefined,
    photos: form.getAll('photos'),
    witnesses: [...new Set(form.getAll('witnesses').map(String))].filter((id) => allowedWitnesses.has(id)),
  })
  if (errors) return { errors }
  const {
    type: kind,
    reportedBy = people.viewer.id,
    date,
    time,
    description,
    location,
    injured,
    photos = [],
  } = value
  const witnesses = (value.witnesses ?? []).filter((id) => id !== reportedBy)
  const isEvent = kind !== 'indisposition'
  return {
    value: {
      reportedBy,
      type: isEvent ? 'accident' : kind,
      ...(kind === 'near_miss' && { isNearMiss: true }),
      date,
      ...(time && { time }),
      description,
      ...(location && { location }),
      ...(kind === 'accident' && injured && { injured }),
      ...(isEvent && witnesses.length > 0 && { witnesses }),
      ...(isEvent && photos.length > 0 && { photos }),
    },
  }
}

function formSchema({ today, now }: Clock, { viewer, reporters }: People) {
  const allowedReporters = [viewer, ...reporters].map(({ id }) => id)
  return v.pipe(
    v.object({
      type: v.picklist(REPORT_KINDS, 'Wybierz rodzaj zgłoszenia'),
      reportedBy: v.optional(v.picklist(allowedReporters, 'Wybierz osobę z listy')),
      ...reportFields,
      date: v.pipe(
        reportFields.date,
        v.check((day) => day <= today, 'Data zdarzenia nie może być późniejsza niż dziś'),
        v.check((day) => day >= FIRST_DAY, 'Podaj datę najwcześniej z roku 2000'),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['date'], ['time']],
        ({ date, time }) => time === undefined || date !== now.day || time <= now.time,
        'Godzina zdarzenia nie może być późniejsza niż teraz',
      ),
      ['time'],
    ),
  )
}

/** Returns possible witnesses, sorted by name: people of the viewer's company, or everybody for an administrator. */
export function possibleWitnesses<T extends Person>(viewer: Person, users: readonly T[]): T[] {
  const canBeWitness = (user: Person) =>
    user.id !== viewer.id &&
    !user.isArchived &&
    (hasPermission(viewer, 'view_reports') ||
      (viewer.company !== undefined && user.company === viewer.company))
  return sortByName(users.filter(canBeWitness))
}
