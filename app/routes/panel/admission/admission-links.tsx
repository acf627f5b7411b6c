import type { ReactNode } from 'react'
import { href, Link } from 'react-router'

import type { AdmissionCheck, CheckSubject } from '~/domain/admission/admission-check'
import type { RequirementItem } from '~/domain/admission/requirement-item'
import { newCertificateSearchParams } from '~/domain/certificates/new-certificate-params'
import { positionNames } from '~/domain/people/other-positions'
import type { Person } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'
import { certificateAddress } from '~/routes/panel/certificates/certificate-links'

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
  { subject, position }: Pick<AdmissionCheck, 'subject' | 'position'>,
  person: Pick<Person, 'id' | 'position' | 'otherPositions'>,
): string {
  const { id } = person
  // Its name was typed by the employer, and an address may reach the server.
  const place = position === undefined ? 0 : positionNames(person).indexOf(position)
  const search = place > 0 ? `?${POSITION_PARAM}=${place}` : ''
  const path =
    subject === 'examination'
      ? href('/employees/:id/examination', { id })
      : href('/employees/:id/induction', { id })
  return `${path}${search}`
}

/** The parameter that says of which of their positions, by its place, a paper is recorded. */
const POSITION_PARAM = 'place'

/** Returns the position that the address of a form names, or else the main one. */
export function positionInAddress(url: URL, person: Pick<Person, 'position' | 'otherPositions'>) {
  return positionNames(person)[Number(url.searchParams.get(POSITION_PARAM))] ?? person.position
}

/** Leads to the form for a paper of the employment, if the viewer keeps it. */
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

/**
 * Leads to the certificate that decides about a required qualification. If there is none, it offers to add one, if the
 * viewer may. `children` is told which of the two it is.
 */
export function RequirementLink({
  person,
  item: { requirement, certificate, awaits },
  canAdd,
  on,
  children,
}: {
  person: Person
  item: RequirementItem
  canAdd: boolean
  /** A later day than today, which the certificate's screen keeps. */
  on: Day | undefined
  children: (isOffer: boolean) => ReactNode
}) {
  const shown = certificate ?? awaits
  if (shown) {
    return (
      <Link to={certificateAddress(shown.id, on)} className={LINE}>
        {children(false)}
      </Link>
    )
  }
  if (!canAdd) return <span className={LINE}>{children(false)}</span>
  const search = newCertificateSearchParams({ holderId: person.id, ...requirement.qualification })
  return (
    <Link to={{ pathname: href('/certificates/new'), search: search.toString() }} className={LINE}>
      {children(true)}
    </Link>
  )
}
