import { daysUntil, type Day } from '~/domain/words/day'

import { contentLines, type ContentLine } from './content-line'
import type { TextFile } from './text-file'

const ZONE = 'Europe/Warsaw'

/**
 * Defines the time zone for calendars that do not know its name. Summer time lasts from the last Sunday of
 * March to the last Sunday of October: so in the whole European Union since 1996, now by Directive 2000/84/EC.
 */
export const TIME_ZONE: readonly ContentLine[] = [
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

/** When a training takes place: at the same hours on each of its days. */
export type TrainingTimes = {
  id: string
  date: Day
  lastDay?: Day | undefined
  startTime: string
  endTime: string
}

export const ICS_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH'

export function icsFile(name: string, content: readonly ContentLine[]): TextFile {
  const text = contentLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Pewnik//Pewnik//PL'],
    ['METHOD', 'PUBLISH'],
    ...content,
    ['END', 'VCALENDAR'],
  ])
  return { name: `${name}.ics`, type: ICS_TYPE, text }
}

/** Returns which training an event is, and when. `stamp` is the moment at which the file is made. */
export function trainingTimes(
  { id, date, lastDay = date, startTime, endTime }: TrainingTimes,
  stamp: Date,
): ContentLine[] {
  const days = daysUntil(lastDay, date) + 1
  return [
    ['UID', `training-${id}@pewnik`],
    ...revision(stamp),
    [`DTSTART;TZID=${ZONE}`, localTime(date, startTime)],
    [`DTEND;TZID=${ZONE}`, localTime(date, endTime)],
    // One event that recurs: importing it again also takes away the days that the training no longer has.
    ...(days > 1 ? [['RRULE', `FREQ=DAILY;COUNT=${days}`] as const] : []),
  ]
}

/** Returns the first lines of a calendar to subscribe to. Programs ask again every hour; Outlook reads the second name. */
export function feedHead(name: string): ContentLine[] {
  return [
    ['NAME', name],
    ['X-WR-CALNAME', name],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'],
    ['X-PUBLISHED-TTL', 'PT1H'],
  ]
}

/** Calendars accept a changed event only with a higher sequence or a later stamp, so both follow `stamp`. */
export function revision(stamp: Date, sequence = Math.floor(stamp.getTime() / 60_000)): ContentLine[] {
  return [
    ['DTSTAMP', `${stamp.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`],
    ['SEQUENCE', String(sequence)],
  ]
}

/** Returns the time in Warsaw. The domain has the same local times, so nothing is converted. */
function localTime(day: Day, time: string): string {
  return `${compactDay(day)}T${time.replace(':', '')}00`
}

export function compactDay(day: Day): string {
  return day.replaceAll('-', '')
}
