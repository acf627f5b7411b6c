import ShieldPlus from 'lucide/dist/esm/icons/shield-plus.mjs'
import { useCallback, useMemo, useState } from 'react'

import { rememberedView } from '~/browser/device/certificate-view.client'
import { readSettings, saveSettings, withOwnProfiles } from '~/browser/records/settings.client'
import { trySave } from '~/browser/store/storage.client'
import { PageTitle } from '~/components/page-title'
import { canManagePeople } from '~/domain/access/access'
import { withHolders, withRegisteredHolders, withSurnames } from '~/domain/access/visibility'
import {
  CERTIFICATE_FILTER_OPTIONS,
  certificateSearchParams,
  filterCertificates,
  parseCertificateFilters,
  spanLabel,
  usualCertificateView,
  type CertificateFilters,
} from '~/domain/certificates/certificate-filters'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { gateCertificate } from '~/domain/certificates/certificates-in-force'
import { hasRole } from '~/domain/people/permission'
import { canOpen } from '~/domain/people/screen'
import type { Person } from '~/domain/people/user'
import { indexById } from '~/domain/words/collection'
import { keepLast } from '~/domain/words/keep-last'
import { withStateDay } from '~/domain/words/state-day'
import { AddCertificateLink, TakeCertificateLink } from '~/routes/panel/certificates/certificate-links'
import { QrCodeButton } from '~/routes/panel/certificates/one/qr-code-button'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { StateDayBanner, StateDayField } from '~/routes/panel/frame/state-day'
import { ImportLink } from '~/routes/panel/import/import-link'
import { FilteredList } from '~/routes/panel/lists/filtered-list'
import { useListParams } from '~/routes/panel/lists/use-list-address'
import { panelLoader } from '~/routes/panel/panel-screen'
import { EmptyState } from '~/ui/empty-state'

import type { Route } from './+types/certificates'
import { CertificateList, fetchTable } from './certificate-list'
import { ViewSwitch } from './view-switch'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { shouldRevalidate } from '~/routes/panel/lists/should-revalidate'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Certyfikaty' } satisfies PanelHandle

const rowsOf = keepLast(
  (
    visibleCertificates: readonly CertificateRecord[],
    viewer: Person,
    people: readonly Person[],
    users: readonly Person[],
  ) => withRegisteredHolders(withSurnames(withHolders(visibleCertificates, viewer, people), people), users),
)

export const clientLoader = panelLoader(
  'certificates',
  async ({ viewer, sample, loadRecords, today, state, url }) => {
    const chosenView = parseCertificateFilters(url.searchParams).view ?? rememberedView()
    // Asked for at once, because the records take their time as well.
    if (chosenView === 'table') void fetchTable()
    const { visibleCertificates, users } = await loadRecords()
    const isOwnRegister = viewer.hasRegister === true
    const usualView = usualCertificateView(visibleCertificates.length, isOwnRegister)
    const view = chosenView ?? usualView
    if (view === 'table') await fetchTable()
    const people = await withOwnProfiles(users)
    const day = state.on ?? today
    const certificates = rowsOf(visibleCertificates, viewer, people, users)
    return {
      /** The day by which the screen judges. */
      day,
      state,
      view,
      usualView,
      isOwnRegister,
      qr: { service: sample.qrService, origin: url.origin },
      visibleCertificates,
      hasHolders: certificates.some(({ holder }) => holder !== undefined),
      certificates,
      people,
      isWorker: hasRole(viewer, 'employee'),
      shownCode: (await readSettings(viewer.id)).shownCode,
      viewer: people.find(({ id }) => id === viewer.id) ?? viewer,
      canImport: canManagePeople(viewer) && canOpen(viewer, 'employees'),
    }
  },
)

/** The tools of a list with fewer rows would push them out of a phone's sight. */
const SHORT_LIST = 10

