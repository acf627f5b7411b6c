import * as v from 'valibot'

import { CERTIFICATE_TYPES, type CertificateType } from '~/domain/qualifications/qualification'
import { parseFields, type ParsedForm } from '~/domain/words/form'
import { typedLine } from '~/domain/words/typed-text'

import type { Certificate } from './certificate'

export const MAX_NUMBER_LENGTH = 40

/** A certificate number typed by a person. It contains at least one letter or digit. */
export const typedNumber = v.pipe(
  typedLine(MAX_NUMBER_LENGTH, `Skróć numer do ${MAX_NUMBER_LENGTH} znaków`),
  v.check((number) => normalNumber(number) !== '', 'Podaj numer certyfikatu'),
)

/**
 * The number of an imported certificate whose row has none: most companies keep only people and dates. Two of them are
 * the same certificate if person, qualification and last day are the same.
 */
export const WITHOUT_NUMBER = 'bez numeru'

/** Returns a number in the form that is compared: upper case, only letters and digits. */
export function normalNumber(number: string): string {
  return number
    .normalize('NFKC')
    .toLocaleUpperCase('pl')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Says whose numbers a check by number knows: those of the sample alone. The server keeps no data of own registers, so
 * their certificates are checked by what they carry: a link or a code.
 */
export function knownNumbersText(hasSample: boolean): string {
  return hasSample
    ? 'Po numerze znajdziesz tylko certyfikaty przykładowe. Certyfikat z czyjegoś rejestru sprawdzisz kodem QR albo linkiem.'
    : 'Numerów z czyjegoś rejestru serwer nie zna: taki certyfikat sprawdzisz kodem QR albo linkiem.'
}

/** A search for one certificate. The type is needed only if several types share the number. */
type NumberQuery = { number: string; type?: CertificateType }

const querySchema = v.object({
  number: typedNumber,
  type: v.optional(v.fallback(v.optional(v.picklist(CERTIFICATE_TYPES)), undefined)),
})

/** Reads the search params `number` and `type`. Returns undefined without a number; an unknown type is ignored. */
export function parseNumberQuery(params: URLSearchParams): ParsedForm<NumberQuery> | undefined {
  if (!params.has('number')) return undefined
  return parseFields(querySchema, Object.fromEntries(params))
}

/**
 * Finds the one certificate with that number. Certificates of different types may share a number: then the
 * answer is `several`, and the type is needed as well. A list of matches would tell which certificates exist.
 */
export function findByNumber(
  { number, type }: NumberQuery,
  certificates: readonly Certificate[],
): Certificate | 'none' | 'several' {
  const wanted = normalNumber(number)
  const [match = 'none', ...others] = certificates.filter(
    (certificate) =>
      (type === undefined || certificate.type === type) && normalNumber(certificate.number) === wanted,
  )
  return others.length > 0 ? 'several' : match
}
