/** The address of a vault and the secret that opens it: 32 bytes in base64url. */
export type VaultAddress = { id: string; secret: string }

const FRAGMENT = /#v1\.([\w-]{22})\.([\w-]{43})$/

/** Returns the path of the link that joins a device. The secret is in the fragment, which browsers send nowhere. */
export function vaultLink({ id, secret }: VaultAddress): string {
  return `/join#v1.${id}.${secret}`
}

/** Reads a link, or its fragment alone. Undefined if it is cut, or of another kind. */
export function parseVaultLink(link: string): VaultAddress | undefined {
  const [, id, secret] = FRAGMENT.exec(link.trim()) ?? []
  return id !== undefined && secret !== undefined ? { id, secret } : undefined
}
