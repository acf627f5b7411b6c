import * as v from 'valibot'

import { enteredBy, fixedIssuer, statusOnAdding, vouchesFor } from '~/domain/access/access'
import { WITHOUT_NUMBER } from '~/domain/certificates/certificate-number'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import {
  findDuplicate,
  parseNewCertificate,
  type CertificateFacts,
  type NewCertificate,
} from '~/domain/certificates/new-certificate'
import type { Person } from '~/domain/people/user'
import { isIssuedByCentres } from '~/domain/qualifications/qualification'
import type { OwnKinds } from '~/domain/qualifications/qualification-law'
import type { Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { recordId } from '~/domain/words/typed-text'

/** The field by which a centre notes that the holder agrees to the full name in the link. */
export const NAMED_IN_FULL = 'isNamedInFull'

type Holder = Pick<Person, 'id' | 'isOwn'>

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
    kinds,
    today,
  }: {
    viewer: Person
    holders: readonly Holder[]
    certificates: readonly CertificateRecord[]
    /** The register's own kinds of qualifications. */
    kinds: OwnKinds
    today: Day
    canLackIssueDate?: boolean
  },
): CertificateAddition {
  const id = v.parse(recordId, form.get('id'))
  const others = certificates.filter((certificate) => certificate.id !== id)
  const parsed = parseCertificateFor(form, { viewer, holders, others, kinds, today })
  if (parsed.errors) return parsed
  const { value, holder } = parsed
  return {
    value: {
      ...value,
      id,
      status: statusOnAdding(viewer, holder),
      enteredBy: enteredBy(viewer, holder),
      isNamedInFull: (fixedIssuer(viewer) !== undefined && form.has(NAMED_IN_FULL)) || undefined,
    },
  }
}

type Refusal = { value?: undefined; errors: FieldErrors; duplicate?: CertificateRecord }

/**
 * Parses what a form says of a certificate of one of those holders. None of the other certificates may have its type
 * and number.
 */
export function parseCertificateFor(
  form: FormData,
  {
    viewer,
    holders,
    others,
    kinds,
    today,
    canLackIssueDate,
  }: {
    viewer: Person
    holders: readonly Holder[]
    others: readonly CertificateRecord[]
    kinds: OwnKinds
    today: Day
    canLackIssueDate?: boolean
  },
):
  | {
      value: CertificateFacts & { userId: string }
      holder: Holder
      errors?: undefined
      duplicate?: undefined
    }
  | Refusal {
  const { value, errors } = parseNewCertificate(
    withFixedFields(form, viewer, holders),
    today,
    kinds,
    canLackIssueDate,
  )
  if (errors) return { errors }
  const holder = holders.find(({ id }) => id === value.userId)
  if (!holder) return { errors: { userId: 'Wybierz osobę z listy' } }
  if (fixedIssuer(viewer) !== undefined && !isIssuedByCentres(value)) {
    return { errors: { scope: 'Wybierz zakres, który wystawia ośrodek' } }
  }
  const duplicate = findDuplicate(value, others)
  return duplicate
    ? { errors: { number: 'Certyfikat tego rodzaju o tym numerze już istnieje' }, duplicate }
    : { value, holder }
}

/**
 * Replaces the fields that the viewer cannot choose, whatever the form contains. The paper that an employer copies may have
 * no number.
 */
function withFixedFields(form: FormData, viewer: Person, holders: readonly Holder[]): FormData {
  const fixed = new FormData()
  for (const [name, value] of form) fixed.append(name, value)
  const [holder, ...others] = holders
  if (holder && others.length === 0) fixed.set('userId', holder.id)
  const issuer = fixedIssuer(viewer)
  if (issuer !== undefined) fixed.set('issuedBy', issuer)
  const chosen = holders.find(({ id }) => id === fixed.get('userId'))
  const hasNumber = String(fixed.get('number') ?? '').trim() !== ''
  if (chosen && vouchesFor(viewer, chosen) && !hasNumber) fixed.set('number', WITHOUT_NUMBER)
  return fixed
}
