import * as v from 'valibot'

import { packed, unpacked } from '~/browser/sealing/packed-text.client'
import { entryContentSchema, type EntryContent } from '~/domain/vault/vault-entry'

import type { VaultKeys } from './vault-keys.client'

/** The code that seals and opens. A look without news does without it. */
export const loadAge = () => import('~/browser/sealing/age-file.client')

/** Seals the content of an entry, made smaller if the browser can do that. */
export async function sealEntry(keys: VaultKeys, content: EntryContent): Promise<Blob> {
  const { sealFor } = await loadAge()
  return sealFor(keys.recipient, await packed(JSON.stringify(content)))
}

/** Opens an entry. Undefined if it has another key, is damaged, or if this version cannot read it. */
export async function openEntry(keys: VaultKeys, sealed: Blob): Promise<EntryContent | undefined> {
  const { openBy } = await loadAge()
  const opened = await openBy(keys.identity, sealed)
  if (opened.problem) return undefined
  try {
    const parsed = v.safeParse(entryContentSchema, JSON.parse(await unpacked(opened.content)))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
