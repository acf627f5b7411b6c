import { admissionOf, type AdmissionFacts } from '~/domain/admission/admission'
import type { AdmissionCheck } from '~/domain/admission/admission-check'
import {
  isDueSoon,
  isLacking,
  isNeeded,
  nextDayOf,
  type RequirementItem,
} from '~/domain/admission/requirement-item'
import { ownDeadlines } from '~/domain/calendar/own-dates'
import { lastDayOf } from '~/domain/certificates/certificate'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import type { Person } from '~/domain/people/user'
import type { Requirement } from '~/domain/qualifications/requirement'
import { trainingHelpFor, type TrainingHelp } from '~/domain/staff/training-need'
import type { Training } from '~/domain/trainings/training'
import type { Day } from '~/domain/words/day'

import { certificatesToActOn } from './dashboard'

type Row = CertificateRecord

/** A required qualification of the viewer. */
export type OwnTask = { kind: 'own'; item: RequirementItem<Row>; help: TrainingHelp; day?: Day }

/** An orzeczenie or a part of the initial training of the viewer. */
export type OwnPaperTask = { kind: 'own-paper'; check: AdmissionCheck; day?: Day }

/** A certificate of the viewer that is to be acted on, although the viewer's position does not require it. */
export type CertificateTask = { kind: 'certificate'; certificate: Row; help: TrainingHelp; day?: Day }

/** Returns what the viewer has to do about their own papers and certificates. */
export function ownTasks(
  viewer: Person,
  {
    visibleCertificates,
    trainings,
    facts,
  }: { visibleCertificates: readonly Row[]; trainings: readonly Training[]; facts: AdmissionFacts },
  today: Day,
): (OwnTask | OwnPaperTask | CertificateTask)[] {
  const { items, checks, outside } = admissionOf(viewer, visibleCertificates, facts, today)
  // Before the first day of work, nothing stops them today.
  const isExpected = outside === undefined
  const others = certificatesToActOn(ownDeadlines(visibleCertificates, viewer.id, today), today).filter(
    (certificate) => !items.some((item) => item.certificate === certificate),
  )
  return [
    ...checks
      .filter((check) => isExpected && concernsHolder(check))
      .map((check) => ({ kind: 'own-paper' as const, check, day: check.day })),
    ...items
      .filter((item) => isExpected && isNeeded(item))
      .map((item) => ({
        kind: 'own' as const,
        item,
        help: trainingHelpFor([item.requirement], viewer, trainings, today),
        day: nextDayOf(item, today),
      })),
    ...others.map((certificate) => ({
      kind: 'certificate' as const,
      certificate,
      help: trainingHelpFor(requirementOf(certificate), viewer, trainings, today),
      day: nextDayOf({ certificate, lastDay: lastDayOf(certificate) }, today),
    })),
  ]
}

/** Their employer keeps the papers, so one that nobody has recorded is no task of the person. */
function concernsHolder(check: AdmissionCheck): boolean {
  return (isLacking(check) || isDueSoon(check)) && check.recordId !== undefined
}

/** Returns what trainings have to lead to. A certificate without a scope does not say it. */
function requirementOf({ type, scope }: Row): Requirement[] {
  return scope === undefined ? [] : [{ qualification: { type, scope } }]
}
