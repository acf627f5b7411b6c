import * as v from 'valibot'

import { parseFields, type ParsedForm } from '~/domain/words/form'
import { typedLines } from '~/domain/words/typed-text'

export const MAX_REASON_LENGTH = 300

/** Why a certificate was revoked. Everybody who sees the certificate reads it, so it is required. */
export const revocationReason = v.pipe(
  typedLines(MAX_REASON_LENGTH, `Skróć powód do ${MAX_REASON_LENGTH} znaków`),
  v.nonEmpty('Podaj powód odwołania'),
)

export function parseRevocation(form: FormData): ParsedForm<{ reason: string }> {
  return parseFields(v.object({ reason: revocationReason }), { reason: String(form.get('reason') ?? '') })
}

/** The warning beside the link of a signed certificate that is revoked. */
export const REVOKED_ONLY_HERE =
  'Certyfikat jest odwołany w\u00a0panelu. Strona weryfikacji pokaże odwołanie dopiero wtedy, gdy operator serwera wpisze je na swoją listę.'
