import { DICTIONARIES } from '~/domain/crew/languages/dictionaries'

/** No search engine shows a page that works only with what stands behind `#`. */
export const CREW_HEADERS = { 'X-Robots-Tag': 'noindex, nofollow' }

/**
 * Returns what the server's HTML says before the dictionary of the phone has arrived: a title and „Otwieram…” in Polish,
 * and in each language why nothing more comes.
 */
export function frameTexts(page: 'box' | 'mine' | 'gate' | 'signup' | 'receipt') {
  const { pl } = DICTIONARIES
  return {
    title: pl[page].title,
    language: pl.frame.language,
    loading: pl.frame.loading,
    privacy: pl.frame.privacy,
    notices: Object.entries(DICTIONARIES).map(([language, { frame }]) => ({
      language,
      needsScripts: frame.needsScripts,
      notStarted: frame.notStarted,
      tryAgain: frame.tryAgain,
    })),
  }
}

export type FrameTexts = ReturnType<typeof frameTexts>
