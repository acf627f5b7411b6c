import * as v from 'valibot'

import { select, type StoreTools } from './rows.server'

// What the server keeps for itself, once for all its copies.

const keyRow = v.object({ value: v.string() })
const leaseRow = v.object({ holder: v.string() })
const noteRow = v.object({ note: v.string() })

export type ServerRows = {
  /** Keeps a key of the server, unless there is one of that name. Returns the one that is kept. */
  keepServerKey: (name: string, value: string) => Promise<string>
  /**
   * Takes or renews a lease for a copy of the server. Returns false if another copy has it. Times are instants in ISO
   * format, in UTC.
   */
  takeLease: (lease: { name: string; holder: string; now: string; until: string }) => Promise<boolean>
  /** Leaves a note of what was done under a lease. Does nothing if the holder has lost it. */
  noteLease: (lease: { name: string; holder: string; note: string }) => Promise<void>
  /** Returns the last note, empty if there is none. */
  readLeaseNote: (name: string) => Promise<string>
}

export function createServerRows({ run, transact }: StoreTools): ServerRows {
  return {
    keepServerKey: (name, value) =>
      transact(async (within) => {
        await within('INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
          name,
          value,
        ])
        const [kept] = await select(within, keyRow, 'SELECT value FROM server_keys WHERE name = $1', [name])
        return kept?.value ?? value
      }),

    async takeLease({ name, holder, now, until }) {
      const [taken] = await transact((within) =>
        select(
          within,
          leaseRow,
          `INSERT INTO leases (name, holder, until, note) VALUES ($1, $2, $4, '')
          ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
          WHERE leases.holder = $2 OR leases.until <= $3
          RETURNING holder`,
          [name, holder, now, until],
        ),
      )
      return taken?.holder === holder
    },

    async noteLease({ name, holder, note }) {
      await transact((within) =>
        within('UPDATE leases SET note = $3 WHERE name = $1 AND holder = $2', [name, holder, note]),
      )
    },

    async readLeaseNote(name) {
      const [row] = await select(run, noteRow, 'SELECT note FROM leases WHERE name = $1', [name])
      return row?.note ?? ''
    },
  }
}
