import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { href, useFetcher } from 'react-router'

import { DayField } from '~/components/day-field'
import { useFieldErrors } from '~/components/use-field-errors'
import { FIRST_EMPLOYMENT_DAY, PERSON_FIELDS } from '~/domain/people/person-fields'
import { parseReassignment } from '~/domain/people/person-form'
import { PERSON_RULES } from '~/domain/people/person-rules'
import type { PeopleChoices } from '~/domain/staff/employee-filters'
import { LAST_DAY, type Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import type { FormAnswer } from '~/routes/panel/recording/save-form'
import { Alert } from '~/ui/alert'
import { Dialog } from '~/ui/ark/dialog'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { TextField } from '~/ui/field'

/** Gives several people another position or department, and closes once that is recorded. */
export function ReassignDialog({
  ids,
  choices: { positions, departments },
  today,
  onClose,
}: {
  ids: readonly string[]
  choices: PeopleChoices
  today: Day
  onClose: () => void
}) {
  const { Form, data: answer, state } = useFetcher<FormAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const { errors, recheck } = useFieldErrors(answer?.errors, parseReassignment)
  const isBusy = state !== 'idle'
  const close = useEffectEvent(onClose)
  // An effect, because the answer comes from outside.
  useEffect(() => {
    if (answer && !answer.isRefused && !isBusy) close()
  }, [answer, isBusy])
  return (
    <Dialog title="Zmień stanowisko lub dział" onClose={onClose}>
      <p>
        {countOf(ids.length, 'person')}. Puste pole nic nie zmienia. Zmieni się stanowisko główne, a&nbsp;inne
        stanowiska zostaną.
      </p>
      <Form
        ref={form}
        method="post"
        action={href('/employees')}
        noValidate
        onChange={(event) => recheck(event.currentTarget)}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value="reassign" />
        {ids.map((id) => (
          <input key={id} type="hidden" name="person" value={id} />
        ))}
        <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
        <ListedField name="position" error={errors.position} options={positions} />
        <DayField
          label="Na nowym stanowisku od"
          hint="Od tego dnia liczy się termin pierwszego szkolenia okresowego, jeśli stanowisko jest innej grupy."
          name="positionSince"
          defaultValue={today}
          min={FIRST_EMPLOYMENT_DAY}
          max={LAST_DAY}
          error={errors.positionSince}
        />
        <ListedField name="unit" error={errors.unit} options={departments} />
        {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {isBusy ? 'Zapisywanie…' : 'Zapisz zmiany'}
          </Button>
          <Button onClick={onClose}>Anuluj</Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** A text field that offers the texts that are in use. */
function ListedField({
  name,
  error,
  options,
}: {
  name: 'position' | 'unit'
  error: string | undefined
  options: readonly string[]
}) {
  const listId = useId()
  const { label } = PERSON_FIELDS[name]
  const { maxLength } = PERSON_RULES[name]
  return (
    <>
      <TextField label={label} name={name} error={error} list={listId} maxLength={maxLength} />
      <datalist id={listId}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </datalist>
    </>
  )
}
