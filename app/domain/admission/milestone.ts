import { lastDayOf, type Certificate } from '~/domain/certificates/certificate'
import { applicationDay, examOpensOn } from '~/domain/certificates/deadline'
import { confirmerOf } from '~/domain/certificates/renewal'
import { hasNoTerm, isOutgoing, termOf } from '~/domain/qualifications/qualification'
import { lastDayByLaw, termLabel } from '~/domain/qualifications/validity'
import { timesLabel, type Training } from '~/domain/trainings/training'
import { compareText } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'

import { isFirstTraining, isNeeded, nextQualification, type RequirementItem } from './requirement-item'

/**
 * A day in the life of a required qualification. A `missed` one has passed without what it asked for; the `next` one
 * counts now, if there is something to do.
 */
export type Milestone = {
  label: string
  day?: Day
  /** Set if it begins on `day` and ends later. */
  lastDay?: Day
  note?: string
  state: 'done' | 'missed' | 'next' | 'later'
}

type Step = Omit<Milestone, 'state'> & { isMissed?: boolean }

/**
 * Returns the days from the issue of the certificate to the next one, in their order: valid from, day to act, training,
 * end, new document. `training` is the one on which the person renews it.
 */
export function milestonesOf(
  item: RequirementItem,
  training: Pick<Training, 'date' | 'lastDay' | 'startTime' | 'endTime'> | undefined,
  today: Day,
): Milestone[] {
  const { certificate } = item
  const steps: (Step & { day: Day })[] = [
    ...(certificate ? stepsOf(certificate, today) : []),
    ...periodicSteps(item, today),
    ...(training ? [trainingStep(training)] : []),
  ].toSorted((a, b) => compareText(a.day, b.day))
  const last = lastStep(item, today)
  const all = last ? [...steps, last] : steps
  const isAhead = ({ day, lastDay = day, isMissed }: Step) =>
    !isMissed && (lastDay === undefined || lastDay >= today)
  const next = isNeeded(item) ? all.find(isAhead) : undefined
  return all.map((step) => {
    const { label, day, lastDay, note } = step
    return { label, day, lastDay, note, state: stateOf(step) }
  })

  function stateOf(step: Step): Milestone['state'] {
    if (step.isMissed) return 'missed'
    if (step === next) return 'next'
    return isAhead(step) ? 'later' : 'done'
  }
}

function trainingStep(
  training: Pick<Training, 'date' | 'lastDay' | 'startTime' | 'endTime'>,
): Step & { day: Day } {
  const { date: day, lastDay } = training
  return { label: 'Szkolenie', day, lastDay, note: timesLabel(training) }
}

function stepsOf(certificate: Certificate, today: Day): (Step & { day: Day })[] {
  const { issueDate } = certificate
  const application = applicationDay(certificate)
  const exam = examOpensOn(certificate)
  const end = lastDayOf(certificate)
  return [
    ...(issueDate === undefined ? [] : [{ label: 'Ważny od', day: issueDate }]),
    ...(application === undefined
      ? []
      : [
          application < today
            ? { label: 'Termin na wniosek minął', day: application, isMissed: true }
            : { label: 'Złóż wniosek do', day: application },
        ]),
    ...(exam === undefined ? [] : [{ label: 'Egzamin możliwy od', day: exam }]),
    ...(end === undefined || isBroughtForward(certificate)
      ? []
      : [
          end < today
            ? { label: 'Wygasł', day: end, isMissed: true }
            : { label: 'Koniec ważności', day: end },
        ]),
  ]
}

/** True for an end that the law has brought forward, which is a step of its own. */
function isBroughtForward(certificate: Certificate): boolean {
  const end = lastDayOf(certificate)
  return end !== certificate.expiryDate && end === lastDayByLaw(certificate)
}

/** Returns the day of the next periodic training, or the end that the law sets, if the certificate does not say it. */
function periodicSteps(item: RequirementItem, today: Day): (Step & { day: Day })[] {
  const { certificate, lastDay } = item
  if (lastDay === undefined) return []
  if (certificate && lastDay === lastDayOf(certificate)) {
    if (!isBroughtForward(certificate)) return []
    return [{ label: 'Koniec ważności z\u00a0mocy prawa', day: lastDay, isMissed: lastDay < today }]
  }
  if (isFirstTraining(item)) return [{ label: 'Pierwsze szkolenie do', day: lastDay }]
  return lastDay < today
    ? [{ label: 'Termin następnego szkolenia minął', day: lastDay, isMissed: true }]
    : [{ label: 'Następne szkolenie do', day: lastDay }]
}

/**
 * Returns what comes after the end: a document of the same scope. After the last day to apply to UDT only a new exam
 * helps.
 */
function lastStep(item: RequirementItem, today: Day): Step | undefined {
  const { certificate, awaits } = item
  if (awaits) return { label: 'Nowy dokument', note: `do potwierdzenia przez: ${confirmerOf(awaits)}` }
  if (certificate && item.lastDay === undefined) return { label: 'Bezterminowo' }
  const application = certificate && applicationDay(certificate)
  const needsExam =
    (application !== undefined && application < today) || (certificate && isOutgoing(certificate))
  const next = nextQualification(item)
  const term = termOf(next)
  return {
    label: needsExam ? 'Nowy egzamin' : 'Nowy dokument',
    note: term ? `ważny ${termLabel(term)}` : hasNoTerm(next) ? 'bezterminowo' : 'termin z\u00a0dokumentu',
  }
}
