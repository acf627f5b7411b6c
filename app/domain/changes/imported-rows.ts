import type { NewCertificate } from '~/domain/certificates/new-certificate'
import type { Day } from '~/domain/words/day'

import type { Change, ChangeOf } from './change'
import { isImport } from './stored-record'

/**
 * Returns the changes, each import followed by the changes that its rows would have made one by one. Rows that are in
 * the list already come no second time: what was read of a browser has them.
 */
export function withImportedRows(changes: readonly Change[]): readonly Change[] {
  if (!changes.some(isImport)) return changes
  const listed = new Set(changes.map(({ id }) => id))
  return changes.flatMap((change) => [change, ...importedRowsOf(change).filter(({ id }) => !listed.has(id))])
}

/** Returns the changes that the rows of an import would have made one by one. Any other change has no rows. */
export function importedRowsOf(change: Change): Change[] {
  if (change.kind === 'papers-imported') return paperRowsOf(change)
  if (change.kind === 'own-kinds-imported') {
    return change.ownCertificates.map((certificate) => certificateRowOf(certificate, change.day))
  }
  if (change.kind === 'other-positions-imported') {
    const { id, day, others } = change
    return others.map((row) => ({ kind: 'other-positions-saved', id: `${id}-${row.userId}`, day, ...row }))
  }
  return change.kind === 'sheet-imported' ? sheetRowsOf(change) : []
}

function sheetRowsOf({ id, day, people, restored, certificates }: ChangeOf<'sheet-imported'>): Change[] {
  return [
    ...people.map((person) => ({
      kind: 'person-saved' as const,
      id: `${id}-${person.id}`,
      day,
      person,
    })),
    ...restored.map((personId) => ({
      kind: 'person-restored' as const,
      id: `${id}-${personId}-restored`,
      day,
      personId,
    })),
    ...certificates.map((certificate) => certificateRowOf(certificate, day)),
  ]
}

function certificateRowOf(certificate: NewCertificate, day: Day): Change {
  return { kind: 'certificate-added', id: certificate.id, day, certificate }
}

function paperRowsOf({ day, examinations, inductions }: ChangeOf<'papers-imported'>): Change[] {
  return [
    ...examinations.map((examination) => ({
      kind: 'examination-recorded' as const,
      id: examination.id,
      day,
      examination,
    })),
    ...inductions.map((induction) => ({
      kind: 'induction-recorded' as const,
      id: induction.id,
      day,
      induction,
    })),
  ]
}
