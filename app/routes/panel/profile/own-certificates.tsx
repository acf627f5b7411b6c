import ShieldPlus from 'lucide/dist/esm/icons/shield-plus.mjs'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import {
  CERTIFICATE_STATUS_BADGES,
  certificateStatus,
  type CertificateStatus,
} from '~/domain/certificates/certificate'
import { parseCertificateFilters } from '~/domain/certificates/certificate-filters'
import { countOf } from '~/domain/words/polish'
import { PROFILE_TABS, tabSearchParams } from '~/domain/words/tab-params'
import { AddCertificateLink } from '~/routes/panel/certificates/certificate-links'
import { CertificateGrid } from '~/routes/panel/certificates/list/certificate-grid'
import { EmptyState } from '~/ui/empty-state'
import { TEXT_LINK } from '~/ui/text-link'

/** Returns the search params of the tab, with all certificates or those of a status. */
export function ownCertificatesSearch(status?: CertificateStatus): URLSearchParams {
  const search = tabSearchParams(PROFILE_TABS, 'certificates')
  if (status !== undefined) search.set('status', status)
  return search
}

/** Shows the viewer's own certificates, as many as the figure of the profile that has led here. */
export function OwnCertificates({
  holderId,
  params,
  certificates,
  ...grid
}: { holderId: string; params: URLSearchParams } & ComponentProps<typeof CertificateGrid>) {
  const { status } = parseCertificateFilters(params)
  const shown =
    status === 'all'
      ? certificates
      : certificates.filter((certificate) => certificateStatus(certificate, grid.today) === status)
  const add = <AddCertificateLink start={{ holderId, from: '/profile?tab=certificates' }} />
  if (certificates.length === 0) {
    return (
      <EmptyState icon={ShieldPlus} title="Nie masz jeszcze żadnych certyfikatów.">
        {add}
      </EmptyState>
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {status !== 'all' && (
          <p role="status" className="flex flex-wrap items-center gap-x-4">
            {countOf(shown.length, 'certificate')}, status: {CERTIFICATE_STATUS_BADGES[status].label}
            <Link
              to={{ search: ownCertificatesSearch().toString() }}
              preventScrollReset
              className={TEXT_LINK}
            >
              Pokaż wszystkie
            </Link>
          </p>
        )}
        <div className="ml-auto">{add}</div>
      </div>
      {shown.length > 0 ? (
        <CertificateGrid certificates={shown} {...grid} />
      ) : (
        <p className="text-muted">Nie ma certyfikatów o&nbsp;tym statusie.</p>
      )}
    </>
  )
}
