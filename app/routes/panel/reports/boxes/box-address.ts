import { DICTIONARIES } from '~/domain/crew/languages/dictionaries'
import type { Box } from '~/domain/crew/records/box'
import { fullName, type User } from '~/domain/people/user'
import type { Mail } from '~/domain/words/mail-link'

/** Returns the address that the poster of a box opens, or undefined if the register has no vault any more. */
export async function boxAddressOf(viewer: User, box: Box): Promise<string | undefined> {
  // They bring the library of keys, which would come with every screen that leads here.
  const { readVault } = await import('~/browser/vault/vault.client')
  const { boxLinkOf } = await import('~/browser/crew/boxes.client')
  const vault = await readVault(viewer.id)
  return vault && `${location.origin}${await boxLinkOf(vault.id, box, firmOf(viewer))}`
}

/** Returns the name by which the crew knows the firm. */
export function firmOf(viewer: User): string {
  return viewer.company || fullName(viewer)
}

/** Returns the letter that brings the link of a box to the crew, in the languages of the crew. */
export function boxLetter(place: string, address: string): Mail {
  const lines = Object.values(DICTIONARIES).map(
    ({ poster, box }) => `${poster.title} ${box.title}. ${poster.emergency}`,
  )
  return { subject: `${DICTIONARIES.pl.box.title}: ${place}`, body: [...lines, '', address].join('\n') }
}
