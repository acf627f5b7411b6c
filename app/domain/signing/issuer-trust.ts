import * as v from 'valibot'

import { MAX_ISSUER_LENGTH, typedIssuer } from '~/domain/certificates/new-certificate'
import type { Day } from '~/domain/words/day'
import { parseFields, type ParsedForm } from '~/domain/words/form'
import { filledText } from '~/domain/words/typed-text'

import { isSampleKey } from './sample-key'
import { publicKeySchema } from './signing-key'

// A register may trust the key of an issuer that the server does not know: somebody has compared its fingerprint by
// phone. What the key has signed counts in that register alone, and only as long as the trust lasts. Public pages know
// nothing of it.

/** An issuer whom a register trusts. The name is the one that the register has given it: a link says none. */
export const issuerTrustSchema = v.object({
  name: v.pipe(filledText, v.maxLength(MAX_ISSUER_LENGTH)),
  // Anybody can sign with the key of the sample.
  key: v.pipe(
    publicKeySchema,
    v.check((key) => !isSampleKey(key)),
  ),
})

/** The same with the day since when it is trusted, and who has compared the fingerprint. */
export type TrustedHere = v.InferOutput<typeof issuerTrustSchema> & { since: Day; by: string }

const formSchema = v.object({
  name: v.pipe(typedIssuer, v.nonEmpty('Wpisz nazwę wystawcy')),
  isCompared: v.literal('on', 'Porównaj odcisk przez telefon i\u00a0zaznacz to tutaj'),
})

/** Parses the form by which a register begins to trust an issuer. */
export function parseIssuerTrust(form: FormData): ParsedForm<{ name: string; isCompared: 'on' }> {
  return parseFields(formSchema, {
    name: String(form.get('name') ?? ''),
    isCompared: String(form.get('isCompared') ?? ''),
  })
}
