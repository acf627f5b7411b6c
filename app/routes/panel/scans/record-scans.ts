import type { Recording } from '~/browser/records/record-changes.client'
import { parseSentScans, type ScanSubject } from '~/domain/scans/scan'
import type { Day } from '~/domain/words/day'

/** Returns the recordings of the scans that a form has taken along with its record, which carries the id `partOf`. */
export function recordScans(
  form: FormData,
  { partOf, day, subjectOf }: { partOf: string; day: Day; subjectOf: (recordId: string) => ScanSubject },
): Recording[] {
  return parseSentScans(form.getAll('scans')).map((scan, place) => ({
    id: `${partOf}-scan-${place + 1}`,
    partOf,
    build: (id, wholeId = partOf) => ({ kind: 'scan-added', id, day, subject: subjectOf(wholeId), scan }),
  }))
}
