import { endRows } from '~/browser/reminders/end-rows.client'
import { createTextKey, CREW_REMINDERS_DATABASE, type TextRow } from '~/browser/reminders/push-text'
import { renewSubscription, subscribe, unsubscribe } from '~/browser/reminders/push.client'
import {
  askForState,
  askForWays,
  putReminder,
  removeReminder,
  type Outcome,
} from '~/browser/reminders/reminder-server.client'
import type { Subscription } from '~/browser/reminders/subscription'
import { randomId, randomKey } from '~/browser/store/create-id.client'
import { readOr, StorageError } from '~/browser/store/storage.client'

import { registerCrewWorker } from './crew-worker.client'
import { createPhoneDatabase } from './phone-database.client'
import { PERIOD_DAYS, type Reminded } from './phone-reminder.client'

// The messages that come to a phone of the crew while no page is open: for each worker's page, and for each training.

/** A reminder of this phone. Its messages open the page of its link, which `opens` has. */
export type PhonePush = TextRow & {
  about: string
  opens: string
  /** The subscription for which the server has the plan, and what the plan has. Missing as long as it has none. */
  endpoint?: string
  given?: string
}

/** All reminders of a phone share the subscription of one worker, also those of the page for signing up. */
const SCOPE = '/mine'

/** The worker looks into it for the keys. */
const inStore = createPhoneDatabase({ name: CREW_REMINDERS_DATABASE, stores: { reminders: 'about' } })

/** Returns the reminder of this phone, or undefined if there is none. Never throws. */
export function readPhonePush(about: string): Promise<PhonePush | undefined> {
  return readOr(undefined, () => read(about))
}

/** Asks the person and the phone's push service, and gives the server the plan. `opens` is the page. Never throws. */
export function turnOnPhonePush(reminded: Reminded, opens: string): Promise<Outcome> {
  return alone(async () => {
    const subscription = await subscribe(startWorker)
    if ('problem' in subscription) return subscription
    const { about } = reminded
    const former = await read(about)
    const kept = former ?? {
      about,
      id: randomId(),
      token: randomKey(),
      textKey: await createTextKey(),
      opens,
    }
    await keep({ ...kept, opens })
    const outcome = await give(reminded, { ...kept, opens }, subscription)
    if (outcome.problem !== undefined && !former) {
      // The server may have taken it, and only its answer was lost.
      await endRows([{ of: 'reminder', id: kept.id, token: kept.token }])
      await forget(about)
    }
    return outcome
  })
}

/** Gives the plan of today and the present subscription, if either is another one. Never throws. */
export async function renewPhonePush(reminded: Reminded, opens: string): Promise<void> {
  if (!(await readPhonePush(reminded.about))) return
  await alone(async () => {
    const found = await read(reminded.about)
    const ways = await askForWays()
    if (!found || 'problem' in ways || ways.push === undefined) return {}
    const kept = { ...found, opens }
    if (found.opens !== opens) await keep(kept)
    const present = await renewSubscription(ways.push, startWorker)
    if ('problem' in present) return {}
    if (kept.given !== (await planFor(reminded)).mark || kept.endpoint !== present.endpoint) {
      return give(reminded, kept, present)
    }
    const answer = await askForState(kept)
    if (!('problem' in answer) || answer.problem !== 'gone') return {}
    // The push service has told the server that it has no such device any more.
    await unsubscribe(SCOPE)
    const another = await renewSubscription(ways.push, startWorker)
    return 'problem' in another ? {} : give(reminded, kept, another)
  })
}

/** Ends the reminder on the server, then here. Never throws. */
export function turnOffPhonePush(about: string): Promise<Outcome> {
  return alone(async () => {
    const kept = await read(about)
    if (!kept) return {}
    const { problem } = await removeReminder(kept)
    if (problem) return { problem }
    await forget(about)
    return {}
  })
}

async function give(reminded: Reminded, kept: PhonePush, subscription: Subscription): Promise<Outcome> {
  const { mark, seal } = await planFor(reminded)
  const plan = await seal(kept.textKey)
  const answer = await putReminder(kept, { channel: 'push', subscription, plan })
  if ('problem' in answer) return answer
  await keep({ ...kept, given: mark, endpoint: subscription.endpoint })
  return {}
}

/** The code that makes plans comes when it is needed. The same texts are sealed into other bytes each time. */
async function planFor({ owner, dues, language, day }: Reminded) {
  const [{ draftMessages }, { pushTexts, sealedPlan }] = await Promise.all([
    import('~/domain/reminders/plan-of'),
    import('~/browser/reminders/seal-plan'),
  ])
  const drafts = draftMessages(dues, PERIOD_DAYS, day)
  const kind = { language, owner }
  return {
    // It is another one each month, so that the end of the plan moves on.
    mark: JSON.stringify([language, day.slice(0, 7), drafts.messages, pushTexts(drafts, kind)]),
    seal: (key: CryptoKey) => sealedPlan(key, drafts, kind),
  }
}

/** Registers the worker, and waits until it can subscribe. */
async function startWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await registerCrewWorker('mine')
  const worker = registration.waiting ?? registration.installing
  if (registration.active || !worker) return registration
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The browser has given the worker up'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
  return registration
}

function read(about: string): Promise<PhonePush | undefined> {
  return inStore<PhonePush | undefined>('reminders', 'readonly', (store) => store.get(about))
}

async function keep(kept: PhonePush): Promise<void> {
  await inStore('reminders', 'readwrite', (store) => store.put(kept))
}

/** The last reminder of the phone takes the subscription along. */
async function forget(about: string): Promise<void> {
  await inStore('reminders', 'readwrite', (store) => store.delete(about))
  const left = await inStore('reminders', 'readonly', (store) => store.count())
  if (left === 0) await unsubscribe(SCOPE)
}

/** Does one thing at a time in all tabs. */
async function alone(task: () => Promise<Outcome>): Promise<Outcome> {
  // Browsers compute no keys without TLS.
  if (!('subtle' in crypto)) return { problem: 'no-tls' }
  try {
    return await navigator.locks.request('pewnik:crew-reminders', task)
  } catch (error) {
    if (error instanceof StorageError) return { problem: 'not-stored' }
    throw error
  }
}