export default function Certificates({ loaderData }: Route.ComponentProps) {
  const {
    day,
    state,
    view,
    usualView,
    isOwnRegister,
    qr,
    visibleCertificates,
    people,
    hasHolders,
    certificates,
    viewer,
    isWorker,
    canImport,
  } = loaderData
  const viewerId = viewer.id
  const params = useListParams()
  const filters = useMemo(() => ({ ...parseCertificateFilters(params), view }), [params, view])
  const list = useMemo(() => filterCertificates(certificates, filters, day), [certificates, filters, day])
  const [shownCode, setShownCode] = useState(loaderData.shownCode)
  const atGate = isWorker ? gateCertificate(certificates, shownCode, state.today) : undefined
  const showCode = useCallback(
    (id: string) => {
      setShownCode(id)
      // If the browser refuses, the next visit offers the usual certificate.
      void trySave(() => saveSettings(viewerId, { shownCode: id }))
    },
    [viewerId],
  )
  const { within, act, sort } = filters
  const toSearch = (chosen: Partial<CertificateFilters>) =>
    certificateSearchParams({ ...chosen, view: view === usualView ? undefined : view })
  const span = spanLabel(filters)
  const isFiltered = filters.q !== '' || filters.status !== 'all' || span !== undefined
  const writeCsv = async () => {
    const { certificatesCsv } = await import('~/documents/list-files')
    return certificatesCsv(list.all, visibleCertificates, indexById(people), day)
  }
  return (
    <>
      <PageTitle>Certyfikaty</PageTitle>
      <ScreenHeader heading="Certyfikaty" more={canImport && <ImportLink />}>
        {atGate && (
          <QrCodeButton
            certificate={atGate}
            holder={atGate.registeredHolder}
            today={state.today}
            {...qr}
            label="Pokaż na bramie"
            variant="primary"
          />
        )}
        <AddCertificateLink variant={atGate ? 'secondary' : 'primary'} />
      </ScreenHeader>
      <StateDayBanner state={state} />
      {certificates.length > 0 ? (
        <FilteredList
          filters={{
            query: filters.q,
            placeholder: hasHolders ? 'Rodzaj, numer lub osoba' : 'Rodzaj lub numer',
            choices: [
              {
                name: 'status',
                label: 'Status',
                value: filters.status,
                options: CERTIFICATE_FILTER_OPTIONS,
              },
            ],
            linkedFilter:
              span === undefined
                ? undefined
                : {
                    label: span,
                    searchWithout: toSearch({
                      ...filters,
                      within: undefined,
                      act: undefined,
                      page: 1,
                    }),
                  },
            searchWithoutFilters: toSearch({ sort }),
            toSearch: (fields) => toSearch({ ...parseCertificateFilters(fields), within, act, sort }),
          }}
          renderViewSwitch={(onUse) => (
            <ViewSwitch
              view={view}
              toSearch={(chosen) => {
                const chosenView = chosen === usualView ? undefined : chosen
                const whole = { ...filters, view: chosenView, sort: undefined, page: 1 }
                return withStateDay(certificateSearchParams(whole), state.on)
              }}
              onUse={onUse}
            />
          )}
          list={list}
          noun="certificate"
          state={state}
          dayField={<StateDayField state={state} isNarrow />}
          isShort={certificates.length < SHORT_LIST && state.on === undefined && !isFiltered}
          writeCsv={writeCsv}
          nothingMatches={{
            title: 'Brak wyników',
            text: 'Nie znaleziono certyfikatów dla podanych kryteriów.',
          }}
          pageSearch={(page) => toSearch({ ...filters, page })}
        >
          {(shown, isPrinting) => (
            <CertificateList
              certificates={shown}
              isPrinting={isPrinting}
              viewer={viewer}
              filters={filters}
              state={state}
              isOwnRegister={isOwnRegister}
              qr={qr}
              onShowCode={isWorker ? showCode : undefined}
              sorting={{
                sort,
                toSearch: (chosen) => withStateDay(toSearch({ ...filters, sort: chosen, page: 1 }), state.on),
              }}
            />
          )}
        </FilteredList>
      ) : (
        <EmptyState
          icon={ShieldPlus}
          title="Brak certyfikatów"
          text="Nie ma jeszcze żadnych certyfikatów, które można tu pokazać."
        >
          <TakeCertificateLink />
        </EmptyState>
      )}
    </>
  )
}
