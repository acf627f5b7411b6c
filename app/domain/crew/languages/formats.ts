import type { Day } from '~/domain/words/day'

import { LANGUAGES, type Language } from './language'

/** Returns the day in words, „27 listopada 2026”. */
export function dayIn(language: Language, day: Day): string {
  return inWords(language, day, {})
}

/** Returns the day with its weekday, „piątek, 27 listopada 2026”. */
export function weekdayIn(language: Language, day: Day): string {
  return inWords(language, day, { weekday: 'long' })
}

function inWords(language: Language, day: Day, more: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    ...more,
  })
  // The „р.” behind a Ukrainian year begins no line.
  return format.format(Date.parse(day)).replace(/ р\.$/, '\u00a0р.')
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
  const rules = new Intl.PluralRules(LANGUAGES[language].locale)
  const byRule: Partial<Record<Intl.LDMLPluralRule, string>> = forms
  const usual = Object.values(forms).at(-1) ?? ''
  return (count) => `${count}\u00a0${byRule[rules.select(count)] ?? usual}`
}
