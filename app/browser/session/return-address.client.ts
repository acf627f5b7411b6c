import { readListAddress, writeListAddress } from '~/domain/words/list-address'

/**
 * The address that has led to the sign-in page. It may hold typed words, and the server gets the address of the sign-in
 * page, so this one waits in the memory of the page.
 */
let asked: { redirectTo: string; address: string } | undefined

/**
 * Remembers the address until somebody signs in, and returns it without typed words. If somebody has been signed in on
 * this page (`isUsed`), nothing is remembered: their words must not wait here for the next person.
 */
export function rememberAddress({ pathname, search }: URL, isUsed: boolean): string {
  const isShown = location.pathname === pathname && location.search === search
  // A loader gets no fragment.
  const hash = isShown ? location.hash : ''
  const redirectTo = pathname + writeListAddress(readListAddress({ search, hash }), true).search
  asked = isUsed ? undefined : { redirectTo, address: pathname + search + hash }
  return redirectTo
}

/** Returns the whole address that this short one means. */
export function rememberedAddress(redirectTo: string): string {
  return asked?.redirectTo === redirectTo ? asked.address : redirectTo
}

/** Forgets it as soon as somebody is signed in. */
export function forgetAddress(): void {
  asked = undefined
}
