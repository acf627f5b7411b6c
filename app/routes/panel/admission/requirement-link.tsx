import type { ReactNode } from 'react'
import { href, Link } from 'react-router'

import type { RequirementItem } from '~/domain/admission/requirement-item'
import { newCertificateSearchParams } from '~/domain/certificates/new-certificate-params'
import type { Person } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'
import { certificateAddress } from '~/routes/panel/certificates/certificate-links'

const LINK =
  'group inline-flex min-h-6 max-w-full items-baseline gap-2 pointer-coarse:min-h-11 pointer-coarse:items-center'

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
      <Link to={certificateAddress(shown.id, on)} className={LINK}>
        {children(false)}
      </Link>
    )
  }
  if (!canAdd) return <span className={LINK}>{children(false)}</span>
  const search = newCertificateSearchParams({ holderId: person.id, ...requirement.qualification })
  return (
    <Link to={{ pathname: href('/certificates/new'), search: search.toString() }} className={LINK}>
      {children(true)}
    </Link>
  )
}
