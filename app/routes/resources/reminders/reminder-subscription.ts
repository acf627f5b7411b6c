import { currentDay } from '~/data/clock.server'
import { nextDayOfKeptPlan } from '~/domain/reminders/plan'
import { answer, json, notAllowed } from '~/routes/resources/store-answers.server'

import type { Route } from './+types/reminder-subscription'
import { refusalBefore } from './device-limits.server'
import { openReminder, refuse } from './reminder-answers.server'
import { readSubscription } from './reminder-body.server'

export function loader() {
  return notAllowed('PUT')
}

/** Takes another subscription of a device. Its service worker gives it, which has no plan at hand. */
export function action({ request, params: { id } }: Route.ActionArgs) {
  if (request.method !== 'PUT') return notAllowed('PUT')
  return answer(request, async (store) => {
    const reminder = await openReminder(store, request, id)
    if (reminder instanceof Response) return reminder
    const { tokenHash } = reminder
    const refused = refusalBefore(request, { id, tokenHash, known: reminder })
    if (refused) return refuse(refused.why, refused.seconds)
    const given = await readSubscription(request)
    if (given instanceof Response) return given
    const moved = { id, target: given.target, changedOn: currentDay() }
    return (await store.moveReminder(moved, nextDayOfKeptPlan))
      ? json(200, { state: 'active' })
      : refuse('none')
  })
}
