import { publishedKey } from '~/domain/signing/published-key'
import type { PublicKey } from '~/domain/signing/signing-key'

import type { TextFile } from './text-file'

/** Writes a public key as a JWK (RFC 7517), which the operator of a server puts on its list. */
export function writePublicKey(id: string, publicKey: PublicKey): TextFile {
  return {
    name: `pewnik-klucz-${id}.json`,
    text: `${JSON.stringify(publishedKey(id, publicKey), null, 2)}\n`,
    type: 'application/json',
  }
}
