import { positionNames } from '~/domain/people/other-positions'
import { fullName, surnameFirst, type Person } from '~/domain/people/user'
import type { ScanRecord } from '~/domain/records/scan-changes'
import { dossierFacts, type Dossier } from '~/domain/staff/dossier'
import { WORK_HISTORY } from '~/domain/staff/work-history'
import { formatDay, type Day } from '~/domain/words/day'
import { fileName } from '~/domain/words/file-name'

import { escapeHtml } from './text-file'

/** A file of a dossier: a page that lists it, or a scan. */
export type DossierFile = { path: string; content: string | ScanRecord }

const LIST = 'teczka.html'
const CONTENTS = 'spis.html'
/** A folder and a file fit into a path of Windows, and into the 255 bytes that a name may have elsewhere. */
const MAX_NAME_LENGTH = 80

/** Returns `teczka-Gżegżółka Marek-2026-11-21.zip`, or `teczki-2026-11-21.zip` for several people. */
export function dossierZipName(dossiers: readonly Dossier[], day: Day): string {
  const [first, ...others] = dossiers
  return first && others.length === 0 ? `teczka-${folderName(first.person)}-${day}.zip` : `teczki-${day}.zip`
}

/**
 * Returns the files of several dossiers, a folder for each person: a page that any browser opens and prints, and the
 * scans, in the order of the page. Several have a page of contents, too. `missing` are the hashes of scans that this
 * browser lacks.
 */
export function dossierFiles(
  dossiers: readonly Dossier[],
  { company, day, missing }: { company: string | undefined; day: Day; missing: ReadonlySet<string> },
): DossierFile[] {
  const taken = new Set<string>()
  const filed = dossiers.map((dossier) => ({ dossier, folder: freeName(folderName(dossier.person), taken) }))
  const files = filed.flatMap(({ dossier, folder }) => {
    const named = new Map(scanNames(dossier, missing))
    return [
      { path: `${folder}/${LIST}`, content: pageOf(dossier, { company, day, named }) },
      ...[...named].map(([scan, file]) => ({ path: `${folder}/${file}`, content: scan })),
    ]
  })
  return filed.length > 1
    ? [{ path: CONTENTS, content: contentsOf(filed, { company, day }) }, ...files]
    : files
}

/** Gives namesakes a folder each. Windows and macOS take NOWAK ANNA and Nowak Anna for one. */
function freeName(name: string, taken: Set<string>): string {
  let free = name
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name} (${count})`
  taken.add(free.toLowerCase())
  return free
}

/** Returns the page that leads to the dossiers of several people, with what is true of each. */
function contentsOf(
  filed: readonly { dossier: Dossier; folder: string }[],
  { company, day }: { company: string | undefined; day: Day },
): string {
  const rows = filed.map(
    ({ dossier: { person, verdict }, folder }) =>
      `<tr><td><a href="${escapeHtml(encodeURIComponent(folder))}/${LIST}">${escapeHtml(fullName(person))}</a></td><td>${escapeHtml(positionNames(person).join(', '))}</td><td>${escapeHtml(verdict)}</td></tr>`,
  )
  return htmlPage(
    'Teczki pracowników',
    `<p>${escapeHtml([company, `stan na ${formatDay(day)}`].filter(Boolean).join(', '))}</p>
<table>
<tr><th>Osoba</th><th>Stanowisko</th><th>Stan</th></tr>
${rows.join('\n')}
</table>`,
  )
}

function scanNames({ documents }: Dossier, missing: ReadonlySet<string>): [ScanRecord, string][] {
  const scans = documents.flatMap((document) => document.scans).filter(({ hash }) => !missing.has(hash))
  return numberedScans(scans)
}

/** Returns scans with the names of their files in a folder, in their order. */
export function numberedScans(scans: readonly ScanRecord[]): [ScanRecord, string][] {
  return scans.map((scan, place) => [
    scan,
    `${String(place + 1).padStart(2, '0')} ${fileName(scan.name, MAX_NAME_LENGTH)}`,
  ])
}

function pageOf(
  { person, verdict, questions, history, documents }: Dossier,
  { company, day, named }: { company: string | undefined; day: Day; named: ReadonlyMap<ScanRecord, string> },
): string {
  const rows = documents.map(
    ({ label, detail, scans }) =>
      `<tr><td>${escapeHtml(label)}${detail ? `<br><small>${escapeHtml(detail)}</small>` : ''}</td><td>${scans
        .map((scan) => scanLink(scan, named.get(scan)))
        .join('<br>')}</td></tr>`,
  )
  const answers = questions.map(
    (question) =>
      `<dt>${escapeHtml(question.name)}</dt><dd>${
        question.answers
          .map(({ text, detail }) => escapeHtml([text, detail].filter(Boolean).join(', ')))
          .join('<br>') || 'sprawdza to inny system'
      }</dd>`,
  )
  const past =
    history.length > 0 ? [`<dt>${WORK_HISTORY}</dt><dd>${history.map(escapeHtml).join('<br>')}</dd>`] : []
  return htmlPage(
    `Teczka: ${fullName(person)}`,
    `<p>${escapeHtml(dossierFacts(person, company).join(', '))}</p>
<p><strong>${escapeHtml(verdict)}</strong> (stan na ${formatDay(day)})</p>
<dl>
${[...answers, ...past].join('\n')}
</dl>
<table>
<tr><th>Dokument</th><th>Skany</th></tr>
${rows.join('\n')}
</table>`,
  )
}

/** Returns a page that any browser opens and prints. `body` is HTML below the heading. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
body { font: 16px/1.5 sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
td, th { border-bottom: 1px solid #ccc; padding: .5rem; text-align: left; vertical-align: top; }
dt { font-weight: bold; }
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`
}

function scanLink(scan: ScanRecord, file: string | undefined): string {
  if (file === undefined) return `${escapeHtml(scan.name)} (brak w przeglądarce, z której jest teczka)`
  return `<a href="${escapeHtml(encodeURIComponent(file))}">${escapeHtml(file)}</a>`
}

function folderName(person: Pick<Person, 'firstName' | 'lastName'>): string {
  return fileName(surnameFirst(person), MAX_NAME_LENGTH)
}
