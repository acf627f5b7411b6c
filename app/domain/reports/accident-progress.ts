import { clockLabel } from '~/domain/words/clock-time'
import { compareText } from '~/domain/words/collection'
import { formatDay, formatDayInWords, lastDayLabel, shiftDay, type Day } from '~/domain/words/day'
import { freeDayName, nextWorkingDay, workingDaysAfter } from '~/domain/words/working-day'

import {
  ACCIDENT_STEPS,
  NOT_ASSESSED,
  type AccidentStep,
  type Assessment,
  type Finding,
  type StepFacts,
} from './accident'
import { stepLabel, stepRule, stepsFor, type TermLength } from './accident-steps'
import { reportKind, type Report } from './report'

export type AccidentReport = Pick<
  Report,
  'type' | 'isNearMiss' | 'date' | 'accident' | 'protocol' | 'stepFacts' | 'registerEntry'
>

/** The last day of a step. */
type StepTerm = {
  day: Day
  /** The day on which the term would end if it were a working day. */
  countedTo: Day
}

export type StepState = {
  step: AccidentStep
  label: string
  /** The day on which it was done. */
  doneOn: Day | undefined
  facts: StepFacts
  /** The steps that come before it by law and are not done. */
  waitsFor: readonly AccidentStep[]
  /** Undefined if the step has none, or the step from which it counts is not done. */
  term: StepTerm | undefined
  /** True if the law says „niezwłocznie”, and the step from which it counts is done. */
  isAtOnce: boolean
  /** True for a step that the law allows and does not ask for. It is offered, and nothing waits for it. */
  isOptional: boolean
  /** True if it was done, or still waits, after its last day. */
  isLate: boolean
  /** True if a fatal, serious or collective accident waits for it: it is an alarm from the first second. */
  isAlarm: boolean
}

/** True for an event that hurt somebody. Near misses and indispositions have no steps. */
export function isAccident(report: Pick<Report, 'type' | 'isNearMiss'>): boolean {
  return reportKind(report) === 'accident'
}

/** Returns who was hurt and how badly. Older reports do not say it. */
export function assessmentOf({ accident }: Pick<Report, 'accident'>): Assessment {
  return accident ?? NOT_ASSESSED
}

/**
 * Returns the day on which the employer was told. A report that does not say it counts from the accident, because the
 * superior is told at once (Kodeks pracy, art. 211).
 */
export function notifiedOn({ date, protocol }: Pick<Report, 'date' | 'protocol'>): Day {
  return protocol?.notified ?? date
}

/**
 * Returns a term. The day from which it counts is left out (Kodeks cywilny, art. 111 § 2), and a term that ends on a free
 * day moves to the next working day (art. 115).
 */
export function stepTerm(from: Day, length: Exclude<TermLength, 'at_once'>): StepTerm {
  const countedTo =
    'workingDays' in length ? workingDaysAfter(from, length.workingDays) : shiftDay(from, length)
  return { day: nextWorkingDay(countedTo), countedTo }
}

/** Returns the protocol or the card that counts: the new one, if the first was given back to the team. */
export function currentPaper({ protocol, stepFacts }: Pick<Report, 'protocol' | 'stepFacts'>) {
  return protocol?.redrawn === undefined
    ? { drawnUpOn: protocol?.drawn_up, ...stepFacts?.drawn_up }
    : { drawnUpOn: protocol.redrawn, ...stepFacts?.redrawn }
}

/** Returns the last reading of the protocol by the injured person or the family. */
export function lastReading({ protocol, stepFacts }: Pick<Report, 'protocol' | 'stepFacts'>) {
  return protocol?.reread === undefined
    ? { readOn: protocol?.read, ...stepFacts?.read }
    : { readOn: protocol.reread, ...stepFacts?.reread }
}

/** Returns what the protocol or the card finds. Those of former versions do not say it. */
export function findingOf(report: Pick<Report, 'protocol' | 'stepFacts'>): Finding | undefined {
  return currentPaper(report).finding
}

/**
 * True if the paper finds an accident at work or one that counts as such, false if it finds none. Of older reports only
 * the register of accidents knows it.
 */
export function isRecognized(
  report: Pick<Report, 'protocol' | 'stepFacts' | 'registerEntry'>,
): boolean | undefined {
  const finding = findingOf(report)
  return finding === undefined ? report.registerEntry?.isAtWork : finding !== 'none'
}

/** True for a protocol with objections that waits to be given back to the team. */
export function hasOpenObjections(report: Pick<Report, 'protocol' | 'stepFacts'>): boolean {
  const { protocol = {} } = report
  const isWithTeam = protocol.returned !== undefined && protocol.reread === undefined
  return protocol.approved === undefined && !isWithTeam && lastReading(report).hasRemarks === true
}

/** Returns the steps of an accident, and none for other reports. Closing a report changes nothing about them. */
export function accidentSteps(report: AccidentReport, today: Day): StepState[] {
  if (!isAccident(report)) return []
  const assessment = assessmentOf(report)
  const steps = stepsFor(assessment).filter((step) => isCalledFor(step, report))
  const mustReturn = hasOpenObjections(report)
  const dayOf = (step: AccidentStep) => {
    // Objections to the new protocol, too, give it back once more.
    if (step === 'returned' && mustReturn) return undefined
    return step === 'notified' ? notifiedOn(report) : report.protocol?.[step]
  }
  const isOptional = (step: AccidentStep) =>
    stepRule(step).isOptional === true || (step === 'returned' && !mustReturn)
  return steps.map((step) => {
    const { after, term: rule, isOnlyGrave = false } = stepRule(step)
    const doneOn = dayOf(step)
    const start = rule?.from.find((earlier) => steps.includes(earlier))
    const from = rule && start && hasTerm(step, report) ? dayOf(start) : undefined
    const term = rule && from && rule.length !== 'at_once' ? stepTerm(from, rule.length) : undefined
    return {
      step,
      label: stepLabel(step, assessment),
      doneOn,
      facts: report.stepFacts?.[step] ?? {},
      waitsFor: after.filter(
        (earlier) => steps.includes(earlier) && dayOf(earlier) === undefined && !isOptional(earlier),
      ),
      term,
      // Reports from before the assessment raise no alarms that they did not raise then.
      isAtOnce: report.accident !== undefined && from !== undefined && rule?.length === 'at_once',
      isOptional: isOptional(step),
      isLate: term !== undefined && (doneOn ?? today) > term.day,
      isAlarm: isOnlyGrave && doneOn === undefined,
    }
  })
}

