import { useId, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'

import { DayField } from '~/components/day-field'
import { useFieldErrors } from '~/components/use-field-errors'
import {
  MAX_DONE_BY_LENGTH,
  MAX_MEMBER_LENGTH,
  MAX_STEP_NOTE_LENGTH,
  TEAM_SIZE,
  type StepFacts,
} from '~/domain/reports/accident'
import { findingLabel, findingsFor } from '~/domain/reports/accident-paper'
import { assessmentOf, type StepState } from '~/domain/reports/accident-progress'
import {
  asksFinding,
  asksRemarks,
  memberFields,
  needsReason,
  parseAccidentStep,
  stepLimits,
} from '~/domain/reports/accident-step-form'
import type { Report } from '~/domain/reports/report'
import type { Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { SelectField, TextAreaField, TextField } from '~/ui/field'

import type { ReportAnswer } from './decide-on-report'

/** The look of a line that opens a form. */
export const SUMMARY =
  'inline-flex min-h-6 cursor-pointer items-center text-sm font-semibold text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11'

const REMARKS = [
  { value: '', label: 'Wybierz' },
  { value: 'without', label: 'Bez zastrzeżeń' },
  { value: 'with', label: 'Z\u00a0zastrzeżeniami' },
]

/** Records the day of a step with all that is known of it, or corrects it. */
export function AccidentStepForm({
  report,
  state,
  today,
  answer,
  isNext = false,
}: {
  report: Report
  state: StepState
  today: Day
  answer: ReportAnswer | undefined
  isNext?: boolean
}) {
  const { step, label, facts } = state
  const { formData } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const [day, setDay] = useState(state.doneOn ?? today)
  const { errors, recheck } = useFieldErrors(answer?.errors, (sent) => parseAccidentStep(sent, report, today))
  const isBusy = formData?.get('intent') === 'accident-step' && formData.get('step') === step
  const assessment = assessmentOf(report)
  const asksReason = needsReason(state, day)
  const { min, max } = stepLimits(report, step, today)
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-label={label}
      onChange={(event) => recheck(event.currentTarget)}
      className="flex flex-col gap-4 pt-2"
    >
      <input type="hidden" name="intent" value="accident-step" />
      <input type="hidden" name="step" value={step} />
      <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-4 *:min-w-48 *:flex-1">
        <DayField
          label="Dzień"
          name="doneOn"
          required
          min={min.day}
          max={max.day}
          value={day}
          onDay={setDay}
          error={errors.doneOn ?? errors.step}
        />
        {step !== 'team' && (
          <TextField
            label={step === 'restart' ? 'Kto wyraził zgodę' : 'Kto (opcjonalnie)'}
            name="doneBy"
            required={step === 'restart'}
            maxLength={MAX_DONE_BY_LENGTH}
            defaultValue={facts.doneBy}
            error={errors.doneBy}
          />
        )}
      </div>
      {step === 'team' && <TeamFields facts={facts} errors={errors} />}
      {asksFinding(step) && (
        <SelectField
          label="Co ustalono"
          name="finding"
          required
          options={[
            { value: '', label: 'Wybierz' },
            ...findingsFor(assessment).map((value) => ({
              value,
              label: findingLabel(value, assessment),
            })),
          ]}
          defaultValue={facts.finding ?? ''}
          error={errors.finding}
        />
      )}
      {asksRemarks(step) && (
        <SelectField
          label="Zastrzeżenia do protokołu"
          name="remarks"
          required
          options={REMARKS}
          defaultValue={facts.hasRemarks === undefined ? '' : facts.hasRemarks ? 'with' : 'without'}
          error={errors.remarks}
        />
      )}
      {/* It stays in the form while the day is typed. */}
      <div hidden={!asksReason}>
        <TextAreaField
          label="Powód opóźnienia"
          hint="Protokół sporządzony po terminie podaje przyczyny opóźnienia"
          name="reason"
          rows={2}
          required={asksReason}
          maxLength={MAX_STEP_NOTE_LENGTH}
          defaultValue={facts.reason}
          error={errors.reason}
        />
      </div>
      <TextField
        label="Notatka (opcjonalnie)"
        name="note"
        maxLength={MAX_STEP_NOTE_LENGTH}
        defaultValue={facts.note}
        error={errors.note}
      />
      {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
      <Button
        type="submit"
        variant={isNext ? 'primary' : 'secondary'}
        isBusy={isBusy}
        className="self-start max-sm:w-full"
      >
        {state.doneOn ? 'Zapisz poprawkę' : 'Odnotuj'}
      </Button>
    </Form>
  )
}

/** The functions of those whom the law puts into the team (rozporządzenie z 1.07.2009, § 4–5). Others can be typed. */
const TEAM_ROLES = [
  'pracownik służby BHP',
  'społeczny inspektor pracy',
  'przedstawiciel pracowników',
  'pracodawca',
  'specjalista spoza zakładu pracy',
]

/** Asks for the two members of the team and their functions. A team of a former version is one text. */
function TeamFields({ facts, errors }: { facts: StepFacts; errors: FieldErrors }) {
  const roles = useId()
  return (
    <>
      {facts.doneBy && <p className="text-sm wrap-anywhere">Dotąd wpisano: {facts.doneBy}</p>}
      {Array.from({ length: TEAM_SIZE }, (_, index) => {
        const fields = memberFields(index + 1)
        const member = facts.team?.[index]
        return (
          <div key={fields.name} className="flex flex-wrap items-start gap-4 *:min-w-48 *:flex-1">
            <TextField
              label={`Członek zespołu ${index + 1}`}
              name={fields.name}
              required
              maxLength={MAX_MEMBER_LENGTH}
              defaultValue={member?.name}
              error={errors[fields.name]}
            />
            <TextField
              label={`Funkcja ${index + 1}`}
              name={fields.role}
              list={roles}
              required
              maxLength={MAX_MEMBER_LENGTH}
              defaultValue={member?.role}
              error={errors[fields.role]}
            />
          </div>
        )
      })}
      <datalist id={roles}>
        {TEAM_ROLES.map((role) => (
          <option key={role} value={role}>
            {role}
          </option>
        ))}
      </datalist>
    </>
  )
}
