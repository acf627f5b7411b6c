import type { Drop } from '~/domain/crew/drops/drop'
import { LANGUAGE_LABELS } from '~/domain/crew/languages/language-label'
import { receiptCode } from '~/domain/crew/records/crew-links'
import { MAX_ANSWER_LENGTH } from '~/domain/crew/records/taken-drop'
import { TextAreaField } from '~/ui/field'
import { Note } from '~/ui/note'

/** Asks what the sender of a drop will read. Without a receipt nobody could read it. */
export function AnswerField({
  to,
  isOptional = false,
  defaultValue,
  error,
}: {
  to: Pick<Drop, 'language' | 'receipt'>
  isOptional?: boolean
  defaultValue?: string | undefined
  error: string | undefined
}) {
  const { language, receipt } = to
  if (!receipt) return <Note>Tej osobie nie da się odpowiedzieć: jej telefon nie ma potwierdzenia.</Note>
  return (
    <TextAreaField
      label={isOptional ? 'Odpowiedź (opcjonalnie)' : 'Odpowiedź'}
      hint={`Pokaże ją potwierdzenie ${receiptCode(receipt)} w\u00a0telefonie tej osoby. Jej język: ${LANGUAGE_LABELS[language]}.`}
      name="answer"
      rows={2}
      maxLength={MAX_ANSWER_LENGTH}
      defaultValue={defaultValue}
      error={error}
    />
  )
}
