import { MONTHS, WEEKDAYS, type Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'

import { LANGUAGES, type Language } from './language'

// Tables, because the first use of Intl holds a slow phone up by a fifth of a second, before the page shows.
const MONTHS_OF: Record<Language, readonly string[]> = {
  pl: MONTHS,
  uk: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

const WEEKDAYS_OF: Record<Language, readonly string[]> = {
  pl: WEEKDAYS.map((weekday) => weekday.toLowerCase()),
  uk: 'неділя понеділок вівторок середа четвер пʼятниця субота'.split(' '),
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
}

/** Returns the day in words, „27 listopada 2026”. */
export function dayIn(language: Language, day: Day): string {
  const [year, month, date] = day.split('-').map(Number)
  const words = `${date} ${MONTHS_OF[language][Number(month) - 1]} ${year}`
  // The „р.” behind a Ukrainian year begins no line.
  return language === 'uk' ? `${words}\u00a0р.` : words
}

/** Returns the day with its weekday, „piątek, 27 listopada 2026”. */
export function weekdayIn(language: Language, day: Day): string {
  return `${WEEKDAYS_OF[language][new Date(day).getUTCDay()]}, ${dayIn(language, day)}`
}

/** The forms of a noun that each language has beside a number. */
type Forms = {
  pl: Record<'one' | 'few' | 'many', string>
  uk: Record<'one' | 'few' | 'many', string>
  en: Record<'one' | 'other', string>
}

/** Returns a function that gives a count with the right form of its noun, „2 zdjęcia”. Both stay on one line. */
export function counted<Spoken extends Language>(
  language: Spoken,
  forms: Forms[Spoken],
): (count: number) => string {
  const rules = keepLast(() => new Intl.PluralRules(LANGUAGES[language].locale))
  const byRule: Partial<Record<Intl.LDMLPluralRule, string>> = forms
  const usual = Object.values(forms).at(-1) ?? ''
  return (count) => `${count}\u00a0${byRule[rules().select(count)] ?? usual}`
}
