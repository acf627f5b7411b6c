import * as v from 'valibot'

import { fixedIssuer, statusOnAdding } from './access'
import type { CertificateRecord } from './certificate-record'
import type { Day } from './day'
import type { FieldErrors } from './form'
import { findDuplicate, parseNewCertificate, type NewCertificate } from './new-certificate'
import { recordId } from './typed-text'
import type { Person } from './user'

export type CertificateAddition =
  | { value: NewCertificate; errors?: undefined; duplicate?: undefined }
  | { value?: undefined; errors: FieldErrors; duplicate?: CertificateRecord }

/**
 * The certificate that a person adds: to one of the `holders` (who may be only that person), with the
 * status and the issuer that are theirs to give, under the form's `id`, and not under a number that
 * another one of its type has. A form sent again is no duplicate of itself. Throws where the `id` is none.
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
  const { value, errors } = parseNewCertificate(withWhatIsFixed(form, viewer, holders), today)
  if (errors) return { errors }
  if (!holders.some(({ id }) => id === value.userId)) return { errors: { userId: 'Wybierz osobę z listy' } }

  const id = v.parse(recordId, form.get('id'))
  const others = certificates.filter((known) => known.id !== id)
  const duplicate = findDuplicate(value, others)
  if (duplicate) {
    return { errors: { number: 'Certyfikat tego rodzaju o tym numerze już istnieje' }, duplicate }
  }
  return { value: { ...value, id, status: statusOnAdding(viewer, value) } }
}

/** What the person does not choose is not taken from the form, whatever it says. */
function withWhatIsFixed(form: FormData, viewer: Person, holders: readonly Pick<Person, 'id'>[]): FormData {
  const fixed = new FormData()
  for (const [name, value] of form) fixed.append(name, value)
  const [holder, ...others] = holders
  if (holder && others.length === 0) fixed.set('userId', holder.id)
  const issuer = fixedIssuer(viewer)
  if (issuer !== undefined) fixed.set('issuedBy', issuer)
  return fixed
}
