import * as v from 'valibot'

import type { OwnKind } from '~/domain/qualifications/own-kind'
import {
  hasNoTerm,
  isScopeOfType,
  mayLackIssueDate,
  parseQualificationType,
  parseScope,
  QUALIFICATION_TYPES,
  scopeSchema,
  withOwnKind,
  type Qualification,
} from '~/domain/qualifications/qualification'
import { isPermitTooLong, outlastsLaw } from '~/domain/qualifications/validity'
import { mayLimitVoltage, parseVoltage, voltageSchema } from '~/domain/qualifications/voltage'
import { daySchema, FIRST_DAY, isDay, LAST_DAY, type Day } from '~/domain/words/day'
import { parseFields, type ParsedForm } from '~/domain/words/form'
import { filledText, recordId, typedLine } from '~/domain/words/typed-text'

import type { Certificate } from './certificate'
import { normalNumber, typedNumber, WITHOUT_NUMBER } from './certificate-number'

export const MAX_ISSUER_LENGTH = 120

/** No file system has longer names. */
export const MAX_FILE_NAME_LENGTH = 255

const SCOPE_MISSING = 'Wybierz zakres'
const ISSUE_MISSING = 'Podaj datę wydania'
const EXPIRY_MISSING = 'Podaj datę ważności'

/** The name of an issuer as it is typed. It may be empty. */
export const typedIssuer = typedLine(MAX_ISSUER_LENGTH, `Skróć nazwę wystawcy do ${MAX_ISSUER_LENGTH} znaków`)

const fields = {
  userId: v.pipe(v.string('Wybierz osobę'), v.nonEmpty('Wybierz osobę'), recordId),
  type: v.picklist(QUALIFICATION_TYPES, 'Wybierz rodzaj certyfikatu'),
  number: typedNumber,
  issueDate: requiredDay(ISSUE_MISSING),
  expiryDate: requiredDay(EXPIRY_MISSING),
  issuedBy: v.optional(typedIssuer),
}

const { userId, ...typedFacts } = fields

/** The facts that a document states. Older records have no scope. */
const facts = {
  ...typedFacts,
  scope: v.optional(scopeSchema),
  voltage: v.optional(voltageSchema),
  issueDate: v.optional(fields.issueDate),
  expiryDate: v.optional(fields.expiryDate),
}

const hasFittingScope = (stated: Qualification) => stated.scope === undefined || isScopeOfType(stated)
type Term = { issueDate?: Day | undefined; expiryDate?: Day | undefined }

/** A document has at least one of both days. */
const hasFittingIssue = (stated: Term) => stated.issueDate !== undefined || stated.expiryDate !== undefined
/** A register may change the term of its own kinds, so their certificates may lack the end. */
const hasFittingTerm = (stated: Qualification & Term) =>
  (stated.expiryDate !== undefined || stated.type === 'own' || hasNoTerm(stated)) && !isPermitTooLong(stated)

/** The facts of a certificate that can be corrected. */
export const certificateFactsSchema = v.pipe(
  v.object(facts),
  v.check((stated) => hasFittingScope(stated), SCOPE_MISSING),
  v.check((stated) => hasFittingIssue(stated), ISSUE_MISSING),
  v.check((stated) => hasFittingTerm(stated), EXPIRY_MISSING),
)

export type CertificateFacts = v.InferOutput<typeof certificateFactsSchema> & Pick<Qualification, 'own'>

/** A certificate added in this browser, as it is stored. */
export const newCertificateSchema = v.pipe(
  v.object({
    id: recordId,
    userId,
    ...facts,
    status: v.picklist(['active', 'pending']),
    /** The name of the file or table from which it was imported. */
    fromFile: v.optional(v.pipe(filledText, v.maxLength(MAX_FILE_NAME_LENGTH))),
    /** The name of the employer who has copied it from the document, and vouches for it. */
    enteredBy: v.optional(filledText),
    /** The holder has agreed that a signed link says their full name. */
    isNamedInFull: v.optional(v.literal(true)),
  }),
  v.check((stated) => hasFittingScope(stated), SCOPE_MISSING),
  v.check((stated) => hasFittingIssue(stated), ISSUE_MISSING),
  v.check((stated) => hasFittingTerm(stated), EXPIRY_MISSING),
)

export type NewCertificate = v.InferOutput<typeof newCertificateSchema>

/**
 * Parses the form of a new certificate. The caller checks who may issue it to whom. `kinds` are those of the register.
 * `canLackIssueDate` is true for one of which nobody has known the day of issue before.
 */
export function parseNewCertificate(
  form: FormData,
  today: Day,
  kinds: readonly OwnKind[],
  canLackIssueDate = false,
): ParsedForm<Omit<NewCertificate, 'id' | 'status' | 'enteredBy' | 'fromFile' | 'isNamedInFull'>> {
  const typed = (name: string) => String(form.get(name) ?? '')
  const type = parseQualificationType(typed('type'))
  const parsedScope = parseScope(type, typed('scope'))
  const scope = type === 'own' ? kinds.find(({ id }) => id === parsedScope)?.id : parsedScope
  const { number, issuedBy } = fields
  const isIssueOptional = canLackIssueDate || (type !== undefined && mayLackIssueDate({ type }))
  const term = termEntries(type && withOwnKind({ type, scope }, kinds), today)
  const schema = v.pipe(
    v.object({
      userId,
      type: fields.type,
      // The form asks for the scope only once the type is chosen.
      scope:
        type === undefined
          ? v.optional(scopeSchema)
          : type === 'own'
            ? v.pipe(
                v.optional(scopeSchema),
                v.check((id) => id !== undefined, 'Wybierz uprawnienie'),
              )
            : scopeSchema,
      number,
      issueDate: isIssueOptional ? v.optional(term.issueDate) : term.issueDate,
      expiryDate: term.expiryDate,
      issuedBy,
    }),
    v.forward(
      v.partialCheck(
        [['issueDate'], ['expiryDate']],
        ({ issueDate, expiryDate }) => issueDate !== undefined || expiryDate !== undefined,
        ISSUE_MISSING,
      ),
      ['issueDate'],
    ),
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
    issueDate: typed('issueDate') || (isIssueOptional ? undefined : ''),
    expiryDate: typed('expiryDate') || undefined,
    issuedBy: typed('issuedBy'),
  })
  if (errors) return { errors }
  const voltage = mayLimitVoltage(value) ? parseVoltage(typed('voltage')) : undefined
  const { issueDate: issued, expiryDate: expires, issuedBy: issuer, ...certificate } = value
  return {
    value: {
      ...certificate,
      voltage,
      issueDate: issued || undefined,
      expiryDate: expires || undefined,
      issuedBy: issuer || undefined,
    },
  }
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
export const OUTLASTS_LAW = 'Z\u00a0mocy prawa ten dokument nie jest ważny tak długo'
export const EXPIRES_TOO_SOON = 'Data ważności musi być późniejsza niż data wydania'

/** True also for a malformed issue date, which has an error message of its own, and without an expiry. */
export function expiresAfterIssue({
  issueDate,
  expiryDate,
}: {
  issueDate?: string | undefined
  expiryDate?: string | undefined
}): boolean {
  return issueDate === undefined || !isDay(issueDate) || expiryDate === undefined || expiryDate > issueDate
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
