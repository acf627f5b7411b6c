import * as v from 'valibot'

import { daySchema, formatDay, type Day } from '~/domain/words/day'
import { parseFields, type FieldErrors, type ParsedForm } from '~/domain/words/form'

import { ACCIDENT_STEPS, stepFactFields, type AccidentStep, type StepFacts } from './accident'
import { accidentSteps, assessmentOf, type AccidentReport, type StepState } from './accident-progress'
import { stepLabel, stepRule } from './accident-steps'

export type DoneStep = StepFacts & { step: AccidentStep; doneOn: Day }

/** The first or the last day that a step may have, and the sentence that refuses a day beyond it. */
type Limit = { day: Day; refusal: string }

/** Returns the limits of a step's day: those of the accident, of today and of the done steps around it. */
export function stepLimits(
  report: AccidentReport,
  step: AccidentStep,
  today: Day,
): { min: Limit; max: Limit } {
  const done = accidentSteps(report, today).flatMap(({ step: each, label, doneOn }) =>
    doneOn === undefined ? [] : [{ step: each, label, day: doneOn }],
  )
  const { after } = stepRule(step)
  const earliest: Limit = {
    day: report.date,
    refusal: `Podaj datę nie wcześniejszą niż dzień wypadku, ${formatDay(report.date)}`,
  }
  const latest: Limit = { day: today, refusal: `Podaj datę nie późniejszą niż dziś, ${formatDay(today)}` }
  const min = done
    .filter((each) => after.includes(each.step))
    .map(({ day, label }) => ({
      day,
      refusal: `Podaj datę nie wcześniejszą niż ${formatDay(day)}. To dzień kroku „${label}”`,
    }))
    .reduce((limit, each) => (each.day >= limit.day ? each : limit), earliest)
  const max = done
    .filter((each) => stepRule(each.step).after.includes(step))
    .map(({ day, label }) => ({
      day,
      refusal: `Podaj datę nie późniejszą niż ${formatDay(day)}. To dzień kroku „${label}”`,
    }))
    .reduce((limit, each) => (each.day < limit.day ? each : limit), latest)
  return { min, max }
}

/** True if a protocol of that day is late, and so says why (rozporządzenie z 1.07.2009, § 9). */
export function needsReason({ step, term }: Pick<StepState, 'step' | 'term'>, doneOn: string): boolean {
  return step === 'drawn_up' && term !== undefined && doneOn > term.day
}

/** Parses a step that is recorded or corrected. The steps that come before it by law must be done. */
export function parseAccidentStep(form: FormData, report: AccidentReport, today: Day): ParsedForm<DoneStep> {
  const { value, errors } = parseFields(stepForm, Object.fromEntries(form))
  if (errors) return { errors }
  const { remarks, ...typed } = value
  const state = accidentSteps(report, today).find(({ step }) => step === value.step)
  if (!state) return { errors: { step: 'Ten krok nie dotyczy tego wypadku' } }
  const refusals = stepErrors(value, state, report, today)
  if (Object.keys(refusals).length > 0) return { errors: refusals }
  const { step, doneOn, doneBy, note, reason } = typed
  return {
    value: {
      step,
      doneOn,
      doneBy,
      note,
      reason: needsReason(state, doneOn) ? reason : undefined,
      hasRemarks: step === 'read' ? remarks === 'with' : undefined,
    },
  }
}

const { doneBy, note, reason } = stepFactFields

const stepForm = v.object({
  step: v.picklist(ACCIDENT_STEPS, 'Wybierz krok z\u00a0listy'),
  doneOn: v.pipe(v.string('Podaj datę'), v.nonEmpty('Podaj datę'), daySchema),
  doneBy,
  remarks: v.optional(v.string()),
  reason,
  note,
})

function stepErrors(
  { doneOn, doneBy: team, remarks, reason: why, step }: v.InferOutput<typeof stepForm>,
  state: StepState,
  report: AccidentReport,
  today: Day,
): FieldErrors {
  const [missing] = state.doneOn === undefined ? state.waitsFor : []
  if (missing) return { step: `Najpierw odnotuj krok „${stepLabel(missing, assessmentOf(report))}”` }
  const { min, max } = stepLimits(report, step, today)
  return {
    ...(doneOn < min.day && { doneOn: min.refusal }),
    ...(doneOn > max.day && { doneOn: max.refusal }),
    ...(step === 'team' && !team && { doneBy: 'Podaj skład zespołu' }),
    ...(step === 'read' &&
      remarks !== 'with' &&
      remarks !== 'without' && { remarks: 'Wybierz, czy są zastrzeżenia' }),
    ...(needsReason(state, doneOn) && !why && { reason: 'Podaj powód opóźnienia, protokół go zawiera' }),
  }
}
