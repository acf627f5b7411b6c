import type { PrivateMatter } from '~/domain/access/disclosure'
import { dutyTitle } from '~/domain/duties/duty'
import type { Duty } from '~/domain/duties/duty-schema'
import type { InspectionPart } from '~/domain/inspection/inspection'
import { lineState, LINE_STATE_LABELS, type InspectionLine } from '~/domain/inspection/inspection-line'
import { joinNames, type Person } from '~/domain/people/user'
import type { ScanRecord } from '~/domain/records/scan-changes'
import { formatDay, type Day } from '~/domain/words/day'
import { fileName } from '~/domain/words/file-name'

import { htmlPage, numberedScans, type DossierFile } from './dossier-files'
import { escapeHtml } from './text-file'

export type InspectionPage = {
  company: string | undefined
  day: Day
  /** True if it says what is missing, too. */
  hasGaps: boolean
  mayTell: (matter: PrivateMatter | undefined) => boolean
  nameOf: (person: Person) => string
}

/** Returns the list of an inspection as a page. Gaps and lines of which its reader may not know are left out. */
export function inspectionPage(parts: readonly InspectionPart[], page: InspectionPage): DossierFile {
  const { company, day, mayTell } = page
  const body = parts
    .map(({ heading, lines }) => ({ heading, told: lines.filter(({ matter }) => mayTell(matter)) }))
    .filter(({ told }) => told.length > 0)
    .map(
      ({ heading, told }) =>
        `<h2>${escapeHtml(heading)}</h2>\n${told.map((line) => lineOf(line, page)).join('\n')}`,
    )
  const head = `<p>${escapeHtml([company, `stan na ${formatDay(day)}`].filter(Boolean).join(', '))}</p>`
  return { path: 'kontrola.html', content: htmlPage('Kontrola', [head, ...body].join('\n')) }
}

function lineOf(line: InspectionLine, { hasGaps, mayTell, nameOf }: InspectionPage): string {
  const gaps = hasGaps ? line.gaps.filter(({ matter }) => mayTell(matter)) : []
  const state = hasGaps ? `<p><strong>${LINE_STATE_LABELS[lineState({ gaps })]}</strong></p>` : ''
  return `<h3>${escapeHtml(line.label)}</h3>
${line.law ? `<p><small>${escapeHtml(line.law)}</small></p>\n` : ''}${state}<ul>
${line.facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('\n')}
</ul>
${gaps
  .map(
    ({ what, people = [], step }) =>
      `<p><strong>${escapeHtml(what)}</strong>${people.length > 0 ? `<br>${escapeHtml(joinNames(people.map(nameOf)))}` : ''}<br>${escapeHtml(step)}</p>`,
  )
  .join('\n')}`
}

const MAX_FOLDER_LENGTH = 60

/** Returns the scans of the company's duties, a folder for each duty that has some. */
export function dutyScanFiles(
  duties: readonly Duty[],
  scansOf: (id: string) => readonly ScanRecord[],
  missing: ReadonlySet<string>,
): DossierFile[] {
  return duties.flatMap((duty, place) => {
    const folder = `${String(place + 1).padStart(2, '0')} ${fileName(dutyTitle(duty), MAX_FOLDER_LENGTH)}`
    const present = scansOf(duty.id).filter(({ hash }) => !missing.has(hash))
    return numberedScans(present).map(([scan, file]) => ({
      path: `obowiazki/${folder}/${file}`,
      content: scan,
    }))
  })
}
