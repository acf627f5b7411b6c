import * as v from 'valibot'

import type { Day } from '~/domain/words/day'

import type { Run } from './database.server'
import { ROW_BYTES, select } from './rows.server'

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
  /** The day of the last change by its device. While an address waits, that of the last mail that asks for it. */
  changedOn: Day
  /** The day of the next message, or of one that is still to be tried again. Empty if there is none. */
  nextDay: Day
  /** Messages up to this day are done with: sent, given up, or older than the reminder. */
  sentOn: Day
  /** The day of the last message that was sent. Empty if there is none. */
  deliveredOn: Day
  /** Not before this instant: the next message, or another one that asks to confirm. */
  tryAt: string
  /** How often the next message was tried in vain. An address that waits: 1 if its owner was asked to confirm, else 0. */
  tries: number
  /** How often in a row the address was refused for good. */
  refusals: number
  /** The vault of whose drops it tells, empty if of none. */
  vaultId: string
  /** Drops up to this number are done with: told, or older than that it tells of them. */
  toldDrop: number
  /** Not before this instant: the next message about drops. */
  tellAt: string
  /** How often that was tried in vain. */
  tellTries: number
}

export const COLUMNS = `id, token_hash, channel, target, state, plan, changed_on, next_day, sent_on, delivered_on,
  try_at, tries, refusals, vault_id, told_drop, tell_at, tell_tries`

export const reminderRow = v.pipe(
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
    delivered_on: v.string(),
    try_at: v.string(),
    tries: v.number(),
    refusals: v.number(),
    vault_id: v.string(),
    told_drop: v.number(),
    tell_at: v.string(),
    tell_tries: v.number(),
  }),
  v.transform((row): Reminder => ({
    id: row.id,
    tokenHash: row.token_hash,
    channel: row.channel,
    target: row.target,
    state: row.state,
    plan: row.plan,
    changedOn: row.changed_on,
    nextDay: row.next_day,
    sentOn: row.sent_on,
    deliveredOn: row.delivered_on,
    tryAt: row.try_at,
    tries: row.tries,
    refusals: row.refusals,
    vaultId: row.vault_id,
    toldDrop: row.told_drop,
    tellAt: row.tell_at,
    tellTries: row.tell_tries,
  })),
)

export async function findReminder(run: Run, id: string): Promise<Reminder | undefined> {
  const [row] = await select(run, reminderRow, `SELECT ${COLUMNS} FROM reminders WHERE id = $1`, [id])
  return row
}

/** Returns a row that nobody else changes until the end of the transaction. */
export async function lockReminder(within: Run, id: string): Promise<Reminder | undefined> {
  const [row] = await select(
    within,
    reminderRow,
    `UPDATE reminders SET tries = tries WHERE id = $1 RETURNING ${COLUMNS}`,
    [id],
  )
  return row
}

export async function writeReminder(within: Run, reminder: Reminder): Promise<void> {
  const { id, tokenHash, channel, target, state, plan, changedOn, nextDay, sentOn } = reminder
  const { deliveredOn, tryAt, tries, refusals, vaultId, toldDrop, tellAt, tellTries } = reminder
  await within(
    `INSERT INTO reminders (${COLUMNS}, size)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
    ON CONFLICT (id) DO UPDATE SET channel = excluded.channel, target = excluded.target, state = excluded.state,
    plan = excluded.plan, changed_on = excluded.changed_on, next_day = excluded.next_day,
    sent_on = excluded.sent_on, delivered_on = excluded.delivered_on, try_at = excluded.try_at,
    tries = excluded.tries, refusals = excluded.refusals, vault_id = excluded.vault_id, told_drop = excluded.told_drop,
    tell_at = excluded.tell_at, tell_tries = excluded.tell_tries, size = excluded.size`,
    [
      id,
      tokenHash,
      channel,
      target,
      state,
      plan,
      changedOn,
      nextDay,
      sentOn,
      deliveredOn,
      tryAt,
      tries,
      refusals,
      vaultId,
      toldDrop,
      tellAt,
      tellTries,
      sizeOf(reminder),
    ],
  )
}

/** Writes what sending changes. The plan may be large and stays. */
export async function writeProgress(within: Run, reminder: Reminder): Promise<void> {
  const { id, state, nextDay, sentOn, deliveredOn, tryAt, tries, refusals } = reminder
  await within(
    `UPDATE reminders SET state = $2, next_day = $3, sent_on = $4, delivered_on = $5, try_at = $6, tries = $7,
    refusals = $8 WHERE id = $1`,
    [id, state, nextDay, sentOn, deliveredOn, tryAt, tries, refusals],
  )
}

/** What decides when a reminder tells of drops. */
export type Telling = Pick<Reminder, 'vaultId' | 'toldDrop' | 'tellAt' | 'tellTries'>

/** Writes what telling of drops changes. */
export async function writeTelling(within: Run, reminder: Reminder): Promise<void> {
  const { id, state, nextDay, refusals, toldDrop, tellAt, tellTries } = reminder
  await within(
    `UPDATE reminders SET state = $2, next_day = $3, refusals = $4, told_drop = $5, tell_at = $6, tell_tries = $7
    WHERE id = $1`,
    [id, state, nextDay, refusals, toldDrop, tellAt, tellTries],
  )
}

/** Returns for how many bytes the row counts. */
export function sizeOf({ target, plan }: Pick<Reminder, 'target' | 'plan'>): number {
  return Buffer.byteLength(target) + Buffer.byteLength(plan) + ROW_BYTES
}
