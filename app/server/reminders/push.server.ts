import * as v from 'valibot'

import type { MessageSettings } from '~/data/message-settings.server'
import type { PushMessage } from '~/domain/reminders/reminder-text'
import { logWarning } from '~/server/error-log.server'
import type { Store } from '~/server/store/store.server'

import type { Delivery } from './mail.server'
import { vapidKeys } from './server-keys.server'

const ANSWER_WITHIN_MS = 15_000

const DAY_S = 24 * 60 * 60

/** Push services want to know whom to ask about this server. An operator who has set nothing stays unknown. */
const NOBODY = 'mailto:nikt@pewnik.invalid'

const subscriptionSchema = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
})

/** The origins of push services that fail now. */
const failing = new Set<string>()

/** Too many messages at once, or too slow ones, are no fault of the device. */
const WORTH_ANOTHER_TRY = new Set([408, 425, 429])

/**
 * Seals a message for the device (RFC 8291) and gives it to the device's push service. A newer message of a topic replaces
 * one that still waits there. `gone`: the service has no such device any more.
 */
export async function sendPush(
  store: Store,
  { from, publicUrl }: Pick<MessageSettings, 'from' | 'publicUrl'>,
  { target, topic, message }: { target: string; topic: string; message: PushMessage },
): Promise<Delivery | 'gone'> {
  const request = await sealedRequest(store, {
    contact: contactOf({ from, publicUrl }),
    target,
    topic,
    message,
  })
  if (!request) return 'refused'
  try {
    const answer = await fetch(request.endpoint, {
      method: 'POST',
      headers: request.headers,
      body: request.body,
      // A service that sends us elsewhere could send us into the operator's own network.
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await answer.body?.cancel()
    const delivery = deliveryOf(answer.status)
    noteAnswer(request.endpoint, delivery === 'failed' ? String(answer.status) : undefined)
    return delivery
  } catch (error) {
    noteAnswer(request.endpoint, error instanceof Error ? error.name : '')
    return 'failed'
  }
}

/** Returns undefined if the subscription has no keys for which a message could be sealed. */
async function sealedRequest(
  store: Store,
  {
    contact,
    target,
    topic,
    message,
  }: { contact: string; target: string; topic: string; message: PushMessage },
) {
  const [{ default: webPush }, keys] = await Promise.all([import('web-push'), vapidKeys(store)])
  try {
    const subscription = v.parse(subscriptionSchema, JSON.parse(target))
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(message),
      { vapidDetails: { subject: contact, ...keys }, TTL: DAY_S, topic },
    )
    const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
    return { endpoint, headers: Object.fromEntries(texts), body: new Uint8Array(body) }
  } catch {
    return undefined
  }
}

function contactOf({ from, publicUrl }: Pick<MessageSettings, 'from' | 'publicUrl'>): string {
  if (publicUrl?.startsWith('https:')) return publicUrl
  return from ? `mailto:${from.address}` : NOBODY
}

/** The log has the first fault of a service only, until it answers again. The path would name a device. */
function noteAnswer(endpoint: string, fault?: string): void {
  const { origin } = new URL(endpoint)
  if (fault === undefined) failing.delete(origin)
  else if (!failing.has(origin)) {
    failing.add(origin)
    logWarning(`Usługa push ${origin} nie przyjęła wiadomości: ${fault}`)
  }
}

function deliveryOf(status: number): Delivery | 'gone' {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status >= 400 && status < 500 && !WORTH_ANOTHER_TRY.has(status) ? 'refused' : 'failed'
}
