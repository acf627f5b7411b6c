import { daysUntil, type Day } from '~/domain/words/day'

// The crew reads its pages in the language of each phone. The panel is Polish.

/** How each language calls itself, and where its days and numbers are written so. */
export const LANGUAGES = {
  pl: { name: 'Polski', locale: 'pl-PL' },
  uk: { name: 'Українська', locale: 'uk-UA' },
  en: { name: 'English', locale: 'en-GB' },
} as const

export type Language = keyof typeof LANGUAGES

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value)
}

/** Returns the first language of a phone that we speak. Polish is left for all others: the firm can explain it. */
export function languageOf(preferred: readonly string[]): Language {
  const [known = 'pl'] = preferred.map((tag) => tag.slice(0, 2).toLowerCase()).filter(isLanguage)
  return known
}

/** Returns the day in words, „27 listopada 2026”. */
export function dayIn(language: Language, day: Day): string {
  return new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day))
}

/** Returns the day with its weekday, „piątek, 27 listopada 2026”. */
export function weekdayIn(language: Language, day: Day): string {
  return new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day))
}

/** Returns how far a day is, „za 5 dni”, „jutro” or „3 dni temu”. */
export function daysFromIn(language: Language, day: Day, today: Day): string {
  const format = new Intl.RelativeTimeFormat(LANGUAGES[language].locale, { numeric: 'auto' })
  return format.format(daysUntil(day, today), 'day')
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
