import { counted, dayIn } from '~/domain/crew/languages/formats'
import type { Language } from '~/domain/crew/languages/language'
import type { Day } from '~/domain/words/day'

import { dropNewsText, type DropNews } from './drop-news'
import type { DueSort, PlannedMessage, PlanOwner } from './plan'

// The words of a reminder that mail, push and the panel share. The service worker loads this module, so it holds no
// dictionary and imports nothing large. Of papers it never says which: an orzeczenie tells of somebody's health.

/** What a reminder says in numbers. */
export type DueMessage = Pick<PlannedMessage, 'day' | 'until' | 'counts' | 'overdue'>

/** What the server sends to a device, whose service worker turns it into words. */
export type PushMessage = DueMessage & {
  /** A reminder if it is missing. */
  kind?: 'test' | 'plan-ends' | 'drops' | undefined
  language: Language
  owner: PlanOwner
  madeOn: Day
  /** The end of the plan, if a reminder comes on the same day. */
  planEndsOn?: Day | undefined
  /** What has come into the boxes, for `drops`. */
  drops?: DropNews | undefined
  /** Tells the reminders of one browser apart. Missing in a test. */
  of?: string | undefined
  /** The words with the names, sealed by the device for itself. */
  sealed?: string | undefined
}

type Count = (count: number) => string

type Words = {
  deadlines: Count
  sorts: Record<Exclude<DueSort, 'training'>, Count>
  trainings: Count
  others: Count
  nameless: Count
  today: string
  tomorrow: string
  until: (day: string) => string
  overdue: Count
  and: (what: string) => string
  inPewnik: (what: string) => string
  planEnds: (day: string) => string
  planEnded: (day: string) => string
  test: string
}

const WORDS: Record<Language, Words> = {
  pl: {
    deadlines: counted('pl', { one: 'termin', few: 'terminy', many: 'terminów' }),
    sorts: {
      certificate: counted('pl', {
        one: 'termin certyfikatu',
        few: 'terminy certyfikatów',
        many: 'terminów certyfikatów',
      }),
      paper: counted('pl', {
        one: 'termin dokumentu',
        few: 'terminy dokumentów',
        many: 'terminów dokumentów',
      }),
      accident: counted('pl', {
        one: 'termin po wypadku',
        few: 'terminy po wypadku',
        many: 'terminów po wypadku',
      }),
      measure: counted('pl', { one: 'termin działania', few: 'terminy działań', many: 'terminów działań' }),
      duty: counted('pl', { one: 'termin firmy', few: 'terminy firmy', many: 'terminów firmy' }),
    },
    trainings: counted('pl', { one: 'szkolenie', few: 'szkolenia', many: 'szkoleń' }),
    others: counted('pl', { one: 'inny termin', few: 'inne terminy', many: 'innych terminów' }),
    nameless: counted('pl', {
      one: 'termin bez nazwy',
      few: 'terminy bez nazwy',
      many: 'terminów bez nazwy',
    }),
    today: 'dziś',
    tomorrow: 'jutro',
    until: (day) => `do ${day}`,
    overdue: (count) => `w\u00a0tym ${count} po terminie`,
    and: (what) => `i\u00a0${what}`,
    inPewnik: (what) => `W\u00a0Pewniku: ${what}`,
    planEnds: (day) => `Plan przypomnień kończy się ${day}. Otwórz Pewnika, a\u00a0ułoży się nowy.`,
    planEnded: (day) => `Plan przypomnień skończył się ${day}. Otwórz Pewnika, a\u00a0ułoży się nowy.`,
    test: 'To jest próba. Przypomnienia przychodzą.',
  },
  uk: {
    deadlines: counted('uk', { one: 'термін', few: 'терміни', many: 'термінів' }),
    sorts: {
      certificate: counted('uk', {
        one: 'термін сертифіката',
        few: 'терміни сертифікатів',
        many: 'термінів сертифікатів',
      }),
      paper: counted('uk', {
        one: 'термін документа',
        few: 'терміни документів',
        many: 'термінів документів',
      }),
      accident: counted('uk', {
        one: 'термін після нещасного випадку',
        few: 'терміни після нещасного випадку',
        many: 'термінів після нещасного випадку',
      }),
      measure: counted('uk', { one: 'термін заходу', few: 'терміни заходів', many: 'термінів заходів' }),
      duty: counted('uk', { one: 'термін фірми', few: 'терміни фірми', many: 'термінів фірми' }),
    },
    trainings: counted('uk', { one: 'навчання', few: 'навчання', many: 'навчань' }),
    others: counted('uk', { one: 'інший термін', few: 'інші терміни', many: 'інших термінів' }),
    nameless: counted('uk', {
      one: 'термін без назви',
      few: 'терміни без назви',
      many: 'термінів без назви',
    }),
    today: 'сьогодні',
    tomorrow: 'завтра',
    until: (day) => `до ${day}`,
    overdue: (count) => `з\u00a0них ${count} прострочено`,
    and: (what) => `і\u00a0${what}`,
    inPewnik: (what) => `У\u00a0Pewnik: ${what}`,
    planEnds: (day) => `План нагадувань закінчується ${day}. Відкрийте Pewnik, і\u00a0складеться новий.`,
    planEnded: (day) => `План нагадувань закінчився ${day}. Відкрийте Pewnik, і\u00a0складеться новий.`,
    test: 'Це перевірка. Нагадування надходять.',
  },
  en: {
    deadlines: counted('en', { one: 'deadline', other: 'deadlines' }),
    sorts: {
      certificate: counted('en', { one: 'certificate deadline', other: 'certificate deadlines' }),
      paper: counted('en', { one: 'document deadline', other: 'document deadlines' }),
      accident: counted('en', { one: 'deadline after an accident', other: 'deadlines after an accident' }),
      measure: counted('en', { one: 'deadline of a measure', other: 'deadlines of measures' }),
      duty: counted('en', { one: 'company deadline', other: 'company deadlines' }),
    },
    trainings: counted('en', { one: 'training', other: 'trainings' }),
    others: counted('en', { one: 'other deadline', other: 'other deadlines' }),
    nameless: counted('en', { one: 'deadline without a name', other: 'deadlines without a name' }),
    today: 'today',
    tomorrow: 'tomorrow',
    until: (day) => `by ${day}`,
    overdue: (count) => `${count} of them overdue`,
    and: (what) => `and ${what}`,
    inPewnik: (what) => `In Pewnik: ${what}`,
    planEnds: (day) => `The reminder plan ends on ${day}. Open Pewnik and it makes a new one.`,
    planEnded: (day) => `The reminder plan ended on ${day}. Open Pewnik and it makes a new one.`,
    test: 'This is a test. Reminders arrive.',
  },
}

