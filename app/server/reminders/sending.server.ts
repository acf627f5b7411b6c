import { randomUUID } from 'node:crypto'

import { fixedToday } from '~/data/configuration.server'
import { lastSendingText, type SendingNote } from '~/domain/reminders/sending-note'
import { warsawMoment } from '~/domain/words/day'
import { logError } from '~/server/error-log.server'
import { hasStore, tryStore } from '~/server/store/vault-store.server'

import { tellOfDrops } from './drop-news.server'
import { closeMail } from './mail.server'
import { leaveSending, readSendingNote, sendReminders, type SenderTools } from './sender.server'

// Runs the senders of reminders in this copy of the server, and tells when any copy has sent last.

type Task = (tools: SenderTools) => Promise<void>

const LOOK_EVERY_MS = 60_000

/** How long a note of the store tells what the sender has done. */
const KNOWN_FOR_MS = 10_000

const holder = randomUUID()
let isStopping = false
const underWay = new Map<Task, Promise<unknown>>()
let stopping: Promise<void> | undefined
let lastKnown: { note: SendingNote | undefined; at: number } = { note: undefined, at: 0 }

/** Looks each minute for what is due, for what is to be tried again, and for what has come into boxes. */
export function startSending(): void {
  if (!hasStore()) return
  sendingText()
  // A morning of many reminders holds up no news, which may be of an accident.
  for (const task of [sendReminders, tellOfDrops]) setInterval(() => look(task), LOOK_EVERY_MS).unref()
}

function look(task: Task): void {
  if (underWay.has(task)) return
  underWay.set(
    task,
    work(task).finally(() => underWay.delete(task)),
  )
}

/** Finishes the messages that are under way, and lets another copy of the server go on. */
export function stopSending(): Promise<void> {
  isStopping = true
  stopping ??= Promise.all(underWay.values())
    .then(() => work(leaveSending))
    .then(closeMail)
  return stopping
}

/** A store that fails now is no error here: its own log has it. */
async function work(task: Task): Promise<void> {
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
