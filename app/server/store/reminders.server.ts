import * as v from 'valibot'

import { shiftDay, type Day } from '~/domain/words/day'

import type { Run } from './database.server'
import { ROW_BYTES, select, sumRow, type StoreTools } from './rows.server'

// A reminder is the plan of one device or one address. Its row has all that decides when it is sent. Days are days in
// Warsaw, instants are ISO in UTC.

export type Reminder = {
  id: string
  /** The hash of the token by which its device changes it. */
  tokenHash: string
  channel: 'mail' | 'push'
  /** An e-mail address, or a push subscription as JSON. Empty once it has ended. */
  target: string
  /** An address waits until its owner confirms it. What has ended stays for a while, so that its device learns of it. */
  state: 'unconfirmed' | 'active' | 'ended' | 'refused'
  /** A `ReminderPlan` as JSON. */
  plan: string
  /** The day of the last change by its device. */
  changedOn: Day
  /** The day of the next message, or of one that is still to be tried again. Empty if there is none. */
  nextDay: Day
  /** The day of the last message, or that on which it was made. */
  sentOn: Day
  /** Not before this instant. */
  tryAt: string
  /** How often the next message was tried in vain. */
  tries: number
  /** How often in a row the address was refused for good. */
  refusals: number
}

/** What a device gives. */
export type NewReminder = Pick<Reminder, 'id' | 'tokenHash' | 'channel' | 'target' | 'plan' | 'changedOn'>

/** What became of a message. */
export type SendingOutcome =
  | { is: 'sent' }
  /** Nothing was to be sent any more. */
  | { is: 'skipped' }
  | { is: 'failed'; tryAt: string }
  /** The time for this message is over. */
  | { is: 'given-up' }
  /** The address takes nothing. */
  | { is: 'refused' }
  /** The push service has no such device any more. */
  | { is: 'gone' }

/** After so many refusals in a row an address counts as dead. */
const MAX_REFUSALS = 3

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
  /** Returns false if there is nothing to confirm. Confirming twice is no error. */
  confirmReminder: (id: string) => Promise<boolean>
  /** Ends a reminder and forgets its target and its plan. */
  endReminder: (id: string) => Promise<void>
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

type NextDay = (plan: string, after: Day) => Day | undefined

const COLUMNS = `id, token_hash, channel, target, state, plan, changed_on, next_day, sent_on, try_at, tries, refusals`

const reminderRow = v.pipe(
  v.object({
    id: v.string(),
    token_hash: v.string(),
    channel: v.picklist(['mail', 'push']),
    target: v.string(),
    state: v.picklist(['unconfirmed', 'active', 'ended', 'refused']),
    plan: v.string(),
    changed_on: v.string(),
    next_day: v.string(),
    sent_on: v.string(),
    try_at: v.string(),
    tries: v.number(),
    refusals: v.number(),
  }),
  v.transform(({ token_hash, changed_on, next_day, sent_on, try_at, ...row }): Reminder => ({
    ...row,
    tokenHash: token_hash,
    changedOn: changed_on,
    nextDay: next_day,
    sentOn: sent_on,
    tryAt: try_at,
  })),
)

