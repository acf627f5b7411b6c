import * as v from 'valibot'

import { endRow, endRows } from '~/browser/reminders/end-rows.client'
import { askForState, putReminder, type Row } from '~/browser/reminders/reminder-server.client'
import { randomId, randomKey } from '~/browser/store/create-id.client'
import { readStored, removeStored, unlessRefused, writeStored } from '~/browser/store/storage.client'
import type { Language } from '~/domain/crew/languages/language'
import type { Due } from '~/domain/reminders/dues'
import type { PlanOwner, ReminderPlan } from '~/domain/reminders/plan'
import { isRunning, type ReminderProblem } from '~/domain/reminders/reminder-state'
import type { Day } from '~/domain/words/day'

// The reminders of a phone of the crew, by e-mail: one for each worker's page, and one for each training.

/** Workers are told so many days ahead, and again a week ahead and on the day. */
export const PERIOD_DAYS = 30

/** The subject of a reminder. `about` tells the reminders of this phone apart. */
export type Reminded = {
  about: string
  owner: Exclude<PlanOwner, 'register'>
  dues: readonly Due[]
  language: Language
  day: Day
}

const keptSchema = v.object({
  id: v.string(),
  token: v.string(),
  address: v.string(),
  state: v.picklist(['unconfirmed', 'active', 'refused', 'ended']),
  /** The plan that the server has. Missing as long as it has none. */
  given: v.optional(v.string()),
})

export type PhoneReminder = v.InferOutput<typeof keptSchema>

const storedReminder = v.pipe(v.string(), v.parseJson(), keptSchema)

/** Returns the reminder of this phone, or undefined if there is none. Never throws. */
export function readPhoneReminder(key: string): PhoneReminder | undefined {
  const text = unlessRefused(() => readStored(storageKey(key)))
  const parsed = v.safeParse(storedReminder, text)
  return parsed.success ? parsed.output : undefined
}

/** Asks for reminders at an address. The server sends it a link that confirms it. Never throws. */
export async function turnOnPhoneReminder(
  reminded: Reminded,
  address: string,
): Promise<{ problem?: ReminderProblem }> {
  const former = readPhoneReminder(reminded.about)
  // The server takes nothing more for one that was ended by the link in a mail, or whose address has refused its mails.
  const row: Row = former && isRunning(former) ? former : { id: randomId(), token: randomKey() }
  if (former && row.id !== former.id) await endRows([{ of: 'reminder', ...former }])
  const kept: PhoneReminder = { id: row.id, token: row.token, address, state: 'unconfirmed' }
  // First, because a reminder whose token is lost could be ended only by its mails.
  if (!keep(reminded.about, kept)) return { problem: 'not-stored' }
  return give(reminded, kept, await planFor(reminded))
}

/** Gives the plan of today if it is another one, and asks how the reminder is. Never throws. */
export async function renewPhoneReminder(reminded: Reminded): Promise<void> {
  const kept = readPhoneReminder(reminded.about)
  if (!kept || !isRunning(kept)) return
  const plan = await planFor(reminded)
  const isAnother = kept.given !== planMark(reminded, plan)
  // The server forgets an address that nobody confirms, and a plan would bring it another mail.
  const mayBeForgotten = kept.state === 'unconfirmed' && kept.given !== undefined
  if (isAnother && !mayBeForgotten) {
    await give(reminded, kept, plan)
    return
  }
  const answer = await askForState(kept)
  if ('problem' in answer) {
    if (answer.problem !== 'gone') return
    if (mayBeForgotten) unlessRefused(() => removeStored(storageKey(reminded.about)))
    else await give(reminded, kept, plan)
  } else if (answer.state !== 'gone' && isKept(reminded, kept)) {
    const known = { ...kept, state: answer.state }
    keep(reminded.about, known)
    if (isAnother && isRunning(known)) await give(reminded, known, plan)
  }
}

/** Ends the reminder on the server, then here. Never throws. */
export async function turnOffPhoneReminder(key: string): Promise<{ problem?: ReminderProblem }> {
  const kept = readPhoneReminder(key)
  if (!kept) return {}
  const { problem } = await endRow({ of: 'reminder', ...kept })
  if (problem) return { problem }
  unlessRefused(() => removeStored(storageKey(key)))
  return {}
}

async function give(
  reminded: Reminded,
  kept: PhoneReminder,
  plan: ReminderPlan,
): Promise<{ problem?: ReminderProblem }> {
  const answer = await putReminder(kept, { channel: 'mail', address: kept.address, plan })
  if (!isKept(reminded, kept)) {
    // It was turned off meanwhile, and the server may have made it again.
    await endRows([{ of: 'reminder', ...kept }])
    return {}
  }
  if ('problem' in answer) {
    const { problem } = answer
    if (problem === 'ended' || problem === 'refused') keep(reminded.about, { ...kept, state: problem })
    return answer
  }
  if (answer.state !== 'gone')
    keep(reminded.about, { ...kept, state: answer.state, given: planMark(reminded, plan) })
  return {}
}

function isKept({ about }: Reminded, { id }: PhoneReminder): boolean {
  return readPhoneReminder(about)?.id === id
}

/** The code that makes plans comes when it is needed. */
async function planFor({ owner, dues, language, day }: Reminded): Promise<ReminderPlan> {
  const { draftMessages, planOf } = await import('~/domain/reminders/plan-of')
  return planOf(draftMessages(dues, PERIOD_DAYS, day), { language, owner, withNames: false })
}

/** Says what a plan has. It is another one each month, so that its end moves on. */
function planMark({ day }: Reminded, { language, messages }: ReminderPlan): string {
  return JSON.stringify([language, day.slice(0, 7), messages])
}

function keep(key: string, kept: PhoneReminder): boolean {
  return (
    unlessRefused(() => {
      writeStored(storageKey(key), JSON.stringify(kept))
      return true
    }) ?? false
  )
}

function storageKey(key: string): string {
  return `pewnik:reminder:${key}`
}
