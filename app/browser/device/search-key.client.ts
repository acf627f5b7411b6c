import { readStored, removeStored, unlessRefused, writeStored } from '~/browser/store/storage.client'

// Of this device and not of a person: who speaks to it, or types by accident, does so in any account.
const KEY = 'pewnik:search-key-off'

/** True if a slash opens the search, which anybody can switch off (WCAG 2.1.4). */
export function opensBySlash(): boolean {
  return unlessRefused(() => readStored(KEY) === null) ?? true
}

/** Never throws: if the browser refuses, the slash works on. */
export function letSlashOpen(isOn: boolean): void {
  unlessRefused(() => (isOn ? removeStored(KEY) : writeStored(KEY, '1')))
}
