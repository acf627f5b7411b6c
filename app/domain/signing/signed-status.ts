import * as v from 'valibot'

import { CERTIFICATE_STATUSES } from '~/domain/certificates/certificate'
import { daySchema } from '~/domain/words/day'

import { publicKeySchema } from './signing-key'

// The part about signed certificates that the panel needs, too. The verdict itself is the server's.

/** The statuses of a signed certificate: those of any certificate, and those that are about the signature alone. */
export const SIGNED_STATUSES = [
  ...CERTIFICATE_STATUSES,
  'unknown_issuer',
  'withdrawn_key',
  'outside_key',
  'not_yet',
] as const

/** True if the holder can take the certificate: it is valid, or was so once and belongs to their history. */
export function isTakeable({ status }: { status: (typeof SIGNED_STATUSES)[number] }): boolean {
  return status === 'active' || status === 'expired'
}

/** The verdict on a link that is no token, or whose signature is wrong. */
export const ALTERED_LINK = {
  words: 'Ten link jest niepełny albo zmieniony',
  explanation:
    'Nie potwierdza żadnego certyfikatu. Zeskanuj kod QR jeszcze raz albo otwórz cały link z wiadomości. Jeśli to nie pomoże, poproś o nowy link osobę, która go pokazała.',
}

export const SAMPLE_SIGNER = 'dane przykładowe'

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

/** The answer with the key that has signed the link, which the browser has found out. Only unknown issuers have it. */
export const checkedAnswerSchema = v.object({ ...linkAnswerSchema.entries, key: v.optional(publicKeySchema) })

export type CheckedAnswer = v.InferOutput<typeof checkedAnswerSchema>
