import { foldText } from './polish'

/** The limit of the search field and of the search param. */
export const MAX_QUERY_LENGTH = 100

/** Reads the `q` search param. A text over the limit means no filter. */
export function parseQuery(params: URLSearchParams): string {
  const query = (params.get('q') ?? '').replace(/\p{Cc}/gu, '').trim()
  return query.length <= MAX_QUERY_LENGTH ? query : ''
}

/**
 * Returns a test that is true if each word of the query is in one of the texts, in any order: „Szczesna Agnieszka”
 * finds Agnieszka Szczęsna. It ignores case, diacritics and hyphens, and spaces in numbers: „UDT 33476” finds
 * UDT-33476.
 */
export function queryMatcher(query: string): (...texts: (string | undefined)[]) => boolean {
  const words = wordsOf(query)
  return (...texts) => {
    const searched = texts.filter((text) => text !== undefined).map(foldOnce)
    return words.every((word) => searched.some((text) => text.includes(word)))
  }
}

/** Returns the words of a query, folded. */
export function wordsOf(query: string): string[] {
  return foldWords(query).split(' ').filter(Boolean)
}

/** As many texts as a list of 10,000 rows has. Those of longer lists are folded for each letter. */
const KEPT_FOLDS = 50_000

const folds = new Map<string, string>()

/** Folding is most of what a search costs, and each letter searches the same texts. */
export function foldOnce(text: string): string {
  const known = folds.get(text)
  if (known !== undefined) return known
  // A word of the query has no spaces, so a number must have none either, nor one before its letters.
  const folded = foldWords(text).replace(/(?<=\d) | (?=\d)/g, '')
  // Begins again, because in a tab that is open for days most of the texts belong to former lists.
  if (folds.size >= KEPT_FOLDS) folds.clear()
  folds.set(text, folded)
  return folded
}

/** Returns the words without case and diacritics; a hyphen or a dash ends a word. */
function foldWords(text: string): string {
  return foldText(text.replace(/\p{Pd}/gu, ' '))
}

/** Returns search params without empty and undefined values. */
export function searchParamsOf(params: Record<string, string | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}
