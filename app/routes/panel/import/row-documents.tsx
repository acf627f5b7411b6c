import type { ReactNode } from 'react'

import { issuedLabel } from '~/domain/certificates/certificate'
import type { ImportedCertificate } from '~/domain/import/rows/certificate-cells'
import type { ImportedPapers } from '~/domain/import/rows/papers'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { formatDay } from '~/domain/words/day'
import { Breakable } from '~/ui/breakable'

import type { PreviewRow } from './import-rows'

/** Lists what a row holds of its person: certificates, the orzeczenie lekarskie and the initial training. */
export function RowDocuments({ row }: { row: PreviewRow }) {
  return (
    <DocumentList certificates={row.certificates} papers={[row]}>
      {row.problems.length === 0 && <span className="text-muted">bez dokumentów</span>}
    </DocumentList>
  )
}

/** Lists documents as the table has them. The children are shown if there are none. */
export function DocumentList({
  certificates,
  papers,
  children,
}: {
  certificates: readonly ImportedCertificate[]
  papers: readonly ImportedPapers[]
  children?: ReactNode
}) {
  const labels = [
    ...certificates.map(certificateLabel),
    ...papers.flatMap(({ examination }) => examinationLabels(examination)),
    ...papers.flatMap(({ induction }) => inductionLabels(induction)),
  ]
  if (labels.length === 0) return children
  return (
    <ul>
      {labels.map((label, place) => (
        <li key={place}>
          <Breakable>{label}</Breakable>
        </li>
      ))}
    </ul>
  )
}

function certificateLabel({ qualification, number, issueDate, expiryDate }: ImportedCertificate): string {
  const term = expiryDate ? `ważny do ${formatDay(expiryDate)}` : 'bezterminowo'
  return [qualificationLabel(qualification), number, issuedLabel(issueDate), term].join(' · ')
}

function examinationLabels(examination: ImportedPapers['examination']): string[] {
  if (!examination) return []
  const { validUntil, examinedOn } = examination
  const issued = examinedOn === undefined ? [] : [`wydane ${formatDay(examinedOn)}`]
  const end = validUntil === undefined ? 'bez daty następnych badań' : `ważne do ${formatDay(validUntil)}`
  return [['orzeczenie lekarskie', ...issued, end].join(' · ')]
}

function inductionLabels({ generalOn, positionOn }: NonNullable<ImportedPapers['induction']> = {}): string[] {
  if (generalOn !== undefined && generalOn === positionOn)
    return [`szkolenie wstępne · ${formatDay(generalOn)}`]
  return [
    ...(generalOn === undefined ? [] : [`instruktaż ogólny · ${formatDay(generalOn)}`]),
    ...(positionOn === undefined ? [] : [`instruktaż stanowiskowy · ${formatDay(positionOn)}`]),
  ]
}
