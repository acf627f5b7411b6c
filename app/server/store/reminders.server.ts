import type { Day } from '~/domain/words/day'

import type { Run } from './database.server'
import { tellingOf } from './drop-news.server'
import {
  afterChange,
  afterSending,
  type NewReminder,
  type NextDay,
  type SendingOutcome,
} from './reminder-progress.server'
import {
  COLUMNS,
  findReminder,
  lockReminder,
  reminderRow,
  sizeOf,
  writeProgress,
  writeReminder,
  type Reminder,
} from './reminder-rows.server'
import { ROW_BYTES, select, sumRow, type StoreTools } from './rows.server'

/** For so many an address may be asked to confirm at once: a stranger cannot fill its mailbox. */
const MAX_UNCONFIRMED = 3

export type Reminders = {
  findReminder: (id: string) => Promise<Reminder | undefined>
  /**
   * Makes a reminder, or gives it another plan or another target. A new address is unconfirmed. `nextDay` returns the day
   * of the first message of a plan after a day, or undefined. A row with another token stays.
   */
  putReminder: (
    reminder: NewReminder,
    nextDay: NextDay,
  ) => Promise<
    'made' | 'changed' | 'readdressed' | 'ended' | 'taken' | 'too-many' | 'reminders-full' | 'store-full'
  >
  /** Gives a device another target, and leaves its plan. False if there is no such device. */
  moveReminder: (
    moved: Pick<NewReminder, 'id' | 'target' | 'changedOn'>,
    nextDay: NextDay,
  ) => Promise<boolean>
  /**
   * Takes the message that asks the owner of an address to confirm it. False if it was sent already, or if another copy of
   * the server has it. `again` sends another one, but not before the `until` of the one before.
   */
  claimConfirmation: (claim: {
    id: string
    today: Day
    now: string
    until: string
    again: boolean
  }) => Promise<boolean>
  /** Gives a claimed one back, because it could not be sent. `until` is that of the claim. */
  releaseConfirmation: (claim: { id: string; until: string }) => Promise<void>
  /** Returns false if this address does not wait, and is not confirmed either. Confirming twice is no error. */
  confirmReminder: (reminder: { id: string; target: string }) => Promise<boolean>
  /** Ends a reminder and forgets its target and its plan. Ending twice is no error. */
  endReminder: (ended: { id: string; today: Day }) => Promise<void>
  removeReminder: (id: string) => Promise<void>
  /**
   * Takes reminders that are due, the longest due first. Until `until` nobody else takes them: if this copy of the server
   * dies, another one does after that.
   */
  claimReminders: (claim: { day: Day; now: string; until: string; most: number }) => Promise<Reminder[]>
  /** Notes what became of claimed messages of a day. `until` is that of the claim. */
  noteSending: (
    sending: { day: Day; until: string; outcomes: ReadonlyMap<string, SendingOutcome> },
    nextDay: NextDay,
  ) => Promise<void>
  /** Removes what nobody has confirmed, and what has ended, before those days. */
  clearReminders: (days: { unconfirmedBefore: Day; endedBefore: Day }) => Promise<void>
}

