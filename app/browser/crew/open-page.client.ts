import { unpacked } from '~/browser/sealing/packed-text.client'
import { readOr, trySave } from '~/browser/store/storage.client'
import { readPage, type Page, type PageOf } from '~/domain/crew/pages/page'
import { parsePageLink, type PageAddress, type PageKind } from '~/domain/crew/records/crew-links'

import { loadAge, openingKey } from './crew-keys.client'
import { forgetPage, keepPage, readKeptPage, type KeptPage } from './phone-store.client'

/**
 * Why a page does not show. `cut`: the link is not whole, or of another kind. `gone`: the register has withdrawn the page.
 * `awaited`: it has not published this receipt yet. `newer`: a later version of the app has written it.
 */
export type PageProblem = 'cut' | 'gone' | 'awaited' | 'newer' | 'offline' | 'unavailable'

/** An opened page, or why there is none. */
export type OpenedPage<Kind extends PageKind> =
  | { page: PageOf<Kind>; isFromThisPhone: boolean; problem?: undefined }
  | { problem: PageProblem; page?: undefined }

/** A page that is being opened. Neither promise is ever refused. */
export type PageOpening<Kind extends PageKind> = {
  /** The page that this phone has kept, as soon as it is open. Undefined if it has none that opens. */
  kept: Promise<PageOf<Kind> | undefined>
  /** The page of the server, or else the kept one. */
  answer: Promise<OpenedPage<Kind>>
}

/** Opens the page of a link, or of its fragment alone: at once what this phone has kept, and then what the server has. */
export function openPage<Kind extends PageKind>(kind: Kind, link: string): PageOpening<Kind> {
  const address = parsePageLink(link)
  if (!address) {
    return { kept: Promise.resolve(undefined), answer: Promise.resolve({ problem: 'cut' }) }
  }
  // The library that opens the page comes while the page does. A failure shows when it is used.
  void loadAge().catch(() => undefined)
  const asked = fetchPage(address)
  const kept = openKept(kind, address)
  return { kept: kept.then((found) => found?.page), answer: answerTo(kind, address, asked, kept) }
}

type OpenedKept<Kind extends PageKind> = KeptPage & { page: PageOf<Kind> | undefined }

async function openKept<Kind extends PageKind>(
  kind: Kind,
  address: PageAddress,
): Promise<OpenedKept<Kind> | undefined> {
  const kept = await readOr(undefined, () => readKeptPage(address.id))
  return kept && { ...kept, page: (await open(kind, address, kept.sealed)).page }
}

async function answerTo<Kind extends PageKind>(
  kind: Kind,
  address: PageAddress,
  asked: Promise<PageAnswer>,
  keptHere: Promise<OpenedKept<Kind> | undefined>,
): Promise<OpenedPage<Kind>> {
  const { sealed, problem } = await asked
  const kept = await keptHere
  if (problem === 'gone') {
    await trySave(() => forgetPage(address.id))
    return { problem }
  }
  if (sealed) {
    // Most often it is the page that is kept, which a slow phone opens only once.
    if (kept?.page && areSame(kept.sealed, sealed)) return { page: kept.page, isFromThisPhone: false }
    const opened = await open(kind, address, sealed)
    if (!opened.problem) {
      // Without room, the page only does not open without a network.
      await trySave(() => keepPage({ id: address.id, sealed }))
      return { ...opened, isFromThisPhone: false }
    }
    if (opened.problem !== 'unavailable' || !kept) return opened
  }
  if (kept?.page) return { page: kept.page, isFromThisPhone: true }
  // The server knows nothing of a receipt until the register has received the drop.
  if (problem === 'unknown') return { problem: kind === 'receipt' ? 'awaited' : 'unavailable' }
  return { problem: problem ?? 'unavailable' }
}

function areSame(one: ArrayBuffer, other: ArrayBuffer): boolean {
  const bytes = new Uint8Array(other)
  return one.byteLength === bytes.length && new Uint8Array(one).every((byte, place) => byte === bytes[place])
}

/** A large list needs this time over a weak network. */
const PATIENCE_MS = 30_000

type PageAnswer =
  | { sealed: ArrayBuffer; problem?: undefined }
  | { problem: 'gone' | 'unknown' | 'offline' | 'unavailable'; sealed?: undefined }

async function fetchPage({ vaultId, id }: PageAddress): Promise<PageAnswer> {
  try {
    const answer = await fetch(`/vault/${vaultId}/pages/${id}`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (answer.ok) return { sealed: await answer.arrayBuffer() }
    if (answer.status === 410) return { problem: 'gone' }
    return { problem: answer.status === 404 ? 'unknown' : 'unavailable' }
  } catch {
    return { problem: navigator.onLine === false ? 'offline' : 'unavailable' }
  }
}

async function open<Kind extends PageKind>(
  kind: Kind,
  { key }: PageAddress,
  sealed: ArrayBuffer,
): Promise<{ page: PageOf<Kind>; problem?: undefined } | { problem: PageProblem; page?: undefined }> {
  try {
    const identity = await openingKey(key)
    const { openBy } = await loadAge()
    const opened = await openBy(identity, new Blob([sealed]))
    if (opened.problem) return { problem: opened.problem === 'wrong-key' ? 'cut' : 'unavailable' }
    const page = readPage(JSON.parse(await unpacked(opened.content)))
    if (page === 'newer') return { problem: 'newer' }
    if (!page) return { problem: 'unavailable' }
    return isOf(page, kind) ? { page } : { problem: 'cut' }
  } catch {
    // The library could not be fetched, or an old browser cannot read the page.
    return { problem: navigator.onLine === false ? 'offline' : 'unavailable' }
  }
}

function isOf<Kind extends PageKind>(page: Page, kind: Kind): page is PageOf<Kind> {
  return page.kind === kind
}
