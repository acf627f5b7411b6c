import { createHash, randomUUID } from 'node:crypto'

import { currentDay } from '~/data/clock.server'
import { messageSettings } from '~/data/configuration.server'
import { mailPage, mailPlainText } from '~/documents/mail-page'
import { DROPS_PATH } from '~/domain/reminders/drop-news'
import {
  confirmationMail,
  dropNewsMail,
  dueMail,
  testMail,
  type MailText,
} from '~/domain/reminders/mail-text'
import { parseKeptPlan, type DueToday, type ReminderPlan } from '~/domain/reminders/plan'
import { openedPath, type PushMessage } from '~/domain/reminders/reminder-text'
import type { Day } from '~/domain/words/day'
import type { ClaimedNews } from '~/server/store/drop-news.server'
import type { Reminder } from '~/server/store/reminder-rows.server'
import type { Store } from '~/server/store/store.server'

import { mailLinkPath } from './mail-links.server'
import { sendMail, type Delivery } from './mail.server'
import { sendPush } from './push.server'

// The messages of a reminder, by mail and by push.

/** A test replaces no reminder that still waits at the push service. */
const TEST_TOPIC = 'test'

/** Sends the link that confirms an address. */
export async function sendConfirmation(store: Store, reminder: Reminder): Promise<Delivery> {
  const { language } = kindOf(reminder)
  return sendLetter(store, reminder, {
    mail: confirmationMail(language),
    path: await mailLinkPath(store, 'confirm', { ...reminder, language }),
    id: randomUUID(),
  })
}

/** Sends a message that says that reminders arrive. */
export async function sendTest(store: Store, reminder: Reminder): Promise<Delivery> {
  const { language, owner } = kindOf(reminder)
  if (reminder.channel === 'mail') {
    return sendLetter(store, reminder, {
      mail: testMail(language, owner),
      path: openedPath(owner),
      id: randomUUID(),
    })
  }
  const day = currentDay()
  const message: PushMessage = { kind: 'test', day, until: day, counts: {}, language, owner, madeOn: day }
  const delivery = await sendPush(store, messageSettings(), { ...reminder, topic: TEST_TOPIC, message })
  return delivery === 'gone' ? 'refused' : delivery
}

/** Sends what a plan has for today. `gone`: the push service has no such device any more. */
export function sendDue(
  store: Store,
  reminder: Reminder,
  { plan, due, today }: { plan: ReminderPlan; due: DueToday; today: Day },
): Promise<Delivery | 'gone'> {
  const { language, owner, madeOn } = plan
  if (reminder.channel === 'mail') {
    const mail = dueMail(language, due, { owner, madeOn, today })
    const day = due.message?.day ?? due.planEndsOn ?? today
    return sendLetter(store, reminder, { mail, path: openedPath(owner), id: letterId(reminder.id, day) })
  }
  return sendPush(store, messageSettings(), {
    ...reminder,
    // It waits for a day, unless a newer message of the same reminder replaces it: a browser may have several people.
    topic: markOf(reminder.id),
    message: { ...pushMessage(plan, due, today), of: markOf(reminder.id) },
  })
}

/** Sends what has come into the boxes of a register, in numbers. `gone`: the push service has no such device any more. */
export function sendDropNews(
  store: Store,
  { reminder, fresh, waiting, lastDrop }: ClaimedNews,
  today: Day,
): Promise<Delivery | 'gone'> {
  const drops = { fresh, waiting }
  if (reminder.channel === 'mail') {
    const id = letterId(dropsOf(reminder), String(lastDrop))
    return sendLetter(store, reminder, { mail: dropNewsMail(drops), path: DROPS_PATH, id })
  }
  const day = { day: today, until: today, madeOn: today }
  const of = markOf(reminder.id)
  const message = { kind: 'drops', ...day, counts: {}, language: 'pl', owner: 'register', of, drops } as const
  // It replaces no deadlines that wait at the push service.
  return sendPush(store, messageSettings(), { ...reminder, topic: markOf(dropsOf(reminder)), message })
}

function dropsOf({ id }: Reminder): string {
  return `drops ${id}`
}

async function sendLetter(
  store: Store,
  reminder: Reminder,
  { mail, path, id }: { mail: MailText; path: string; id: string },
): Promise<Delivery> {
  const { mail: settings } = messageSettings()
  // The operator has turned mails off since.
  if (!settings) return 'failed'
  const endPath = await mailLinkPath(store, 'end', { ...reminder, language: mail.language })
  const addressOf = (to: string) => new URL(to, settings.publicUrl).href
  const links = { button: addressOf(path), end: addressOf(endPath) }
  return sendMail(settings, {
    to: reminder.target,
    subject: mail.subject,
    text: mailPlainText(mail, links),
    html: mailPage(mail, links),
    id,
    endUrl: mail.end === undefined ? undefined : links.end,
  })
}

/** The names of a push message are in `sealed`, which only the browser opens that has made it. */
function pushMessage(
  { language, owner, madeOn }: ReminderPlan,
  { message, planEndsOn }: DueToday,
  today: Day,
): PushMessage {
  if (message) {
    const { lines: _, ...rest } = message
    return { ...rest, language, owner, madeOn, ...(planEndsOn !== undefined && { planEndsOn }) }
  }
  const day = planEndsOn ?? today
  return { kind: 'plan-ends', day, until: day, counts: {}, language, owner, madeOn }
}

/** A letter that goes out twice, because a copy of the server died after it, is known as the same. */
function letterId(of: string, number: string): string {
  return `${number}.${markOf(of)}`
}

/** Tells reminders apart, and does not tell their ids. A topic has no more characters (RFC 8030, section 5.4). */
function markOf(reminderId: string): string {
  return createHash('sha256').update(reminderId).digest('hex').slice(0, 32)
}

function kindOf({ plan }: Reminder): Pick<ReminderPlan, 'language' | 'owner'> {
  return parseKeptPlan(plan) ?? { language: 'pl', owner: 'register' }
}
