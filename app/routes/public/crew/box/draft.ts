import * as v from 'valibot'

import { readStored, removeStored, unlessRefused, writeStored } from '~/browser/store/storage.client'

// What somebody has typed into a box and not sent yet. A phone may end the page while its camera is open, or while
// somebody looks for the network.

const draftSchema = v.record(v.string(), v.string())

export type Draft = v.InferOutput<typeof draftSchema>

const keyOf = (boxId: string) => `pewnik:draft-${boxId}`

export function readDraft(boxId: string): Draft {
  try {
    const parsed = v.safeParse(draftSchema, JSON.parse(readStored(keyOf(boxId)) ?? '{}'))
    return parsed.success ? parsed.output : {}
  } catch {
    return {}
  }
}

/** Keeps the texts of a form. */
export function keepDraft(boxId: string, form: HTMLFormElement): void {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  unlessRefused(() => writeStored(keyOf(boxId), JSON.stringify(Object.fromEntries(texts))))
}

export function forgetDraft(boxId: string): void {
  unlessRefused(() => removeStored(keyOf(boxId)))
}
