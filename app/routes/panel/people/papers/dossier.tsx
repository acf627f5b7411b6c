import Download from 'lucide/dist/esm/icons/download.mjs'
import FolderOpen from 'lucide/dist/esm/icons/folder-open.mjs'
import { useMemo, useState } from 'react'
import { href } from 'react-router'

import { downloadFile } from '~/browser/device/download.client'
import { readChanges } from '~/browser/records/records.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { dossierFiles, dossierZipName } from '~/documents/dossier-files'
import { canKeepPapers } from '~/domain/access/access'
import { archivedOf, employeesOf } from '~/domain/access/visibility'
import { fullName, sortByName } from '~/domain/people/user'
import type { ScanRecord } from '~/domain/records/scan-changes'
import { dossierFacts, dossierOf, type Dossier } from '~/domain/staff/dossier'
import { WORK_HISTORY } from '~/domain/staff/work-history'
import { formatDay, type Day } from '~/domain/words/day'
import { countOf, keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { Sheet } from '~/routes/panel/official/form-parts'
import { FormsScreen } from '~/routes/panel/official/forms-screen'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { missingScans, readFiles } from '~/routes/panel/scans/scanned-files'
import { useScanAddresses, type ScanAddresses } from '~/routes/panel/scans/use-scan-address'
import { tellIfNotPrepared } from '~/routes/panel/sharing/save-file'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/dossier'
import { useChosenPeople } from './use-chosen-people'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Teczka' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canKeepPapers } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords, today }) => {
  const records = await loadRecords()
  const people = [...employeesOf(viewer, records.users), ...archivedOf(viewer, records.users)]
  const changes = await readChanges(viewer.id)
  return {
    viewer,
    today,
    records,
    changes,
    staff: sortByName(await withOwnProfiles(people)).map((person) => ({ person, isDue: false })),
  }
})

/** All that an inspector asks about one person or several, as a print or a ZIP with the scans. */
export default function DossierScreen({ loaderData }: Route.ComponentProps) {
  const { viewer, today, records, changes, staff } = loaderData
  const { chosen } = useChosenPeople(staff)
  const ids = chosen.map(({ person }) => person.id).join(' ')
  const dossiers = useMemo(
    () => chosen.map(({ person }) => dossierOf(person, records, changes, today)),
    // oxlint-disable-next-line react/exhaustive-deps -- The people are chosen by their ids.
    [ids, records, changes, today],
  )
  const scans = useMemo(() => dossiers.flatMap(scansOfDossier), [dossiers])
  const photos = useMemo(() => scans.filter(isPhoto), [scans])
  const addresses = useScanAddresses(viewer.id, photos)
  return (
    <FormsScreen
      heading={dossiers.length === 1 ? 'Teczka' : 'Teczki'}
      text={[countOf(dossiers.length, 'person'), scans.length > 0 && countOf(scans.length, 'scan')]
        .filter(Boolean)
        .join(', ')}
      links={
        <>
          <ButtonLink to={href('/employees')}>Pracownicy</ButtonLink>
          {dossiers.length > 0 && (
            <ZipButton dossiers={dossiers} userId={viewer.id} company={viewer.company} day={today} />
          )}
        </>
      }
      onPrint={dossiers.length > 0 ? () => void printWithPhotos() : undefined}
      // A print has all photos or waits for them.
      isPreparing={!addresses}
    >
      {dossiers.length === 0 ? (
        <EmptyState
          icon={FolderOpen}
          title="Nie wybrano nikogo"
          text="Zaznacz osoby na liście pracowników albo otwórz teczkę na stronie osoby."
        />
      ) : (
        <p className="max-w-3xl print:hidden">
          {keepTogether(
            'Teczka zawiera orzeczenia lekarskie. Wydaj ją tylko temu, kto ma prawo je znać, na przykład inspektorowi PIP.',
          )}
        </p>
      )}
      {dossiers.map((dossier) => (
        <DossierSheet
          key={dossier.person.id}
          dossier={dossier}
          company={viewer.company}
          day={today}
          addresses={addresses}
        />
      ))}
    </FormsScreen>
  )
}

function scansOfDossier({ documents }: Dossier): ScanRecord[] {
  return documents.flatMap(({ scans }) => scans)
}

