import { joinNames } from '~/domain/people/user'
import { formatDay, type Day } from '~/domain/words/day'
import { choiceOf, type PaperChoice } from '~/domain/words/paper-choice'

import { hasPayersCard, isGrave, type Severity } from './accident'
import { accidentSteps, assessmentOf, findingOf, isRecognized } from './accident-progress'
import type { Report } from './report'

// The points of the papers about an accident, as far as a report knows them: the „protokół” (rozporządzenie z
// 24.05.2019, Dz.U. poz. 1071), the „karta wypadku” (rozporządzenie z 23.01.2022, Dz.U. poz. 223) and the „karta
// wypadku w drodze do pracy lub z pracy” (Dz.U. 2013 poz. 924). An unknown point is undefined, and an empty line on the
// paper.

/** A report with the days of the new protocols that went back to the team as well. */
type PaperReport = Report & { returnedDrafts?: readonly Day[] }

/** The facts that a paper about an accident needs beside the report; undefined if they are unknown. */
export type PaperProps = {
  report: PaperReport
  injured: { name?: string | undefined; position?: string | undefined; department?: string | undefined }
  reporter: string | undefined
  witnesses: readonly string[]
  company: string | undefined
  today: Day
}

/** Returns the kinds of an accident (point 8 of the protocol). Reports without an assessment know none of them. */
export function accidentKinds(report: Pick<Report, 'accident' | 'registerEntry'>): PaperChoice[] {
  const { accident, registerEntry } = report
  const severity = accident?.severity ?? 'unknown'
  // As long as nobody knows how badly somebody was hurt, more of them may turn up.
  const isIndividual = accident?.isCollective ? false : severity === 'unknown' ? undefined : true
  const isOther = (kind: Severity) => severity !== 'unknown' && severity !== kind
  return [
    ...choiceOf(isIndividual, 'indywidualny', 'zbiorowy'),
    { label: 'śmiertelny', isCrossedOut: isOther('fatal') },
    { label: 'ciężki', isCrossedOut: isOther('serious') },
    {
      label: 'powodujący czasową niezdolność do pracy',
      // A light injury need not cause any day of it.
      isCrossedOut: isOther('light') || registerEntry?.daysOfIncapacity === 0,
    },
  ]
}

/** Returns the two kinds of recognition (point 7 of the protocol), of which the other is crossed out if it is known. */
export function recognitionChoices(report: Pick<Report, 'protocol' | 'stepFacts'>): PaperChoice[] {
  const finding = findingOf(report)
  return choiceOf(
    finding === 'at_work' ? true : finding === 'equal' ? false : undefined,
    'wypadkiem przy pracy',
    'traktowany na równi z\u00a0wypadkiem przy pracy',
  )
}

/** Returns the attachments of the protocol that the steps know of (rozporządzenie z 1.07.2009, § 13 ust. 3). */
export function attachmentsText({
  protocol,
  stepFacts,
  returnedDrafts = [],
}: Pick<PaperReport, 'protocol' | 'stepFacts' | 'returnedDrafts'>) {
  const refused = [protocol?.redrawn && protocol.drawn_up, ...returnedDrafts].filter(
    (day) => day !== undefined,
  )
  const lines = [
    stepFacts?.read?.hasRemarks && 'Uwagi i\u00a0zastrzeżenia do protokołu.',
    ...refused.map((day) => `Protokół z\u00a0${formatDay(day)}, niezatwierdzony przez pracodawcę.`),
    ...returnedDrafts.map((day) => `Uwagi i\u00a0zastrzeżenia do protokołu z\u00a0${formatDay(day)}.`),
    stepFacts?.reread?.hasRemarks && 'Uwagi i\u00a0zastrzeżenia do nowego protokołu.',
  ]
  return lines.filter(Boolean).join('\n') || undefined
}

/** Returns what is known of how it happened. It tells what was reported from what the team has found. */
export function circumstancesText(
  { description, location, stepFacts }: Pick<Report, 'description' | 'location' | 'stepFacts'>,
  witnesses: readonly string[],
): string {
  const lines = [
    location && `Miejsce: ${location}.`,
    `Ze zgłoszenia: ${description}`,
    witnesses.length > 0 && `Świadkowie ze zgłoszenia: ${joinNames(witnesses)}.`,
    stepFacts?.findings?.note && `Ustalenia: ${stepFacts.findings.note}`,
  ]
  return lines.filter(Boolean).join('\n')
}

/** Returns what the accident did to the injured person, as the register says it. A death has its day. */
export function effectsText({ accident, registerEntry }: Pick<Report, 'accident' | 'registerEntry'>) {
  const death = accident?.deathOn && `Śmierć ${formatDay(accident.deathOn)}.`
  return [registerEntry?.effects, death].filter(Boolean).join('\n') || undefined
}

/** Returns why the paper is later than 14 days, „nie dotyczy” if it is in time, or undefined if it is not drawn up. */
export function delayText(report: Report, today: Day): string | undefined {
  const drawnUp = accidentSteps(report, today).find(({ step }) => step === 'drawn_up')
  if (drawnUp?.doneOn === undefined) return undefined
  return drawnUp.isLate ? drawnUp.facts.reason : 'nie dotyczy'
}

/** Returns the recommendations in the register and the measures after the report. */
export function preventionText({ registerEntry, measures = [] }: Pick<Report, 'registerEntry' | 'measures'>) {
  const planned = measures.map(({ what, due, done }) => {
    const when = done ? `wykonano ${formatDay(done.doneOn)}` : `termin ${formatDay(due)}`
    return `– ${what} (${when})`
  })
  return [registerEntry?.recommendations, ...planned].filter(Boolean).join('\n') || undefined
}

/** Says how many copies of the paper there are, and for whom. */
export function copiesText(
  report: Pick<Report, 'accident' | 'protocol' | 'stepFacts' | 'registerEntry'>,
): string {
  const assessment = assessmentOf(report)
  // Rozporządzenie z 23.01.2022, § 4 ust. 4.
  if (hasPayersCard(assessment)) {
    const recognized = isRecognized(report)
    if (recognized === false) return 'Dwa egzemplarze: dla osoby poszkodowanej i\u00a0dla płatnika składek.'
    return recognized
      ? 'Trzy egzemplarze: dla osoby poszkodowanej, dla płatnika składek i\u00a0dla ZUS.'
      : 'Trzy egzemplarze: dla osoby poszkodowanej, dla płatnika składek i, jeśli uznano wypadek przy pracy, dla ZUS.'
  }
  // Dz.U. 2013 poz. 924.
  if (assessment.who === 'commuter') {
    return 'Dwa egzemplarze: dla osoby poszkodowanej i\u00a0do dokumentacji powypadkowej.'
  }
  // Rozporządzenie z 1.07.2009, § 14.
  if (!isGrave(assessment)) return 'Dwa egzemplarze: dla osoby poszkodowanej i\u00a0dla pracodawcy.'
  const first = assessment.severity === 'fatal' ? 'uprawnionego członka rodziny' : 'osoby poszkodowanej'
  return `Trzy egzemplarze: dla ${first}, dla pracodawcy i\u00a0dla inspektora pracy.`
}
