import * as v from 'valibot'

import { expiryDayLabel, issueDayLabel } from '~/domain/certificates/certificate'
import { correctableFacts, type CertificateRecord } from '~/domain/certificates/certificate-record'
import type { CertificateFacts } from '~/domain/certificates/new-certificate'
import { accountSchema } from '~/domain/people/account'
import type { Person } from '~/domain/people/user'
import { withOwnKind } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import type { OwnKinds } from '~/domain/qualifications/qualification-law'
import type { Day } from '~/domain/words/day'
import { parseFields, type FieldErrors, type Meanwhile } from '~/domain/words/form'
import { mergeOpened, type SavedField } from '~/domain/words/opened-record'

import { parseCertificateFor } from './certificate-addition'

type Name = Pick<Person, 'firstName' | 'lastName'>

type CertificateCorrection =
  | {
      value: { facts: CertificateFacts; name: Name }
      errors?: undefined
      duplicate?: undefined
      meanwhile?: undefined
    }
  | {
      value?: undefined
      errors: FieldErrors
      duplicate?: CertificateRecord
      meanwhile?: Meanwhile | undefined
    }

const nameForm = v.pick(accountSchema, ['firstName', 'lastName'])

/**
 * The fields that the form saves together, for `mergeOpened`. The kind of a document decides how long it may be valid,
 * and which others have the same number. `kinds` are those of the register.
 */
export function savedCorrection(kinds: OwnKinds): readonly SavedField<CertificateFacts & Name>[] {
  return [
    { label: 'Imię posiadacza', keys: ['firstName'], text: ({ firstName }) => firstName },
    { label: 'Nazwisko posiadacza', keys: ['lastName'], text: ({ lastName }) => lastName },
    {
      label: 'Rodzaj',
      keys: ['type', 'scope', 'voltage'],
      group: 'document',
      text: ({ type, scope, voltage }) =>
        type && qualificationLabel(withOwnKind({ type, scope, voltage }, kinds)),
    },
    { label: 'Numer', keys: ['number'], group: 'document', text: ({ number }) => number },
    {
      label: 'Data wydania',
      keys: ['issueDate'],
      group: 'document',
      text: ({ issueDate }) => issueDayLabel(issueDate),
    },
    {
      label: 'Ważność',
      keys: ['expiryDate'],
      group: 'document',
      text: ({ expiryDate }) => expiryDayLabel(expiryDate),
    },
    { label: 'Wystawca', keys: ['issuedBy'], text: ({ issuedBy }) => issuedBy },
  ]
}

/** Parses the form that corrects a certificate. The name of a holder who was not added here stays as it is. */
export function parseCertificateCorrection(
  form: FormData,
  {
    viewer,
    certificate,
    holder,
    certificates,
    kinds,
    today,
  }: {
    viewer: Person
    certificate: CertificateRecord
    holder: Person
    certificates: readonly CertificateRecord[]
    /** The register's own kinds of qualifications. */
    kinds: OwnKinds
    today: Day
  },
): CertificateCorrection {
  const others = certificates.filter(({ id }) => id !== certificate.id)
  const { value, errors, duplicate } = parseCertificateFor(form, {
    viewer,
    holders: [holder],
    others,
    kinds,
    today,
    canLackIssueDate: certificate.issueDate === undefined,
  })
  const { value: name, errors: nameErrors } = holder.isOwn
    ? parseFields(nameForm, Object.fromEntries(form))
    : { value: { firstName: holder.firstName, lastName: holder.lastName } }
  if (errors || nameErrors) return { errors: { ...nameErrors, ...errors }, duplicate }
  const merged = mergeOpened(
    form,
    { value: { ...correctableFacts(value), ...name } },
    savedCorrection(kinds),
    { ...correctableFacts(certificate), firstName: holder.firstName, lastName: holder.lastName },
  )
  if (merged.errors) return merged
  const { firstName, lastName } = merged.value
  return { value: { facts: correctableFacts(merged.value), name: { firstName, lastName } } }
}
