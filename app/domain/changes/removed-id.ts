import type { Change } from './change'

/** Returns the id of the record that a change removes, if it removes one. */
export function removedId(change: Change): string | undefined {
  switch (change.kind) {
    case 'certificate-removed':
      return change.certificateId
    case 'report-withdrawn':
      return change.reportId
    case 'measure-removed':
      return change.measureId
    case 'examination-removed':
      return change.examinationId
    case 'induction-removed':
      return change.inductionId
    default:
      return undefined
  }
}