/** `3.01.2027`, short enough for a subject. English writes the month as a word, because its order of numbers varies. */
export function reminderDay(language: Language, day: Day): string {
  if (language === 'en') return dayIn(language, day)
  const [year, month, date] = day.split('-')
  return `${Number(date)}.${month}.${year}`
}

/** Returns „3 terminy do 3.01.2027, 1 szkolenie jutro”. A message may come later than on its day. */
export function dueText(language: Language, message: DueMessage, today: Day): string {
  const { deadlines, until } = WORDS[language]
  const { training = 0, ...counts } = message.counts
  const sum = Object.values(counts).reduce((total, count) => total + count, 0)
  const parts = []
  if (sum > 0) parts.push(`${deadlines(sum)} ${until(reminderDay(language, message.until))}`)
  if (training > 0) parts.push(trainingText(language, message, today))
  return parts.join(', ')
}

/** Returns what is due, a text for each sort: „2 terminy certyfikatów”, „1 szkolenie jutro”. */
export function dueSortTexts(language: Language, message: DueMessage, today: Day): string[] {
  const { training = 0, certificate, paper, accident, measure, duty } = message.counts
  const { sorts } = WORDS[language]
  const texts = []
  if (certificate) texts.push(sorts.certificate(certificate))
  if (paper) texts.push(sorts.paper(paper))
  if (accident) texts.push(sorts.accident(accident))
  if (measure) texts.push(sorts.measure(measure))
  if (duty) texts.push(sorts.duty(duty))
  if (training > 0) texts.push(trainingText(language, message, today))
  return texts
}

/** Returns „w tym 1 po terminie”, or nothing. */
export function overdueText(language: Language, { overdue }: DueMessage): string | undefined {
  return overdue ? WORDS[language].overdue(overdue) : undefined
}

/** Returns „i 12 innych terminów”, behind those that a message names. */
export function othersText(language: Language, count: number): string {
  const { and, others } = WORDS[language]
  return and(others(count))
}

/** Returns „2 terminy bez nazwy”, if a message names none. */
export function namelessText(language: Language, count: number): string {
  return WORDS[language].nameless(count)
}

/** Asks to open the app, because the plan knows nothing of the days that come. */
export function planEndText(language: Language, endsOn: Day, today: Day): string {
  const { planEnds, planEnded } = WORDS[language]
  return (today <= endsOn ? planEnds : planEnded)(reminderDay(language, endsOn))
}

/** Returns the words of a push message that tell no names, „W Pewniku: 3 terminy do 3.01.2027”. */
export function pushText({ kind, language, drops, ...message }: PushMessage, today: Day): string {
  if (kind === 'drops' && drops) return dropNewsText(drops)
  if (kind === 'test') return testText(language)
  if (kind === 'plan-ends') return planEndText(language, message.until, today)
  return WORDS[language].inPewnik(dueText(language, message, today))
}

/** Returns the page that a message opens. A worker's phone keeps its own page. */
export function openedPath(owner: PlanOwner): '/dashboard' | '/mine' {
  return owner === 'register' ? '/dashboard' : '/mine'
}

export function testText(language: Language): string {
  return WORDS[language].test
}

/** A message tells of the trainings of the next day. */
function trainingText(language: Language, { day, counts }: DueMessage, today: Day): string {
  const { trainings, ...words } = WORDS[language]
  const held = dayAfter(day)
  const when = today === day ? words.tomorrow : today === held ? words.today : reminderDay(language, held)
  return `${trainings(counts.training ?? 0)} ${when}`
}

function dayAfter(day: Day): Day {
  return new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
