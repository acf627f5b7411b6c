/// <reference lib="webworker" />
import { readTextRows } from '~/browser/reminders/push-text'
import { askForWays, putSubscription } from '~/browser/reminders/reminder-server.client'
import { subscribeTo } from '~/browser/reminders/subscription'

declare const self: ServiceWorkerGlobalScope

/**
 * A browser may give up its subscription and tell only the worker. The worker then subscribes again, and tells the server
 * where the messages of its reminders go from now on. Their plans stay. If it fails here, the next opening of the app does it.
 */
export function moveWithSubscription(database: string): void {
  self.addEventListener('pushsubscriptionchange', (event) => {
    if ('waitUntil' in event) event.waitUntil(moveReminders(database))
  })
}

async function moveReminders(database: string): Promise<void> {
  const rows = await readTextRows(database)
  const ways = rows.length > 0 ? await askForWays() : undefined
  if (ways === undefined || 'problem' in ways || ways.push === undefined) return
  const subscription = await subscribeTo(self.registration.pushManager, ways.push)
  if (!subscription) return
  for (const row of rows) await putSubscription(row, subscription)
}
