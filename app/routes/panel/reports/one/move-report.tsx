import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'

import { useFieldErrors } from '~/components/use-field-errors'
import { dueLabel, type StepState } from '~/domain/reports/accident-progress'
import { REPORT_STATUSES, reportStatusBadge, type ReportStatus } from '~/domain/reports/report'
import { MAX_NOTE_LENGTH, parseReportMove } from '~/domain/reports/report-move'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { ErrorSummary } from '~/ui/error-summary'
import { SelectField, TextAreaField } from '~/ui/field'

import type { ReportAnswer } from './decide-on-report'

/** Changes the status of a report. Closing an accident with open steps asks first. */
export function MoveReport({
  status,
  openSteps,
  hasBegun,
  today,
  answer,
}: {
  status: ReportStatus | undefined
  /** The steps of an accident that are not done. */
  openSteps: readonly StepState[]
  /** True if steps of the accident are recorded, so that closing it before the end needs a reason. */
  hasBegun: boolean
  today: Day
  answer: ReportAnswer | undefined
}) {
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState('')
  const closing = { isOpen: openSteps.length > 0, hasBegun }
  const { errors, recheck } = useFieldErrors(answer?.errors, (sent) =>
    parseReportMove(sent, status ?? '', closing),
  )
  const isBusy = useNavigation().formData?.get('intent') === 'move'
  const options = REPORT_STATUSES.filter((option) => option !== status).map((value) => ({
    value,
    label: reportStatusBadge(value).label,
  }))
  const isAsked = chosen === 'closed' && closing.isOpen
  return (
    <Card title="Zmiana statusu">
      <Form
        ref={form}
        method="post"
        noValidate
        onChange={(event) => recheck(event.currentTarget)}
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="intent" value="move" />
        <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
        <SelectField
          label="Nowy status"
          name="status"
          options={[{ value: '', label: 'Wybierz' }, ...options]}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          error={errors.status}
        />
        {isAsked && <OpenStepsQuestion steps={openSteps} today={today} error={errors.confirmed} />}
        <TextAreaField
          label={isAsked && hasBegun ? 'Powód zamknięcia' : 'Notatka (opcjonalnie)'}
          name="note"
          rows={2}
          required={isAsked && hasBegun}
          maxLength={MAX_NOTE_LENGTH}
          error={errors.note}
        />
        {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
        <Button
          type="submit"
          variant={closing.isOpen ? 'secondary' : 'primary'}
          isBusy={isBusy}
          className="self-start max-sm:w-full"
        >
          {isBusy ? 'Zapisywanie…' : 'Zmień status'}
        </Button>
      </Form>
    </Card>
  )
}

/** Says which steps stay open, with their days, and asks whether to close the report all the same. */
function OpenStepsQuestion({
  steps,
  today,
  error,
}: {
  steps: readonly StepState[]
  today: Day
  error: string | undefined
}) {
  const dated = steps.flatMap((step) => {
    const due = dueLabel(step, today)
    return due === undefined ? [] : [{ step: step.step, text: `${step.label}: ${due}` }]
  })
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line bg-warning-soft px-4 py-3">
      <p className="font-semibold">Otwarte kroki po wypadku:&nbsp;{steps.length}</p>
      {dated.length > 0 && (
        <>
          <p className="text-sm">
            Zamknięcie zgłoszenia nie kończy tych kroków. Ich terminy zostaną w&nbsp;„Do zrobienia”
            i&nbsp;w&nbsp;kalendarzu:
          </p>
          <ul className="list-disc pl-5 text-sm">
            {dated.map(({ step, text }) => (
              <li key={step}>{keepTogether(text)}</li>
            ))}
          </ul>
        </>
      )}
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="confirmed"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'confirmed-error'}
          className="size-5 shrink-0 accent-primary"
        />
        <span>Zamykam mimo otwartych kroków</span>
      </label>
      {error && (
        <p id="confirmed-error" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
