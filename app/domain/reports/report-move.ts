import * as v from 'valibot'

import { parseFields, type ParsedForm } from '~/domain/words/form'

import { reportNote } from './new-report'
import { REPORT_STATUSES, type ReportStatus } from './report'

/** Parses a change of status. The new status must differ from the current one; the note is optional. */
export function parseReportMove(
  form: FormData,
  currentStatus: string,
): ParsedForm<{ status: ReportStatus; note?: string }> {
  const schema = v.object({
    status: v.pipe(
      v.picklist(REPORT_STATUSES, 'Wybierz status z listy'),
      v.check((status) => status !== currentStatus, 'Wybierz inny status niż obecny'),
    ),
    note: v.optional(reportNote),
  })
  const { value, errors } = parseFields(schema, Object.fromEntries(form))
  if (errors) return { errors }
  return { value: value.note ? value : { status: value.status } }
}
