import { foldText } from './polish'

/** The limit of the search field and of the search param. */
export const MAX_QUERY_LENGTH = 100

/** Reads the `q` search param. A text over the limit means no filter. */
export function parseQuery(params: URLSearchParams): string {
  const query = (params.get('q') ?? '').replace(/\p{Cc}/gu, '').trim()
  return query.length <= MAX_QUERY_LENGTH ? query : ''
}

/** Returns a test that is true where any text contains the query. It ignores case and diacritics. */
export function queryMatcher(query: string): (...texts: (string | undefined)[]) => boolean {
  const needle = foldText(query)
  return (...texts) =>
    needle === '' || texts.some((text) => text !== undefined && foldOnce(text).includes(needle))
}

/** As many texts as a list of 10,000 rows has. Beyond that, they are folded for each letter. */
const KEPT_FOLDS = 50_000

const folds = new Map<string, string>()

/** Folding is most of what a search costs, and each letter searches the same texts. */
function foldOnce(text: string): string {
  const known = folds.get(text)
  if (known !== undefined) return known
  const folded = foldText(text)
  if (folds.size < KEPT_FOLDS) folds.set(text, folded)
  return folded
}

/** Returns search params without empty and undefined values. */
export function searchParamsOf(params: Record<string, string | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}
