import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'

import { createId } from '~/browser/store/create-id.client'
import { useFieldErrors } from '~/components/use-field-errors'
import { MAX_PLACE_LENGTH } from '~/domain/crew/records/box'
import { parseGate, type GateChoices } from '~/domain/crew/records/gate-form'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import type { FormAnswer } from '~/routes/panel/recording/save-form'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { ErrorSummary } from '~/ui/error-summary'
import { FieldGroup, TextField } from '~/ui/field'

/** Asks for the name of a gate, who is on its list, and whom the guard calls. */
export function GateForm({
  isFirst,
  choices,
  answer,
}: {
  isFirst: boolean
  choices: GateChoices
  answer: FormAnswer | null | undefined
}) {
  const [id] = useState(createId)
  const form = useRef<HTMLFormElement>(null)
  const { errors, recheck } = useFieldErrors(answer?.errors, (typed) => parseGate(typed, choices))
  const isBusy = useNavigation().formData?.get('intent') === 'give'
  return (
    <Card title={isFirst ? 'Pierwsza lista' : 'Nowa lista'} className="max-w-3xl">
      <Form
        ref={form}
        method="post"
        noValidate
        autoComplete="off"
        onChange={(event) => recheck(event.currentTarget)}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="id" value={id} />
        <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
        <TextField
          label="Nazwa bramy"
          hint="Na przykład: Brama główna, Budowa Mokotów"
          name="name"
          maxLength={MAX_PLACE_LENGTH}
          error={errors.name}
          className="max-w-md"
        />
        <Group legend="Firmy" name="companies" options={choices.companies} />
        <Group legend="Stanowiska" name="positions" options={choices.positions} />
        <Group legend="Działy" name="departments" options={choices.departments} />
        <FieldGroup legend="Do kogo ochrona dzwoni, gdy kogoś nie ma na liście (opcjonalnie)">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Imię i nazwisko"
              name="callName"
              maxLength={MAX_PLACE_LENGTH}
              error={errors.callName}
            />
            <TextField
              label="Telefon"
              name="callPhone"
              type="tel"
              maxLength={MAX_PLACE_LENGTH}
              error={errors.callPhone}
            />
          </div>
        </FieldGroup>
        {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
        <Button
          type="submit"
          name="intent"
          value="give"
          variant="primary"
          isBusy={isBusy}
          className="self-start max-sm:w-full"
        >
          Utwórz listę
        </Button>
      </Form>
    </Card>
  )
}

/** Choices of which none means all. With a single one there is nothing to choose. */
function Group({ legend, name, options }: { legend: string; name: string; options: readonly string[] }) {
  if (options.length < 2) return null
  return (
    <FieldGroup legend={`${legend} (żadne zaznaczone: wszystkie)`}>
      <div className="grid max-h-64 gap-x-4 overflow-y-auto sm:grid-cols-2">
        {options.map((option) => (
          <label key={option} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" name={name} value={option} className="size-5 shrink-0 accent-primary" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{option}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
