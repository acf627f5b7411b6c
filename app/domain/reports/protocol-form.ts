import * as v from 'valibot'

import { daySchema, formatDay, type Day } from '~/domain/words/day'
import { parseFields, type ParsedForm } from '~/domain/words/form'

import { protocolSteps, type AccidentReport } from './protocol'
import { PROTOCOL_STEPS, type ProtocolStep } from './report'

/** Returns the first and the last day that a step may have: between those of the steps around it. */
export function stepLimits(report: AccidentReport, step: ProtocolStep, today: Day): { min: Day; max: Day } {
  const steps = protocolSteps(report, today)
  const place = PROTOCOL_STEPS.indexOf(step)
  return {
    min: steps[place - 1]?.doneOn ?? report.date,
    max: steps[place + 1]?.doneOn ?? today,
  }
}

/** Parses the day on which a step was done. The step before it must be done already. */
export function parseProtocolStep(
  form: FormData,
  report: AccidentReport,
  today: Day,
): ParsedForm<{ step: ProtocolStep; doneOn: Day }> {
  const done = protocolSteps(report, today).filter(({ doneOn }) => doneOn !== undefined)
  const allowed = PROTOCOL_STEPS.slice(0, done.length + 1)
  const schema = v.object({
    step: v.picklist(allowed, 'Najpierw odnotuj poprzedni krok'),
    doneOn: v.pipe(v.string('Podaj datę'), v.nonEmpty('Podaj datę'), daySchema),
  })
  const { value, errors } = parseFields(schema, Object.fromEntries(form))
  if (errors) return { errors }
  const { min, max } = stepLimits(report, value.step, today)
  if (value.doneOn < min) return { errors: { doneOn: `Podaj datę nie wcześniejszą niż ${formatDay(min)}` } }
  if (value.doneOn > max) return { errors: { doneOn: `Podaj datę nie późniejszą niż ${formatDay(max)}` } }
  return { value }
}
