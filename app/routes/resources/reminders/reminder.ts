import { currentDay } from '~/data/clock.server'
import { storeConfiguration } from '~/data/configuration.server'
import { nextDayOfKeptPlan } from '~/domain/reminders/plan'
import {
  answer,
  isId,
  isInvited,
  json,
  notAllowed,
  nothing,
  tokenHashOf,
} from '~/routes/resources/store-answers.server'
import { createPace } from '~/server/store/pace.server'
import type { Reminder } from '~/server/store/reminders.server'
import type { Store } from '~/server/store/store.server'

import type { Route } from './+types/reminder'
import { askToConfirm } from './confirmation.server'
import { openReminder, refuse } from './reminder-answers.server'
import { readReminder } from './reminder-body.server'

/** A device renews its plan at most once a minute. */
const CHANGES_PER_MINUTE = 10

const changes = createPace(CHANGES_PER_MINUTE)
const newReminders = createPace(storeConfiguration().storeLimits.newVaultsPerMinute)

/** Tells the device what has become of its reminder. */
export function loader({ request, params: { id } }: Route.LoaderArgs) {
  return answer(request, async (store) => {
    const reminder = await openReminder(store, request, id)
    return reminder instanceof Response ? reminder : json(200, stateOf(reminder))
  })
}

/** Makes a reminder or gives it another plan or address (PUT), or removes it (DELETE). */
export function action({ request, params: { id } }: Route.ActionArgs) {
  if (request.method === 'PUT') return put(request, id)
  if (request.method === 'DELETE') return remove(request, id)
  return notAllowed('GET, HEAD, PUT, DELETE')
}

function put(request: Request, id: string): Promise<Response> {
  return answer(request, async (store) => {
    const tokenHash = tokenHashOf(request)
    if (!isId(id) || tokenHash === undefined) return refuse('malformed')
    const tooMuch = await refusalBefore(store, request, id)
    if (tooMuch) return tooMuch
    const today = currentDay()
    const given = await readReminder(request, today)
    if (given instanceof Response) return given
    const outcome = await store.putReminder({ ...given, id, tokenHash, changedOn: today }, nextDayOfKeptPlan)
    if (outcome === 'reminders-full') return refuse('store-full')
    if (outcome !== 'made' && outcome !== 'changed' && outcome !== 'readdressed') return refuse(outcome)
    const reminder = await store.findReminder(id)
    if (!reminder) return refuse('none')
    const notAsked = await askToConfirm(store, reminder)
    return notAsked ?? json(outcome === 'made' ? 201 : 200, stateOf(reminder))
  })
}

/** The limits of a reminder come before its body is read. */
async function refusalBefore(store: Store, request: Request, id: string): Promise<Response | undefined> {
  const isKnown = (await store.findReminder(id)) !== undefined
  if (isKnown) {
    // Nobody slows down the device of another reminder.
    const known = await openReminder(store, request, id)
    if (known instanceof Response) return refuse('taken')
  } else if (!isInvited(request)) {
    return refuse('invitation')
  }
  const seconds = isKnown ? changes(id) : newReminders('all')
  return seconds > 0 ? refuse('too-fast', seconds) : undefined
}

function remove(request: Request, id: string): Promise<Response> {
  return answer(request, async (store) => {
    const reminder = await openReminder(store, request, id)
    if (reminder instanceof Response) {
      const isThere = (await store.findReminder(id)) !== undefined
      return isId(id) && !isThere ? nothing() : reminder
    }
    await store.removeReminder(id)
    return nothing()
  })
}

function stateOf({ state, deliveredOn }: Reminder): { state: Reminder['state']; sentOn?: string } {
  return { state, ...(deliveredOn !== '' && { sentOn: deliveredOn }) }
}
