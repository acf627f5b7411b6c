import { unpacked } from '~/browser/sealing/packed-text.client'
import { readOr, trySave } from '~/browser/store/storage.client'
import { readPage, type Page, type PageOf } from '~/domain/crew/pages/page'
import { parsePageLink, type PageAddress, type PageKind } from '~/domain/crew/records/crew-links'

import { loadAge, openingKey } from './crew-keys.client'
import { forgetPage, keepPage, readKeptPage } from './phone-store.client'

/**
 * Why a page does not show. `cut`: the link is not whole, or of another kind. `gone`: the register has withdrawn the page.
 * `awaited`: it has not published this receipt yet. `newer`: a later version of the app has written it.
 */
export type PageProblem = 'cut' | 'gone' | 'awaited' | 'newer' | 'offline' | 'unavailable'

/** An opened page, or why there is none. */
export type OpenedPage<Kind extends PageKind> =
  | { page: PageOf<Kind>; isFromThisPhone: boolean; problem?: undefined }
  | { problem: PageProblem; page?: undefined }

/**
 * Opens the page of a link, or of its fragment alone. If the server does not answer soon, shows what this phone has kept.
 * Never throws.
 */
export async function openPage<Kind extends PageKind>(kind: Kind, link: string): Promise<OpenedPage<Kind>> {
  const address = parsePageLink(link)
  if (!address) return { problem: 'cut' }
  // The library that opens the page comes while the page does. A failure shows when it is used.
  void loadAge().catch(() => undefined)
  const kept = await readOr(undefined, () => readKeptPage(address.id))
  const answer = await fetchPage(address, kept ? PATIENCE_MS : LONG_PATIENCE_MS)
  if (answer.problem === 'gone') {
    await trySave(() => forgetPage(address.id))
    return { problem: 'gone' }
  }
  if (answer.sealed) {
    const opened = await open(kind, address, answer.sealed)
    if (!opened.problem) {
      // Without room, the page only does not open without a network.
      await trySave(() => keepPage({ id: address.id, sealed: answer.sealed }))
      return { ...opened, isFromThisPhone: false }
    }
    if (opened.problem !== 'unavailable' || !kept) return opened
  }
  if (kept) {
    const opened = await open(kind, address, kept.sealed)
    if (!opened.problem) return { ...opened, isFromThisPhone: true }
  }
  // The server knows nothing of a receipt until the register has received the drop.
  if (answer.problem === 'unknown') return { problem: kind === 'receipt' ? 'awaited' : 'unavailable' }
  return { problem: answer.problem ?? 'unavailable' }
}

/** A page that this phone has shows after this time, even if the network hangs. */
const PATIENCE_MS = 3_000
const LONG_PATIENCE_MS = 30_000

type PageAnswer =
  | { sealed: ArrayBuffer; problem?: undefined }
  | { problem: 'gone' | 'unknown' | 'offline' | 'unavailable'; sealed?: undefined }

async function fetchPage({ vaultId, id }: PageAddress, patience: number): Promise<PageAnswer> {
  try {
    const answer = await fetch(`/vault/${vaultId}/pages/${id}`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(patience),
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
): Promise<{ page: PageOf<Kind>; problem?: undefined } | { problem: PageProblem }> {
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
