import { foldText } from './polish'

/** Longest text that a search field takes; the same limit stands on the input. */
export const MAX_QUERY_LENGTH = 100

/** The `q` search param; one longer than any field would send means no filter. */
export function parseQuery(params: URLSearchParams): string {
  const query = (params.get('q') ?? '').replace(/\p{Cc}/gu, '').trim()
  return query.length <= MAX_QUERY_LENGTH ? query : ''
}

/** A test whether any of the texts holds the query, whatever their case and diacritics. */
export function queryMatcher(query: string): (...texts: (string | undefined)[]) => boolean {
  const needle = foldText(query)
  return (...texts) =>
    needle === '' || texts.some((text) => text !== undefined && foldText(text).includes(needle))
}

/** Search params of what is set; a default is passed as undefined and left out of the URL. */
export function searchParamsOf(params: Record<string, string | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}
