import { findHistory } from '~/browser/records/records.client'
import { readOr } from '~/browser/store/storage.client'
import { onVaultStep, type VaultStep } from '~/browser/vault/sync-vault.client'
import type { User } from '~/domain/people/user'
import { hasCrew } from '~/domain/records/crew-changes'
import type { Day } from '~/domain/words/day'

import type { CrewRegister } from './publish.client'

/** Reads the register of the owner. `today` throws until a screen has its data. */
export type CrewReader = { today: (owner: User) => Day; read: (owner: User) => Promise<CrewRegister> }

/** After a run that the server has refused. */
const TRY_AGAIN_MS = 60_000

/**
 * Keeps boxes, drops and pages in step with the server, after each look by which this device and the vault are in step.
 * Returns what ends that. A register without boxes and pages loads none of the code for it.
 */
export function watchCrew(reader: CrewReader): () => void {
  let done: string | undefined
  let notBefore = 0
  let isRunning = false
  const tend = async (step: VaultStep) => {
    if (isRunning || Date.now() < notBefore) return
    isRunning = true
    try {
      const today = reader.today(step.owner)
      const wanted = markOf(step, today)
      if (wanted === done) return
      if (await isUsed(step)) {
        const { tendCrew } = await import('./tend-crew.client')
        const { waitMs } = await tendCrew({ ...step, today, readRegister: () => reader.read(step.owner) })
        if (waitMs !== undefined) {
          notBefore = Date.now() + waitMs
          return
        }
      }
      done = wanted
    } catch {
      // The code could not be fetched, or the screen has no data yet.
      notBefore = Date.now() + TRY_AGAIN_MS
    } finally {
      isRunning = false
    }
  }
  return onVaultStep((step) => void tend(step))
}

/** What both sides knew at a run. As long as it is the same, there is nothing to do. */
function markOf({ vault, drops }: VaultStep, today: Day): string {
  return JSON.stringify([vault.id, vault.losses, vault.last, drops, today])
}

async function isUsed({ owner, drops }: VaultStep): Promise<boolean> {
  if (drops !== undefined && drops > 0) return true
  const history = await readOr(undefined, () => findHistory(owner.id))
  return history !== undefined && hasCrew(history.rows.values())
}
