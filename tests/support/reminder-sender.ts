import { vi } from 'vitest'

import { nextDayOfKeptPlan, type PlannedMessage, type ReminderPlan } from '~/domain/reminders/plan'
import { shiftDay, warsawMoment } from '~/domain/words/day'
import type { Store } from '~/server/store/store.server'

/** Loads what sends reminders as a server with these settings does. */
export async function loadSender(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.resetModules()
  const [sender, news, messages, mail, links] = await Promise.all([
    import('~/server/reminders/sender.server'),
    import('~/server/reminders/drop-news.server'),
    import('~/server/reminders/messages.server'),
    import('~/server/reminders/mail.server'),
    import('~/server/reminders/mail-links.server'),
  ])
  vi.unstubAllEnvs()
  return { ...sender, ...news, ...messages, ...mail, ...links }
}

/** A clock that a test sets, as the sender reads it. `instant` is in UTC. */
export function testClock(instant: string) {
  let now = new Date(instant)
  return {
    moment: () => {
      const { day, time } = warsawMoment(now)
      return { now, today: day, time }
    },
    set: (later: string) => {
      now = new Date(later)
    },
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
  }
}

export function plannedMessage(day: string, more: Partial<PlannedMessage> = {}): PlannedMessage {
  return { day, until: '2027-01-03', counts: { certificate: 2, accident: 1 }, ...more }
}

export function planOf(messages: PlannedMessage[], more: Partial<ReminderPlan> = {}): ReminderPlan {
  return { language: 'pl', owner: 'register', madeOn: '2026-11-28', endsOn: '2027-11-28', messages, ...more }
}

type Given = { id: string; plan: ReminderPlan | string; on?: string; vaultId?: string }

/** Keeps a reminder as a device gives it, and confirms its address. */
export async function keepReminder(
  store: Store,
  {
    id,
    plan,
    on = '2026-11-28',
    vaultId,
    ...target
  }: Given & ({ address: string } | { subscription: object }),
): Promise<void> {
  const isMail = 'address' in target
  const kept = {
    id,
    tokenHash: `hash of ${id}`,
    channel: isMail ? ('mail' as const) : ('push' as const),
    target: isMail ? target.address : JSON.stringify(target.subscription),
    plan: typeof plan === 'string' ? plan : JSON.stringify(plan),
    changedOn: on,
    vaultId,
  }
  // A text that is no plan has been one for an older server, and is due tomorrow.
  const tomorrow = typeof plan === 'string' ? shiftDay(on, { days: 1 }) : undefined
  await store.putReminder(kept, (text, day) => nextDayOfKeptPlan(text, day) ?? tomorrow)
  if (isMail) await store.confirmReminder(kept)
}
