import * as v from 'valibot'

import { messageSettings } from '~/data/configuration.server'
import { MAX_PLAN_BYTES, PLAN_MONTHS, planSchema, type ReminderPlan } from '~/domain/reminders/plan'
import { shiftDay, type Day } from '~/domain/words/day'
import { emailAddress } from '~/domain/words/mail-link'
import { createBodyReader, parseJson } from '~/routes/resources/body-reader.server'
import { hashOfToken, isHash, isId, isSame } from '~/routes/resources/store-answers.server'
import type { NewReminder } from '~/server/store/reminder-progress.server'
import type { Store } from '~/server/store/store.server'

import { refuse } from './reminder-answers.server'

// What a device gives for a reminder.

const MAX_ENDPOINT_LENGTH = 2_048

/** The rest of a body beside its plan: a subscription, or an address. */
const REST_BYTES = 8 * 1024

const MAX_UNDER_WAY_BYTES = 32 * 1024 * 1024

/** The push services of the browsers: of Google, Mozilla, Apple and Microsoft. */
const PUSH_HOSTS = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
]

/** A point on the curve P-256 and 128 bits, in base64url (RFC 8291, section 2). */
const keysSchema = v.object({
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/)),
})

const subscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(MAX_ENDPOINT_LENGTH), v.url()),
  keys: keysSchema,
})

/** The vault of whose drops it shall tell, and the token that reads them. */
const boxesSchema = v.object({
  vault: v.custom<string>((id) => typeof id === 'string' && isId(id)),
  read: v.custom<string>(isHash),
})

const bodySchema = v.variant('channel', [
  v.object({
    channel: v.literal('mail'),
    // Mailboxes do not tell capital letters from small ones. Limits that count by address must not, either.
    address: v.pipe(emailAddress, v.toLowerCase()),
    plan: planSchema,
    boxes: v.exactOptional(boxesSchema),
  }),
  v.object({
    channel: v.literal('push'),
    subscription: subscriptionSchema,
    plan: planSchema,
    boxes: v.exactOptional(boxesSchema),
  }),
])

type Given = Pick<NewReminder, 'channel' | 'target' | 'plan'> & {
  boxes: v.InferOutput<typeof boxesSchema> | undefined
}

const readBody = createBodyReader(MAX_UNDER_WAY_BYTES)

/** Reads what a device gives, or returns the answer why it cannot be taken. */
export async function readReminder(request: Request, today: Day): Promise<Given | Response> {
  const content = await readBody(request, MAX_PLAN_BYTES + REST_BYTES)
  if (typeof content === 'string') return refuse(content)
  const parsed = v.safeParse(bodySchema, parseJson(content))
  if (!parsed.success) return refuse('malformed')
  const body = parsed.output
  if (!isOfComingYear(body.plan, today)) return refuse('days')
  const plan = JSON.stringify(body.plan)
  if (Buffer.byteLength(plan) > MAX_PLAN_BYTES) return refuse('too-large')
  const { boxes } = body
  if (body.channel === 'mail') {
    const { mail } = messageSettings()
    return mail ? { channel: 'mail', target: body.address, plan, boxes } : refuse('no-mail')
  }
  const { subscription } = body
  if (!isPushService(subscription.endpoint)) return refuse('service')
  return { channel: 'push', target: JSON.stringify(subscription), plan, boxes }
}

/** Returns the id of the vault that a device may read, or undefined. The server keeps no token. */
export async function readableVault(store: Store, boxes: Given['boxes']): Promise<string | undefined> {
  const vault = boxes && (await store.findVault(boxes.vault))
  if (!boxes || !vault || vault === 'ended') return undefined
  return isSame(vault.hashes.read, hashOfToken(boxes.read)) ? vault.id : undefined
}

/** Reads another subscription of a device, or returns the answer why it cannot be taken. */
export async function readSubscription(request: Request): Promise<{ target: string } | Response> {
  const content = await readBody(request, REST_BYTES)
  if (typeof content === 'string') return refuse(content)
  const parsed = v.safeParse(subscriptionSchema, parseJson(content))
  if (!parsed.success) return refuse('malformed')
  return isPushService(parsed.output.endpoint) ? { target: JSON.stringify(parsed.output) } : refuse('service')
}

/** A device may be in another day than Warsaw. */
function isOfComingYear({ messages, madeOn, endsOn }: ReminderPlan, today: Day): boolean {
  const first = shiftDay(today, { days: -1 })
  const last = shiftDay(today, { months: PLAN_MONTHS + 1 })
  const isComing = (day: Day) => day >= first && day <= last
  const isMadeNow = madeOn >= shiftDay(today, { days: -2 }) && madeOn <= shiftDay(today, { days: 1 })
  return isMadeNow && isComing(endsOn) && messages.every(({ day, until }) => isComing(day) && until >= day)
}

/** Messages go to known services only, so that nobody makes the server call addresses in its own network. */
function isPushService(endpoint: string): boolean {
  const url = new URL(endpoint)
  if (url.username || url.password) return false
  if (messageSettings().pushServices.includes(url.origin)) return true
  return url.protocol === 'https:' && url.port === '' && PUSH_HOSTS.some((host) => host.test(url.hostname))
}
