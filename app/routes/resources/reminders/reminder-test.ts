import { answer, notAllowed, nothing } from '~/routes/resources/store-answers.server'
import { sendTest } from '~/server/reminders/messages.server'
import { createPace } from '~/server/store/pace.server'

import type { Route } from './+types/reminder-test'
import { askToConfirm } from './confirmation.server'
import { openReminder, refuse } from './reminder-answers.server'

const TESTS_PER_HOUR = 3

const tests = createPace(TESTS_PER_HOUR, 'hour')

export function loader() {
  return notAllowed('POST')
}

/** Sends a message that says that reminders arrive. An address that waits gets the link that confirms it once more. */
export function action({ request, params: { id } }: Route.ActionArgs) {
  if (request.method !== 'POST') return notAllowed('POST')
  return answer(request, async (store) => {
    const reminder = await openReminder(store, request, id)
    if (reminder instanceof Response) return reminder
    if (reminder.state === 'unconfirmed') {
      return (await askToConfirm(store, reminder, { again: true })) ?? nothing()
    }
    if (reminder.state !== 'active') return refuse(reminder.state)
    const seconds = tests(id)
    if (seconds > 0) return refuse('too-many', seconds)
    const outcome = await sendTest(store, reminder)
    if (outcome === 'sent') return nothing()
    return refuse(outcome === 'refused' ? 'refused' : 'not-sent')
  })
}
