import * as v from 'valibot'

import { hasPermission } from '~/domain/people/permission'
import { sortByName, type Person } from '~/domain/people/user'
import { daySchema, FIRST_DAY, isDay, type Day } from '~/domain/words/day'
import { filledIn, parseFields, type ParsedForm } from '~/domain/words/form'

import type { InjuredRole } from './accident'
import { parseAssessment } from './assessment-form'
import { firstReportOf } from './collective'
import { offeredRole } from './injured'
import { REPORT_KINDS, type Report } from './report'
import { newReportSchema, reportSchemas, type NewReport } from './report-fields'

/** `now` is the moment in Warsaw by the browser's clock, whose day may differ from `today`. */
type Clock = { today: Day; now: { day: Day; time: string } }

type Somebody = Pick<Person, 'id' | 'basis'>

/**
 * `reporters` are the people in whose name the viewer may file the report, beside their own. The `crew` may be named as
 * witnesses or as injured. `event` is a report of the same event, if the form is about another injured person.
 */
type People = {
  viewer: Somebody
  reporters: readonly Somebody[]
  crew: readonly Somebody[]
  event?: Pick<Report, 'id' | 'sameEvent'> | undefined
}

/** The choice in the form that somebody was injured who is not of the crew. A text field then asks who. */
export const OUTSIDE_CREW = 'outside'

/**
 * Parses the form of a new report. Ignores witnesses who are not of the crew, the reporter and the injured person. An
 * indisposition has no witnesses (product rule), and only an accident has somebody who was hurt.
 */
export function parseNewReport(
  form: FormData,
  clock: Clock,
  people: People,
): ParsedForm<Omit<NewReport, 'id'>> {
  const crew = new Set(people.crew.map(({ id }) => id))
  const isAccident = form.get('type') === 'accident'
  const { value, errors } = parseFields(formSchema(clock, people), {
    ...Object.fromEntries(form),
    time: form.get('time') || undefined,
    sameEvent: undefined,
    // The other kinds have no clock. Their form keeps what was typed for an accident.
    notifiedOn: (isAccident && form.get('notifiedOn')) || undefined,
    witnesses: [...new Set(form.getAll('witnesses').map(String))].filter((id) => crew.has(id)),
  })
  const assessed = isAccident
    ? assessmentIn(form, {
        today: clock.today,
        usualRole: offeredRole(String(form.get('injuredId') ?? ''), people.crew),
      })
    : undefined
  if (errors || assessed?.errors) return { errors: { ...errors, ...assessed?.errors } }
  const { type: kind, reportedBy = people.viewer.id } = value
  const hurt = kind === 'accident' ? injuredOf(value) : {}
  const isEvent = kind !== 'indisposition'
  const witnesses = isEvent
    ? value.witnesses?.filter((id) => id !== reportedBy && id !== hurt.injuredId)
    : undefined
  return {
    value: v.parse(
      factsSchema,
      filledIn({
        ...value,
        reportedBy,
        type: isEvent ? 'accident' : kind,
        isNearMiss: kind === 'near_miss' || undefined,
        injuredId: hurt.injuredId,
        injured: hurt.injured,
        accident: assessed?.value,
        sameEvent: kind === 'accident' && people.event ? firstReportOf(people.event) : undefined,
        witnesses,
      }),
    ),
  }
}

const factsSchema = v.omit(newReportSchema, ['id'])

/** Reads who was hurt and how badly. A wrong day of the event has its own message and does not limit the day of death. */
function assessmentIn(form: FormData, known: { today: Day; usualRole: InjuredRole | undefined }) {
  const date = String(form.get('date'))
  return parseAssessment(form, { date: isDay(date) ? date : FIRST_DAY, ...known })
}

/** A form without the choice has only the text field. */
function injuredOf({
  injuredId = OUTSIDE_CREW,
  injured,
}: Pick<NewReport, 'injuredId' | 'injured'>): Pick<NewReport, 'injuredId' | 'injured'> {
  if (injuredId !== OUTSIDE_CREW) return injuredId ? { injuredId } : {}
  return injured ? { injured } : {}
}

function fieldsSchema(today: Day, { viewer, reporters, crew }: People) {
  const allowedReporters = [viewer, ...reporters].map(({ id }) => id)
  const allowedInjured = new Set(['', OUTSIDE_CREW, ...crew.map(({ id }) => id)])
  return v.object({
    ...reportSchemas,
    type: v.picklist(REPORT_KINDS, 'Wybierz rodzaj zgłoszenia'),
    reportedBy: v.optional(v.picklist(allowedReporters, 'Wybierz osobę z listy')),
    notifiedOn: v.optional(daySchema),
    injuredId: v.optional(
      v.pipe(
        v.string(),
        v.check((id) => allowedInjured.has(id), 'Wybierz osobę z listy'),
      ),
    ),
    date: v.pipe(
      reportSchemas.date,
      v.check((day) => day <= today, 'Data zdarzenia nie może być późniejsza niż dziś'),
      v.check((day) => day >= FIRST_DAY, 'Podaj datę najwcześniej z roku 2000'),
    ),
  })
}

function formSchema({ today, now }: Clock, people: People) {
  return v.pipe(
    fieldsSchema(today, people),
    v.forward(
      v.partialCheck(
        [['date'], ['time']],
        ({ date, time }) => time === undefined || date !== now.day || time <= now.time,
        'Godzina zdarzenia nie może być późniejsza niż teraz',
      ),
      ['time'],
    ),
    v.forward(
      v.partialCheck(
        [['date'], ['notifiedOn']],
        ({ date, notifiedOn = date }) => notifiedOn >= date,
        'Podaj dzień nie wcześniejszy niż dzień zdarzenia',
      ),
      ['notifiedOn'],
    ),
    v.forward(
      v.partialCheck(
        [['notifiedOn']],
        ({ notifiedOn = today }) => notifiedOn <= today,
        'Podaj dzień nie późniejszy niż dziś',
      ),
      ['notifiedOn'],
    ),
    v.forward(
      v.partialCheck(
        [['type'], ['injuredId'], ['injured']],
        ({ type, injuredId, injured }) =>
          type !== 'accident' || injuredId !== OUTSIDE_CREW || Boolean(injured),
        'Podaj, kto ucierpiał, na przykład „kierowca firmy przewozowej”',
      ),
      ['injured'],
    ),
  )
}

/**
 * Returns the people whom the viewer may name beside themselves as witnesses or as injured, sorted by name: those of
 * the viewer's company, or everybody for an administrator.
 */
export function crewOf<T extends Person>(viewer: Person, users: readonly T[]): T[] {
  const isOfCrew = (user: Person) =>
    user.id !== viewer.id &&
    !user.isArchived &&
    (hasPermission(viewer, 'view_reports') ||
      (viewer.company !== undefined && user.company === viewer.company))
  return sortByName(users.filter(isOfCrew))
}
