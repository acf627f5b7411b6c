import { useSyncExternalStore } from 'react'

import { readStored, unlessRefused, writeStored } from '~/browser/store/storage.client'
import type { Dictionary } from '~/domain/crew/languages/dictionary'
import { isLanguage, languageOf, type Language } from '~/domain/crew/languages/language'

import { forgetSnapshot } from './page-snapshot'

const KEY = 'pewnik:language'

/** The dictionary of each language is a file of its own, and a phone loads one. */
const LOADERS = {
  pl: async () => (await import('~/domain/crew/languages/pl')).PL,
  uk: async () => (await import('~/domain/crew/languages/uk')).UK,
  en: async () => (await import('~/domain/crew/languages/en')).EN,
} satisfies Record<Language, () => Promise<Dictionary>>

export type Spoken = { language: Language; texts: Dictionary }

let chosen: Language | undefined
let spoken: Spoken | undefined
let hasFailed = false
const listeners = new Set<() => void>()

/** Loads the dictionary of the language that was chosen on this phone, or else the phone's. */
export function beginToSpeak(): void {
  if (chosen === undefined) void speak(keptLanguage())
}

/** Speaks another language from now on, also when a page is opened again. */
export function chooseLanguage(language: Language): void {
  unlessRefused(() => writeStored(KEY, language))
  forgetSnapshot('mine')
  forgetSnapshot('gate')
  void speak(language)
}

/** Returns the language of the page with its texts, undefined until they have arrived. */
export function useSpoken(): Spoken | undefined {
  return useSyncExternalStore(
    listen,
    () => spoken,
    () => undefined,
  )
}

/** True if the texts could not be loaded. */
export function useIsSpeechless(): boolean {
  return useSyncExternalStore(
    listen,
    () => hasFailed,
    () => false,
  )
}

function listen(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

function keptLanguage(): Language {
  const kept = unlessRefused(() => readStored(KEY))
  return isLanguage(kept) ? kept : languageOf(navigator.languages)
}

async function speak(language: Language): Promise<void> {
  chosen = language
  try {
    const texts = await LOADERS[language]()
    if (chosen !== language) return
    spoken = { language, texts }
    hasFailed = false
  } catch (error) {
    // Another language goes on in the one that is there.
    console.warn('A dictionary could not be loaded', error)
    hasFailed = spoken === undefined
  }
  for (const notify of listeners) notify()
}
