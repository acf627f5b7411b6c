import { parseChange } from '~/browser/records/parse-changes'
import { takeInShared } from '~/browser/sharing/take-in-shared.client'
import { createId } from '~/browser/store/create-id.client'
import { effectiveChanges } from '~/domain/changes/change'
import { withImportedRows } from '~/domain/changes/imported-rows'
import type { User } from '~/domain/people/user'
import { withPersonChanges } from '~/domain/records/person-changes'
import { registerOfRecords } from '~/domain/register/shared-file'
import { parseVaultLink, type VaultAddress } from '~/domain/vault/vault-link'
import { EMPTY_LOG, recordsOf, settle } from '~/domain/vault/vault-log'
import type { VaultProblem } from '~/domain/vault/vault-state'

import { fetchAfter, type Fetched } from './bring-in-step.client'
import { attempt, syncVaultOf, withVaultLock } from './sync-vault.client'
import { vaultKeys } from './vault-keys.client'
import { VaultError } from './vault-server.client'
import { keepNewVault, writeLog } from './vault-store.client'

/** How far a device has come: so many steps of all of them. */
type OnProgress = (done: number, all: number) => void

type Joining = { deviceName: string; onProgress?: OnProgress; signal?: AbortSignal }

/** A register in a vault, before this device joins it. */
export type FoundVault = {
  owner: User
  people: number
  bytes: number
  /** Takes the register into this browser, where what it has of it already stays, and begins to keep both in step. */
  join: (joining: Joining) => Promise<{ owner: User; problem?: undefined } | { problem: VaultProblem }>
}

/** Looks into the vault of a link, and keeps nothing of it. `bad-link`: the link is cut, or of another kind. */
export async function lookIntoVault(
  link: string,
): Promise<(FoundVault & { problem?: undefined }) | { problem: VaultProblem | 'bad-link' }> {
  const address = parseVaultLink(link)
  if (!address) return { problem: 'bad-link' }
  // Browsers compute no keys without TLS.
  if (!('subtle' in crypto)) return { problem: 'no-tls' }
  let found: FoundVault | undefined
  const { problem } = await attempt(async () => {
    found = await look(address)
  })
  return found ?? { problem: problem ?? 'unavailable' }
}

async function look(address: VaultAddress): Promise<FoundVault> {
  const fetched = await fetchAfter(await vaultKeys(address), EMPTY_LOG).catch(unlessUnknown)
  const { log, incoming, bytes } = fetched
  const { records } = recordsOf(log, [], incoming)
  const owner = registerOfRecords(records)
  if (!owner) throw new VaultError(incoming.some(({ content }) => content) ? 'gone' : 'wrong-key')
  const changes = records.flatMap((record) => parseChange(record) ?? [])
  const people = withPersonChanges([], withImportedRows(effectiveChanges(changes)), owner)
  return {
    owner,
    people: people.filter(({ isArchived }) => !isArchived).length,
    bytes,
    join: (joining) => join(owner, address, fetched, joining),
  }
}

async function join(
  owner: User,
  address: VaultAddress,
  { log, incoming }: Fetched,
  { deviceName, onProgress, signal }: Joining,
): ReturnType<FoundVault['join']> {
  const { records } = recordsOf(log, [], incoming)
  const steps = 2
  onProgress?.(0, steps)
  const { problem } = await withVaultLock(owner.id, () =>
    attempt(async () => {
      signal?.throwIfAborted()
      const merged = await takeInShared(owner, records)
      await keepNewVault({ ...address, userId: owner.id, device: { id: createId(), name: deviceName } })
      await writeLog(owner.id, EMPTY_LOG, settle(log, incoming, merged).log)
    }),
  )
  if (problem) return { problem }
  onProgress?.(1, steps)
  // The register is here. A network that fails from now on is no reason to begin again.
  await syncVaultOf(owner)
  onProgress?.(steps, steps)
  return { owner: registerOfRecords(records) ?? owner }
}

function unlessUnknown(error: unknown): never {
  if (error instanceof VaultError && error.problem === 'unknown')
    throw new VaultError('gone', { cause: error })
  throw error
}
