import * as v from 'valibot'

import type { FeedEvent } from '~/domain/reminders/feed'
import type { ReminderPlan } from '~/domain/reminders/plan'
import type { ReminderProblem, ReminderState } from '~/domain/reminders/reminder-state'

import type { Subscription } from './subscription'
import type { ToldBoxes } from './told-boxes.client'

// Questions to the server about reminders and calendars. None of them throws: an answer is what was asked for, or a problem.

/** `retryAfter`: the seconds for which the server wants to be left alone, if it says so. */
type Refused = { problem: ReminderProblem; retryAfter?: number }

/** How it went, if nothing else is asked for. */
export type Outcome = Partial<Refused>

/** Whose row it is on the server, and the code that some servers ask for. */
export type Row = { id: string; token: string; invitation?: string }

/** With `boxes` the server also tells of what comes into the boxes of a register. */
export type ReminderBody = (
  | { channel: 'mail'; address: string }
  | { channel: 'push'; subscription: Subscription }
) & { plan: ReminderPlan; boxes?: ToldBoxes }

/** What the server sends: mail, and push for the browsers that take its public key. */
export type ServerWays = { mail: boolean; push?: string | undefined }

const waysSchema = v.object({ mail: v.boolean(), push: v.optional(v.string()) })
const stateSchema = v.object({
  state: v.picklist(['unconfirmed', 'active', 'ended', 'refused'] satisfies ReminderState[]),
  sentOn: v.optional(v.string()),
  tellsOfDrops: v.optional(v.boolean(), false),
})

type Answer = { state: ReminderState; tellsOfDrops: boolean }

export async function askForWays(): Promise<ServerWays | Refused> {
  return readAs(waysSchema, await ask('/reminders'))
}

/** Gives a plan, and makes the reminder if there is none. */
export async function putReminder(row: Row, body: ReminderBody): Promise<Answer | Refused> {
  return readAs(stateSchema, await ask(`/reminders/${row.id}`, { ...headersOf(row), method: 'PUT', body }))
}

export async function askForState(row: Row): Promise<Answer | Refused> {
  return readAs(stateSchema, await ask(`/reminders/${row.id}`, headersOf(row)))
}

/** Gives another subscription of the same device. The plan stays. */
export async function putSubscription(
  row: Row,
  subscription: Subscription,
): Promise<{ state: ReminderState } | Refused> {
  const path = `/reminders/${row.id}/subscription`
  return readAs(stateSchema, await ask(path, { ...headersOf(row), method: 'PUT', body: subscription }))
}

/** Ends a reminder. One that is not there any more has ended, too. */
export async function removeReminder(row: Row): Promise<Outcome> {
  return withoutGone(await ask(`/reminders/${row.id}`, { ...headersOf(row), method: 'DELETE' }))
}

export async function sendTest(row: Row): Promise<Outcome> {
  const answer = await ask(`/reminders/${row.id}/test`, { ...headersOf(row), method: 'POST' })
  return 'problem' in answer ? answer : {}
}

export function feedPath(id: string): string {
  return `/feed/${id}.ics`
}

export async function putFeed(
  row: Row,
  body: { language: 'pl'; events: readonly FeedEvent[] },
): Promise<Outcome> {
  const answer = await ask(feedPath(row.id), { ...headersOf(row), method: 'PUT', body })
  return 'problem' in answer ? answer : {}
}

export async function removeFeed(row: Row): Promise<Outcome> {
  return withoutGone(await ask(feedPath(row.id), { ...headersOf(row), method: 'DELETE' }))
}

function headersOf({ token, invitation }: Row): { headers: Record<string, string> } {
  return {
    headers: {
      Authorization: `Bearer ${token}`,
      ...(invitation !== undefined && { Invitation: invitation }),
    },
  }
}

function withoutGone(answer: { answer: Response } | Refused): Outcome {
  if (!('problem' in answer)) return {}
  const { problem } = answer
  return problem === 'gone' || problem === 'ended' ? {} : { problem }
}

/** A mail server may think for some seconds. */
const PATIENCE_MS = 60_000

type Question = { method?: string; headers?: Record<string, string>; body?: unknown }

async function ask(
  path: string,
  { body, headers, ...request }: Question = {},
): Promise<{ answer: Response } | Refused> {
  try {
    const answer = await fetch(path, {
      ...request,
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return answer.ok ? { answer } : { problem: await problemOf(answer), ...retryAfterOf(answer) }
  } catch {
    return { problem: navigator.onLine === false ? 'offline' : 'unavailable' }
  }
}

function retryAfterOf({ headers }: Response): { retryAfter?: number } {
  const seconds = /^\d{1,6}$/.exec(headers.get('Retry-After') ?? '')?.[0]
  return seconds === undefined ? {} : { retryAfter: Number(seconds) }
}

const PROBLEMS = new Map<number, ReminderProblem>([
  [400, 'malformed'],
  [403, 'invitation'],
  [409, 'taken'],
  [410, 'ended'],
  [413, 'too-large'],
  [429, 'too-fast'],
  [502, 'not-sent'],
  [507, 'full'],
])

/** The problems that the server names itself. */
const NAMED_PROBLEMS = ['service', 'days', 'no-mail', 'refused', 'too-many'] satisfies ReminderProblem[]

async function problemOf(answer: Response): Promise<ReminderProblem> {
  const body: Record<string, unknown> = await answer.json().catch(() => ({}))
  if (answer.status === 404) return body.store === 'off' ? 'off' : 'gone'
  const named = NAMED_PROBLEMS.find((name) => name === body.reminder)
  if (named !== undefined) return named
  // A proxy in between has no answer of the server either.
  if (answer.status === 502 && body.reminder !== 'not-sent') return 'unavailable'
  return PROBLEMS.get(answer.status) ?? 'unavailable'
}

async function readAs<Output>(
  schema: v.GenericSchema<unknown, Output>,
  answer: { answer: Response } | Refused,
): Promise<Output | Refused> {
  if ('problem' in answer) return answer
  const parsed = v.safeParse(schema, await answer.answer.json().catch(() => undefined))
  // A proxy or another program has answered.
  return parsed.success ? parsed.output : { problem: 'unavailable' }
}
