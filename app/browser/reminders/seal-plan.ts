import type { ReminderPlan } from '~/domain/reminders/plan'
import { fitsServer, linesOf, planOf, type Drafts, type PlanKind } from '~/domain/reminders/plan-of'

import { sealText } from './push-text'

/** A notification shows a few lines. */
const PUSH_LINES = 4

/** In characters of a line. */
const PUSH_LINE_LENGTH = 120

/** Returns the texts of a plan's messages before they are sealed. */
export function pushTexts(drafts: Drafts, { language }: PlanKind, most = PUSH_LINES): string[] {
  return drafts.messages.map((message) =>
    linesOf(drafts.dueIn(message), { most, language })
      .map((line) => line.slice(0, PUSH_LINE_LENGTH))
      .join('\n'),
  )
}

/** Returns the plan with a sealed text in each message: with fewer names, if a long year is too much for the server. */
export async function sealedPlan(key: CryptoKey, drafts: Drafts, kind: PlanKind): Promise<ReminderPlan> {
  const plain = planOf(drafts, { ...kind, withNames: false })
  for (const most of [PUSH_LINES, 2]) {
    const sealed = await Promise.all(pushTexts(drafts, kind, most).map((text) => sealText(key, text)))
    const messages = plain.messages.map((message, place) => ({ ...message, sealed: sealed[place] ?? '' }))
    const plan = { ...plain, messages }
    if (fitsServer(plan)) return plan
  }
  return plain
}
