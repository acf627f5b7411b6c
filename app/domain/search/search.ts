import { groupBy } from '~/domain/words/collection'
import { foldOnce, wordsOf } from '~/domain/words/query'

/** The kinds of results. Kinds that fit a query equally well are shown in this order. */
const SEARCH_KINDS = ['screen', 'action', 'person', 'position', 'certificate', 'training', 'report'] as const

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

/** True for an entry that leads to a screen or an action and is no record. */
function isWay({ kind }: SearchEntry): boolean {
  return kind === 'screen' || kind === 'action'
}

/** The texts of something that can be found, folded. `all` holds the title, too. */
type FoldedTexts = { title: string; all: string }

/** Folds the texts of something that is searched for at every letter. */
export function foldTexts(title: string, ...others: readonly string[]): FoldedTexts {
  // No word of a query has a line break in it, so none is found across two texts.
  return { title: foldOnce(title), all: [title, ...others].map(foldOnce).join('\n') }
}

/** How well texts fit a query, the best first: at starts of words of the title, at starts of any words, somewhere. */
const RANKS = [0, 1, 2] as const

type Rank = (typeof RANKS)[number]

/** Finds the same texts as `queryMatcher`, and returns how well they fit, or undefined if they do not. */
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
