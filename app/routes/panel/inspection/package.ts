import { inPieces } from '~/browser/device/in-pieces.client'
import { zipFiles } from '~/browser/device/zip-file.client'
import { dossierFiles, type DossierFile } from '~/documents/dossier-files'
import { dutiesCsv } from '~/documents/duty-files'
import { dutyScanFiles, inspectionPage } from '~/documents/inspection-files'
import { accidentRegisterCsv } from '~/documents/list-files'
import type { TextFile } from '~/documents/text-file'
import { mayTell } from '~/domain/access/disclosure'
import type { Change } from '~/domain/changes/change'
import type { DutyContext } from '~/domain/duties/duty-list'
import type { InspectionPart } from '~/domain/inspection/inspection'
import type { Person } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'
import { scansOf } from '~/domain/records/scan-changes'
import { registeredAccidents } from '~/domain/reports/accident-register'
import { dossierOf, type Dossier } from '~/domain/staff/dossier'
import { indexById } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'
import type { Panel } from '~/routes/panel/panel-screen'
import { missingScans, readFiles } from '~/routes/panel/scans/scanned-files'

import type { PackagePart } from './package-parts'

/** The data of a package, as the screen has them. */
export type PackageSource = {
  userId: string
  company: string | undefined
  today: Day
  /** The day of the inspection. */
  day: Day
  /** The list as it is printed. The choice of parts decides about examinations. */
  parts: readonly InspectionPart[]
  hasGaps: boolean
  staff: readonly PersonRecord[]
  people: readonly PersonRecord[]
  records: Awaited<ReturnType<Panel['loadRecords']>>
  changes: readonly Change[]
  context: DutyContext
  nameOf: (person: Person) => string
}

/** Told again and again while a package is made: how many files of how many are done. */
type OnProgress = (done: number, all: number) => void

/** Returns the ZIP with the chosen parts. Throws if `signal` stops it. */
export async function makePackage(
  source: PackageSource,
  chosen: ReadonlySet<PackagePart>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: OnProgress },
): Promise<Blob> {
  const writing = chosen.has('examinations') ? 'dossier.zip' : 'inspection.zip'
  const staff = chosen.has('dossiers') ? source.staff : []
  const dossiers: Dossier[] = []
  await inPieces(() => {
    signal.throwIfAborted()
    const person = staff[dossiers.length]
    if (person) dossiers.push(dossierOf(person, source.records, source.changes, source.today, writing))
    onProgress(dossiers.length, staff.length * 2)
    return dossiers.length === staff.length
  })
  const files = await filesOf(source, chosen, { dossiers, writing })
  return zipFiles(counted(files))

  async function* counted(listed: readonly DossierFile[]) {
    let done = 0
    for await (const file of readFiles(listed, source.userId)) {
      signal.throwIfAborted()
      yield file
      done += 1
      onProgress(listed.length + done, listed.length * 2)
    }
  }
}

async function filesOf(
  source: PackageSource,
  chosen: ReadonlySet<PackagePart>,
  { dossiers, writing }: { dossiers: readonly Dossier[]; writing: 'dossier.zip' | 'inspection.zip' },
): Promise<DossierFile[]> {
  const { userId, company, today, day, parts, hasGaps, people, records, changes, context, nameOf } = source
  const dutyScans = (id: string) => (chosen.has('scans') ? scansOf(changes, { of: 'duty', id }).current : [])
  const ofPeople = dossiers.map((dossier) => (chosen.has('scans') ? dossier : withoutScans(dossier)))
  const scans = [
    ...ofPeople.flatMap(({ documents }) => documents.flatMap((document) => document.scans)),
    ...records.visibleDuties.flatMap(({ id }) => dutyScans(id)),
  ]
  const missing = await missingScans(userId, scans)
  const inFolder = dossierFiles(ofPeople, { company, day: today, missing })
  return [
    ...(chosen.has('list')
      ? [
          inspectionPage(parts, {
            company,
            day,
            hasGaps,
            mayTell: (matter) => mayTell(writing, matter),
            nameOf,
          }),
        ]
      : []),
    ...(chosen.has('register')
      ? [asFile(accidentRegisterCsv(registeredAccidents(records.visibleReports), indexById(people), today))]
      : []),
    ...(chosen.has('duties') ? [asFile(dutiesCsv(records.visibleDuties, { ...context, today }))] : []),
    ...(chosen.has('duties') ? dutyScanFiles(records.visibleDuties, dutyScans, missing) : []),
    ...inFolder.map(({ path, content }) => ({ path: `teczki/${path}`, content })),
  ]
}

function withoutScans(dossier: Dossier): Dossier {
  return { ...dossier, documents: dossier.documents.map((document) => ({ ...document, scans: [] })) }
}

function asFile({ name, text }: TextFile): DossierFile {
  return { path: name, content: text }
}
