import type { Run } from './database.server'
import {
  contentRow,
  fits,
  lock,
  ROW_BYTES,
  select,
  sizeRow,
  type Refused,
  type StoreTools,
} from './rows.server'

export type Blobs = {
  /** Keeps a blob. The one that has the name already stays as it is. */
  putBlob: (vaultId: string, name: string, content: Uint8Array) => Promise<'kept' | 'there' | Refused>
  blobSize: (vaultId: string, name: string) => Promise<number | undefined>
  readBlob: (vaultId: string, name: string) => Promise<Uint8Array | undefined>
  deleteBlob: (vaultId: string, name: string) => Promise<void>
}

export function createBlobs({ run, transact, limits, room }: StoreTools): Blobs {
  return {
    async putBlob(vaultId, name, content) {
      const more = content.length + ROW_BYTES
      const isRoomy = await room.has(more)
      const outcome = await transact(async (within) => {
        const vault = await lock(within, vaultId)
        if (!vault) return 'gone'
        if ((await sizeOf(within, vaultId, name)) !== undefined) return 'there'
        if (!isRoomy) return 'store-full'
        if (!fits(vault, more, limits)) return 'vault-full'
        await within('INSERT INTO blobs (vault_id, name, size, content) VALUES ($1, $2, $3, $4)', [
          vaultId,
          name,
          content.length,
          content,
        ])
        await within('UPDATE vaults SET bytes = $2 WHERE id = $1', [vaultId, vault.bytes + more])
        return 'kept'
      })
      if (outcome === 'kept') room.count(more)
      return outcome
    },

    blobSize: (vaultId, name) => sizeOf(run, vaultId, name),

    async readBlob(vaultId, name) {
      const [row] = await select(
        run,
        contentRow,
        'SELECT content FROM blobs WHERE vault_id = $1 AND name = $2',
        [vaultId, name],
      )
      return row?.content
    },

    async deleteBlob(vaultId, name) {
      await transact(async (within) => {
        const vault = await lock(within, vaultId)
        const [gone] = await select(
          within,
          sizeRow,
          'DELETE FROM blobs WHERE vault_id = $1 AND name = $2 RETURNING size',
          [vaultId, name],
        )
        if (!vault || !gone) return
        await within('UPDATE vaults SET bytes = $2 WHERE id = $1', [
          vaultId,
          vault.bytes - gone.size - ROW_BYTES,
        ])
      })
    },
  }
}

async function sizeOf(run: Run, vaultId: string, name: string): Promise<number | undefined> {
  const [row] = await select(run, sizeRow, 'SELECT size FROM blobs WHERE vault_id = $1 AND name = $2', [
    vaultId,
    name,
  ])
  return row?.size
}
