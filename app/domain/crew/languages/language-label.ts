import type { Language } from './language'

/** How the panel, which is Polish, calls the languages of the crew. */
export const LANGUAGE_LABELS = {
  pl: 'polski',
  uk: 'ukraiński',
  en: 'angielski',
} satisfies Record<Language, string>
