import type { IconNode } from 'lucide'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import Circle from 'lucide/dist/esm/icons/circle.mjs'

import {
  stepDeadlineLabel,
  nextStep,
  PROTOCOL_STEP_LABELS,
  protocolSteps,
  type ProtocolStepState,
} from '~/domain/reports/protocol'
import { parseProtocolStep, stepLimits } from '~/domain/reports/protocol-form'
import type { Report } from '~/domain/reports/report'
import { formatDay, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'

import { ProtocolStepForm, type ReportAnswer } from './protocol-step-form'

/** Shows the steps of an accident's protocol with their deadlines, for those who handle reports. */
export function ProtocolCard({
  report,
  today,
  answer,
  saysWhomToTell,
}: {
  report: Report
  today: Day
  answer: ReportAnswer | undefined
  /** False if the screen already says whom the law requires to be told at once. */
  saysWhomToTell: boolean
}) {
  const next = nextStep(report, today)?.step
  return (
    <Card title="Protokół powypadkowy" className="print:hidden">
      <ol className="flex flex-col gap-4">
        {protocolSteps(report, today).map((state) => {
          const form = (
            <ProtocolStepForm
              // A recorded day replaces what was typed.
              key={state.doneOn}
              step={state.step}
              defaultDay={state.doneOn ?? today}
              limits={stepLimits(report, state.step, today)}
              answer={answer?.step === state.step ? answer : undefined}
              parse={(sent) => parseProtocolStep(sent, report, today)}
            />
          )
          return (
            <li key={state.step} className="flex flex-col gap-2">
              <StepState state={state} today={today} />
              {state.step === next && <div className="pl-7.5">{form}</div>}
              {state.doneOn && (
                <details open={answer?.step === state.step || undefined} className="pl-7.5">
                  <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm font-semibold text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11">
                    Popraw datę<span className="sr-only">: {PROTOCOL_STEP_LABELS[state.step]}</span>
                  </summary>
                  <div className="pt-2">{form}</div>
                </details>
              )}
            </li>
          )
        })}
      </ol>
      {saysWhomToTell && (
        <p className="border-t border-line pt-3 text-sm text-muted">
          {keepTogether(
            'O wypadku śmiertelnym, ciężkim lub zbiorowym pracodawca natychmiast zawiadamia inspektora pracy i prokuratora (Kodeks pracy, art. 234 § 2).',
          )}
        </p>
      )}
    </Card>
  )
}

function StepState({ state, today }: { state: ProtocolStepState; today: Day }) {
  const { icon, tone } = lookOf(state)
  return (
    <div className="flex gap-2.5">
      <Icon of={icon} className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <div>
        <p className="font-semibold">{PROTOCOL_STEP_LABELS[state.step]}</p>
        <p className={`text-sm tabular-nums ${state.isLate ? 'font-semibold text-danger' : 'text-muted'}`}>
          {stateText(state, today)}
        </p>
      </div>
    </div>
  )
}

function lookOf({ doneOn, isLate }: ProtocolStepState): { icon: IconNode; tone: string } {
  if (doneOn) return { icon: CircleCheck, tone: 'text-success' }
  return isLate ? { icon: CircleAlert, tone: 'text-danger' } : { icon: Circle, tone: 'text-muted' }
}

function stateText({ step, doneOn, deadline, isLate }: ProtocolStepState, today: Day): string {
  if (doneOn) {
    return deadline && isLate ? `${formatDay(doneOn)}, po terminie ${formatDay(deadline)}` : formatDay(doneOn)
  }
  if (!deadline) return step === 'approved' ? 'najpierw sporządzenie protokołu' : 'nie odnotowano'
  // The days of the approval come from a rule that has exceptions, so the text promises nothing.
  return step === 'approved' && !isLate
    ? `z\u00a0reguły ${stepDeadlineLabel(deadline, today)}`
    : stepDeadlineLabel(deadline, today)
}