/** True for a step that is done, or that the course of the case asks for or allows. */
function isCalledFor(step: AccidentStep, report: AccidentReport): boolean {
  const { protocol = {} } = report
  if (protocol[step] !== undefined) return true
  switch (step) {
    case 'restart':
    case 'opinion':
      return currentPaper(report).drawnUpOn === undefined
    case 'returned':
      return protocol.read !== undefined && protocol.approved === undefined
    case 'redrawn':
    case 'reread':
      return protocol.returned !== undefined
    case 'z_kw':
      return isRecognized(report) !== false
    case 'z_kw_2':
      return hasKnownFinding(report)
    default:
      return true
  }
}

/** True if the case has come to the term of a step, and the report is not from before that term was kept. */
function hasTerm(step: AccidentStep, report: AccidentReport): boolean {
  const mustReturn = hasOpenObjections(report)
  switch (step) {
    case 'returned':
      return mustReturn && report.protocol?.returned === undefined
    case 'approved':
      return !mustReturn
    case 'z_kw':
    case 'z_kw_2':
      return hasKnownFinding(report)
    default:
      return true
  }
}

/** True if the paper itself says that it is an accident at work. */
function hasKnownFinding(report: AccidentReport): boolean {
  return findingOf(report) !== undefined && isRecognized(report) === true
}

/** Returns the steps that are not done, without those that the law only allows. */
export function openStepsOf(report: AccidentReport, today: Day): StepState[] {
  return accidentSteps(report, today).filter(({ doneOn, isOptional }) => doneOn === undefined && !isOptional)
}

/** True if something beyond the notification was recorded. */
export function hasBegun({ protocol }: Pick<Report, 'protocol'>): boolean {
  return ACCIDENT_STEPS.some((step) => step !== 'notified' && protocol?.[step] !== undefined)
}

/** True for a step that is done, and from which no other done step follows. */
export function canClear({ step }: Pick<StepState, 'step'>, states: readonly StepState[]): boolean {
  return (
    step !== 'notified' && !states.some((other) => other.doneOn && stepRule(other.step).after.includes(step))
  )
}

export type OpenStep<Row extends AccidentReport> = StepState & {
  report: Row
  /** Its last day, or today if the law says „niezwłocznie”. */
  day: Day
}

/**
 * Returns the steps whose term runs or that are due „niezwłocznie”: alarms first, then the most urgent. A closed report
 * keeps them, because the law does not end with a status.
 */
export function openSteps<Row extends AccidentReport>(reports: readonly Row[], today: Day): OpenStep<Row>[] {
  return reports
    .flatMap((report) =>
      openStepsOf(report, today).flatMap((state) => {
        const day = state.term?.day ?? (state.isAtOnce ? today : undefined)
        return day === undefined ? [] : [{ ...state, report, day }]
      }),
    )
    .toSorted((a, b) => Number(b.isAlarm) - Number(a.isAlarm) || compareText(a.day, b.day))
}

/**
 * Returns for example `do 07.12.2026, za 11 dni (05.12.2026 to sobota)`, `niezwłocznie`, or undefined for a step without
 * a term.
 */
export function dueLabel({ step, term, isAtOnce }: StepState, today: Day): string | undefined {
  if (isAtOnce) return 'niezwłocznie'
  if (!term) return undefined
  const label = `${lastDayLabel(term.day, today)}${movedLabel(term)}`
  // The days of the approval come from a rule that has exceptions, so the text promises nothing.
  return (step === 'approved' || step === 'returned') && term.day >= today ? `z\u00a0reguły ${label}` : label
}

/** Names the free day from which the term has moved, if it has. */
function movedLabel({ day, countedTo }: StepTerm): string {
  return day === countedTo ? '' : ` (${formatDay(countedTo)} to ${freeDayName(countedTo)})`
}

/**
 * Returns the sentence to say to the inspector and to the prosecutor, about a fatal, serious or collective accident.
 * `company` is the employer's.
 */
export function phoneSentence(
  report: Pick<Report, 'accident' | 'date' | 'time' | 'location'>,
  company: string | undefined,
): string {
  const { date, time, location } = report
  const when = [formatDayInWords(date), time && `o\u00a0${clockLabel(time)}`].filter(Boolean).join(' ')
  const where = [company && `firma ${company}`, location].filter(Boolean).join(', ')
  const told = `Zawiadamiam o\u00a0${kindInLocative(assessmentOf(report))} wypadku przy pracy. Zdarzył się ${when}${where && `. Miejsce: ${where}`}`
  // A name such as „sp. z o.o.” ends the sentence itself.
  return told.endsWith('.') ? told : `${told}.`
}

function kindInLocative({ severity, isCollective }: Assessment): string {
  const words = [
    severity === 'fatal' && 'śmiertelnym',
    severity === 'serious' && 'ciężkim',
    isCollective && 'zbiorowym',
  ]
  return words.filter((word) => word !== false && word !== undefined).join(' i\u00a0')
}
