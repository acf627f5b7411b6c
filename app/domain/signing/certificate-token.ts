import * as v from 'valibot'

/** More than the longest certificate needs. */
export const MAX_TOKEN_LENGTH = 768

/** The text that a signed certificate is, as it is kept. What it says is read by `readToken`. */
export const keptToken = v.pipe(
  v.string(),
  v.maxLength(MAX_TOKEN_LENGTH),
  v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'To nie jest podpisany certyfikat'),
)

/** Returns the path of the page that checks the token. */
export function signedPath(token: string): string {
  return `/c/${token}`
}
