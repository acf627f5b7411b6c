import { pageLink } from '~/domain/crew/records/crew-links'
import type { GivenPage } from '~/domain/crew/records/given-page'

/** Returns a function that gives the address of a page, or undefined for a register that has no vault. */
export async function pageAddresses(userId: string): Promise<((page: GivenPage) => string) | undefined> {
  // It brings the library of keys, which would come with every screen that leads here.
  const { readVault } = await import('~/browser/vault/vault.client')
  const vault = await readVault(userId)
  return vault && ((page) => location.origin + pageLink(page.of, { vaultId: vault.id, ...page }))
}
