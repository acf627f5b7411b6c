import * as v from 'valibot'

import { fromBase64Url, toBase64Url } from '~/domain/words/base64url'
import { filledText } from '~/domain/words/typed-text'

// The links on posters and slips. All that opens something stands behind `#`, which browsers send nowhere.

/** Where a drop is sent, for whom it is sealed, and what the phone says of the box before it has asked anybody. */
export type BoxAddress = {
  vaultId: string
  boxId: string
  /** The token by which the server takes a drop. */
  dropToken: string
  /** Drops are sealed for this recipient of the age format. */
  recipient: string
  place: string
  firm: string | undefined
}

/** Where a sealed page is, and the key that opens it: 32 bytes in base64url, the secret of an age identity. */
export type PageAddress = { vaultId: string; id: string; key: string }

/** The public paths, each for one kind of page. */
export type PageKind = 'mine' | 'gate' | 'signup' | 'receipt'

const BOX_FRAGMENT = /(?:^|#)v1\.([\w-]{22})\.([\w-]{22})\.([\w-]{43})\.(age1[a-z0-9]{58})\.([\w-]+)$/
const PAGE_FRAGMENT = /(?:^|#)v1\.([\w-]{22})\.([\w-]{22})\.([\w-]{43})$/

const saidSchema = v.object({ place: filledText, firm: v.optional(filledText) })

/** Returns what follows `#` in the link of a box. */
export function boxFragment({ vaultId, boxId, dropToken, recipient, place, firm }: BoxAddress): string {
  const said = toBase64Url(new TextEncoder().encode(JSON.stringify({ place, firm })))
  return ['v1', vaultId, boxId, dropToken, recipient, said].join('.')
}

export function boxLink(address: BoxAddress): string {
  return `/box#${boxFragment(address)}`
}

/** Reads a link, or its fragment with or without `#`. Undefined if it is cut, or of another kind. */
export function parseBoxLink(link: string): BoxAddress | undefined {
  const [, vaultId, boxId, dropToken, recipient, text = ''] = BOX_FRAGMENT.exec(link.trim()) ?? []
  if (vaultId === undefined || boxId === undefined || dropToken === undefined || recipient === undefined) {
    return undefined
  }
  const said = readSaid(text)
  return said && { vaultId, boxId, dropToken, recipient, place: said.place, firm: said.firm }
}

function readSaid(text: string): v.InferOutput<typeof saidSchema> | undefined {
  try {
    const parsed = v.safeParse(saidSchema, JSON.parse(new TextDecoder().decode(fromBase64Url(text))))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

export function pageLink(kind: PageKind, { vaultId, id, key }: PageAddress): string {
  return `/${kind}#v1.${vaultId}.${id}.${key}`
}

/** Reads a link, or its fragment with or without `#`. Undefined if it is cut, or of another kind. */
export function parsePageLink(link: string): PageAddress | undefined {
  const [, vaultId, id, key] = PAGE_FRAGMENT.exec(link.trim()) ?? []
  return vaultId === undefined || id === undefined || key === undefined ? undefined : { vaultId, id, key }
}

/** Returns the short number by which a sender and the office speak of a drop, „K7M-2QX”. It opens nothing. */
export function receiptCode({ id }: Pick<PageAddress, 'id'>): string {
  // Without letters and digits that look alike.
  const signs = id.toUpperCase().replaceAll(/[^A-Z2-9]|[OIL]/g, '')
  return `${signs.slice(0, 3)}-${signs.slice(3, 6)}`
}
