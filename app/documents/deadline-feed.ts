import type { Language } from '~/domain/crew/languages/language'
import type { KeptEvent, KeptFeed } from '~/domain/reminders/feed'
import { shiftDay } from '~/domain/words/day'

import { calendarScreen } from './calendar-files'
import { escapeText, type ContentLine } from './content-line'
import { compactDay, feedHead, icsFile, revision } from './ics-file'
import type { TextFile } from './text-file'

type FeedWords = {
  calendar: string
  /** The title of an event without names. */
  deadline: string
  cancelled: (title: string) => string
}

const WORDS: Record<Language, FeedWords> = {
  pl: {
    calendar: 'Terminy – Pewnik',
    deadline: 'Termin w Pewniku',
    cancelled: (title) => `Nieaktualne: ${title}`,
  },
  uk: {
    calendar: 'Терміни – Pewnik',
    deadline: 'Термін у Pewnik',
    cancelled: (title) => `Неактуально: ${title}`,
  },
  en: {
    calendar: 'Deadlines – Pewnik',
    deadline: 'Deadline in Pewnik',
    cancelled: (title) => `No longer due: ${title}`,
  },
}

/** Returns deadlines as a calendar to subscribe to. `origin` is that of this app, for links back to it. */
export function deadlineFeed({ language, events }: KeptFeed, origin: string): TextFile {
  const words = WORDS[language]
  return icsFile('terminy', [
    ...feedHead(words.calendar),
    ...events.flatMap((event) => eventLines(event, words, origin)),
  ])
}

function eventLines(event: KeptEvent, words: FeedWords, origin: string): ContentLine[] {
  const { uid, day, title = words.deadline, details = '', sequence, changedAt, cancelledOn } = event
  const isCancelled = cancelledOn !== undefined
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', `${uid}@pewnik`],
    ...revision(new Date(changedAt), sequence),
    ['DTSTART;VALUE=DATE', compactDay(day)],
    ['DTEND;VALUE=DATE', compactDay(shiftDay(day, { days: 1 }))],
    // Many calendars show a cancelled event like any other, so the title says it.
    ['SUMMARY', escapeText(isCancelled ? words.cancelled(title) : title)],
    ['DESCRIPTION', escapeText(details)],
    ['URL', calendarScreen(day, { origin })],
    ['STATUS', isCancelled ? 'CANCELLED' : 'CONFIRMED'],
    // A deadline does not make the person busy on its day.
    ['TRANSP', 'TRANSPARENT'],
    ['END', 'VEVENT'],
  ]
}
