import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { useFieldErrors } from '~/components/use-field-errors'
import { parseAnswer } from '~/domain/crew/drops/decision-form'
import type { Source } from '~/domain/crew/records/taken-drop'
import { crewOf } from '~/domain/records/crew-changes'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import type { FormAnswer } from '~/routes/panel/recording/save-form'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { ErrorSummary } from '~/ui/error-summary'

import { AnswerField } from './answer-field'

/** A source of a report, and what was answered. */
type Answered = { source: Source; text: string | undefined }

/** Returns the answers to those who have told of a report by a phone that has a receipt. */
export async function loadAnswers(userId: string, sources: readonly Source[]): Promise<Answered[]> {
  const { decided } = crewOf(await readChanges(userId))
  return sources
    .filter(({ receipt }) => receipt !== undefined)
    .map((source) => ({ source, text: decided.get(source.dropId)?.answer }))
}

/** Answers somebody of the crew. The last answer counts. */
export function AnswerCard({
  source,
  text,
  refused,
}: Answered & { refused: (FormAnswer & { of?: string }) | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const answer = refused?.of === source.dropId ? refused : undefined
  const { errors, recheck } = useFieldErrors(answer?.errors, parseAnswer)
  const isBusy = useNavigation().formData?.get('drop') === source.dropId
  return (
    <Card title={`Odpowiedz: ${source.name ?? 'osoba anonimowa'}`}>
      <Form
        // A saved answer is what the field begins with.
        key={text}
        ref={form}
        method="post"
        noValidate
        onChange={(event) => recheck(event.currentTarget)}
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="drop" value={source.dropId} />
        <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
        <AnswerField to={source} defaultValue={text} error={errors.answer} />
        {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
        <Button type="submit" isBusy={isBusy} className="self-start max-sm:w-full">
          {isBusy ? 'Zapisywanie…' : text === undefined ? 'Odpowiedz' : 'Zmień odpowiedź'}
        </Button>
      </Form>
    </Card>
  )
}
