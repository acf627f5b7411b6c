import { SearchX, ShieldPlus } from 'lucide-react'
import { useState } from 'react'

import type { Route } from './+types/certificates'
import { serverData } from '~/browser/server-data.client'
import { requireViewer } from '~/browser/session.client'
import { ClearFilters, ListFilters } from '~/components/list-filters'
import { PageTitle } from '~/components/page-title'
import { Pagination } from '~/components/pagination'
import { ScreenHeader } from '~/components/screen-header'
import { listCertificates } from '~/data/certificates.server'
import { currentDay } from '~/data/clock.server'
import { qrServiceUrl } from '~/data/configuration.server'
import { listTrainings } from '~/data/trainings.server'
import { listPeople } from '~/data/users.server'
import {
  CERTIFICATE_FILTER_OPTIONS,
  certificateSearchParams,
  filterCertificates,
  parseCertificateFilters,
} from '~/domain/certificate-filters'
import { countOf } from '~/domain/polish'
import { certificatesInScope, withHolders } from '~/domain/scope'
import { EmptyState } from '~/ui/empty-state'
import { onDemand } from '~/ui/on-demand'

import type { PanelHandle } from '../panel-handle'
import { CertificateCard, type CertificateRow } from './certificate-card'

export { PanelFallback as HydrateFallback } from '../panel-fallback'

export const handle = { heading: 'Certyfikaty' } satisfies PanelHandle

export function loader() {
  const today = currentDay()
  return {
    today,
    users: listPeople(),
    certificates: listCertificates(today),
    trainings: listTrainings(today),
    qrService: qrServiceUrl(),
  }
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('certificates', url)
  const { today, qrService, ...records } = await serverData('certificates', serverLoader)
  const filters = parseCertificateFilters(url.searchParams)
  const certificates = withHolders(certificatesInScope(viewer, records), viewer, records.users)
  return {
    today,
    filters,
    qr: { service: qrService, origin: url.origin },
    hasAny: certificates.length > 0,
    list: filterCertificates(certificates, filters, today),
  }
}
clientLoader.hydrate = true as const

const PreviewDialog = onDemand(async () => (await import('./preview-dialog')).PreviewDialog)
const QrDialog = onDemand(async () => (await import('./qr-dialog')).QrDialog)

export default function Certificates({ loaderData }: Route.ComponentProps) {
  const { today, filters, qr, hasAny, list } = loaderData
  const [opened, setOpened] = useState<{ dialog: 'preview' | 'qr'; certificate: CertificateRow }>()
  const onClose = () => setOpened(undefined)

  return (
    <>
      <PageTitle>Certyfikaty</PageTitle>
      <ScreenHeader heading="Certyfikaty" />
      {hasAny ? (
        <>
          <ListFilters
            query={filters.q}
            placeholder="Szukaj po typie lub numerze"
            choice={{
              name: 'status',
              label: 'Status',
              value: filters.status,
              options: CERTIFICATE_FILTER_OPTIONS,
            }}
            toSearch={({ q, choice }) => certificateSearchParams({ q, status: choice })}
          />
          <p role="status" className="text-sm text-muted">
            {countOf(list.total, 'certificate')}
          </p>
          {list.total === 0 && (
            <EmptyState
              icon={SearchX}
              title="Brak wyników"
              text="Nie znaleziono certyfikatów dla podanych kryteriów."
            >
              <ClearFilters />
            </EmptyState>
          )}
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
            {list.items.map((certificate) => (
              <li key={certificate.id}>
                <CertificateCard
                  certificate={certificate}
                  today={today}
                  onPreview={() => setOpened({ dialog: 'preview', certificate })}
                  onShowQr={() => setOpened({ dialog: 'qr', certificate })}
                />
              </li>
            ))}
          </ul>
          <Pagination
            page={list.page}
            pageCount={list.pageCount}
            toSearch={(page) => certificateSearchParams({ ...filters, page })}
          />
          <PreviewDialog
            props={
              opened?.dialog === 'preview' ? { certificate: opened.certificate, today, onClose } : undefined
            }
          />
          <QrDialog
            props={opened?.dialog === 'qr' ? { certificate: opened.certificate, ...qr, onClose } : undefined}
          />
        </>
      ) : (
        <EmptyState
          icon={ShieldPlus}
          title="Brak certyfikatów"
          text="Nie ma jeszcze żadnych certyfikatów, które można tu pokazać."
        />
      )}
    </>
  )
}
