import * as v from 'valibot'

import { daySchema, formatDay } from '~/domain/words/day'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const noteSchema = v.object({
  day: daySchema,
  /** The time of the last run in Warsaw, `7:02`. */
  time: v.string(),
  sent: count,
  /** Messages that are not delivered, also those that will be tried again. */
  failed: count,
  /** Reminders that have ended, because their address or device is gone. */
  ended: count,
  /** True once the log has the summary of the day. */
  isSummedUp: v.boolean(),
})

/** The note that the sender of reminders leaves in the store: what it has done today. */
export type SendingNote = v.InferOutput<typeof noteSchema>

/** Reads a note as the store keeps it. Returns undefined if there is none. */
export function parseSendingNote(text: string): SendingNote | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), noteSchema), text)
  return parsed.success ? parsed.output : undefined
}

/** Returns „Przypomnienia 28.11.2026: wysłano 120, nie udało się 3, zakończono 1”, for the log. */
export function sendingSummary({ day, sent, failed, ended }: SendingNote): string {
  return `Przypomnienia ${formatDay(day)}: wysłano ${sent}, nie udało się ${failed}, zakończono ${ended}`
}

/** Returns what `/healthz` says of the sender. */
export function lastSendingText(note: SendingNote | undefined): string {
  if (!note) return 'Przypomnienia: jeszcze nie wysyłane'
  const { day, time, sent, failed } = note
  return `Przypomnienia: ostatnio ${formatDay(day)} o ${time}, wysłano ${sent}, nie udało się ${failed}`
}
