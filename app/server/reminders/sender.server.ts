import { dueToday, nextDayOfKeptPlan, parseKeptPlan } from '~/domain/reminders/plan'
import { parseSendingNote, sendingSummary, type SendingNote } from '~/domain/reminders/sending-note'
import { shiftDay, type Day } from '~/domain/words/day'
import { logNote, logWarning } from '~/server/error-log.server'
import { MAX_REFUSALS, type SendingOutcome } from '~/server/store/reminder-progress.server'
import type { Reminder } from '~/server/store/reminder-rows.server'
import type { Store } from '~/server/store/store.server'

import { sendDue } from './messages.server'

// Sends what is due, once a day for each reminder. All copies of the server share one sender by a lease in the store. A
// copy that dies leaves its claims, and another one takes them after a while.

/** An instant, and its day and time, `7:00` as `07:00`, in Warsaw. */
export type SendingMoment = { now: Date; today: Day; time: string }

const FIRST_TIME = '07:00'

export const BATCH = 100
const AT_ONCE = 20

const MINUTE_MS = 60_000

/** Longer than a batch takes if the mail server answers nothing. */
export const CLAIM_MS = 10 * MINUTE_MS

/** After these minutes a message is tried again, in turn. The last gap stays until the day is over. */
const GAPS = [5, 15, 60, 180, 360]

const LEASE = 'reminders'

/** How long rows stay that nobody has confirmed, that have ended, or that no device has changed. */
const UNCONFIRMED_DAYS = 7
const ENDED_DAYS = 365
const UNCHANGED_FEED_DAYS = 400

export type SenderTools = {
  store: Store
  /** The name of this copy of the server. */
  holder: string
  moment: () => SendingMoment
  /** Tells that this copy of the server stops. What is under way is finished and noted. */
  isStopping: () => boolean
}

/** Sends all that is due now, unless it is too early or another copy of the server does it. */
export async function sendReminders(tools: SenderTools): Promise<void> {
  const { store, holder, moment, isStopping } = tools
  const { today, time } = moment()
  if (time < FIRST_TIME || isStopping() || !(await takeLease(tools))) return
  const known = parseSendingNote(await store.readLeaseNote(LEASE))
  const isNewDay = known?.day !== today
  let note = { ...(known && !isNewDay ? known : { ...NOTHING_SENT, day: today }), time: shortTime(time) }
  if (isNewDay) await clearOld(store, today)

  let isDone = false
  while (!isDone && !isStopping() && (await takeLease(tools))) {
    const batch = await sendBatch(tools)
    note = addUp(note, batch.results)
    isDone = batch.isLast
    if (isDone && !note.isSummedUp) {
      logNote(sendingSummary(note))
      note = { ...note, isSummedUp: true }
    }
    await store.noteLease({ name: LEASE, holder, note: JSON.stringify(note) })
    // Nothing gets through: the next minute tries the next ones.
    if (batch.results.length > 0 && batch.results.every(({ outcome }) => outcome.is === 'failed')) break
  }
}

/** Lets another copy of the server send at once. */
export async function leaveSending({ store, holder, moment }: SenderTools): Promise<void> {
  const now = moment().now.toISOString()
  await store.takeLease({ name: LEASE, holder, now, until: now })
}

export async function readSendingNote(store: Store): Promise<SendingNote | undefined> {
  return parseSendingNote(await store.readLeaseNote(LEASE))
}

const NOTHING_SENT = { sent: 0, failed: 0, ended: 0, isSummedUp: false }

type Result = { reminder: Reminder; outcome: SendingOutcome }

function takeLease({ store, holder, moment }: SenderTools): Promise<boolean> {
  const { now } = moment()
  return store.takeLease({ name: LEASE, holder, now: now.toISOString(), until: later(now, CLAIM_MS) })
}

async function sendBatch(tools: SenderTools): Promise<{ results: Result[]; isLast: boolean }> {
  const { store, moment, isStopping } = tools
  const { now, today } = moment()
  const until = later(now, CLAIM_MS)
  const claimed = await store.claimReminders({ day: today, now: now.toISOString(), until, most: BATCH })
  const results: Result[] = []
  await eachAtOnce(claimed, isStopping, async (reminder) => {
    results.push({ reminder, outcome: await send(reminder, tools) })
  })
  const outcomes = new Map(results.map(({ reminder, outcome }) => [reminder.id, outcome]))
  if (outcomes.size > 0) await store.noteSending({ day: today, until, outcomes }, nextDayOfKeptPlan)
  return { results, isLast: claimed.length < BATCH }
}

async function send(reminder: Reminder, { store, moment }: SenderTools): Promise<SendingOutcome> {
  const { today } = moment()
  const plan = parseKeptPlan(reminder.plan)
  if (!plan) {
    // It has no next day then, so this is logged once.
    logWarning(`Planu przypomnień ${reminder.id} nie da się odczytać`)
    return { is: 'skipped' }
  }
  const due = dueToday(plan, { sentOn: reminder.sentOn, today })
  if (!due) return { is: 'skipped' }
  const delivery = await sendDue(store, reminder, { plan, due, today })
  if (delivery !== 'failed') return { is: delivery }
  const day = due.planEndsOn ?? due.message?.day ?? today
  if (reminder.tries >= GAPS.length && today > day) return { is: 'given-up' }
  return { is: 'failed', tryAt: nextTry(reminder.tries, moment().now) }
}

/** Sends several messages at once, until all are sent or this copy of the server stops. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  isStopping: () => boolean,
  sendOne: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  const work = async () => {
    for (const item of waiting) {
      if (isStopping()) return
      await sendOne(item)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Returns when a message is tried again that was tried in vain `tries` times before. */
export function nextTry(tries: number, now: Date): string {
  return later(now, (GAPS[Math.min(tries, GAPS.length - 1)] ?? 0) * MINUTE_MS)
}

/** A message that fails is counted once, and no more once it is delivered. */
function addUp(note: SendingNote, results: readonly Result[]): SendingNote {
  const { sent, failed, ended, ...rest } = note
  const count = (isCounted: (result: Result) => boolean) => results.filter(isCounted).length
  const hasFailed = ({ is }: SendingOutcome) => is === 'failed' || is === 'refused' || is === 'given-up'
  const failedFirst = count(({ reminder, outcome }) => reminder.tries === 0 && hasFailed(outcome))
  const deliveredLater = count(({ reminder, outcome }) => reminder.tries > 0 && outcome.is === 'sent')
  return {
    ...rest,
    sent: sent + count(({ outcome }) => outcome.is === 'sent'),
    failed: Math.max(0, failed + failedFirst - deliveredLater),
    ended: ended + count(({ reminder, outcome }) => isEnd(outcome, reminder)),
  }
}

function isEnd({ is }: SendingOutcome, { refusals }: Reminder): boolean {
  return is === 'gone' || (is === 'refused' && refusals + 1 >= MAX_REFUSALS)
}

async function clearOld(store: Store, today: Day): Promise<void> {
  const before = (days: number) => shiftDay(today, { days: -days })
  await store.clearReminders({
    unconfirmedBefore: before(UNCONFIRMED_DAYS),
    endedBefore: before(ENDED_DAYS),
  })
  await store.clearFeeds(before(UNCHANGED_FEED_DAYS))
}

export function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}

function shortTime(time: string): string {
  return time.replace(/^0/, '')
}
