import { readStored, removeStored, unlessRefused, writeStored } from '~/browser/store/storage.client'

// The last link that this phone has opened on a page. An icon on the home screen may have lost what stood behind `#`:
// some browsers keep only the address that a manifest names.

type LinkedPage = 'box' | 'mine' | 'gate' | 'signup' | 'receipt'

/** What the key of a page's last link begins with. */
export const LAST_LINK = 'pewnik:last-'

const keyOf = (page: LinkedPage) => `${LAST_LINK}${page}`

export function lastLink(page: LinkedPage): string {
  return unlessRefused(() => readStored(keyOf(page))) ?? ''
}

export function keepLink(page: LinkedPage, fragment: string): void {
  unlessRefused(() => writeStored(keyOf(page), fragment))
}

/** Forgets the link, unless another one has been opened since. */
export function forgetLink(page: LinkedPage, fragment: string): void {
  if (lastLink(page) === fragment) unlessRefused(() => removeStored(keyOf(page)))
}