export function createReminders({ run, transact, limits, room }: StoreTools): Reminders {
  return {
    findReminder: (id) => find(run, id),

    async putReminder(reminder, nextDay) {
      const { id, tokenHash, channel, target, plan, changedOn } = reminder
      const isRoomy = await room.has(plan.length + ROW_BYTES)
      let grown = 0
      const outcome = await transact(async (within) => {
        const known = await lockOne(within, id)
        if (known && known.tokenHash !== tokenHash) return 'taken'
        if (known?.state === 'ended') return 'ended'
        grown = plan.length - (known ? known.plan.length : -ROW_BYTES)
        if (grown > 0 && !isRoomy) return 'store-full'
        if (!known && (await count(within)) >= limits.reminders) return 'reminders-full'
        const isReaddressed = known?.target !== target
        if (
          isReaddressed &&
          channel === 'mail' &&
          (await countUnconfirmed(within, target)) >= MAX_UNCONFIRMED
        ) {
          return 'too-many'
        }
        // The message of the day on which it is made would come at once.
        const sentOn = known?.sentOn ?? changedOn
        const yesterday = shiftDay(changedOn, { days: -1 })
        await put(within, {
          ...reminder,
          ...(isReaddressed || !known
            ? { state: channel === 'mail' ? 'unconfirmed' : 'active', tryAt: '', tries: 0, refusals: 0 }
            : { state: known.state, tryAt: known.tryAt, tries: known.tries, refusals: known.refusals }),
          sentOn,
          nextDay: nextDay(plan, sentOn > yesterday ? sentOn : yesterday) ?? '',
        })
        if (!known) return 'made'
        return isReaddressed ? 'readdressed' : 'changed'
      })
      if (outcome === 'made' || outcome === 'changed' || outcome === 'readdressed') room.count(grown)
      return outcome
    },

    async confirmReminder(id) {
      const confirmed = await transact((within) =>
        within(
          `UPDATE reminders SET state = 'active' WHERE id = $1 AND state IN ('unconfirmed', 'active')
          RETURNING id`,
          [id],
        ),
      )
      return confirmed.length > 0
    },

    async endReminder(id) {
      await transact((within) =>
        within(
          `UPDATE reminders SET state = 'ended', target = '', plan = '', next_day = '', size = $2 WHERE id = $1`,
          [id, ROW_BYTES],
        ),
      )
    },

    async removeReminder(id) {
      await transact((within) => within('DELETE FROM reminders WHERE id = $1', [id]))
    },

    claimReminders: ({ day, now, until, most }) =>
      transact(async (within) => {
        const due = await select(
          within,
          reminderRow,
          `SELECT ${COLUMNS} FROM reminders
          WHERE state = 'active' AND next_day <> '' AND next_day <= $1 AND try_at <= $2
          ORDER BY next_day, id LIMIT ${most}`,
          [day, now],
        )
        const claimed: Reminder[] = []
        for (const reminder of due) {
          const [taken] = await within(
            'UPDATE reminders SET try_at = $2 WHERE id = $1 AND try_at <= $3 RETURNING id',
            [reminder.id, until, now],
          )
          if (taken) claimed.push(reminder)
        }
        return claimed
      }),

    async noteSending({ day, until, outcomes }, nextDay) {
      await transact(async (within) => {
        for (const [id, outcome] of outcomes) {
          const known = await lockOne(within, id)
          // Its device has another address now, or another copy of the server has taken it since.
          if (!known || known.tryAt !== until) continue
          if (outcome.is === 'gone') await within('DELETE FROM reminders WHERE id = $1', [id])
          else await put(within, { ...known, ...afterSending(known, outcome, { day, nextDay }) })
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

function afterSending(
  { plan, tries, refusals }: Reminder,
  outcome: Exclude<SendingOutcome, { is: 'gone' }>,
  { day, nextDay }: { day: Day; nextDay: NextDay },
): Partial<Reminder> {
  if (outcome.is === 'failed') return { tryAt: outcome.tryAt, tries: tries + 1 }
  const done = { nextDay: nextDay(plan, day) ?? '', sentOn: day, tryAt: '', tries: 0 }
  if (outcome.is === 'given-up' || outcome.is === 'skipped') return done
  if (outcome.is === 'sent') return { ...done, refusals: 0 }
  const isDead = refusals + 1 >= MAX_REFUSALS
  return { ...done, refusals: refusals + 1, ...(isDead && { state: 'refused', nextDay: '' }) }
}

async function find(run: Run, id: string): Promise<Reminder | undefined> {
  const [row] = await select(run, reminderRow, `SELECT ${COLUMNS} FROM reminders WHERE id = $1`, [id])
  return row
}

/** Returns a row that nobody else changes until the end of the transaction. */
async function lockOne(within: Run, id: string): Promise<Reminder | undefined> {
  const [row] = await select(
    within,
    reminderRow,
    `UPDATE reminders SET tries = tries WHERE id = $1 RETURNING ${COLUMNS}`,
    [id],
  )
  return row
}

async function put(within: Run, reminder: Reminder): Promise<void> {
  await within(
    `INSERT INTO reminders (${COLUMNS}, size)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    ON CONFLICT (id) DO UPDATE SET target = excluded.target, state = excluded.state, plan = excluded.plan,
    changed_on = excluded.changed_on, next_day = excluded.next_day, sent_on = excluded.sent_on,
    try_at = excluded.try_at, tries = excluded.tries, refusals = excluded.refusals, size = excluded.size`,
    [
      reminder.id,
      reminder.tokenHash,
      reminder.channel,
      reminder.target,
      reminder.state,
      reminder.plan,
      reminder.changedOn,
      reminder.nextDay,
      reminder.sentOn,
      reminder.tryAt,
      reminder.tries,
      reminder.refusals,
      reminder.plan.length + ROW_BYTES,
    ],
  )
}

async function count(within: Run): Promise<number> {
  const [row] = await select(within, sumRow, 'SELECT COUNT(*) AS sum FROM reminders')
  return row?.sum ?? 0
}

async function countUnconfirmed(within: Run, target: string): Promise<number> {
  const [row] = await select(
    within,
    sumRow,
    `SELECT COUNT(*) AS sum FROM reminders WHERE target = $1 AND state = 'unconfirmed'`,
    [target],
  )
  return row?.sum ?? 0
}
