import * as v from 'valibot'

import { daySchema } from '~/domain/words/day'

import { SIGNED_STATUSES } from './signed-status'

/** The server's answer about a signed certificate whose link is whole. */
export const linkAnswerSchema = v.object({
  verdict: v.object({
    status: v.picklist(SIGNED_STATUSES),
    tone: v.picklist(['success', 'warning', 'danger']),
    words: v.string(),
    explanation: v.optional(v.string()),
  }),
  /** Missing if the server does not know the issuer. */
  signer: v.optional(v.object({ name: v.string(), isSample: v.boolean() })),
  /** The day of the server's list of issuers. */
  listed: daySchema,
})

export type LinkAnswer = v.InferOutput<typeof linkAnswerSchema>
