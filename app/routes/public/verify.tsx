import { SearchX } from 'lucide-react'
import { data, isRouteErrorResponse } from 'react-router'

import type { Route } from './+types/verify'
import { CertificateStatusBadge } from '~/components/certificate-badges'
import { CertificateTypeIcon } from '~/components/certificate-type-icon'
import { ErrorScreen } from '~/components/error-screen'
import { findCertificate } from '~/data/certificates.server'
import { currentDay } from '~/data/clock.server'
import { findUser } from '~/data/users.server'
import { CERTIFICATE_TYPE_LABELS, certificateFace, certificateStatus } from '~/domain/certificate'
import { formatDay, formatDayInWords } from '~/domain/day'
import { publicName } from '~/domain/user'
import { CARD } from '~/ui/card'
import { Detail, Details } from '~/ui/details'

import { PlainPage, UNLISTED_HEADERS } from './plain-page'

/** Anybody may read this page on any phone: it is sent as plain HTML, without a script. */
export const handle = { scripts: false }

export function loader({ params }: Route.LoaderArgs) {
  const today = currentDay()
  const certificate = findCertificate(params.id, today)
  if (!certificate) throw data(null, { status: 404, headers: UNLISTED_HEADERS })
  const holder = findUser(certificate.userId)
  return data(
    {
      certificate: certificateFace(certificate),
      status: certificateStatus(certificate, today),
      holder: holder && publicName(holder),
      today,
    },
    { headers: UNLISTED_HEADERS },
  )
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export default function Verify({ loaderData: { certificate, status, holder, today } }: Route.ComponentProps) {
  return (
    <PlainPage tagline="weryfikacja certyfikatu" title="Weryfikacja certyfikatu">
      <article className={`${CARD} flex flex-col gap-5 p-5 sm:p-6`}>
        <div className="flex gap-3">
          <CertificateTypeIcon type={certificate.type} />
          <h1 className="min-w-0 text-2xl leading-tight font-bold tracking-tight">
            {CERTIFICATE_TYPE_LABELS[certificate.type]}
          </h1>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          {holder && <p className="text-lg font-semibold">{holder}</p>}
          <CertificateStatusBadge status={status} />
        </div>
        <Details className="border-t border-line pt-5">
          <Detail name="Numer">{certificate.number}</Detail>
          {certificate.issuedBy && <Detail name="Wystawca">{certificate.issuedBy}</Detail>}
          <Detail name="Data wydania">{formatDay(certificate.issueDate)}</Detail>
          <Detail name="Data ważności">{formatDay(certificate.expiryDate)}</Detail>
        </Details>
        <p className="border-t border-line pt-4 text-sm text-muted">
          Stan na {formatDayInWords(today)}. Imię i&nbsp;pierwszą literę nazwiska porównaj z&nbsp;dokumentem
          tożsamości.
        </p>
      </article>
    </PlainPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  if (!isNotFound) {
    return (
      <PlainPage tagline="weryfikacja certyfikatu">
        <ErrorScreen error={error} />
      </PlainPage>
    )
  }
  return (
    <PlainPage tagline="weryfikacja certyfikatu" title="Certyfikat nie został znaleziony">
      <div className={`${CARD} flex flex-col gap-3 p-5 sm:p-6`}>
        <SearchX aria-hidden="true" className="size-9 text-danger" />
        <h1 className="text-2xl leading-tight font-bold tracking-tight">Certyfikat nie został znaleziony</h1>
        <p className="text-muted">
          Nie znaleziono certyfikatu o podanym identyfikatorze. Sprawdź czy link jest poprawny.
        </p>
      </div>
    </PlainPage>
  )
}
