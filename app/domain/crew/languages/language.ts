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
