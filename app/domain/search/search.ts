import { groupBy } from '~/domain/words/collection'
import { wordsOf } from '~/domain/words/query'
import { foldTexts, queryRanker, RANKS, type FoldedTexts } from '~/domain/words/query-rank'

/** The kinds of results. Kinds that fit a query equally well are shown in this order. */
export const SEARCH_KINDS = [
  'screen',
  'action',
  'person',
  'position',
  'certificate',
  'training',
  'report',
] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

export type SearchEntry = {
  kind: SearchKind
  /** The address of a screen or an action, the id of a record. */
  target: string
  title: string
  /** Stands under the title. */
  detail: string
  texts: FoldedTexts
}

/** `total` also counts what is not shown. */
export type SearchResults = {
  groups: readonly { kind: SearchKind; entries: readonly SearchEntry[] }[]
  shown: number
  total: number
}

export const MAX_RESULTS = 30

/** Each kind has so many places of its own, so that a thousand certificates hide no training. */
const OWN_PLACES = Math.floor(MAX_RESULTS / SEARCH_KINDS.length)

type Text = string | false | undefined

/** Builds an entry, which is found by its title, its details and `others`. */
export function searchEntry(
  kind: SearchKind,
  target: string,
  title: string,
  details: readonly Text[] = [],
  others: readonly Text[] = [],
): SearchEntry {
  const shown = details.filter(isText)
  return {
    kind,
    target,
    title,
    detail: shown.join(' · '),
    texts: foldTexts(title, ...shown, ...others.filter(isText)),
  }
}

function isText(text: Text): text is string {
  return typeof text === 'string' && text !== ''
}

/**
 * Returns the entries that have all words of the query, grouped by kind: what fits best comes first, equals stay in
 * their order. An empty query finds the screens and actions.
 */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchResults {
  const { ranked, total } = rankEntries(entries, query)
  const groups = groupBy(ranked, ({ kind }) => kind)
  const shown = new Set([...groups.values()].flatMap((equals) => equals.slice(0, OWN_PLACES)))
  for (const entry of ranked) if (shown.size < MAX_RESULTS) shown.add(entry)
  return {
    groups: [...groups].map(([kind, all]) => ({ kind, entries: all.filter((entry) => shown.has(entry)) })),
    shown: shown.size,
    total,
  }
}

/** Returns the best entries of each kind, the best first, and how many there are in all. It sorts none, for speed. */
function rankEntries(entries: readonly SearchEntry[], query: string) {
  const rankOf = queryRanker(query)
  const isEmpty = wordsOf(query).length === 0
  const byRank = RANKS.map(() => new Map(SEARCH_KINDS.map((kind): [SearchKind, SearchEntry[]] => [kind, []])))
  let total = 0
  for (const entry of entries) {
    const rank = isEmpty && !isWay(entry) ? undefined : rankOf(entry.texts)
    if (rank === undefined) continue
    total += 1
    const equals = byRank[rank]?.get(entry.kind)
    if (equals && equals.length < MAX_RESULTS) equals.push(entry)
  }
  return { ranked: byRank.flatMap((byKind) => [...byKind.values()].flat()), total }
}

/** True for what leads somewhere by itself and is no record. */
function isWay({ kind }: SearchEntry): boolean {
  return kind === 'screen' || kind === 'action'
}
