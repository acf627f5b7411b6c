import { CERTIFICATE_TYPE_LABELS, type Certificate } from '~/domain/certificate'
import { shiftDay, type Day } from '~/domain/day'
import type { Training } from '~/domain/training'

import { contentLines, escapeText, type ContentLine } from './content-line'
import type { TextFile } from './text-file'

export type CalendarContext = {
  /** When the file is made: of the same training or deadline, the later file is the one that counts. */
  stamp: Date
  /** Of this app, for the links back to it. */
  origin: string
}

type Deadline = Pick<Certificate, 'id' | 'type' | 'number' | 'expiryDate' | 'issuedBy'>

const ZONE = 'Europe/Warsaw'

/**
 * The zone, for calendars that do not know its name: summer time from the last Sunday of March to the last
 * of October, as in all of the Union since 1996 (Directive 2000/84/EC).
 */
const TIME_ZONE: readonly ContentLine[] = [
  ['BEGIN', 'VTIMEZONE'],
  ['TZID', ZONE],
  ['BEGIN', 'DAYLIGHT'],
  ['DTSTART', '19960331T020000'],
  ['RRULE', 'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
  ['TZOFFSETFROM', '+0100'],
  ['TZOFFSETTO', '+0200'],
  ['TZNAME', 'CEST'],
  ['END', 'DAYLIGHT'],
  ['BEGIN', 'STANDARD'],
  ['DTSTART', '19961027T030000'],
  ['RRULE', 'FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
  ['TZOFFSETFROM', '+0200'],
  ['TZOFFSETTO', '+0100'],
  ['TZNAME', 'CET'],
  ['END', 'STANDARD'],
  ['END', 'VTIMEZONE'],
]

/** Makes calendars that subscribe ask again every hour; the second name is what Outlook knows. */
const REFRESH: readonly ContentLine[] = [
  ['REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'],
  ['X-PUBLISHED-TTL', 'PT1H'],
]

/** Trainings to be put into a calendar; putting them in again updates them. */
export function trainingsIcs(trainings: readonly Training[], context: CalendarContext): TextFile {
  const [first] = trainings
  const name = first && trainings.length === 1 ? `szkolenie-${first.date}` : 'szkolenia'
  return icsFile(name, [...TIME_ZONE, ...trainings.flatMap((training) => trainingEvent(training, context))])
}

/** Trainings to subscribe to. */
export function trainingsFeed(trainings: readonly Training[], context: CalendarContext): TextFile {
  return icsFile('szkolenia', [
    ['NAME', 'Szkolenia BHP – Pewnik'],
    ['X-WR-CALNAME', 'Szkolenia BHP – Pewnik'],
    ...REFRESH,
    ...TIME_ZONE,
    ...trainings.flatMap((training) => trainingEvent(training, context)),
  ])
}

/**
 * The last days of certificates, as whole days. The calendar gives notice `reminderDays` before each, at
 * nine; never where that is undefined.
 */
export function deadlinesIcs(
  certificates: readonly Deadline[],
  reminderDays: number | undefined,
  context: CalendarContext,
): TextFile {
  const [first] = certificates
  const name = first && certificates.length === 1 ? `termin-${first.expiryDate}` : 'terminy'
  return icsFile(
    name,
    certificates.flatMap((certificate) => deadlineEvent(certificate, reminderDays, context)),
  )
}

function icsFile(name: string, content: readonly ContentLine[]): TextFile {
  const text = contentLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Pewnik//Pewnik//PL'],
    ['METHOD', 'PUBLISH'],
    ...content,
    ['END', 'VCALENDAR'],
  ])
  return { name: `${name}.ics`, type: 'text/calendar; charset=utf-8; method=PUBLISH', text }
}

function trainingEvent(training: Training, context: CalendarContext): ContentLine[] {
  const { id, title, date, startTime, endTime, location, description, instructor, trainingCenter } = training
  const isCancelled = training.status === 'cancelled'
  const details = [description, `Prowadzący: ${instructor}\nOśrodek szkoleniowy: ${trainingCenter}`]
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', `training-${id}@pewnik`],
    ...revision(context),
    [`DTSTART;TZID=${ZONE}`, localTime(date, startTime)],
    [`DTEND;TZID=${ZONE}`, localTime(date, endTime)],
    // Many calendars show a cancelled event like any other.
    ['SUMMARY', escapeText(isCancelled ? `Odwołane: ${title}` : title)],
    ['LOCATION', escapeText(location)],
    ['DESCRIPTION', escapeText(details.filter(Boolean).join('\n\n'))],
    ['URL', calendarScreen(date, context)],
    ['STATUS', isCancelled ? 'CANCELLED' : 'CONFIRMED'],
    ['END', 'VEVENT'],
  ]
}

function deadlineEvent(
  { id, type, number, expiryDate, issuedBy }: Deadline,
  reminderDays: number | undefined,
  context: CalendarContext,
): ContentLine[] {
  const summary = escapeText(`Koniec ważności: ${CERTIFICATE_TYPE_LABELS[type]}`)
  const details = [`Numer: ${number}`, issuedBy && `Wystawca: ${issuedBy}`]
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', `certificate-${id}-expiry@pewnik`],
    ...revision(context),
    ['DTSTART;VALUE=DATE', compactDay(expiryDate)],
    ['DTEND;VALUE=DATE', compactDay(shiftDay(expiryDate, { days: 1 }))],
    ['SUMMARY', summary],
    ['DESCRIPTION', escapeText(details.filter(Boolean).join('\n'))],
    ['URL', calendarScreen(expiryDate, context)],
    // It takes no time of the day on which it falls.
    ['TRANSP', 'TRANSPARENT'],
    ...(reminderDays === undefined ? [] : alarm(reminderDays, summary)),
    ['END', 'VEVENT'],
  ]
}

const HOURS_FROM_NINE_TO_MIDNIGHT = 15

/** So many days before a whole day, at nine: counted back from the midnight with which that day begins. */
function alarm(days: number, description: string): ContentLine[] {
  return [
    ['BEGIN', 'VALARM'],
    ['ACTION', 'DISPLAY'],
    ['DESCRIPTION', description],
    ['TRIGGER', `-P${days - 1}DT${HOURS_FROM_NINE_TO_MIDNIGHT}H`],
    ['END', 'VALARM'],
  ]
}

/** Calendars take over a change only with a higher sequence or a later stamp, so both follow the moment. */
function revision({ stamp }: CalendarContext): ContentLine[] {
  return [
    ['DTSTAMP', `${stamp.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`],
    ['SEQUENCE', String(Math.floor(stamp.getTime() / 60_000))],
  ]
}

/** Warsaw clock, as the domain has it: nothing to convert, whatever zone the code runs in. */
function localTime(day: Day, time: string): string {
  return `${compactDay(day)}T${time.replace(':', '')}00`
}

function compactDay(day: Day): string {
  return day.replaceAll('-', '')
}

function calendarScreen(day: Day, { origin }: CalendarContext): string {
  return new URL(`/calendar?date=${day}`, origin).href
}
