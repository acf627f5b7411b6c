import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TemporaryStore = {
  /** The setting of a server that keeps its vaults there. */
  env: { STORE: string }
  folder: string
  remove: () => void
}

/** Makes a place for an empty store of SQLite. */
export function temporaryStore(): TemporaryStore {
  const folder = mkdtempSync(join(tmpdir(), 'pewnik-store-'))
  return {
    env: { STORE: `sqlite:${join(folder, 'pewnik.sqlite')}` },
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
