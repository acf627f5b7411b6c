import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import { Form } from 'react-router'

import { teamText, type Assessment, type StepFacts } from '~/domain/reports/accident'
import { findingLabel } from '~/domain/reports/accident-paper'
import { assessmentOf, type StepState } from '~/domain/reports/accident-progress'
import type { Report } from '~/domain/reports/report'
import { formatDay, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

import { AccidentStepForm } from './accident-step-form'
import type { ReportAnswer } from './decide-on-report'

/** Shows a done step in one line, which opens the form to correct it and the button to take it back. */
export function DoneStep({
  state,
  isClearable,
  ...props
}: {
  report: Report
  today: Day
  answer: ReportAnswer | undefined
  state: StepState
  isClearable: boolean
}) {
  const { answer } = props
  const { step, label, doneOn = '', facts, isLate, term } = state
  return (
    <div className="flex gap-2.5">
      <Icon of={CircleCheck} className="mt-0.5 size-5 shrink-0 text-success pointer-coarse:mt-3" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <details open={answer !== undefined || undefined}>
          <summary className="flex min-h-6 cursor-pointer flex-wrap items-center gap-x-3 tabular-nums pointer-coarse:min-h-11">
            {`${formatDay(doneOn)} ${keepTogether(label)}`}
            <span className="text-sm font-semibold text-primary underline-offset-4 hover:underline">
              Popraw
            </span>
          </summary>
          {/* A recorded day replaces what was typed. */}
          <AccidentStepForm key={`${doneOn} ${JSON.stringify(facts)}`} {...props} state={state} />
          {isClearable && (
            <Form method="post" className="pt-3">
              <input type="hidden" name="intent" value="clear-step" />
              <input type="hidden" name="step" value={step} />
              <Button type="submit" variant="quiet-danger" size="sm">
                Cofnij krok<span className="sr-only">: {label}</span>
              </Button>
            </Form>
          )}
        </details>
        {isLate && term && <p className="text-sm text-danger">po terminie {formatDay(term.day)}</p>}
        <p className="text-sm whitespace-pre-line text-muted empty:hidden">
          {factsText(facts, assessmentOf(props.report))}
        </p>
      </div>
    </div>
  )
}

function factsText(facts: StepFacts, assessment: Assessment): string {
  const { hasRemarks, finding, reason, note } = facts
  const remarks = hasRemarks === undefined ? '' : hasRemarks ? 'z\u00a0zastrzeżeniami' : 'bez zastrzeżeń'
  const first = [finding && findingLabel(finding, assessment).toLowerCase(), remarks, teamText(facts)]
    .filter(Boolean)
    .join(', ')
  return [first, reason && `Powód opóźnienia: ${reason}`, note].filter(Boolean).join('\n')
}
