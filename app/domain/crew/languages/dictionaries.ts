import type { Dictionary } from './dictionary'
import { EN } from './en'
import type { Language } from './language'
import { PL } from './pl'
import { UK } from './uk'

/** All languages at once, for a poster. A page on a phone loads only the one that it speaks. */
export const DICTIONARIES = { pl: PL, uk: UK, en: EN } satisfies Record<Language, Dictionary>
