import * as v from 'valibot'

import { readStored, removeStored, unlessRefused, writeStored } from '~/browser/store/storage.client'

// What somebody has typed into a box and not sent yet. A phone may end the page while its camera is open, or while
// somebody looks for the network.

const keptSchema = v.object({ typedAt: v.number(), texts: v.record(v.string(), v.string()) })

export type Draft = v.InferOutput<typeof keptSchema>['texts']

/** `isOld`: somebody else may have the phone now, so that it shows only if they ask for it. */
export type KeptDraft = { texts: Draft; isOld: boolean }

/** Whoever looks for the network or for help is back within this time. */
const OLD_AFTER_MS = 30 * 60_000

const keyOf = (boxId: string) => `pewnik:draft-${boxId}`

export function readDraft(boxId: string): KeptDraft {
  try {
    const { typedAt, texts } = v.parse(keptSchema, JSON.parse(readStored(keyOf(boxId)) ?? ''))
    return { texts, isOld: Date.now() - typedAt > OLD_AFTER_MS }
  } catch {
    return { texts: {}, isOld: false }
  }
}

/** Keeps the texts of a form. */
export function keepDraft(boxId: string, form: HTMLFormElement): void {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  const kept = { typedAt: Date.now(), texts: Object.fromEntries(texts) }
  unlessRefused(() => writeStored(keyOf(boxId), JSON.stringify(kept)))
}

export function forgetDraft(boxId: string): void {
  unlessRefused(() => removeStored(keyOf(boxId)))
}
