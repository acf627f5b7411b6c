import { randomUUID } from 'node:crypto'

import { fixedToday } from '~/data/configuration.server'
import { lastSendingText, type SendingNote } from '~/domain/reminders/sending-note'
import { warsawMoment } from '~/domain/words/day'
import { logError } from '~/server/error-log.server'
import { hasStore, tryStore } from '~/server/store/vault-store.server'

import { closeMail } from './mail.server'
import { leaveSending, readSendingNote, sendReminders, type SenderTools } from './sender.server'

// Runs the sender of reminders in this copy of the server, and tells when any copy has sent last.

const LOOK_EVERY_MS = 60_000

/** How long a note of the store tells what the sender has done. */
const KNOWN_FOR_MS = 10_000

const holder = randomUUID()
let isStopping = false
let underWay: Promise<unknown> = Promise.resolve()
let stopping: Promise<void> | undefined
let lastKnown: { note: SendingNote | undefined; at: number } = { note: undefined, at: 0 }

/** Looks each minute for what is due, also for what is to be tried again. */
export function startSending(): void {
  if (!hasStore()) return
  sendingText()
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    underWay = work(sendReminders)
    await underWay
    isBusy = false
  }
  setInterval(() => void look(), LOOK_EVERY_MS).unref()
}

/** Finishes the messages that are under way, and lets another copy of the server go on. */
export function stopSending(): Promise<void> {
  isStopping = true
  stopping ??= underWay.then(() => work(leaveSending)).then(closeMail)
  return stopping
}

/** A store that fails now is no error here: its own log has it. */
async function work(task: (tools: SenderTools) => Promise<void>): Promise<void> {
  try {
    await tryStore(async (store) => {
      await task({ store, holder, moment: currentSendingMoment, isStopping: () => isStopping })
      return true
    })
  } catch (error) {
    logError(error)
  }
}

function currentSendingMoment() {
  const now = new Date()
  const { day, time } = warsawMoment(now)
  return { now, today: fixedToday() ?? day, time }
}

/**
 * Says in Polish when reminders were sent last, or nothing if this server has no store. It never waits for the store: it
 * asks for the next time.
 */
export function sendingText(): string | undefined {
  if (!hasStore()) return undefined
  if (Date.now() - lastKnown.at > KNOWN_FOR_MS) {
    lastKnown = { ...lastKnown, at: Date.now() }
    void tryStore(async (store) => {
      lastKnown = { note: await readSendingNote(store), at: Date.now() }
      return true
    })
  }
  return lastSendingText(lastKnown.note)
}
