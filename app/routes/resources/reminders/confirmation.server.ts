import { currentDay } from '~/data/clock.server'
import { sendConfirmation } from '~/server/reminders/messages.server'
import { createPace } from '~/server/store/pace.server'
import type { Reminder } from '~/server/store/reminder-rows.server'
import type { Store } from '~/server/store/store.server'

import { refuse } from './reminder-answers.server'

const HOUR_MS = 60 * 60 * 1_000

/** How often an address is asked to confirm, and how often an hour the device of a reminder may mistype its own. */
const ASKED_PER_HOUR = 3
const ASKED_PER_DAY = 6
const ADDRESSES_PER_HOUR = 5

const askedAddresses = createPace(ASKED_PER_HOUR, 'hour')
const askedOfDay = createPace(ASKED_PER_DAY, 'day')
const askingReminders = createPace(ADDRESSES_PER_HOUR, 'hour')

/**
 * Sends the link by which the owner of an address confirms it, unless it was sent before. `again` sends another one, if
 * the last one is an hour old. Returns an answer if that cannot be done now: the reminder stays, and the same request
 * tries again.
 */
export async function askToConfirm(
  store: Store,
  reminder: Reminder,
  { again = false } = {},
): Promise<Response | undefined> {
  const now = Date.now()
  const until = new Date(now + HOUR_MS).toISOString()
  const claim = { id: reminder.id, today: currentDay(), now: new Date(now).toISOString(), until, again }
  if (!(await store.claimConfirmation(claim))) return again ? refuse('too-many', waitOf(reminder)) : undefined
  const mailbox = mailboxOf(reminder.target)
  const seconds = askedAddresses(mailbox) || askingReminders(reminder.id) || askedOfDay(mailbox)
  const outcome = seconds > 0 ? 'failed' : await sendConfirmation(store, reminder)
  if (outcome === 'failed') await store.releaseConfirmation(claim)
  if (seconds > 0) return refuse('too-many', seconds)
  if (outcome === 'refused') return refuse('refused')
  return outcome === 'failed' ? refuse('not-sent') : undefined
}

/** Mail servers leave out the part from the plus, so that a stranger has many addresses of one mailbox. */
function mailboxOf(address: string): string {
  return address.replace(/\+[^@]*/, '')
}

function waitOf({ tryAt }: Reminder): number | undefined {
  const seconds = Math.ceil((Date.parse(tryAt) - Date.now()) / 1_000)
  return seconds > 0 ? seconds : undefined
}
