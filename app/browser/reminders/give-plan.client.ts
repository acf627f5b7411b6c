import { base64urlnopad } from '@scure/base'

import { readSettings } from '~/browser/records/settings.client'
import type { User } from '~/domain/people/user'
import { duesOf, type Due, type RemindedRegister } from '~/domain/reminders/dues'
import { draftMessages, planOf, type Drafts } from '~/domain/reminders/plan-of'
import { passesByItself, type ReminderProblem } from '~/domain/reminders/reminder-state'
import type { Day } from '~/domain/words/day'

import { feedEvents } from './feed-events.client'
import { renewSubscription } from './push.client'
import { askForWays, putFeed, putReminder, type Outcome, type ReminderBody } from './reminder-server.client'
import { noteKept, type Kept, type KeptFeed, type KeptMail, type KeptPush } from './reminder-store.client'
import { pushTexts, sealedPlan } from './seal-plan'
import type { Subscription } from './subscription'
import { readToldBoxes, type ToldBoxes } from './told-boxes.client'

/** Reads the register of the owner. `today` throws until a screen has its data. */
export type ReminderReader = {
  today: (owner: User) => Day
  read: (owner: User) => Promise<RemindedRegister>
}

/** In the place of the hash of what the server has. */
const NOT_WHOLLY = 'not wholly'

/** What the owner is reminded of, by the register and the settings of this moment. */
type Reminded = { dues: readonly Due[]; period: number; today: Day; boxes: ToldBoxes | undefined }

export async function readReminded(owner: User, reader: ReminderReader): Promise<Reminded> {
  const today = reader.today(owner)
  const [register, settings] = await Promise.all([reader.read(owner), readSettings(owner.id)])
  const { expiryReminders, reminderPeriod, dropNews } = settings
  const dues = duesOf(owner, register, today)
  return {
    dues: expiryReminders ? dues : dues.filter(({ sort }) => sort !== 'certificate'),
    period: Number(reminderPeriod),
    today,
    boxes: dropNews ? await readToldBoxes(owner) : undefined,
  }
}

/**
 * Gives the server the plan of a reminder or the events of a calendar, unless it has the same already or has refused it,
 * and notes how that went. `isAsked`: a person waits for it, so it is given in any case. `isNewPage`: what was refused is
 * tried once more. Throws StorageError.
 */
export async function give(
  userId: string,
  kept: Kept,
  reminded: Reminded,
  { isAsked = false, isNewPage = false } = {},
): Promise<Outcome> {
  const parcel = await parcelOf(kept, reminded)
  if ('problem' in parcel) return note(userId, kept, parcel)
  const given = await hashOf(parcel.content)
  if (given === kept.given && !isAsked) {
    // The change that was refused has been taken back.
    if (kept.problem !== undefined) await noteKept(userId, kept, { problem: undefined, refused: undefined })
    return {}
  }
  if (given === kept.refused && !isAsked && !isNewPage) {
    return { ...(kept.problem !== undefined && { problem: kept.problem }) }
  }
  const answer = await parcel.send()
  if (answer.problem !== undefined) return note(userId, kept, answer, given)
  await noteKept(userId, kept, {
    state: answer.state ?? 'active',
    // A vault that the server does not know yet is named again after the next change.
    given: parcel.boxes && answer.tellsOfDrops !== true ? NOT_WHOLLY : given,
    givenAt: new Date(),
    problem: undefined,
    refused: undefined,
    ...(parcel.endsOn !== undefined && { endsOn: parcel.endsOn }),
    ...(parcel.endpoint !== undefined && { endpoint: parcel.endpoint }),
  })
  return {}
}

async function note(userId: string, kept: Kept, outcome: Outcome, given?: string): Promise<Outcome> {
  const { problem } = outcome
  const isOver = problem === 'ended' || problem === 'gone' || problem === 'taken'
  const state = problem === 'ended' ? ('ended' as const) : ('gone' as const)
  const refused = problem !== undefined && !passesByItself(problem) ? given : undefined
  await noteKept(userId, kept, { problem, refused, ...(isOver && { state }) })
  return outcome
}

type Parcel = {
  /** What the server would get. Sealing the same text twice gives different bytes, so this is not sealed. */
  content: unknown
  boxes?: ToldBoxes | undefined
  send: () => Promise<Outcome & { state?: Kept['state']; tellsOfDrops?: boolean }>
  endsOn?: Day
  endpoint?: string
}

async function parcelOf(kept: Kept, reminded: Reminded): Promise<Parcel | { problem: ReminderProblem }> {
  const { dues, period, today, boxes } = reminded
  switch (kept.way) {
    case 'mail':
      return mailParcel(kept, draftMessages(dues, period, today), boxes)
    case 'push':
      return pushParcel(kept, draftMessages(dues, period, today), boxes)
    case 'feed':
      return feedParcel(kept, dues, today)
  }
}

function mailParcel(kept: KeptMail, drafts: Drafts, boxes: ToldBoxes | undefined): Parcel {
  const { address, withNames } = kept
  const plan = planOf(drafts, { language: 'pl', withNames })
  const body: ReminderBody = { channel: 'mail', address, plan, ...(boxes && { boxes }) }
  return { content: body, boxes, send: () => send(kept, body), endsOn: plan.endsOn }
}

async function pushParcel(
  kept: KeptPush,
  drafts: Drafts,
  boxes: ToldBoxes | undefined,
): Promise<Parcel | { problem: ReminderProblem }> {
  const subscription = await findSubscription()
  if ('problem' in subscription) return subscription
  const plan = planOf(drafts, { language: 'pl', withNames: false })
  return {
    content: { subscription, texts: pushTexts(drafts, { language: 'pl' }), plan, boxes },
    boxes,
    send: async () => {
      const sealed = await sealedPlan(kept.textKey, drafts, { language: 'pl' })
      return send(kept, { channel: 'push', subscription, plan: sealed, ...(boxes && { boxes }) })
    },
    endsOn: drafts.endsOn,
    endpoint: subscription.endpoint,
  }
}

/** The browser may have given up its subscription, or the server its key. */
async function findSubscription(): Promise<Subscription | { problem: ReminderProblem }> {
  const ways = await askForWays()
  if ('problem' in ways) return ways
  return ways.push === undefined ? { problem: 'off' } : renewSubscription(ways.push)
}

async function send(kept: KeptMail | KeptPush, body: ReminderBody) {
  return putReminder(kept, body)
}

async function feedParcel(kept: KeptFeed, dues: readonly Due[], today: Day): Promise<Parcel> {
  const events = await feedEvents(kept, dues, today)
  // The server clears calendars that no device has changed for long, so each gets its own again every month.
  const content = { month: today.slice(0, 7), events }
  return { content, send: () => putFeed(kept, { language: 'pl', events }) }
}

async function hashOf(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  return base64urlnopad.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
