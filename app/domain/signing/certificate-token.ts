import * as v from 'valibot'

/** More than the longest certificate needs. */
export const MAX_TOKEN_LENGTH = 832

/** The text of a signed certificate, as it is kept. `readToken` reads its content. */
export const keptToken = v.pipe(
  v.string(),
  v.maxLength(MAX_TOKEN_LENGTH),
  v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'To nie jest podpisany certyfikat'),
)

/** Returns the path of the page that checks the token. */
export function signedPath(token: string): string {
  return `/c/${token}`
}
