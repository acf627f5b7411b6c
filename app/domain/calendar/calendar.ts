import type { Certificate } from '~/domain/certificates/certificate'
import { deadlinesOf, type Deadline } from '~/domain/certificates/deadline'
import type { DutyDay } from '~/domain/duties/duty'
import type { OpenStep } from '~/domain/reports/accident-progress'
import type { Report } from '~/domain/reports/report'
import { daysOf, takesPlaceOn, type Training } from '~/domain/trainings/training'
import { compareText } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import type { MeasureDay } from './own-dates'

/** The day of a person's next examination. `holder` is missing for the viewer's own. No file of dates has it. */
export type ExaminationDay = { day: Day; userId: string; holder?: string }

/** An event after a day: a training, an examination, the last day of a measure or a duty, or a deadline of a certificate. */
export type NextEvent<TrainingRow, CertificateRow> =
  | { day: Day; training: TrainingRow }
  | { day: Day; examination: ExaminationDay }
  | { day: Day; measure: MeasureDay }
  | { day: Day; step: OpenStep<Report> }
  | { day: Day; duty: DutyDay }
  | { day: Day; kind: Deadline['kind']; certificate: CertificateRow }

const NEXT_EVENTS = 5

/** How many trainings, deadlines, measures, steps of accidents and duties of the company a day has. */
type DayMarks = {
  trainings: number
  examinations: number
  measures: number
  steps: number
  duties: number
} & Record<Deadline['kind'], number>

const NO_MARKS: DayMarks = {
  trainings: 0,
  examinations: 0,
  measures: 0,
  steps: 0,
  duties: 0,
  application: 0,
  expiry: 0,
}

/**
 * Returns the marks of all days and the titles of their trainings, and of the chosen day the trainings, the certificates whose application to UDT ends
 * and those that expire, sorted by time and number. A day without trainings gets the next events after it instead.
 */
export function calendarOn<TrainingRow extends Training, CertificateRow extends Certificate>(
  {
    trainings,
    deadlines,
    examinations,
    measures,
    steps,
    duties = [],
  }: {
    trainings: readonly TrainingRow[]
    deadlines: readonly CertificateRow[]
    examinations: readonly ExaminationDay[]
    measures: readonly MeasureDay[]
    /** The steps of accidents that have a last day. */
    steps: readonly OpenStep<Report>[]
    duties?: readonly DutyDay[]
  },
  date: Day,
) {
  const dated = deadlines.flatMap((certificate) =>
    deadlinesOf(certificate).map((deadline) => ({ ...deadline, certificate })),
  )
  const onDate = (kind: Deadline['kind']) =>
    dated
      .filter((deadline) => deadline.kind === kind && deadline.day === date)
      .map(({ certificate }) => certificate)
      .toSorted((a, b) => compareText(a.number, b.number))
  const ofDay = trainings
    .filter((training) => takesPlaceOn(training, date))
    .toSorted((a, b) => compareText(a.startTime, b.startTime) || compareText(a.endTime, b.endTime))
  return {
    titles: trainingTitles(trainings),
    marks: markDays(trainings, { examinations, measures, steps, duties, deadlines: dated }),
    trainings: ofDay,
    next:
      ofDay.length === 0
        ? nextEvents(trainings, { examinations, measures, steps, duties, deadlines: dated }, date)
        : [],
    applications: onDate('application'),
    deadlines: onDate('expiry'),
    examinations: examinations.filter(({ day }) => day === date),
    measures: measures.filter(({ day }) => day === date),
    steps: steps.filter(({ day }) => day === date),
    duties: duties.filter(({ day }) => day === date),
  }
}

function nextEvents<TrainingRow extends Training, CertificateRow>(
  trainings: readonly TrainingRow[],
  {
    examinations,
    measures,
    steps,
    duties,
    deadlines,
  }: {
    examinations: readonly ExaminationDay[]
    measures: readonly MeasureDay[]
    steps: readonly OpenStep<Report>[]
    duties: readonly DutyDay[]
    deadlines: readonly (Deadline & { certificate: CertificateRow })[]
  },
  date: Day,
): NextEvent<TrainingRow, CertificateRow>[] {
  const coming = trainings
    .filter(({ status }) => status === 'scheduled')
    .map((training) => ({ day: training.date, training }))
  const examined = examinations.map((examination) => ({ day: examination.day, examination }))
  const measured = measures.map((measure) => ({ day: measure.day, measure }))
  const dueSteps = steps.map((step) => ({ day: step.day, step }))
  const owed = duties.map((duty) => ({ day: duty.day, duty }))
  return [...coming, ...examined, ...measured, ...dueSteps, ...owed, ...deadlines]
    .filter(({ day }) => day > date)
    .toSorted((a, b) => compareText(a.day, b.day))
    .slice(0, NEXT_EVENTS)
}

