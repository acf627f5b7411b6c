import * as v from 'valibot'

import { parseFields, type ParsedForm } from '~/domain/words/form'
import { typedLines } from '~/domain/words/typed-text'

import { REPORT_STATUSES, type ReportStatus } from './report'

export const MAX_NOTE_LENGTH = 500

/** A note that explains a change of status. */
export const reportNote = typedLines(MAX_NOTE_LENGTH, `Skróć notatkę do ${MAX_NOTE_LENGTH} znaków`)

/** Says whether an accident has open steps, and whether any of its steps are recorded. */
type Progress = { isOpen: boolean; hasBegun: boolean }

/**
 * Parses a change of status. The new status must differ from the current one. Closing an accident with open steps must
 * be confirmed, and needs a reason if something is recorded already. Otherwise the note is optional.
 */
export function parseReportMove(
  form: FormData,
  currentStatus: string,
  { isOpen, hasBegun }: Progress,
): ParsedForm<{ status: ReportStatus; note?: string }> {
  const schema = v.object({
    status: v.pipe(
      v.picklist(REPORT_STATUSES, 'Wybierz status z listy'),
      v.check((status) => status !== currentStatus, 'Wybierz inny status niż obecny'),
    ),
    confirmed: v.optional(v.string()),
    note: v.optional(reportNote),
  })
  const { value, errors } = parseFields(schema, Object.fromEntries(form))
  if (errors) return { errors }
  const { status, confirmed, note } = value
  const isAsked = status === 'closed' && isOpen
  const missing = {
    ...(isAsked && !confirmed && { confirmed: 'Zaznacz, jeśli chcesz zamknąć mimo otwartych kroków' }),
    ...(isAsked && hasBegun && !note && { note: 'Podaj powód zamknięcia' }),
  }
  if (Object.keys(missing).length > 0) return { errors: missing }
  return { value: note ? { status, note } : { status } }
}
