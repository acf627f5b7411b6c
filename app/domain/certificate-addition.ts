import * as v from 'valibot'

import { fixedIssuer, statusOnAdding } from './access'
import type { CertificateRecord } from './certificate-record'
import type { Day } from './day'
import type { FieldErrors } from './form'
import { findDuplicate, parseNewCertificate, type NewCertificate } from './new-certificate'
import { recordId } from './typed-text'
import type { Person } from './user'

type CertificateAddition =
  | { value: NewCertificate; errors?: undefined; duplicate?: undefined }
  | { value?: undefined; errors: FieldErrors; duplicate?: CertificateRecord }

/**
 * Parses the form that adds a certificate. The viewer's role sets status and issuer, and another certificate
 * of the type may not have the same number. The same form sent twice is not a duplicate, since its `id` is
 * the same. Throws for a malformed `id`.
 */
export function parseCertificateAddition(
  form: FormData,
  {
    viewer,
    holders,
    certificates,
    today,
  }: {
    viewer: Person
    holders: readonly Pick<Person, 'id'>[]
    certificates: readonly CertificateRecord[]
    today: Day
  },
): CertificateAddition {
  const { value, errors } = parseNewCertificate(withFixedFields(form, viewer, holders), today)
  if (errors) return { errors }
  if (!holders.some(({ id }) => id === value.userId)) return { errors: { userId: 'Wybierz osobę z listy' } }

  const id = v.parse(recordId, form.get('id'))
  const others = certificates.filter((certificate) => certificate.id !== id)
  const duplicate = findDuplicate(value, others)
  if (duplicate) {
    return { errors: { number: 'Certyfikat tego rodzaju o tym numerze już istnieje' }, duplicate }
  }
  return { value: { ...value, id, status: statusOnAdding(viewer, value) } }
}

/** Replaces the fields that the viewer cannot choose, whatever the form contains. */
function withFixedFields(form: FormData, viewer: Person, holders: readonly Pick<Person, 'id'>[]): FormData {
  const fixed = new FormData()
  for (const [name, value] of form) fixed.append(name, value)
  const [holder, ...others] = holders
  if (holder && others.length === 0) fixed.set('userId', holder.id)
  const issuer = fixedIssuer(viewer)
  if (issuer !== undefined) fixed.set('issuedBy', issuer)
  return fixed
}
