import { signedPath } from './certificate-token'
import { MAX_LINK_LENGTH, parseLinks } from './signed-link'

/**
 * Returns the path of the certificate's own page where somebody has pasted its link, whole or in part, in place of the
 * number, and undefined else. Only the path counts: whatever the host, this server answers.
 */
export function pastedPath(text: string): string | undefined {
  if (text.length > MAX_LINK_LENGTH) return undefined
  const id = /certificates\/verify\/([\w-]+)/.exec(text)?.[1]
  if (id !== undefined) return `/certificates/verify/${id}`
  const token = parseLinks(text).links.find((link) => link.token !== undefined)?.token
  return token === undefined ? undefined : signedPath(token)
}
