import { shiftDay, type Day } from '~/domain/words/day'

import type { Reminder, Telling } from './reminder-rows.server'

// How a reminder goes on: after its device has given something, and after a message.

/** What a device gives. Without `vaultId` it tells of no drops. */
export type NewReminder = Pick<Reminder, 'id' | 'tokenHash' | 'channel' | 'target' | 'plan' | 'changedOn'> & {
  vaultId?: string | undefined
}

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

/** Returns the day of the first message of a plan after a day, or undefined. */
export type NextDay = (plan: string, after: Day) => Day | undefined

/** After so many refusals in a row an address counts as dead. */
export const MAX_REFUSALS = 3

/** Returns the row with what its device gives. A new address begins anew. */
export function afterChange(
  known: Reminder | undefined,
  reminder: NewReminder,
  { isNewAddress, nextDay }: { isNewAddress: boolean; nextDay: NextDay },
): Omit<Reminder, keyof Telling> {
  const { channel, plan, changedOn } = reminder
  // The message of the day on which it is made would come at once.
  const sentOn = known?.sentOn ?? changedOn
  const yesterday = shiftDay(changedOn, { days: -1 })
  const next = nextDay(plan, sentOn > yesterday ? sentOn : yesterday) ?? ''
  const row = { ...reminder, sentOn, deliveredOn: known?.deliveredOn ?? '', nextDay: next }
  if (!known || isNewAddress) {
    return { ...row, state: channel === 'mail' ? 'unconfirmed' : 'active', tryAt: '', tries: 0, refusals: 0 }
  }
  const { state, tryAt, tries, refusals } = known
  // A device that goes on does not make the link live longer than its mail says.
  if (state === 'unconfirmed') row.changedOn = known.changedOn
  return { ...row, state, tryAt, tries, refusals, ...(state === 'refused' && { nextDay: '' }) }
}

export function afterSending(
  { plan, tries, refusals }: Reminder,
  outcome: Exclude<SendingOutcome, { is: 'gone' }>,
  { day, nextDay }: { day: Day; nextDay: NextDay },
): Partial<Reminder> {
  if (outcome.is === 'failed') return { tryAt: outcome.tryAt, tries: tries + 1 }
  const done = { nextDay: nextDay(plan, day) ?? '', sentOn: day, tryAt: '', tries: 0 }
  if (outcome.is === 'given-up' || outcome.is === 'skipped') return done
  if (outcome.is === 'sent') return { ...done, deliveredOn: day, refusals: 0 }
  const isDead = refusals + 1 >= MAX_REFUSALS
  return { ...done, refusals: refusals + 1, ...(isDead && { state: 'refused', nextDay: '' }) }
}
