import * as v from 'valibot'

import { daySchema, formatDay, type Day } from '~/domain/words/day'
import { parseFields, type FieldErrors, type ParsedForm } from '~/domain/words/form'

import {
  ACCIDENT_STEPS,
  FINDINGS,
  stepFactFields,
  TEAM_SIZE,
  type AccidentStep,
  type StepFacts,
  type TeamMember,
} from './accident'
import { findingsFor } from './accident-paper'
import {
  accidentSteps,
  assessmentOf,
  hasOpenObjections,
  type AccidentReport,
  type StepState,
} from './accident-progress'
import { waitingText } from './accident-step-text'
import { stepRule } from './accident-steps'

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
  const isNextReturn = isReturnedAgain(report, step)
  const after = isNextReturn ? ['reread'] : stepRule(step).after
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
    .filter((each) => !isNextReturn && stepRule(each.step).after.includes(step))
    .map(({ day, label }) => ({
      day,
      refusal: `Podaj datę nie późniejszą niż ${formatDay(day)}. To dzień kroku „${label}”`,
    }))
    .reduce((limit, each) => (each.day < limit.day ? each : limit), latest)
  return { min, max }
}

/** True if the new protocol is given back, too. What followed the former return is then over. */
export function isReturnedAgain(report: AccidentReport, step: AccidentStep): boolean {
  return step === 'returned' && report.protocol?.reread !== undefined && hasOpenObjections(report)
}

/** True for the step that draws up a paper, which says what it finds. */
export function asksFinding(step: AccidentStep): boolean {
  return step === 'drawn_up' || step === 'redrawn'
}

/** True for the step at which the injured person or the family may object. */
export function asksRemarks(step: AccidentStep): boolean {
  return step === 'read' || step === 'reread'
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
  const members = value.step === 'team' ? membersIn(form) : undefined
  const refusals = { ...stepErrors(value, state, report, today), ...members?.errors }
  if (Object.keys(refusals).length > 0) return { errors: refusals }
  const { step, doneOn, doneBy, note, reason, finding } = typed
  return {
    value: {
      step,
      doneOn,
      doneBy,
      note,
      reason: needsReason(state, doneOn) ? reason : undefined,
      team: members?.value,
      hasRemarks: asksRemarks(step) ? remarks === 'with' : undefined,
      finding: asksFinding(step) ? FINDINGS.find((each) => each === finding) : undefined,
    },
  }
}

const { doneBy, note, reason } = stepFactFields

const stepForm = v.object({
  step: v.picklist(ACCIDENT_STEPS, 'Wybierz krok z\u00a0listy'),
  doneOn: v.pipe(v.string('Podaj datę'), v.nonEmpty('Podaj datę'), daySchema),
  doneBy,
  remarks: v.optional(v.string()),
  finding: v.optional(v.string()),
  reason,
  note,
})

function stepErrors(
  { doneOn, doneBy: who, remarks, reason: why, step, finding }: v.InferOutput<typeof stepForm>,
  state: StepState,
  report: AccidentReport,
  today: Day,
): FieldErrors {
  const [missing] = state.doneOn === undefined ? state.waitsFor : []
  if (missing) return { step: waitingText(missing, report) }
  const { min, max } = stepLimits(report, step, today)
  return {
    ...(doneOn < min.day && { doneOn: min.refusal }),
    ...(doneOn > max.day && { doneOn: max.refusal }),
    ...(step === 'restart' && !who && { doneBy: 'Podaj, kto wyraził zgodę' }),
    ...(asksRemarks(step) && remarksErrors(remarks, state, report)),
    ...(asksFinding(step) &&
      !findingsFor(assessmentOf(report)).some((each) => each === finding) && {
        finding: 'Wybierz, co ustalono',
      }),
    ...(needsReason(state, doneOn) && !why && { reason: 'Podaj powód opóźnienia, protokół go zawiera' }),
  }
}

function remarksErrors(
  remarks: string | undefined,
  { facts }: StepState,
  report: AccidentReport,
): FieldErrors {
  if (remarks !== 'with' && remarks !== 'without') return { remarks: 'Wybierz, czy są zastrzeżenia' }
  const isNew = remarks === 'with' && facts.hasRemarks !== true
  // A protocol with objections is not approved (rozporządzenie z 1.07.2009, § 13 ust. 2).
  return isNew && report.protocol?.approved !== undefined
    ? { remarks: 'Protokół jest zatwierdzony. Aby odnotować zastrzeżenia, cofnij najpierw zatwierdzenie' }
    : {}
}

/** The names of the fields of a member of the team, who has a place from 1 on. */
export function memberFields(place: number) {
  return { name: `member${place}`, role: `role${place}` }
}

const { wrapped: teamSchema } = stepFactFields.team

/** Parses the members of the team, who are two people with their functions. */
function membersIn(form: FormData): ParsedForm<TeamMember[]> {
  const errors: Record<string, string> = {}
  const members = Array.from({ length: TEAM_SIZE }, (_, index) => {
    const fields = memberFields(index + 1)
    const [name, role] = [fields.name, fields.role].map((field) => String(form.get(field) ?? '').trim())
    if (!name) errors[fields.name] = 'Podaj imię i\u00a0nazwisko. Zespół to dwie osoby'
    if (!role) errors[fields.role] = 'Podaj funkcję, protokół ją zawiera'
    return { name, role }
  })
  if (Object.keys(errors).length > 0) return { errors }
  const [first, second] = members
  if (first?.name === second?.name) return { errors: { [memberFields(2).name]: 'Podaj drugą osobę' } }
  const { success, output, issues } = v.safeParse(teamSchema, members)
  return success ? { value: output } : { errors: { [memberFields(1).name]: issues[0].message } }
}
