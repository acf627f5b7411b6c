import * as v from 'valibot'

import { CERTIFICATE_TYPES, type Certificate } from './certificate'
import { normalNumber, typedNumber } from './certificate-number'
import { daySchema, FIRST_DAY, isDay, LAST_DAY, type Day } from './day'
import { parseFields, type ParsedForm } from './form'
import { recordId, typedLine } from './typed-text'

export const MAX_ISSUER_LENGTH = 120

const fields = {
  userId: v.pipe(v.string('Wybierz osobę'), v.nonEmpty('Wybierz osobę'), recordId),
  type: v.picklist(CERTIFICATE_TYPES, 'Wybierz rodzaj certyfikatu'),
  number: typedNumber,
  issueDate: requiredDay('Podaj datę wydania'),
  expiryDate: requiredDay('Podaj datę ważności'),
  issuedBy: v.optional(typedLine(MAX_ISSUER_LENGTH, `Skróć nazwę wystawcy do ${MAX_ISSUER_LENGTH} znaków`)),
}

/** A certificate added in this browser, as it is stored. */
export const newCertificateSchema = v.object({
  id: recordId,
  ...fields,
  status: v.picklist(['active', 'pending']),
})

export type NewCertificate = v.InferOutput<typeof newCertificateSchema>

/** Parses the form of a new certificate. The caller checks who may issue it to whom. */
export function parseNewCertificate(
  form: FormData,
  today: Day,
): ParsedForm<Omit<NewCertificate, 'id' | 'status'>> {
  const schema = v.pipe(
    v.object({
      ...fields,
      issueDate: issueDateUpTo(today),
    }),
    v.forward(v.partialCheck([['issueDate'], ['expiryDate']], expiresLater, EXPIRES_TOO_SOON), [
      'expiryDate',
    ]),
  )
  const typed = Object.keys(fields).map((name) => [name, String(form.get(name) ?? '')])
  const { value, errors } = parseFields(schema, Object.fromEntries(typed))
  if (errors) return { errors }
  const { issuedBy, ...certificate } = value
  return { value: issuedBy ? { ...certificate, issuedBy } : certificate }
}

/** An issue date that is not in the future. */
export function issueDateUpTo(today: Day) {
  return v.pipe(
    fields.issueDate,
    v.check((day) => day <= today, 'Data wydania nie może być późniejsza niż dziś'),
  )
}

export const EXPIRES_TOO_SOON = 'Data ważności musi być późniejsza niż data wydania'

/** True also for a malformed issue date, which has an error message of its own. */
export function expiresLater({ issueDate, expiryDate }: { issueDate: string; expiryDate: string }): boolean {
  return !isDay(issueDate) || expiryDate > issueDate
}

/** Finds a certificate of the same type with the same number. */
export function findDuplicate<T extends Certificate>(
  { type, number }: Pick<Certificate, 'type' | 'number'>,
  certificates: readonly T[],
): T | undefined {
  const wanted = normalNumber(number)
  return certificates.find(
    (certificate) => certificate.type === type && normalNumber(certificate.number) === wanted,
  )
}

function requiredDay(message: string) {
  return v.pipe(
    v.string(message),
    v.nonEmpty(message),
    daySchema,
    v.check((day) => day >= FIRST_DAY && day <= LAST_DAY, 'Podaj datę z lat 2000–2099'),
  )
}
