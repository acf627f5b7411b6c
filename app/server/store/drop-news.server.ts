import type { Run } from './database.server'
import { MAX_REFUSALS } from './reminder-progress.server'
import {
  COLUMNS,
  lockReminder,
  reminderRow,
  writeTelling,
  type Reminder,
  type Telling,
} from './reminder-rows.server'
import { select, sumRow, type StoreTools } from './rows.server'

// Reminders tell of drops that come into the boxes of a vault, beside what their plans have for a day.

/** What a reminder has to tell of the boxes of its vault. */
export type ClaimedNews = {
  reminder: Reminder
  /** How many drops have come since the last message and still wait, and how many wait in all. */
  fresh: number
  waiting: number
  /** The number of the newest drop. */
  lastDrop: number
}

/** What became of a message, and the instant before which the reminder gets no other one about drops. */
export type NewsOutcome = {
  /** `skipped`: the register has the drops already. `gone`: the push service has no such device any more. */
  is: 'sent' | 'skipped' | 'failed' | 'refused' | 'gone'
  lastDrop: number
  tellAt: string
}

export type DropNewsRows = {
  /**
   * Takes reminders whose vault has drops of which they have not told, those that have waited longest first. Until `until`
   * nobody else takes them: if this copy of the server dies, another one does after that.
   */
  claimDropNews: (claim: { now: string; until: string; most: number }) => Promise<ClaimedNews[]>
  /** Notes what became of claimed messages, by the ids of their reminders. `until` is that of the claim. */
  noteDropNews: (sending: { until: string; outcomes: ReadonlyMap<string, NewsOutcome> }) => Promise<void>
}

export function createDropNews({ transact }: StoreTools): DropNewsRows {
  return {
    claimDropNews({ now, until, most }) {
      const isFree = `state = 'active' AND tell_at <= $1`
      return transact(async (within) => {
        // Whoever waits here for another copy checks again whether the row is still free.
        const claimed = await select(
          within,
          reminderRow,
          `UPDATE reminders SET tell_at = $2
          WHERE id IN (
            SELECT reminders.id FROM reminders JOIN vaults ON vaults.id = reminders.vault_id
            WHERE vault_id > '' AND last_drop > told_drop AND ${isFree}
            ORDER BY tell_at, reminders.id LIMIT ${most}
          ) AND ${isFree}
          RETURNING ${COLUMNS}`,
          [now, until],
        )
        const news: ClaimedNews[] = []
        for (const reminder of claimed) news.push({ reminder, ...(await newsOf(within, reminder)) })
        return news
      })
    },

    async noteDropNews({ until, outcomes }) {
      await transact(async (within) => {
        for (const [id, outcome] of outcomes) {
          const known = await lockReminder(within, id)
          // It has ended, or it has another address now, or another copy of the server has taken it since.
          if (known?.state !== 'active' || known.tellAt !== until) continue
          if (outcome.is === 'gone') await within('DELETE FROM reminders WHERE id = $1', [id])
          else await writeTelling(within, { ...known, ...afterTelling(known, outcome) })
        }
      })
    },
  }
}

async function newsOf(within: Run, { vaultId, toldDrop }: Reminder): Promise<Omit<ClaimedNews, 'reminder'>> {
  const sumOf = async (sql: string, ...more: number[]) =>
    (await select(within, sumRow, sql, [vaultId, ...more]))[0]?.sum ?? 0
  return {
    fresh: await sumOf(
      'SELECT COUNT(*) AS sum FROM drops WHERE vault_id = $1 AND number > $2 AND size > 0',
      toldDrop,
    ),
    waiting: await sumOf('SELECT SUM(waiting) AS sum FROM boxes WHERE vault_id = $1'),
    lastDrop: await lastDropOf(within, vaultId),
  }
}

async function lastDropOf(within: Run, vaultId: string): Promise<number> {
  const [row] = await select(within, sumRow, 'SELECT last_drop AS sum FROM vaults WHERE id = $1', [vaultId])
  return row?.sum ?? 0
}

/**
 * Returns from where a reminder tells of the vault that its device names: of drops that come from now on. A device that
 * names it again, or another one, gets no message earlier for that.
 */
export async function tellingOf(within: Run, known: Reminder | undefined, vaultId: string): Promise<Telling> {
  const tellAt = known?.tellAt ?? ''
  if (known?.vaultId === vaultId) {
    return { vaultId, toldDrop: known.toldDrop, tellAt, tellTries: known.tellTries }
  }
  const toldDrop = vaultId === '' ? 0 : await lastDropOf(within, vaultId)
  return { vaultId, toldDrop, tellAt, tellTries: 0 }
}

/** What could not be told is told with the next message. */
function afterTelling({ tellTries, refusals }: Reminder, outcome: NewsOutcome): Partial<Reminder> {
  const { is, lastDrop, tellAt } = outcome
  if (is === 'failed') return { tellAt, tellTries: tellTries + 1 }
  if (is === 'refused') {
    const isDead = refusals + 1 >= MAX_REFUSALS
    return { tellAt, refusals: refusals + 1, ...(isDead && { state: 'refused', nextDay: '' }) }
  }
  return { tellAt, toldDrop: lastDrop, tellTries: 0, ...(is === 'sent' && { refusals: 0 }) }
}