export function createReminders({ run, transact, limits, room }: StoreTools): Reminders {
  return {
    findReminder: (id) => findReminder(run, id),

    async putReminder(reminder, nextDay) {
      const { id, tokenHash } = reminder
      const isRoomy = await room.has(sizeOf(reminder))
      let grown = 0
      const outcome = await transact(async (within) => {
        const known = await lockReminder(within, id)
        if (known && known.tokenHash !== tokenHash) return 'taken'
        if (known?.state === 'ended') return 'ended'
        grown = sizeOf(reminder) - (known ? sizeOf(known) : 0)
        if (grown > 0 && !isRoomy) return 'store-full'
        if (!known && (await count(within)) >= limits.reminders) return 'reminders-full'
        const isNewAddress = !known || known.target !== reminder.target || known.channel !== reminder.channel
        if (isNewAddress && (await isAskedTooOften(within, reminder))) return 'too-many'
        const changed = afterChange(known, reminder, { isNewAddress, nextDay })
        await writeReminder(within, {
          ...changed,
          ...(await tellingOf(within, known, reminder.vaultId ?? '')),
        })
        if (!known) return 'made'
        return isNewAddress ? 'readdressed' : 'changed'
      })
      if (outcome === 'made' || outcome === 'changed' || outcome === 'readdressed') room.count(grown)
      return outcome
    },

    async moveReminder(moved, nextDay) {
      let grown = 0
      const isMoved = await transact(async (within) => {
        const known = await lockReminder(within, moved.id)
        if (known?.channel !== 'push' || known.state === 'ended') return false
        const device = { ...known, ...moved }
        grown = sizeOf(device) - sizeOf(known)
        const changed = afterChange(known, device, { isNewAddress: true, nextDay })
        await writeReminder(within, { ...known, ...changed })
        return true
      })
      room.count(grown)
      return isMoved
    },

    async claimConfirmation({ id, today, now, until, again }) {
      const claimed = await transact((within) =>
        within(
          `UPDATE reminders SET try_at = $2, tries = 1, changed_on = $4
          WHERE id = $1 AND channel = 'mail' AND state = 'unconfirmed' AND try_at <= $3 AND tries <= ${again ? 1 : 0}
          RETURNING id`,
          [id, until, now, today],
        ),
      )
      return claimed.length > 0
    },

    async releaseConfirmation({ id, until }) {
      await transact((within) =>
        within(
          `UPDATE reminders SET try_at = '', tries = 0
          WHERE id = $1 AND state = 'unconfirmed' AND try_at = $2`,
          [id, until],
        ),
      )
    },

    async confirmReminder({ id, target }) {
      const confirmed = await transact(async (within) => {
        await within(
          `UPDATE reminders SET state = 'active', try_at = '', tries = 0
          WHERE id = $1 AND target = $2 AND state = 'unconfirmed'`,
          [id, target],
        )
        return within(`SELECT id FROM reminders WHERE id = $1 AND target = $2 AND state = 'active'`, [
          id,
          target,
        ])
      })
      return confirmed.length > 0
    },

    async endReminder({ id, today }) {
      await transact((within) =>
        within(
          `UPDATE reminders SET state = 'ended', target = '', plan = '', next_day = '', vault_id = '', changed_on = $2,
          size = $3
          WHERE id = $1 AND state <> 'ended'`,
          [id, today, ROW_BYTES],
        ),
      )
    },

    async removeReminder(id) {
      await transact((within) => within('DELETE FROM reminders WHERE id = $1', [id]))
    },

    async claimReminders({ day, now, until, most }) {
      const isDue = `state = 'active' AND next_day <> '' AND next_day <= $1 AND try_at <= $2`
      // Whoever waits here for another copy checks again whether the row is still due.
      const claimed = await transact((within) =>
        select(
          within,
          reminderRow,
          `UPDATE reminders SET try_at = $3
          WHERE id IN (SELECT id FROM reminders WHERE ${isDue} ORDER BY next_day, id LIMIT ${most}) AND ${isDue}
          RETURNING ${COLUMNS}`,
          [day, now, until],
        ),
      )
      return claimed.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    },

    async noteSending({ day, until, outcomes }, nextDay) {
      await transact(async (within) => {
        for (const [id, outcome] of outcomes) {
          const known = await lockReminder(within, id)
          // It has ended, or it has another address now, or another copy of the server has taken it since.
          if (known?.state !== 'active' || known.tryAt !== until) continue
          if (outcome.is === 'gone') await within('DELETE FROM reminders WHERE id = $1', [id])
          else await writeProgress(within, { ...known, ...afterSending(known, outcome, { day, nextDay }) })
        }
      })
    },

    async clearReminders({ unconfirmedBefore, endedBefore }) {
      await transact(async (within) => {
        await within(`DELETE FROM reminders WHERE state = 'unconfirmed' AND changed_on < $1`, [
          unconfirmedBefore,
        ])
        await within(
          `DELETE FROM reminders WHERE state <> 'unconfirmed' AND next_day = '' AND changed_on < $1`,
          [endedBefore],
        )
      })
    },
  }
}

/** The longest due comes first. */
function placeOf({ nextDay, id }: Reminder): string {
  return `${nextDay} ${id}`
}

async function count(within: Run): Promise<number> {
  const [row] = await select(within, sumRow, 'SELECT COUNT(*) AS sum FROM reminders')
  return row?.sum ?? 0
}

/** Tells whether so many reminders already wait for the owner of this address that another one would be a nuisance. */
async function isAskedTooOften(within: Run, { channel, target, id }: NewReminder): Promise<boolean> {
  if (channel !== 'mail') return false
  const [row] = await select(
    within,
    sumRow,
    `SELECT COUNT(*) AS sum FROM reminders WHERE target = $1 AND state = 'unconfirmed' AND id <> $2`,
    [target, id],
  )
  return (row?.sum ?? 0) >= MAX_UNCONFIRMED
}
