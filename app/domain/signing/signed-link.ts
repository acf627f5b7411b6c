import { searchParamsOf } from '~/domain/words/query'

import { signedPath } from './certificate-token'
import { readToken } from './signed-certificate'

/** One of the links that somebody has typed or pasted. A link without a token is cut or altered. */
export type TypedLink = { text: string; token?: string }

/** More than an employer hands in at once, and few enough for one look at the outcome. */
export const MAX_LINKS = 200

/** More than the address of a signed certificate has. */
export const MAX_LINK_LENGTH = 2_000

/** More than so many links take. A longer text is not looked at. */
export const MAX_LINKS_LENGTH = MAX_LINKS * MAX_LINK_LENGTH

/** The parameter in the address of the screen that takes certificates. */
export const LINK_PARAM = 'link'

/** Returns the search of that screen's address which brings a certificate along. */
export function takingSearch(token: string): string {
  return searchParamsOf({ [LINK_PARAM]: token }).toString()
}

/** Stands between links in a text. No link has any of it. */
const BETWEEN = /[\s,;<>()[\]"'„”]+/u

/** A token begins the word, or follows its path. Each begins with `{"` in base64url. */
const TOKEN = new RegExp(`(?:^|${signedPath('')}|[?&]${LINK_PARAM}=)(eyJ[\\w.-]*)`)

/**
 * Finds the links in a text, in their order: whole addresses of any host, and bare tokens. `hasOthers` is true if there
 * are other words among them, as in a message. A link without a whole token has none, and never leaves the browser.
 */
export function parseLinks(text: string): { links: TypedLink[]; hasOthers: boolean } {
  const words = text.split(BETWEEN).filter((word) => word !== '')
  const links = words.filter((word) => TOKEN.test(word) || word.includes(signedPath('')))
  return { links: links.map(readLink), hasOthers: links.length < words.length }
}

function readLink(text: string): TypedLink {
  if (text.length > MAX_LINK_LENGTH) return { text }
  // The full stop of a sentence may follow a link.
  const token = TOKEN.exec(text)?.[1]?.replace(/\.+$/, '')
  return token !== undefined && readToken(token) ? { text, token } : { text }
}

/**
 * Returns the path of the certificate's own page if somebody has pasted its link, whole or in part, in place of the
 * number. Otherwise undefined. Only the path counts: this server answers for any host.
 */
export function pastedPath(text: string): string | undefined {
  if (text.length > MAX_LINK_LENGTH) return undefined
  const id = /certificates\/verify\/([\w-]+)/.exec(text)?.[1]
  if (id !== undefined) return `/certificates/verify/${id}`
  const token = parseLinks(text).links.find((link) => link.token !== undefined)?.token
  return token === undefined ? undefined : signedPath(token)
}
