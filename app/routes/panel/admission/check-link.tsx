import type { ReactNode } from 'react'
import { href, Link } from 'react-router'

import type { AdmissionCheck, CheckSubject } from '~/domain/admission/admission-check'
import type { Person } from '~/domain/people/user'

const LINE =
  'group inline-flex min-h-6 max-w-full items-baseline gap-2 pointer-coarse:min-h-11 pointer-coarse:items-center'

const RECORD_LABELS = {
  examination: 'dodaj orzeczenie',
  general_induction: 'odnotuj',
  position_induction: 'odnotuj',
} satisfies Record<CheckSubject, string>

/** Returns what the link of a paper does. */
export function recordLabel({ subject }: Pick<AdmissionCheck, 'subject'>): string {
  return RECORD_LABELS[subject]
}

/** Returns the form in which a paper of the person is recorded. */
export function recordAddress(
  { subject }: Pick<AdmissionCheck, 'subject'>,
  { id }: Pick<Person, 'id'>,
): string {
  return subject === 'examination'
    ? href('/employees/:id/examination', { id })
    : href('/employees/:id/induction', { id })
}

/** Leads to the form for a paper that everybody needs, if the viewer keeps it. */
export function CheckLink({
  person,
  check,
  canRecord,
  children,
}: {
  person: Person
  check: AdmissionCheck
  canRecord: boolean
  children: ReactNode
}) {
  if (!canRecord) return <span className={LINE}>{children}</span>
  return (
    <Link to={recordAddress(check, person)} className={LINE}>
      {children}
    </Link>
  )
}
