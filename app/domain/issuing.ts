import * as v from 'valibot'

import type { Certificate, CertificateType } from './certificate'
import { normalNumber } from './certificate-number'
import { daysUntil, type Day } from './day'
import { parseFields, type FieldErrors, type ParsedForm } from './form'
import {
  EXPIRES_TOO_SOON,
  expiresLater,
  findDuplicate,
  issueDateUpTo,
  newCertificateSchema,
  type NewCertificate,
} from './new-certificate'

/** How the numbers of each type begin. */
const NUMBER_PREFIXES = {
  bhp: 'BHP',
  first_aid: 'KPP',
  fire_protection: 'PPO',
  electrical: 'SEP',
  machine_operator: 'UDT',
} satisfies Record<CertificateType, string>

const FIRST_NUMBER = 10_000
const NUMBERS = 90_000

/** New numbers of a type, none of which is known; `random` gives numbers from 0 up to, but without, 1. */
export function proposeNumbers(
  type: CertificateType,
  count: number,
  certificates: readonly Pick<Certificate, 'number'>[],
  random: () => number,
): string[] {
  const taken = new Set(certificates.map(({ number }) => normalNumber(number)))
  const numbers: string[] = []
  while (numbers.length < count) {
    const number = `${NUMBER_PREFIXES[type]}-${FIRST_NUMBER + Math.floor(random() * NUMBERS)}`
    if (taken.has(normalNumber(number))) continue
    taken.add(normalNumber(number))
    numbers.push(number)
  }
  return numbers
}

/** Whether a person already has a certificate of that type from that issuer, of that day or later; a revoked one is none. */
export function isIssuedAlready(
  userId: string,
  { type, issuedBy, day }: { type: CertificateType; issuedBy: string; day: Day },
  certificates: readonly Certificate[],
): boolean {
  return certificates.some(
    (known) =>
      known.userId === userId &&
      known.type === type &&
      known.status !== 'revoked' &&
      known.issuedBy === issuedBy &&
      daysUntil(known.issueDate, day) >= 0,
  )
}

type Issue = Pick<NewCertificate, 'type' | 'issueDate' | 'expiryDate'> & {
  recipients: { userId: string; number: string }[]
}

/** The field that holds the number for a person. */
export function numberField(userId: string): string {
  return `number-${userId}`
}

/**
 * Certificates for the chosen of the attendees, all at once: one type and term, a number for each. An error
 * of a number stands under that person's field, and with any of them nothing is issued.
 */
export function parseIssue(
  form: FormData,
  attendees: readonly string[],
  certificates: readonly Certificate[],
  today: Day,
): ParsedForm<Issue> {
  const { value: term, errors: termErrors = {} } = parseFields(termSchema(today), Object.fromEntries(form))
  const chosen = new Set(form.getAll('recipients').map(String))
  const recipients = attendees
    .filter((id) => chosen.has(id))
    .map((userId) => ({ userId, number: String(form.get(numberField(userId)) ?? '') }))
  const errors: FieldErrors = {
    ...termErrors,
    // Recipients are asked for once the type is known.
    ...(recipients.length === 0 &&
      termErrors.type === undefined && { recipients: 'Wybierz co najmniej jedną osobę' }),
    ...(term && numberErrors(term.type, recipients, certificates)),
  }
  if (!term || Object.keys(errors).length > 0) return { errors }
  return {
    value: {
      ...term,
      recipients: recipients.map(({ userId, number }) => ({
        userId,
        number: v.parse(entries.number, number),
      })),
    },
  }
}

const { entries } = newCertificateSchema

const numberSchema = v.object({ number: entries.number })

/** As for any other certificate, but for the number, of which each has another. */
function termSchema(today: Day) {
  return v.pipe(
    v.object({ type: entries.type, issueDate: issueDateUpTo(today), expiryDate: entries.expiryDate }),
    v.forward(v.partialCheck([['issueDate'], ['expiryDate']], expiresLater, EXPIRES_TOO_SOON), [
      'expiryDate',
    ]),
  )
}

function numberErrors(
  type: CertificateType,
  recipients: readonly { userId: string; number: string }[],
  certificates: readonly Certificate[],
): FieldErrors {
  const seen = new Set<string>()
  return Object.fromEntries(
    recipients.flatMap(({ userId, number }) => {
      const { errors } = parseFields(numberSchema, { number })
      const isRepeated = seen.has(normalNumber(number))
      seen.add(normalNumber(number))
      const message =
        errors?.number ??
        (findDuplicate({ type, number }, certificates) && 'Certyfikat o tym numerze już istnieje') ??
        (isRepeated ? 'Ten numer jest tu już przy innej osobie' : undefined)
      return message === undefined ? [] : [[numberField(userId), message]]
    }),
  )
}
