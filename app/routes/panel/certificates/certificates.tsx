import ShieldPlus from 'lucide-react/icons/shield-plus'

import { requireViewer } from '~/browser/session.client'
import { withOwnProfiles } from '~/browser/settings.client'
import { PageTitle } from '~/components/page-title'
import {
  CERTIFICATE_FILTER_OPTIONS,
  certificateSearchParams,
  filterCertificates,
  parseCertificateFilters,
  withinLabel,
} from '~/domain/certificate-filters'
import type { CertificateRecord } from '~/domain/certificate-record'
import { keepLast } from '~/domain/keep-last'
import { withHolders } from '~/domain/scope'
import { FilteredList } from '~/routes/panel/lists/filtered-list'
import { panelData, withOwnChanges } from '~/routes/panel/panel-data'
import type { PanelHandle } from '~/routes/panel/panel-handle'
import { ScreenHeader } from '~/routes/panel/shell/screen-header'
import { EmptyState } from '~/ui/empty-state'

import type { Route } from './+types/certificates'
import { AddCertificateLink } from './add-certificate-link'
import { CertificateGrid } from './certificate-grid'

export { PanelFallback as HydrateFallback } from '~/routes/panel/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Certyfikaty' } satisfies PanelHandle

const rowsOf = keepLast(withHolders<CertificateRecord>)

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('certificates', url)
  const { today, qrService, ...sample } = await panelData(serverLoader)
  const [{ visible }, people] = await Promise.all([
    withOwnChanges(viewer, sample),
    withOwnProfiles(sample.users),
  ])
  const filters = parseCertificateFilters(url.searchParams)
  const certificates = rowsOf(visible, viewer, people)
  return {
    today,
    filters,
    qr: { service: qrService, origin: url.origin },
    visible,
    hasAny: certificates.length > 0,
    hasHolders: certificates.some(({ holder }) => holder !== undefined),
    list: filterCertificates(certificates, filters, today),
  }
}
clientLoader.hydrate = true as const

export default function Certificates({ loaderData }: Route.ComponentProps) {
  const { today, filters, qr, visible, hasAny, hasHolders, list } = loaderData
  const writeCsv = async () => {
    const { certificatesCsv } = await import('~/documents/list-files')
    return certificatesCsv(list.all, visible, today)
  }
  return (
    <>
      <PageTitle>Certyfikaty</PageTitle>
      <ScreenHeader heading="Certyfikaty">
        <AddCertificateLink />
      </ScreenHeader>
      {hasAny ? (
        <FilteredList
          filters={{
            query: filters.q,
            placeholder: hasHolders ? 'Rodzaj, numer lub osoba' : 'Rodzaj lub numer',
            choice: {
              name: 'status',
              label: 'Status',
              value: filters.status,
              options: CERTIFICATE_FILTER_OPTIONS,
            },
            linkedFilter: filters.within && {
              label: withinLabel(filters.within),
              searchWithout: certificateSearchParams({ ...filters, within: undefined, page: 1 }),
            },
            toSearch: ({ q, choice }) =>
              certificateSearchParams({ q, status: choice, within: filters.within }),
          }}
          list={list}
          noun="certificate"
          today={today}
          writeCsv={writeCsv}
          nothingMatches={{
            title: 'Brak wyników',
            text: 'Nie znaleziono certyfikatów dla podanych kryteriów.',
          }}
          pageSearch={(page) => certificateSearchParams({ ...filters, page })}
        >
          {(certificates) => <CertificateGrid certificates={certificates} today={today} qr={qr} />}
        </FilteredList>
      ) : (
        <EmptyState
          icon={ShieldPlus}
          title="Brak certyfikatów"
          text="Nie ma jeszcze żadnych certyfikatów, które można tu pokazać."
        >
          <AddCertificateLink />
        </EmptyState>
      )}
    </>
  )
}
