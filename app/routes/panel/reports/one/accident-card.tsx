import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import Circle from 'lucide/dist/esm/icons/circle.mjs'
import Clock from 'lucide/dist/esm/icons/clock.mjs'

import { hasProtocol } from '~/domain/reports/accident'
import { paperLabel, STORAGE_NOTE } from '~/domain/reports/accident-paper'
import {
  accidentSteps,
  assessmentOf,
  canClear,
  dueLabel,
  notifiedOn,
  openStepsOf,
  phoneSentence,
  type StepState,
} from '~/domain/reports/accident-progress'
import { stepHint } from '~/domain/reports/accident-step-text'
import { stepLabel } from '~/domain/reports/accident-steps'
import type { Report } from '~/domain/reports/report'
import { formatDay, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import type { LoadedScans } from '~/routes/panel/scans/load-scans'
import { ScanList } from '~/routes/panel/scans/scan-list'
import { Card, CARD } from '~/ui/card'
import { Icon } from '~/ui/icon'

import { AccidentStepForm, SUMMARY } from './accident-step-form'
import { AssessmentForm } from './assessment-form'
import { ASSESSMENT_FORM, type ReportAnswer } from './decide-on-report'
import { DoneStep } from './done-step'
import { TellAtOnce } from './tell-at-once'

type CardProps = { report: Report; today: Day; answer: ReportAnswer | undefined }

/** Shows, for those who handle reports, whom to tell at once, or which term of the law runs. */
export function AccidentClock({
  report,
  today,
  company,
}: {
  report: Report
  today: Day
  company: string | undefined
}) {
  const open = openStepsOf(report, today)
  return (
    <section aria-label="Najbliższy termin" className={`${CARD} flex flex-col gap-3 p-4 sm:p-5 print:hidden`}>
      {open.some(({ isAlarm }) => isAlarm) && <TellAtOnce sentence={phoneSentence(report, company)} />}
      <ClockLine report={report} open={open} today={today} />
    </section>
  )
}

/** Shows what the law wants after an accident, for those who handle reports: open steps, done steps. */
export function AccidentCard({
  report,
  today,
  answer,
  scans,
}: CardProps & {
  /** The scans of the paper about the accident. */
  scans: LoadedScans | undefined
}) {
  const assessment = assessmentOf(report)
  const paper = paperLabel(assessment)
  const states = accidentSteps(report, today)
  const open = states.filter(({ doneOn }) => doneOn === undefined)
  const done = states.filter(({ doneOn }) => doneOn !== undefined)
  const next =
    open.find(({ isAlarm }) => isAlarm) ??
    open.find(({ waitsFor, isOptional }) => waitsFor.length === 0 && !isOptional)
  return (
    <Card title="Kroki po wypadku" className="print:hidden">
      <AssessmentForm
        // A new assessment replaces what was typed.
        key={JSON.stringify(report.accident)}
        report={report}
        today={today}
        answer={answer?.of === ASSESSMENT_FORM ? answer : undefined}
      />
      {open.length > 0 && (
        <ol aria-label="Kroki do zrobienia" className="flex flex-col gap-3 border-t border-line pt-3">
          {open.map((state) => (
            <li key={state.step}>
              <OpenStep
                report={report}
                today={today}
                answer={answer?.of === state.step ? answer : undefined}
                state={state}
                isNext={state === next}
              />
            </li>
          ))}
        </ol>
      )}
      <ul aria-label="Zrobione kroki" className="flex flex-col gap-1 border-t border-line pt-3">
        {done.map((state) => (
          <li key={state.step}>
            <DoneStep
              report={report}
              today={today}
              answer={answer?.of === state.step ? answer : undefined}
              state={state}
              isClearable={canClear(state, states)}
            />
          </li>
        ))}
      </ul>
      {scans && paper && (
        <div className="flex flex-col gap-2 border-t border-line pt-3">
          <h3 className="font-semibold">{paper}: skany i&nbsp;załączniki</h3>
          <p className="text-sm text-muted">
            Widzi je w&nbsp;aplikacji tylko ten, kto prowadzi sprawę.{' '}
            {hasProtocol(assessment) && keepTogether(STORAGE_NOTE)}
          </p>
          <ScanList scans={scans} canKeep of={paper} label="Dodaj skan" />
        </div>
      )}
    </Card>
  )
}

/** The days of the steps, for the printed report. */
export function PrintedSteps({ report, today }: { report: Report; today: Day }) {
  const printed = accidentSteps(report, today).filter(
    ({ doneOn, isOptional }) => doneOn !== undefined || !isOptional,
  )
  return (
    <section className="mt-4 hidden text-sm print:block">
      <h2 className="font-semibold">Kroki po wypadku</h2>
      <ul>
        {printed.map((state) => (
          <li key={state.step}>
            {state.label}: {printedDay(state)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function printedDay({ doneOn, term, isAtOnce }: StepState): string {
  if (doneOn) return formatDay(doneOn)
  if (isAtOnce) return 'niezwłocznie'
  return term ? `do ${formatDay(term.day)}` : 'do zrobienia'
}

/** Shows the nearest term, and the day from which the terms count. */
function ClockLine({ report, open, today }: { report: Report; open: readonly StepState[]; today: Day }) {
  const running = open.filter(({ term, isAlarm, isAtOnce }) => !isAlarm && (term ?? isAtOnce))
  const [nearest] = running
  return (
    <div className="flex gap-2.5">
      <Icon
        of={Clock}
        className={`mt-1 size-5 shrink-0 ${nearest?.isLate ? 'text-danger' : 'text-primary'}`}
      />
      <div className="tabular-nums">
        <p className={`text-lg font-semibold ${nearest?.isLate ? 'text-danger' : ''}`}>
          {nearest
            ? keepTogether(`${nearest.label}: ${dueLabel(nearest, today)}`)
            : 'Żaden termin teraz nie biegnie'}
        </p>
        <p className="text-sm text-muted">Pracodawca zawiadomiony {formatDay(notifiedOn(report))}</p>
      </div>
    </div>
  )
}

function OpenStep({ state, isNext, ...props }: CardProps & { state: StepState; isNext: boolean }) {
  const { report, today, answer } = props
  const { label, waitsFor, isLate, isAlarm, isOptional } = state
  const hint = stepHint(state, report)
  const due = dueLabel(state, today)
  const isRed = isLate || isAlarm
  const [missing] = waitsFor
  return (
    <div className="flex gap-2.5">
      <Icon
        of={isRed ? CircleAlert : Circle}
        className={`mt-0.5 size-5 shrink-0 ${isRed ? 'text-danger' : 'text-muted'}`}
      />
      <div className="min-w-0 flex-1">
        <p className={missing || isOptional ? '' : 'font-semibold'}>{label}</p>
        {due && (
          <p className={`text-sm tabular-nums ${isRed ? 'font-semibold text-danger' : 'text-muted'}`}>
            {keepTogether(due)}
          </p>
        )}
        {hint && !missing && <p className="text-sm text-muted">{keepTogether(hint)}</p>}
        {missing ? (
          <p className="text-sm text-muted">
            {keepTogether(`Najpierw: ${stepLabel(missing, assessmentOf(report))}`)}
          </p>
        ) : (
          <details open={isNext || answer !== undefined || undefined}>
            <summary className={SUMMARY}>
              Odnotuj ten krok<span className="sr-only">: {label}</span>
            </summary>
            <AccidentStepForm {...props} state={state} isNext={isNext} />
          </details>
        )}
      </div>
    </div>
  )
}
