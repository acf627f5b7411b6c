import { hasVault } from '~/browser/store/marks.client'
import { readStored, removeStored, unlessRefused, writeStored } from '~/browser/store/storage.client'

/** True if a copy has said that other devices have the register of a person, and this one is not connected. */
export function hadOtherDevices(userId: string): boolean {
  return unlessRefused(() => readStored(keyOf(userId)) !== null && !hasVault(userId)) ?? false
}

/** Keeps what a copy says. Never throws: without it only an offer is missing. */
export function noteOtherDevices(userId: string, hadAny: boolean): void {
  if (hadAny) unlessRefused(() => writeStored(keyOf(userId), '1'))
}

/** Forgets it, once the person has decided to be without them or to connect them anew. Never throws. */
export function forgetOtherDevices(userId: string): void {
  unlessRefused(() => removeStored(keyOf(userId)))
}

function keyOf(userId: string): string {
  return `pewnik:other-devices:${userId}`
}
