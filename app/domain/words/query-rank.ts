import { foldOnce, wordsOf } from './query'

/** The texts of something that can be found, folded. `all` holds the title, too. */
export type FoldedTexts = { title: string; all: string }

/** Folds the texts of something that is searched for at every letter. */
export function foldTexts(title: string, ...others: readonly string[]): FoldedTexts {
  // No word of a query has a line break in it, so none is found across two texts.
  return { title: foldOnce(title), all: [title, ...others].map(foldOnce).join('\n') }
}

/** How well texts fit a query, the best first: at starts of words of the title, at starts of any words, somewhere. */
export const RANKS = [0, 1, 2] as const

export type Rank = (typeof RANKS)[number]

/** Finds what `queryMatcher` finds, and returns how well it fits, or undefined for what does not. */
export function queryRanker(query: string): (texts: FoldedTexts) => Rank | undefined {
  const words = wordsOf(query)
  return ({ title, all }) => {
    if (!words.every((word) => all.includes(word))) return undefined
    if (words.every((word) => hasWordStart(title, word))) return 0
    return words.every((word) => hasWordStart(all, word)) ? 1 : 2
  }
}

/** True if a word of the text begins so. Digits after letters begin a word of their own: „33476” in UDT-33476. */
function hasWordStart(text: string, start: string): boolean {
  for (let place = text.indexOf(start); place !== -1; place = text.indexOf(start, place + 1)) {
    const before = classOf(text.charAt(place - 1))
    if (before === 'other' || before !== classOf(start.charAt(0))) return true
  }
  return false
}

function classOf(character: string): 'letter' | 'digit' | 'other' {
  if (/\p{L}/u.test(character)) return 'letter'
  return /\d/.test(character) ? 'digit' : 'other'
}
