import * as v from 'valibot'

import { outlastsLaw } from '~/domain/qualifications/permit'
import {
  CERTIFICATE_TYPES,
  hasNoTerm,
  isScopeOfType,
  parseCertificateType,
  parseScope,
  scopeSchema,
  type Qualification,
} from '~/domain/qualifications/qualification'
import { daySchema, FIRST_DAY, isDay, LAST_DAY, type Day } from '~/domain/words/day'
import { parseFields, type ParsedForm } from '~/domain/words/form'
import { filledText, recordId, typedLine } from '~/domain/words/typed-text'

import type { Certificate } from './certificate'
import { normalNumber, typedNumber, WITHOUT_NUMBER } from './certificate-number'

export const MAX_ISSUER_LENGTH = 120

const SCOPE_MISSING = 'Wybierz zakres'
const EXPIRY_MISSING = 'Podaj datę ważności'

/** The name of an issuer as it is typed. It may be empty. */
export const typedIssuer = typedLine(MAX_ISSUER_LENGTH, `Skróć nazwę wystawcy do ${MAX_ISSUER_LENGTH} znaków`)

const fields = {
  userId: v.pipe(v.string('Wybierz osobę'), v.nonEmpty('Wybierz osobę'), recordId),
  type: v.picklist(CERTIFICATE_TYPES, 'Wybierz rodzaj certyfikatu'),
  number: typedNumber,
  issueDate: requiredDay('Podaj datę wydania'),
  expiryDate: requiredDay(EXPIRY_MISSING),
  issuedBy: v.optional(typedIssuer),
}

const { userId, ...typedFacts } = fields

/** The facts that a document states. Older records have no scope. */
const facts = {
  ...typedFacts,
  scope: v.optional(scopeSchema),
  expiryDate: v.optional(fields.expiryDate),
}

const hasFittingScope = (stated: Qualification) => stated.scope === undefined || isScopeOfType(stated)
const hasFittingTerm = (stated: Qualification & { issueDate: Day; expiryDate?: Day | undefined }) =>
  (stated.expiryDate !== undefined || hasNoTerm(stated)) && !outlastsLaw(stated)

/** The facts of a certificate that can be corrected. */
export const certificateFactsSchema = v.pipe(
  v.object(facts),
  v.check((stated) => hasFittingScope(stated), SCOPE_MISSING),
  v.check((stated) => hasFittingTerm(stated), EXPIRY_MISSING),
)

export type CertificateFacts = v.InferOutput<typeof certificateFactsSchema>

/** A certificate added in this browser, as it is stored. */
export const newCertificateSchema = v.pipe(
  v.object({
    id: recordId,
    userId,
    ...facts,
    status: v.picklist(['active', 'pending']),
    /** The name of the employer who has copied it from the document, and vouches for it. */
    enteredBy: v.optional(filledText),
  }),
  v.check((stated) => hasFittingScope(stated), SCOPE_MISSING),
  v.check((stated) => hasFittingTerm(stated), EXPIRY_MISSING),
)

export type NewCertificate = v.InferOutput<typeof newCertificateSchema>

/** Parses the form of a new certificate. The caller checks who may issue it to whom. */
export function parseNewCertificate(
  form: FormData,
  today: Day,
): ParsedForm<Omit<NewCertificate, 'id' | 'status' | 'enteredBy'>> {
  const typed = (name: string) => String(form.get(name) ?? '')
  const type = parseCertificateType(typed('type'))
  const scope = parseScope(type, typed('scope'))
  const { number, issuedBy } = fields
  const schema = v.pipe(
    v.object({
      userId,
      type: fields.type,
      // The form asks for the scope only once the type is chosen.
      scope: type === undefined ? v.optional(scopeSchema) : scopeSchema,
      number,
      ...termEntries(type && { type, scope }, today),
      issuedBy,
    }),
    v.forward(v.partialCheck([['issueDate'], ['expiryDate']], expiresAfterIssue, EXPIRES_TOO_SOON), [
      'expiryDate',
    ]),
    v.forward(
      v.partialCheck(
        [['type'], ['scope'], ['issueDate'], ['expiryDate']],
        (stated) => !outlastsLaw(stated),
        OUTLASTS_LAW,
      ),
      ['expiryDate'],
    ),
  )
  const { value, errors } = parseFields(schema, {
    userId: typed('userId'),
    type: typed('type'),
    scope,
    number: typed('number'),
    issueDate: typed('issueDate'),
    expiryDate: typed('expiryDate') || undefined,
    issuedBy: typed('issuedBy'),
  })
  if (errors) return { errors }
  const { expiryDate, issuedBy: issuer, ...certificate } = value
  return { value: { ...certificate, ...(expiryDate && { expiryDate }), ...(issuer && { issuedBy: issuer }) } }
}

/** The days of a form. The expiry may be missing if the law sets no term. */
export function termEntries(qualification: Qualification | undefined, today: Day) {
  const isOptional = qualification !== undefined && hasNoTerm(qualification)
  return {
    issueDate: issueDateUpTo(today),
    expiryDate: isOptional ? v.optional(fields.expiryDate) : fields.expiryDate,
  }
}

/** An issue date that is not in the future. */
function issueDateUpTo(today: Day) {
  return v.pipe(
    fields.issueDate,
    v.check((day) => day <= today, ISSUED_IN_FUTURE),
  )
}

export const ISSUED_IN_FUTURE = 'Data wydania nie może być późniejsza niż dziś'
export const OUTLASTS_LAW = 'Z\u00a0mocy prawa to zezwolenie nie jest ważne tak długo'
export const EXPIRES_TOO_SOON = 'Data ważności musi być późniejsza niż data wydania'

/** True also for a malformed issue date, which has an error message of its own, and without an expiry. */
export function expiresAfterIssue({
  issueDate,
  expiryDate,
}: {
  issueDate: string
  expiryDate?: string | undefined
}): boolean {
  return !isDay(issueDate) || expiryDate === undefined || expiryDate > issueDate
}

/**
 * Finds a certificate of the same type and scope with the same number; one without scope may be of any. Those without a
 * number are never the same.
 */
export function findDuplicate<T extends Certificate>(
  { type, scope, number }: Pick<Certificate, 'type' | 'scope' | 'number'>,
  certificates: readonly T[],
): T | undefined {
  const wanted = normalNumber(number)
  if (wanted === normalNumber(WITHOUT_NUMBER)) return undefined
  return certificates.find(
    (certificate) =>
      certificate.type === type &&
      (scope === undefined || certificate.scope === undefined || certificate.scope === scope) &&
      normalNumber(certificate.number) === wanted,
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
