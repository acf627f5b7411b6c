import { randomId, randomKey } from '~/browser/store/create-id.client'
import type { Box } from '~/domain/crew/records/box'
import { boxLink } from '~/domain/crew/records/crew-links'
import type { GivenPage } from '~/domain/crew/records/given-page'

import { isId, isKey, recipientOf } from './crew-keys.client'

/** Makes a box with keys of its own. The server learns of it once its record is in the vault. */
export async function createBox(place: Box['place']): Promise<Box> {
  return { id: randomId(), place, identity: randomKey(), dropToken: randomKey() }
}

/** True for a box that was made by `createBox`. The server and the phones take no other. */
export function isWhole({ id, identity, dropToken }: Box): boolean {
  return isId(id) && isKey(identity) && isKey(dropToken)
}

/** Returns the path that the poster of a box carries. Throws for a box whose keys are damaged. */
export async function boxLinkOf(
  vaultId: string,
  { id: boxId, place, identity, dropToken }: Box,
  firm?: string,
): Promise<string> {
  const recipient = await recipientOf(identity)
  return boxLink({ vaultId, boxId, dropToken, recipient, place, firm })
}

/** Makes the id and the key of a page that is to be given. */
export function createPageKey(): Pick<GivenPage, 'id' | 'key'> {
  return { id: randomId(), key: randomKey() }
}
