import * as v from 'valibot'

import type { Certificate } from '~/domain/certificates/certificate'
import { normalNumber, WITHOUT_NUMBER } from '~/domain/certificates/certificate-number'
import {
  EXPIRES_TOO_SOON,
  expiresAfterIssue,
  findDuplicate,
  newCertificateSchema,
  termEntries,
  typedIssuer,
} from '~/domain/certificates/new-certificate'
import {
  isSameQualification,
  type Qualification,
  type QualificationType,
} from '~/domain/qualifications/qualification'
import { groupBy } from '~/domain/words/collection'
import { formatDay, type Day } from '~/domain/words/day'
import { parseFields, type FieldErrors, type ParsedForm } from '~/domain/words/form'

import { attendeesOf } from './enrolment'
import { lastDayOf, type Training } from './training'

/** Without `issuedBy` any issuer counts: who trains the own people copies what others have issued, too. */
type Issuing = { qualification: Qualification; issuedBy?: string | undefined; day: Day }

/** True if the issuer gave this qualification on `day` or later and it is not revoked. */
function isIssuedSince(certificate: Certificate, { qualification, issuedBy, day }: Issuing): boolean {
  return (
    isSameQualification(certificate, qualification) &&
    certificate.status !== 'revoked' &&
    (issuedBy === undefined || certificate.issuedBy === issuedBy) &&
    certificate.issueDate !== undefined &&
    certificate.issueDate >= day
  )
}

/** True if the issuer gave the person this qualification on `day` or later and it is not revoked. */
export function isIssuedAlready(
  userId: string,
  issuing: Issuing,
  certificates: readonly Certificate[],
): boolean {
  return certificates.some(
    (certificate) => certificate.userId === userId && isIssuedSince(certificate, issuing),
  )
}

/** Returns what the training's centre has given its attendees since its last day, in their order. */
export function certificatesOfTraining<Row extends Certificate>(
  training: Training,
  certificates: readonly Row[],
): Row[] {
  const { leadsTo: qualification, trainingCenter: issuedBy } = training
  if (!qualification) return []
  const day = lastDayOf(training)
  const byHolder = groupBy(
    certificates.filter((certificate) => isIssuedSince(certificate, { qualification, issuedBy, day })),
    ({ userId }) => userId,
  )
  return attendeesOf(training).flatMap((id) => byHolder.get(id) ?? [])
}

/** Counts the attendees who have what the training leads to since its last day, whoever has issued it. */
export function countCertified(training: Training, certificates: readonly Certificate[]): number {
  const { leadsTo: qualification } = training
  if (!qualification) return 0
  const day = lastDayOf(training)
  const holders = new Set(
    certificates
      .filter((certificate) => isIssuedSince(certificate, { qualification, day }))
      .map(({ userId }) => userId),
  )
  return attendeesOf(training).filter((id) => holders.has(id)).length
}

/** Says why there is nothing to issue after a training, or nothing to copy. */
export function nothingToIssue(
  { leadsTo, participants }: Pick<Training, 'leadsTo' | 'participants'>,
  isCopied = false,
): string {
  const verb = isCopied ? 'odnotować' : 'wystawić'
  if (leadsTo && participants.length === 0) {
    return `Na szkoleniu nie było nikogo, komu można ${verb} certyfikat.`
  }
  return 'Po tym szkoleniu nie wystawia się certyfikatów. Warsztaty, ćwiczenia i\u00a0przygotowania do egzaminów nie kończą się certyfikatem.'
}

export type Issue = {
  issueDate: Day
  expiryDate?: Day | undefined
  /** Set if the certificates are copied. */
  issuedBy?: string | undefined
  recipients: { userId: string; number: string; isNamedInFull?: true }[]
}

/** The field with the ids of those who agree that their link says their full name. */
export const NAMED_IN_FULL_FIELD = 'namedInFull'

export function numberField(userId: string): string {
  return `number-${userId}`
}

/**
 * Parses one form that issues a certificate to each chosen attendee: the same qualification and dates, a number for
 * each. One wrong field stops all of them. An error of a number is shown under that person's field.
 */
export function parseIssue(
  form: FormData,
  {
    qualification,
    attendees,
    certificates,
    lastDay,
    today,
    isCopied = false,
  }: {
    qualification: Qualification
    attendees: readonly string[]
    certificates: readonly Certificate[]
    /** The last day of the training. A certificate of it cannot be older. */
    lastDay: Day
    today: Day
    /** True for an employer, who copies papers: their issuer is typed, and a number may be missing. */
    isCopied?: boolean
  },
): ParsedForm<Issue> {
  const { issueDate, expiryDate } = termEntries(qualification, today)
  const { value: term, errors: termErrors = {} } = parseFields(
    v.pipe(
      v.object({
        issueDate: v.pipe(
          issueDate,
          v.check(
            (day) => day >= lastDay,
            `Data wydania nie może być wcześniejsza niż koniec szkolenia, ${formatDay(lastDay)}`,
          ),
        ),
        expiryDate,
        issuedBy: isCopied
          ? v.pipe(typedIssuer, v.nonEmpty('Podaj, kto wydał zaświadczenia'))
          : v.optional(v.string()),
      }),
      v.forward(v.partialCheck([['issueDate'], ['expiryDate']], expiresAfterIssue, EXPIRES_TOO_SOON), [
        'expiryDate',
      ]),
    ),
    {
      issueDate: form.get('issueDate'),
      expiryDate: form.get('expiryDate') || undefined,
      issuedBy: isCopied ? String(form.get('issuedBy') ?? '') : undefined,
    },
  )
  const chosen = new Set(form.getAll('recipients').map(String))
  const namedInFull = new Set(isCopied ? [] : form.getAll(NAMED_IN_FULL_FIELD).map(String))
  const recipients = attendees
    .filter((id) => chosen.has(id))
    .map((userId) => ({ userId, number: numberIn(form, userId, isCopied) }))
  const errors: FieldErrors = {
    ...termErrors,
    ...(recipients.length === 0 && { recipients: 'Wybierz co najmniej jedną osobę' }),
    ...numberErrors(qualification.type, recipients, certificates),
  }
  if (!term || Object.keys(errors).length > 0) return { errors }
  return {
    value: {
      ...term,
      recipients: recipients.map(({ userId, number }) => ({
        userId,
        number: v.parse(entries.number, number),
        isNamedInFull: namedInFull.has(userId) || undefined,
      })),
    },
  }
}

function numberIn(form: FormData, userId: string, isCopied: boolean): string {
  const number = String(form.get(numberField(userId)) ?? '')
  return isCopied && number.trim() === '' ? WITHOUT_NUMBER : number
}

const { entries } = newCertificateSchema

const numberSchema = v.object({ number: entries.number })

function numberErrors(
  type: QualificationType,
  recipients: readonly { userId: string; number: string }[],
  certificates: readonly Certificate[],
): FieldErrors {
  const earlier = new Set<string>()
  return Object.fromEntries(
    recipients.flatMap(({ userId, number }) => {
      const { errors } = parseFields(numberSchema, { number })
      const isRepeated = number !== WITHOUT_NUMBER && earlier.has(normalNumber(number))
      earlier.add(normalNumber(number))
      const message =
        errors?.number ??
        (findDuplicate({ type, number }, certificates) && 'Certyfikat o tym numerze już istnieje') ??
        (isRepeated ? 'Ten numer jest tu już przy innej osobie' : undefined)
      return message === undefined ? [] : [[numberField(userId), message]]
    }),
  )
}
