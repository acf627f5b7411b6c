import FileText from 'lucide/dist/esm/icons/file-text.mjs'
import { Link } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { listStoredScans } from '~/browser/scans/scan-store.client'
import { readOr } from '~/browser/store/storage.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { findScannedRecord } from '~/domain/access/scanned-record'
import { listNamedScans, sizeOfScans } from '~/domain/records/scan-changes'
import { formatDay } from '~/domain/words/day'
import { sizeLabel } from '~/domain/words/number-label'
import { countOf, keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { onPaper } from '~/routes/panel/lists/printing'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { settingsTab } from '~/routes/panel/settings/settings-links'
import { Breakable } from '~/ui/breakable'
import { EmptyState } from '~/ui/empty-state'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/scans'
import { actOnScans } from './act-on-scans'
import { scannedRecordAddress } from './load-scans'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Skany' } satisfies PanelHandle

export const clientLoader = panelLoader('settings', async ({ viewer, loadRecords }) => {
  const records = await loadRecords()
  const stored = await readOr(new Set<string>(), () => listStoredScans(viewer.id))
  return {
    scans: listNamedScans(await readChanges(viewer.id)).map((scan) => ({
      ...scan,
      record: findScannedRecord(viewer, scan.subject, records)?.label,
      isMissing: !stored.has(scan.hash),
    })),
  }
})

/** The lists of scans on the screens of records send their forms here. */
export const clientAction = panelAction('settings', async ({ viewer, sample, form }) => {
  return actOnScans(form, viewer, sample)
})

/** Lists all scans of this browser, the largest first, so that somebody can make room. */
export default function ScansScreen({ loaderData: { scans } }: Route.ComponentProps) {
  const { count, bytes } = sizeOfScans(scans.filter(({ isMissing }) => !isMissing))
  return (
    <>
      <PageTitle>Skany</PageTitle>
      <ScreenHeader
        heading="Skany"
        text={scans.length > 0 ? `${countOf(count, 'scan')}, ${sizeLabel(bytes)}` : undefined}
      >
        <ButtonLink to={settingsTab('data')}>Ustawienia danych</ButtonLink>
      </ScreenHeader>
      {scans.length === 0 ? (
        <EmptyState
          icon={FileText}
          title="Nie ma jeszcze skanów"
          text="Skan dokumentu dodasz na stronie certyfikatu, osoby, zgłoszenia albo szkolenia."
        />
      ) : (
        <>
          <p className="hidden print:block">
            Lista skanów nie jest drukowana: ich nazwy mogą mówić o&nbsp;zdrowiu.
          </p>
          <div className={onPaper('print of scans', 'health')}>
            <Table caption="Skany, od największego">
              <TableHeader>
                <HeaderCell>Skan</HeaderCell>
                <HeaderCell>Wpis</HeaderCell>
                <HeaderCell>Dodano</HeaderCell>
                <HeaderCell>Rozmiar</HeaderCell>
              </TableHeader>
              <TableBody>
                {scans.map((scan) => (
                  <Row key={scan.id}>
                    <Cell isWhole>
                      <span className="font-semibold">
                        <Breakable>{scan.name}</Breakable>
                      </span>
                      {scan.isFormer && <span className="text-muted"> – zastąpiony nowszym</span>}
                    </Cell>
                    <Cell isWhole>
                      {scan.record === undefined ? (
                        'Wpis, którego tu nie widać'
                      ) : (
                        <Link to={scannedRecordAddress(scan.subject)} className={TEXT_LINK}>
                          <Breakable>{keepTogether(scan.record)}</Breakable>
                        </Link>
                      )}
                    </Cell>
                    <Cell>{formatDay(scan.addedOn)}</Cell>
                    <Cell>{scan.isMissing ? 'brak w\u00a0tej przeglądarce' : sizeLabel(scan.bytes)}</Cell>
                  </Row>
                ))}
              </TableBody>
            </Table>
          </div>
        </>
      )}
    </>
  )
}
