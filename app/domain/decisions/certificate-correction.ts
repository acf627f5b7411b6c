import * as v from 'valibot'

import { correctableFacts, type CertificateRecord } from '~/domain/certificates/certificate-record'
import type { CertificateFacts } from '~/domain/certificates/new-certificate'
import { accountSchema } from '~/domain/people/account'
import type { Person } from '~/domain/people/user'
import type { OwnKinds } from '~/domain/qualifications/qualification-law'
import type { Day } from '~/domain/words/day'
import { parseFields, type FieldErrors } from '~/domain/words/form'

import { parseCertificateFor } from './certificate-addition'

type Name = Pick<Person, 'firstName' | 'lastName'>

type CertificateCorrection =
  | { value: { facts: CertificateFacts; name: Name }; errors?: undefined; duplicate?: undefined }
  | { value?: undefined; errors: FieldErrors; duplicate?: CertificateRecord }

const nameForm = v.pick(accountSchema, ['firstName', 'lastName'])

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
  return { value: { facts: correctableFacts(value), name } }
}
