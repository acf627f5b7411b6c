import * as v from 'valibot'

import { MAX_ANSWER_LENGTH, answerText, SET_ASIDE_REASONS } from '~/domain/crew/records/taken-drop'
import { parseFields, type ParsedForm } from '~/domain/words/form'
import { optionalText, typedLines } from '~/domain/words/typed-text'

/** An answer beside a decision may be left out. */
const answer = optionalText(typedLines(MAX_ANSWER_LENGTH, `Skróć odpowiedź do ${MAX_ANSWER_LENGTH} znaków`))

/** What was decided on a drop, and the answer to its sender if there is one. */
type Decided<Decision> = ParsedForm<Decision & { answer?: string | undefined }>

/** Parses the form that sets a drop aside. */
export function parseSetAside(form: FormData): Decided<{ reason: (typeof SET_ASIDE_REASONS)[number] }> {
  return parseFields(v.object({ reason: v.picklist(SET_ASIDE_REASONS, 'Wybierz powód'), answer }), {
    reason: form.get('reason'),
    answer: form.get('answer') ?? undefined,
  })
}

/** Parses the form that joins a drop with one of the reports of those ids. */
export function parseJoining(form: FormData, reportIds: readonly string[]): Decided<{ reportId: string }> {
  return parseFields(v.object({ reportId: v.picklist(reportIds, 'Wybierz zgłoszenie z listy'), answer }), {
    reportId: form.get('reportId'),
    answer: form.get('answer') ?? undefined,
  })
}

/** Parses the form that refuses a sign-up. */
export function parseRefusal(form: FormData): ParsedForm<{ answer?: string | undefined }> {
  return parseFields(v.object({ answer }), { answer: form.get('answer') ?? undefined })
}

/** Parses the form that answers the sender of a drop which was decided on before. */
export function parseAnswer(form: FormData): ParsedForm<{ answer: string }> {
  return parseFields(v.object({ answer: answerText }), { answer: form.get('answer') ?? '' })
}
