import type { Mail } from '~/domain/words/mail-link'

import { DICTIONARIES } from './dictionaries'
import { isLanguage, type Language } from './language'
import { LANGUAGE_LABELS } from './language-label'

// What somebody gets with the link to their page: a slip of paper, or a letter.

const ALL: readonly Language[] = ['pl', 'uk', 'en']

/** The choices of a language, as a select shows them. */
export const SLIP_LANGUAGES = [
  { value: 'all', label: 'Polski, ukraiński i\u00a0angielski' },
  ...ALL.map((value) => ({ value, label: `Tylko ${LANGUAGE_LABELS[value]}` })),
] as const

/** Returns the chosen language, or all of them. */
export function slipLanguages(choice: string): readonly Language[] {
  return isLanguage(choice) ? [choice] : ALL
}

/** Returns the words of a slip in each language. */
export function slipWords(languages: readonly Language[]) {
  return languages.map((language) => {
    const { slipTitle: title, slipCall: call } = DICTIONARIES[language].poster
    return { language, title, call }
  })
}

/** Returns the letter that brings somebody the link to their page. */
export function slipLetter(languages: readonly Language[], address: string): Mail {
  const posters = languages.map((language) => DICTIONARIES[language].poster)
  return {
    subject: posters[0]?.slipTitle ?? '',
    body: [...posters.map(({ slipTitle, letter }) => `${slipTitle}\n${letter}`), address].join('\n\n'),
  }
}
