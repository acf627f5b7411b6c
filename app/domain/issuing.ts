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

const NUMBER_PREFIXES = {
  bhp: 'BHP',
  first_aid: 'KPP',
  fire_protection: 'PPO',
  electrical: 'SEP',
  machine_operator: 'UDT',
} satisfies Record<CertificateType, string>

const FIRST_NUMBER = 10_000
const NUMBER_COUNT = 90_000

/** Proposes numbers that no certificate has yet. `random` works like `Math.random`. */
export function proposeNumbers(
  type: CertificateType,
  count: number,
  certificates: readonly Pick<Certificate, 'number'>[],
  random: () => number,
): string[] {
  const taken = new Set(certificates.map(({ number }) => normalNumber(number)))
  const numbers: string[] = []
  while (numbers.length < count) {
    const number = `${NUMBER_PREFIXES[type]}-${FIRST_NUMBER + Math.floor(random() * NUMBER_COUNT)}`
    if (taken.has(normalNumber(number))) continue
    taken.add(normalNumber(number))
    numbers.push(number)
  }
  return numbers
}

/** True where the issuer gave the person a certificate of that type on `day` or later and it is not revoked. */
export function isIssuedAlready(
  userId: string,
  { type, issuedBy, day }: { type: CertificateType; issuedBy: string; day: Day },
  certificates: readonly Certificate[],
): boolean {
  return certificates.some(
    (certificate) =>
      certificate.userId === userId &&
      certificate.type === type &&
      certificate.status !== 'revoked' &&
      certificate.issuedBy === issuedBy &&
      daysUntil(certificate.issueDate, day) >= 0,
  )
}

type Issue = Pick<NewCertificate, 'type' | 'issueDate' | 'expiryDate'> & {
  recipients: { userId: string; number: string }[]
}

/** Returns the name of the form field with a person's number. */
export function numberField(userId: string): string {
  return `number-${userId}`
}

/**
 * Parses one form that issues a certificate to each chosen attendee: the same type and dates, a number for
 * each. One wrong field stops all of them. An error of a number stands under that person's field.
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
    // The form shows the recipients only after a type is chosen.
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

/** The fields that all certificates of one form share. */
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
  const earlier = new Set<string>()
  return Object.fromEntries(
    recipients.flatMap(({ userId, number }) => {
      const { errors } = parseFields(numberSchema, { number })
      const isRepeated = earlier.has(normalNumber(number))
      earlier.add(normalNumber(number))
      const message =
        errors?.number ??
        (findDuplicate({ type, number }, certificates) && 'Certyfikat o tym numerze już istnieje') ??
        (isRepeated ? 'Ten numer jest tu już przy innej osobie' : undefined)
      return message === undefined ? [] : [[numberField(userId), message]]
    }),
  )
}
