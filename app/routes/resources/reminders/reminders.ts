import { messageSettings } from '~/data/configuration.server'
import { answer, json, notAllowed } from '~/routes/resources/store-answers.server'
import { vapidKeys } from '~/server/reminders/server-keys.server'

import type { Route } from './+types/reminders'

/** Tells how this server sends reminders: by mail or not, and the key by which push services know it. */
export function loader({ request }: Route.LoaderArgs) {
  return answer(request, async (store) => {
    const { publicKey } = await vapidKeys(store)
    return json(200, { mail: messageSettings().mail !== undefined, push: publicKey })
  })
}

export function action() {
  return notAllowed('GET, HEAD')
}