/** Returns for example `2 szkolenia, koniec ważności certyfikatu`, for screen readers. */
export function describeMarks({
  trainings,
  examinations,
  measures,
  steps,
  duties,
  application,
  expiry,
}: DayMarks): string {
  const parts = [
    trainings > 0 && countOf(trainings, 'training'),
    examinations > 0 && (examinations === 1 ? 'termin badań' : `terminy badań: ${examinations}`),
    measures > 0 && (measures === 1 ? 'termin działania' : `terminy działań: ${measures}`),
    steps > 0 && (steps === 1 ? 'termin po wypadku' : `terminy po wypadkach: ${steps}`),
    duties > 0 && (duties === 1 ? 'termin obowiązku firmy' : `terminy obowiązków firmy: ${duties}`),
    application > 0 && (application === 1 ? 'termin wniosku' : `terminy wniosków: ${application}`),
    expiry > 0 && expiriesLabel(expiry),
  ]
  return parts.filter(Boolean).join(', ')
}

/** Returns „2 terminy”: how much a day has beside trainings. A narrow day may end the line after the number. */
export function deadlinesOfDayLabel(marks: DayMarks): string | undefined {
  const { examinations, measures, steps, duties, application, expiry } = marks
  const count = examinations + measures + steps + duties + application + expiry
  return count === 0 ? undefined : countOf(count, 'deadline').replace('\u00a0', ' ')
}

/** Counts the trainings of the chosen day. Cancelled ones do not count, but the list shows them. */
export function trainingsOnDateLabel(trainings: readonly Pick<Training, 'status'>[]): string {
  const count = trainings.filter(({ status }) => status !== 'cancelled').length
  if (count > 0) return `${countOf(count, 'training')} w wybranej dacie.`
  return trainings.length > 0
    ? `Odwołane szkolenia w wybranej dacie: ${trainings.length}.`
    : 'Brak szkoleń w wybranej dacie.'
}

/** Returns the genitive, which `countOf` does not have. It is the same for every count except one. */
function expiriesLabel(count: number): string {
  return count === 1 ? 'koniec ważności certyfikatu' : `koniec ważności ${count} certyfikatów`
}

/** Returns the titles of the trainings of each day, the earliest first. Cancelled ones do not count. */
function trainingTitles(trainings: readonly Training[]): ReadonlyMap<Day, string[]> {
  const titles = new Map<Day, string[]>()
  const held = trainings
    .filter(({ status }) => status !== 'cancelled')
    .toSorted((a, b) => compareText(a.startTime, b.startTime))
  for (const training of held) {
    for (const day of daysOf(training)) titles.set(day, [...(titles.get(day) ?? []), training.title])
  }
  return titles
}

function markDays(
  trainings: readonly Training[],
  {
    examinations,
    measures,
    steps,
    duties,
    deadlines,
  }: {
    examinations: readonly { day: Day }[]
    measures: readonly { day: Day }[]
    steps: readonly { day: Day }[]
    duties: readonly { day: Day }[]
    deadlines: readonly Deadline[]
  },
): ReadonlyMap<Day, DayMarks> {
  const marks = new Map<Day, DayMarks>()
  const mark = (day: Day, kind: keyof DayMarks) => {
    const former = marks.get(day) ?? NO_MARKS
    marks.set(day, { ...former, [kind]: former[kind] + 1 })
  }
  for (const training of trainings) {
    if (training.status !== 'cancelled') for (const day of daysOf(training)) mark(day, 'trainings')
  }
  for (const { day } of examinations) mark(day, 'examinations')
  for (const { day } of measures) mark(day, 'measures')
  for (const { day } of steps) mark(day, 'steps')
  for (const { day } of duties) mark(day, 'duties')
  for (const { kind, day } of deadlines) mark(day, kind)
  return marks
}
