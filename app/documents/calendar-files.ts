import { certificatesNamedIn } from '~/domain/access/disclosure'
import { lastDayOf, proofMark, validUntilLabel, type Certificate } from '~/domain/certificates/certificate'
import { deadlinesOf, examLabel, examOpensOn, type Deadline } from '~/domain/certificates/deadline'
import { supervisorOf } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import type { Training } from '~/domain/trainings/training'
import { daysUntil, shiftDay, type Day } from '~/domain/words/day'

import { escapeText, type ContentLine } from './content-line'
import { compactDay, feedHead, icsFile, revision, TIME_ZONE, trainingTimes } from './ics-file'
import type { TextFile } from './text-file'

export type CalendarContext = {
  /** The moment at which the file is made. Of two files with the same event, calendars keep the later one. */
  stamp: Date
  /** The origin of this app, for links back to it. */
  origin: string
}

/** `holder` is the name of the person in a calendar that has deadlines of others, too. */
type Dated = Pick<
  Certificate,
  'id' | 'type' | 'scope' | 'own' | 'number' | 'issueDate' | 'expiryDate' | 'issuedBy'
> &
  Parameters<typeof proofMark>[0] & {
    holder?: string
  }

/** Returns trainings as a file to import into a calendar. Importing them again updates them. */
export function trainingsIcs(trainings: readonly Training[], context: CalendarContext): TextFile {
  const [first] = trainings
  const name = first && trainings.length === 1 ? `szkolenie-${first.date}` : 'szkolenia'
  return icsFile(name, [...TIME_ZONE, ...trainings.flatMap((training) => trainingEvent(training, context))])
}

/** Returns trainings as a calendar to subscribe to. */
export function trainingsFeed(trainings: readonly Training[], context: CalendarContext): TextFile {
  return icsFile('szkolenia', [
    ...feedHead('Szkolenia BHP – Pewnik'),
    ...TIME_ZONE,
    ...trainings.flatMap((training) => trainingEvent(training, context)),
  ])
}

/**
 * Returns the deadlines of certificates as events of a whole day: the expiry days, and the last days to apply to UDT.
 * The calendar reminds the person `reminderDays` before each, at nine in the morning, or as soon as an exam is
 * possible; it never reminds if `reminderDays` is undefined. Deadlines that an earlier file may have had and that no
 * longer stand are cancelled. Other programs read the file, so it has nothing about health.
 */
export function deadlinesIcs(
  known: { certificates: readonly Dated[]; settled?: readonly Dated[] },
  reminderDays: number | undefined,
  context: CalendarContext,
): TextFile {
  const certificates = certificatesNamedIn('deadlines.ics', known.certificates)
  const settled = certificatesNamedIn('deadlines.ics', known.settled ?? [])
  const [first] = certificates
  const [firstDeadline] = first ? deadlinesOf(first) : []
  const name = firstDeadline && certificates.length === 1 ? `termin-${firstDeadline.day}` : 'terminy'
  return icsFile(name, [
    ...certificates.flatMap((certificate) =>
      deadlinesOf(certificate).flatMap((deadline) =>
        deadlineEvent(certificate, deadline, reminderDays, context),
      ),
    ),
    ...settled.flatMap((certificate) =>
      deadlinesOf(certificate).flatMap((deadline) => cancelledEvent(certificate, deadline, context)),
    ),
  ])
}

function trainingEvent(training: Training, context: CalendarContext): ContentLine[] {
  const { title, date, location, description, instructor, trainingCenter } = training
  const isCancelled = training.status === 'cancelled'
  const details = [description, `Prowadzący: ${instructor}\nOrganizator: ${trainingCenter}`]
  return [
    ['BEGIN', 'VEVENT'],
    ...trainingTimes(training, context.stamp),
    // Many calendars show a cancelled event like any other, so the title says it.
    ['SUMMARY', escapeText(isCancelled ? `Odwołane: ${title}` : title)],
    ['LOCATION', escapeText(location)],
    ['DESCRIPTION', escapeText(details.filter(Boolean).join('\n\n'))],
    ['URL', calendarScreen(date, context)],
    ['STATUS', isCancelled ? 'CANCELLED' : 'CONFIRMED'],
    ['END', 'VEVENT'],
  ]
}

