import { createId } from '~/browser/store/create-id.client'
import type { User } from '~/domain/people/user'
import { vaultLink } from '~/domain/vault/vault-link'
import { listDevicesOf } from '~/domain/vault/vault-log'
import type { VaultProblem } from '~/domain/vault/vault-state'

import { endWithoutLoss } from './bring-in-step.client'
import { noteIfSafe, syncVaultOf, withVaultLock } from './sync-vault.client'
import { createVaultAddress, vaultKeys } from './vault-keys.client'
import { attempt, beginVault } from './vault-server.client'
import {
  changeStoredVault,
  forgetVault,
  keepNewVault,
  readLog,
  readStoredVault,
  type StoredVault,
} from './vault-store.client'

/** The vault of a register, as screens show it. `link` is a path: it carries the secret. */
export type Vault = Pick<StoredVault, 'userId' | 'id' | 'device' | 'kept' | 'joinedAt'> & { link: string }

/** A device of a register, and when it has sent something last. */
export type Device = { id: string; name: string; at: Date; isThis: boolean }

type Outcome = Promise<{ problem?: VaultProblem }>

/** Returns the vault of a person's register, or undefined; throws StorageError. */
export async function readVault(userId: string): Promise<Vault | undefined> {
  const stored = await readStoredVault(userId)
  if (!stored) return undefined
  const { id, secret, device, kept, joinedAt } = stored
  return {
    userId,
    id,
    device,
    link: vaultLink({ id, secret }),
    ...(kept && { kept }),
    ...(joinedAt && { joinedAt }),
  }
}

/**
 * Begins a vault and sends it everything. If the server does not take it, nothing is changed; if only the sending fails,
 * it goes on later.
 */
export async function turnOnVault(
  owner: User,
  { deviceName, invitation }: { deviceName: string; invitation?: string },
): Outcome {
  const device = { id: createId(), name: deviceName }
  return beginAndFill(owner, invitation === undefined ? { device } : { device, invitation })
}

/** Begins another vault with another secret, sends it everything and ends the former one: other devices are cut off. */
export async function renewVault(owner: User): Outcome {
  const stored = await readStoredVault(owner.id)
  if (!stored) return {}
  // Changes that others have sent until now come along.
  const before = await syncVaultOf(owner)
  if (before.problem && before.problem !== 'gone') return { problem: before.problem }
  const { id, secret, device, invitation } = stored
  return beginAndFill(owner, { device, former: { id, secret }, ...(invitation && { invitation }) })
}

async function beginAndFill(
  owner: User,
  vault: Pick<StoredVault, 'device' | 'invitation' | 'former'>,
): Outcome {
  // Browsers compute no keys without TLS.
  if (!('subtle' in crypto)) return { problem: 'no-tls' }
  const { problem } = await withVaultLock(owner.id, () =>
    attempt(async () => {
      const address = createVaultAddress()
      await beginVault(await vaultKeys(address), vault.invitation)
      await keepNewVault({ ...address, userId: owner.id, ...vault })
    }),
  )
  if (problem) return { problem }
  const state = await syncVaultOf(owner)
  return state.problem ? { problem: state.problem } : {}
}

/** Ends the vault on the server and forgets it here. The data of this browser stay, and those of other devices, too. */
export async function turnOffVault(owner: User): Outcome {
  return withVaultLock(owner.id, () =>
    attempt(async () => {
      const stored = await readStoredVault(owner.id)
      if (stored?.former) await endWithoutLoss(owner.id, await vaultKeys(stored.former))
      if (stored) await endWithoutLoss(owner.id, await vaultKeys(stored))
      await forgetVault(owner.id)
    }),
  )
}

/** Forgets the vault here. The data of this browser stay, and the vault goes on without it. */
export async function leaveVault(owner: Pick<User, 'id'>): Outcome {
  return withVaultLock(owner.id, () =>
    attempt(async () => {
      await forgetVault(owner.id)
      // What waits in the boxes is on the server for the other devices.
      const { forgetCrew } = await import('~/browser/crew/crew-store.client')
      await forgetCrew(owner.id)
    }),
  )
}

/** Calls this device by another name; others learn it at the next look. Throws StorageError. */
export async function renameDevice(userId: string, name: string): Promise<void> {
  const stored = await readStoredVault(userId)
  if (stored) await changeStoredVault(userId, { device: { ...stored.device, name } })
}

/** Returns the devices that have sent something, the latest first, as this one knows them. Throws StorageError. */
export async function listDevices(userId: string): Promise<Device[]> {
  const [stored, log] = await Promise.all([readStoredVault(userId), readLog(userId)])
  return listDevicesOf(log).map(({ device, at }) => ({
    ...device,
    at: new Date(at),
    isThis: device.id === stored?.device.id,
  }))
}

/** Notes that the link was put somewhere else: then a lost device loses nothing. Throws StorageError. */
export async function noteLinkKept(userId: string, kept: 'printed' | 'saved'): Promise<void> {
  await changeStoredVault(userId, { kept })
  await noteIfSafe(userId, { isKeyElsewhere: true })
}

/** Keeps the code by which the server takes the vault, for the next time that it asks. Throws StorageError. */
export async function noteInvitation(userId: string, invitation: string): Promise<void> {
  await changeStoredVault(userId, { invitation })
}
