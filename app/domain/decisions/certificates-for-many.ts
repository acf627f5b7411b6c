import { enteredBy, statusOnAdding } from '~/domain/access/access'
import { normalNumber, WITHOUT_NUMBER } from '~/domain/certificates/certificate-number'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import type { NewCertificate } from '~/domain/certificates/new-certificate'
import type { Person } from '~/domain/people/user'
import type { OwnKinds } from '~/domain/qualifications/qualification-law'
import { numberField } from '~/domain/trainings/issuing'
import { MAX_PARTICIPANTS } from '~/domain/trainings/new-training'
import type { Day } from '~/domain/words/day'
import type { FieldErrors, ParsedForm } from '~/domain/words/form'

import { parseCertificateFor } from './certificate-addition'

/** The field with the people of the form, each by their id. */
export const PERSON_FIELD = 'person'

/**
 * Parses the form that adds a certificate for each of several people: one qualification, the same days and issuer, and a
 * number of their own, which may be missing. One wrong field stops all of them. An error of a number is shown under that
 * person's field. `id` is that of the form, so that a form sent twice adds nothing twice.
 */
export function parseCertificatesForMany(
  form: FormData,
  {
    id,
    viewer,
    holders,
    certificates,
    kinds,
    today,
  }: {
    id: string
    viewer: Person
    holders: readonly Person[]
    certificates: readonly CertificateRecord[]
    kinds: OwnKinds
    today: Day
  },
): ParsedForm<NewCertificate[]> {
  const ids = new Set(form.getAll(PERSON_FIELD).map(String))
  const chosen = holders.filter((holder) => ids.has(holder.id))
  if (chosen.length === 0) return { errors: { [PERSON_FIELD]: 'Wybierz osoby na liście pracowników' } }
  // As many as a training may have.
  if (chosen.length > MAX_PARTICIPANTS)
    return { errors: { [PERSON_FIELD]: `Wybierz najwyżej ${MAX_PARTICIPANTS} osób` } }
  const shared = sharedFields(form)
  const numberOf = (holder: Person) => String(form.get(numberField(holder.id)) ?? '').trim() || WITHOUT_NUMBER
  const typed = new Set(chosen.map((holder) => normalNumber(numberOf(holder))))
  const others = certificates.filter(
    (certificate) => !certificate.id.startsWith(`${id}-`) && typed.has(normalNumber(certificate.number)),
  )
  const errors: Record<string, string> = {}
  const values: NewCertificate[] = []
  const earlier = new Set<string>()
  for (const holder of chosen) {
    const number = numberOf(holder)
    const parsed = parseCertificateFor(formOf(shared, holder, number), {
      viewer,
      holders: chosen,
      others,
      kinds,
      today,
    })
    if (parsed.errors) Object.assign(errors, errorsOf(parsed.errors, holder))
    else values.push(certificateOf(parsed.value, { id, viewer, holder }))
    const isRepeated = number !== WITHOUT_NUMBER && earlier.has(normalNumber(number))
    if (isRepeated) errors[numberField(holder.id)] ??= 'Ten numer jest tu już przy innej osobie'
    earlier.add(normalNumber(number))
  }
  return Object.keys(errors).length > 0 ? { errors } : { value: values }
}

/** Returns the fields that are the same for all people. */
function sharedFields(form: FormData): [string, FormDataEntryValue][] {
  const ofEach = new Set([PERSON_FIELD, ...form.getAll(PERSON_FIELD).map((id) => numberField(String(id)))])
  return [...form].filter(([name]) => !ofEach.has(name))
}

function formOf(shared: readonly [string, FormDataEntryValue][], holder: Person, number: string): FormData {
  const own = new FormData()
  for (const [name, value] of shared) own.append(name, value)
  own.set('userId', holder.id)
  own.set('number', number)
  return own
}

function errorsOf({ number, ...shared }: FieldErrors, holder: Person): FieldErrors {
  return { ...shared, ...(number !== undefined && { [numberField(holder.id)]: number }) }
}

function certificateOf(
  facts: Omit<NewCertificate, 'id' | 'status'>,
  { id, viewer, holder }: { id: string; viewer: Person; holder: Person },
): NewCertificate {
  return {
    ...facts,
    id: `${id}-${holder.id}`,
    status: statusOnAdding(viewer, holder),
    enteredBy: enteredBy(viewer, holder),
  }
}