function deadlineTitle(certificate: Dated, kind: Deadline['kind']): string {
  return kind === 'application' ? `Termin wniosku do ${supervisorOf(certificate)}` : 'Koniec ważności'
}

function deadlineEvent(
  certificate: Dated,
  { kind, day }: Deadline,
  reminderDays: number | undefined,
  context: CalendarContext,
): ContentLine[] {
  const { number, issuedBy } = certificate
  const mark = proofMark(certificate)
  const summary = escapeText(deadlineSummary(certificate, kind))
  const details = [
    `Numer: ${number}`,
    kind === 'application' && `Certyfikat: ${validUntilLabel(lastDayOf(certificate))}`,
    examLabel(certificate),
    issuedBy && `Wystawca: ${issuedBy}`,
    mark && `Wpis: ${mark}`,
  ]
  return [
    ['BEGIN', 'VEVENT'],
    ...deadlineDay(certificate, { kind, day }, context),
    ['SUMMARY', summary],
    ['DESCRIPTION', escapeText(details.filter(Boolean).join('\n'))],
    ['URL', calendarScreen(day, context)],
    // A deadline does not make the person busy on its day.
    ['TRANSP', 'TRANSPARENT'],
    ...(reminderDays === undefined ? [] : alarm(noticeDays(certificate, day, reminderDays), summary)),
    ['END', 'VEVENT'],
  ]
}

/** Many calendars show a cancelled event like any other, so the title says it. */
function cancelledEvent(certificate: Dated, deadline: Deadline, context: CalendarContext): ContentLine[] {
  return [
    ['BEGIN', 'VEVENT'],
    ...deadlineDay(certificate, deadline, context),
    ['SUMMARY', escapeText(`Nieaktualne: ${deadlineSummary(certificate, deadline.kind)}`)],
    ['STATUS', 'CANCELLED'],
    ['TRANSP', 'TRANSPARENT'],
    ['END', 'VEVENT'],
  ]
}

function deadlineSummary(certificate: Dated, kind: Deadline['kind']): string {
  const subject = [certificate.holder, qualificationLabel(certificate)].filter(Boolean).join(', ')
  return `${deadlineTitle(certificate, kind)}: ${subject}`
}

function deadlineDay({ id }: Dated, { kind, day }: Deadline, context: CalendarContext): ContentLine[] {
  return [
    ['UID', `certificate-${id}-${kind}@pewnik`],
    ...revision(context.stamp),
    ['DTSTART;VALUE=DATE', compactDay(day)],
    ['DTEND;VALUE=DATE', compactDay(shiftDay(day, { days: 1 }))],
  ]
}

/** Returns how many days ahead to remind. An exam is announced when it becomes possible, if that is earlier. */
function noticeDays(certificate: Dated, day: Day, reminderDays: number): number {
  const opening = examOpensOn(certificate)
  return opening ? Math.max(reminderDays, daysUntil(day, opening)) : reminderDays
}

const HOURS_FROM_NINE_TO_MIDNIGHT = 15

/** Reminds `days` before an event of a whole day, at nine: counted back from the midnight before the event. */
function alarm(days: number, description: string): ContentLine[] {
  return [
    ['BEGIN', 'VALARM'],
    ['ACTION', 'DISPLAY'],
    ['DESCRIPTION', description],
    ['TRIGGER', `-P${days - 1}DT${HOURS_FROM_NINE_TO_MIDNIGHT}H`],
    ['END', 'VALARM'],
  ]
}

/** Returns the address of a day in the app's calendar. */
export function calendarScreen(day: Day, { origin }: Pick<CalendarContext, 'origin'>): string {
  return new URL(`/calendar?date=${day}`, origin).href
}
