import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { useFieldErrors } from '~/components/use-field-errors'
import { MAX_PLACE_LENGTH } from '~/domain/crew/records/box'
import { MAX_QUESTION_LENGTH, parseSignUpLink } from '~/domain/crew/records/sign-up-form'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { keepTogether } from '~/domain/words/polish'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import type { FormAnswer } from '~/routes/panel/recording/save-form'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { ErrorSummary } from '~/ui/error-summary'
import { TextField } from '~/ui/field'
import { Note } from '~/ui/note'

import { AutomaticField } from './automatic-switch'

const USUAL_PLACE = 'Zapisy na szkolenia'

/** Turns signing up by a link on: with a question, if the organiser asks one, and with a box, if there is none. */
export function LinkForm({
  training,
  isGiven,
  hasBox,
  canNameBox,
  answer,
}: {
  training: TrainingRecord
  /** True if the link is there, and only a box is missing. */
  isGiven: boolean
  hasBox: boolean
  /** True for those who have a screen of boxes. */
  canNameBox: boolean
  answer: FormAnswer | null | undefined
}) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, recheck } = useFieldErrors(answer?.errors, (typed) => parseSignUpLink(typed, hasBox))
  const isBusy = useNavigation().formData?.get('intent') === 'open'
  if (training.status !== 'scheduled') {
    return <Note>Na to szkolenie nie można się już zapisać, więc nie ma linku.</Note>
  }
  return (
    <Card title={isGiven ? 'Nie ma skrzynki na zapisy' : 'Włącz zapisy'} className="max-w-3xl">
      <p>
        {keepTogether(
          isGiven
            ? 'Żadna skrzynka nie jest otwarta, więc nikt się teraz nie zapisze.'
            : 'Kto otworzy link, zobaczy szkolenie, termin, miejsce i liczbę wolnych miejsc, ale żadnych nazwisk. Zapisy przychodzą zaszyfrowane i czekają tutaj, aż je przyjmiesz, albo wchodzą na listę od razu.',
        )}
      </p>
      <Form
        ref={form}
        method="post"
        noValidate
        autoComplete="off"
        onChange={(event) => recheck(event.currentTarget)}
        className="flex flex-col gap-5"
      >
        <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
        {!isGiven && (
          <TextField
            label="Pytanie do zapisujących się (opcjonalnie)"
            hint="Na przykład: Rozmiar ubrania? Nie pytaj o zdrowie ani PESEL."
            name="question"
            maxLength={MAX_QUESTION_LENGTH}
            error={errors.question}
          />
        )}
        {!isGiven && <AutomaticField />}
        {!hasBox && !canNameBox && <input type="hidden" name="place" value={USUAL_PLACE} />}
        {!hasBox && canNameBox && (
          <TextField
            label="Nazwa skrzynki, do której przyjdą zapisy"
            hint="Powstanie razem z linkiem. To zwykła skrzynka zgłoszeń: możesz też powiesić jej plakat."
            name="place"
            defaultValue={USUAL_PLACE}
            maxLength={MAX_PLACE_LENGTH}
            error={errors.place}
          />
        )}
        {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
        <Button
          type="submit"
          name="intent"
          value="open"
          variant="primary"
          isBusy={isBusy}
          className="self-start max-sm:w-full"
        >
          {isGiven ? 'Otwórz skrzynkę' : 'Włącz zapisy'}
        </Button>
      </Form>
    </Card>
  )
}
