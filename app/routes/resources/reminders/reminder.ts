import { currentDay } from '~/data/clock.server'
import { nextDayOfKeptPlan } from '~/domain/reminders/plan'
import { answer, isId, json, notAllowed, nothing, tokenHashOf } from '~/routes/resources/store-answers.server'
import type { Reminder } from '~/server/store/reminder-rows.server'

import type { Route } from './+types/reminder'
import { askToConfirm } from './confirmation.server'
import { refusalBefore } from './device-limits.server'
import { openReminder, refuse } from './reminder-answers.server'
import { readableVault, readReminder } from './reminder-body.server'

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
    const refused = refusalBefore(request, { id, tokenHash, known: await store.findReminder(id) })
    if (refused) return refuse(refused.why, refused.seconds)
    const today = currentDay()
    const given = await readReminder(request, today)
    if (given instanceof Response) return given
    const { boxes, ...row } = given
    const vaultId = await readableVault(store, boxes)
    const outcome = await store.putReminder(
      { ...row, id, tokenHash, changedOn: today, vaultId },
      nextDayOfKeptPlan,
    )
    if (outcome === 'reminders-full') return refuse('store-full')
    if (outcome !== 'made' && outcome !== 'changed' && outcome !== 'readdressed') return refuse(outcome)
    const reminder = await store.findReminder(id)
    if (!reminder) return refuse('none')
    const notAsked = await askToConfirm(store, reminder)
    return notAsked ?? json(outcome === 'made' ? 201 : 200, stateOf(reminder))
  })
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

/** `tellsOfDrops` is missing if the reminder names no vault that its device may read. */
function stateOf({ state, deliveredOn, vaultId }: Reminder) {
  return {
    state,
    ...(deliveredOn !== '' && { sentOn: deliveredOn }),
    ...(vaultId !== '' && { tellsOfDrops: true }),
  }
}