function isPhoto({ type }: ScanRecord): boolean {
  return type === 'image/jpeg'
}

/** Returns the name of a scan, and why a print has no picture of it. `addresses` are undefined until photos are read. */
function scanLabel(scan: ScanRecord, addresses: ScanAddresses | undefined): string {
  if (!isPhoto(scan)) return `${scan.name} (PDF, tylko w\u00a0pliku ZIP)`
  const isMissing = addresses !== undefined && !addresses.has(scan.hash)
  return isMissing ? `${scan.name} (brak w\u00a0tej przeglądarce)` : scan.name
}

/** Photos that are only in print are read, but perhaps not drawn yet. */
async function printWithPhotos(): Promise<void> {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  print()
}

function ZipButton({
  dossiers,
  userId,
  company,
  day,
}: {
  dossiers: readonly Dossier[]
  userId: string
  company: string | undefined
  day: Day
}) {
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    await tellIfNotPrepared(async () => {
      const missing = await missingScans(userId, dossiers.flatMap(scansOfDossier))
      const files = dossierFiles(dossiers, { company, day, missing })
      const { zipFiles } = await import('~/browser/device/zip-file.client')
      downloadFile(dossierZipName(dossiers, day), await zipFiles(readFiles(files, userId)))
    })
    setIsBusy(false)
  }
  return (
    <Button onClick={() => void save()} isBusy={isBusy}>
      <Icon of={Download} className="size-4" />
      Pobierz ZIP ze skanami
    </Button>
  )
}

function DossierSheet({
  dossier: { person, verdict, questions, history, documents },
  company,
  day,
  addresses,
}: {
  dossier: Dossier
  company: string | undefined
  day: Day
  addresses: ScanAddresses | undefined
}) {
  const name = fullName(person)
  return (
    <Sheet label={`Teczka: ${name}`}>
      <header>
        <h2 className="text-xl font-bold wrap-anywhere">{name}</h2>
        <p className="text-muted">{keepTogether(dossierFacts(person, company).join(', '))}</p>
        <p className="mt-2 font-semibold">{keepTogether(`${verdict} (stan na ${formatDay(day)})`)}</p>
      </header>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[14rem_minmax(0,1fr)] print:grid-cols-[14rem_minmax(0,1fr)]">
        {questions.map((question) => (
          <div key={question.name} className="contents">
            <dt className="text-muted">{keepTogether(question.name)}</dt>
            <dd className="tabular-nums">
              {question.answers.length === 0 && 'sprawdza to inny system'}
              {question.answers.map(({ text, detail }) => (
                <p key={text}>{keepTogether([text, detail].filter(Boolean).join(', '))}</p>
              ))}
            </dd>
          </div>
        ))}
        {history.length > 0 && (
          <div className="contents">
            <dt className="text-muted">{WORK_HISTORY}</dt>
            <dd className="tabular-nums">
              {history.map((line) => (
                <p key={line}>{keepTogether(line)}</p>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <section aria-label={`Dokumenty: ${name}`} className="border-t border-line pt-4">
        <h3 className="font-semibold">Dokumenty</h3>
        <ul className="divide-y divide-line">
          {documents.map(({ id, label, detail, scans }) => (
            <li key={id} className="break-inside-avoid py-2 wrap-anywhere tabular-nums">
              <p className="font-medium">{keepTogether(label)}</p>
              {detail && <p className="text-sm text-muted">{keepTogether(detail)}</p>}
              {scans.length > 0 && (
                <p className="text-sm text-muted">
                  Skany: {scans.map((scan) => scanLabel(scan, addresses)).join(', ')}
                </p>
              )}
            </li>
          ))}
        </ul>
        {documents.length === 0 && <p className="text-muted">Nie ma jeszcze dokumentów.</p>}
      </section>
      {documents.flatMap(({ label, scans }) =>
        scans.filter(isPhoto).map((scan) => {
          const address = addresses?.get(scan.hash)
          return (
            address && (
              <figure key={scan.id} className="hidden break-before-page print:block">
                <figcaption className="text-sm">{keepTogether(`${name}: ${label}`)}</figcaption>
                <img src={address} alt={scan.name} className="max-h-[230mm] max-w-full" />
              </figure>
            )
          )
        }),
      )}
    </Sheet>
  )
}
