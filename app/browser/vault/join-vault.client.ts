import { readChanges } from '~/browser/records/records.client'
import { createId } from '~/browser/store/create-id.client'
import type { User } from '~/domain/people/user'
import { findRegister } from '~/domain/register/register'
import { parseVaultLink, type VaultAddress } from '~/domain/vault/vault-link'
import type { VaultProblem } from '~/domain/vault/vault-state'

import { fetchAfter } from './bring-in-step.client'
import { findRegisterIn, type FoundRegister, type LookRequest } from './found-register'
import { loadAge } from './sealed-entry.client'
import { askVaultWorker, isLargeAnswer, syncVaultOf, withVaultLock } from './sync-vault.client'
import { vaultKeys } from './vault-keys.client'
import { attempt, VaultError, type EntriesAnswer } from './vault-server.client'
import { forgetVault, keepNewVault } from './vault-store.client'
import type { LookAnswer } from './vault-worker'

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
  // The library that opens the entries comes while they do. A failure needs no word here: it is asked for again.
  void loadAge().catch(() => undefined)
  const answer = await fetchAfter(await vaultKeys(address), undefined).catch(unlessUnknown)
  const { owner, people } = await findIn({ address, answer })
  return {
    owner,
    people,
    bytes: answer.bytes,
    join: (joining) => join(owner, address, answer, joining),
  }
}

async function findIn(request: LookRequest): Promise<FoundRegister> {
  if (!isLargeAnswer(request.answer)) return findRegisterIn(request)
  const { found, problem } = (await askVaultWorker<LookAnswer>({ kind: 'look', ...request })) ?? {}
  if (problem) throw new VaultError(problem)
  return found ?? findRegisterIn(request)
}

function unlessUnknown(error: unknown): never {
  if (error instanceof VaultError && error.problem === 'unknown')
    throw new VaultError('gone', { cause: error })
  throw error
}

const STEPS = 2

async function join(
  owner: User,
  address: VaultAddress,
  answer: EntriesAnswer,
  { deviceName, onProgress, signal }: Joining,
): ReturnType<FoundVault['join']> {
  onProgress?.(0, STEPS)
  const { problem } = await withVaultLock(owner.id, () =>
    attempt(async () => {
      signal?.throwIfAborted()
      await keepNewVault({ ...address, userId: owner.id, device: { id: createId(), name: deviceName } })
    }),
  )
  if (problem) return { problem }
  onProgress?.(1, STEPS)
  const state = await syncVaultOf(owner, answer)
  const joined = findRegister(await readChanges(owner.id))
  // A network that fails once the register is here is no reason to begin again.
  if (!joined) {
    await leave(owner.id)
    return { problem: state.problem ?? 'not-stored' }
  }
  onProgress?.(STEPS, STEPS)
  return { owner: joined }
}

async function leave(userId: string): Promise<void> {
  await withVaultLock(userId, () => attempt(() => forgetVault(userId)))
}
