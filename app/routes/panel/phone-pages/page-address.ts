import { readVault } from '~/browser/vault/vault.client'
import { pageLink } from '~/domain/crew/records/crew-links'
import type { GivenPage } from '~/domain/crew/records/given-page'

/** Returns a function that gives the address of a page, or undefined for a register that has no vault. */
export async function pageAddresses(userId: string): Promise<((page: GivenPage) => string) | undefined> {
  const vault = await readVault(userId)
  return vault && ((page) => location.origin + pageLink(page.of, { vaultId: vault.id, ...page }))
}
