import * as v from 'valibot'

import { CERTIFICATE_TYPES, type Certificate, type CertificateType } from './certificate'
import { parseFields, type ParsedForm } from './form'
import { typedLine } from './typed-text'

export const MAX_NUMBER_LENGTH = 40

/** The number of a certificate as typed: at most as long as one can be, and never only punctuation. */
export const typedNumber = v.pipe(
  typedLine(MAX_NUMBER_LENGTH, `Skróć numer do ${MAX_NUMBER_LENGTH} znaków`),
  v.check((number) => normalNumber(number) !== '', 'Podaj numer certyfikatu'),
)

/** A number as it is compared: neither case nor width of letters, spaces, dashes and slashes make another one. */
export function normalNumber(number: string): string {
  return number
    .normalize('NFKC')
    .toLocaleUpperCase('pl')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** What somebody who holds a certificate on paper asks: its number and, where that is not enough, its type. */
export type NumberQuestion = { number: string; type?: CertificateType }

const questionSchema = v.object({
  number: typedNumber,
  type: v.optional(v.fallback(v.optional(v.picklist(CERTIFICATE_TYPES)), undefined)),
})

/** The search params `number` and `type`; nothing is asked yet where there is no number, and an unknown type is none. */
export function parseNumberQuestion(params: URLSearchParams): ParsedForm<NumberQuestion> | undefined {
  if (!params.has('number')) return undefined
  return parseFields(questionSchema, Object.fromEntries(params))
}

/**
 * The one certificate that is asked for. Where several have that number, none of them is given: certificates
 * of different types may share one, so the type has to be asked for.
 */
export function findByNumber(
  { number, type }: NumberQuestion,
  certificates: readonly Certificate[],
): Certificate | 'none' | 'several' {
  const wanted = normalNumber(number)
  const [match = 'none', ...others] = certificates.filter(
    (known) => (type === undefined || known.type === type) && normalNumber(known.number) === wanted,
  )
  return others.length > 0 ? 'several' : match
}
