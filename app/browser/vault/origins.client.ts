import { originsOf } from '~/domain/vault/vault-log'

import { readLog } from './vault-store.client'

/** The device that has sent a change first, as it was called then, and when. */
export type ChangeOrigin = { device: string; at: Date }

/** Says of each change that the vault has, by its id, where it comes from. Throws StorageError. */
export async function readOrigins(userId: string): Promise<ReadonlyMap<string, ChangeOrigin>> {
  const origins = [...originsOf(await readLog(userId))]
  return new Map(
    origins.flatMap(([key, { device, at }]) =>
      device.id === '' ? [] : [[key, { device: device.name, at: new Date(at) }] as const],
    ),
  )
}
