import { matterOfQualification } from '~/domain/access/disclosure'
import { admissionOf, type AdmissionFacts } from '~/domain/admission/admission'
import { matterOfCheck, REFER_WITHIN_DAYS, type AdmissionCheck } from '~/domain/admission/admission-check'
import { isFirstTraining, type RequirementItem } from '~/domain/admission/requirement-item'
import { certificateStatus, lastDayOf } from '~/domain/certificates/certificate'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { applicationDay } from '~/domain/certificates/deadline'
import { paperKeyOf } from '~/domain/crew/languages/paper-name'
import { fullName, type Person } from '~/domain/people/user'
import { warningDaysOf } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { placeOf } from '~/domain/trainings/enrolment'
import { upcomingTrainings, type Training } from '~/domain/trainings/training'
import { shiftDay, type Day } from '~/domain/words/day'

import { leavesOutOf } from './leaves-out'
import type { MinePage, Paper } from './page'
import { spansOf } from './spans'

/** What stands for every paper about health. Its kind, its finding and what it covers stay in the register. */
const MEDICAL = { title: 'Orzeczenie', key: 'medical' }

const INDUCTIONS = {
  general_induction: 'Instruktaż ogólny',
  position_induction: 'Instruktaż stanowiskowy',
} satisfies Record<Exclude<AdmissionCheck['subject'], 'examination'>, string>

/** The register of a person, as somebody sees it who may see examinations. */
export type MineFacts = AdmissionFacts & {
  certificates: readonly CertificateRecord[]
  trainings: readonly Training[]
}

/** Returns the page of a person. `today` and `writtenAt` are those of the register. */
export function minePageOf(
  person: Person,
  { certificates, trainings, ...facts }: MineFacts,
  { writtenAt, today, box }: { writtenAt: string; today: Day; box?: string | undefined },
): MinePage {
  const own = certificates.filter(({ userId }) => userId === person.id)
  const { company: firm, leftOn } = person
  return {
    kind: 'mine',
    v: 1,
    writtenAt,
    personId: person.id,
    name: fullName(person),
    ...(firm !== undefined && { firm }),
    ...(leftOn !== undefined && { leftOn }),
    spans: spansOf(person, own, facts, today),
    leavesOut: leavesOutOf(facts.employment.required),
    papers: papersOf(person, own, facts, today),
    trainings: upcomingTrainings(trainings, today).flatMap((training) => {
      const place = placeOf(training, person.id)?.kind
      return place === undefined ? [] : [{ ...trainingFacts(training), place }]
    }),
    ...(box !== undefined && { box }),
  }
}

/** Returns what a page says of a training. */
export function trainingFacts({ id, title, date, lastDay, startTime, endTime, location }: Training) {
  return { id, title, date, ...(lastDay !== undefined && { lastDay }), startTime, endTime, location }
}

/** Returns the papers that are asked of the person, then the others that they have. */
function papersOf(
  person: Person,
  own: readonly CertificateRecord[],
  facts: AdmissionFacts,
  today: Day,
): Paper[] {
  const { checks, items } = admissionOf(person, own, facts, today)
  const asked = new Set(items.flatMap(({ certificate }) => certificate?.id ?? []))
  const others = own.filter(
    (certificate) =>
      !asked.has(certificate.id) &&
      certificate.replacedBy === undefined &&
      (certificate.issueDate ?? '') <= today &&
      ['active', 'expired'].includes(certificateStatus(certificate, today)),
  )
  return distinct([
    ...checks.map(paperOfCheck),
    ...items.map((item) => paperOfItem(item, today)),
    ...others.map((certificate) => heldPaper(certificate, lastDayOf(certificate))),
  ])
}

function distinct(papers: readonly Paper[]): Paper[] {
  return [...new Map(papers.map((paper) => [JSON.stringify(paper), paper])).values()]
}

function paperOfCheck(check: AdmissionCheck): Paper {
  if (matterOfCheck(check) === 'health') return medicalPaper(endOfCheck(check))
  const { subject, position, state } = check
  const title = subject === 'examination' ? MEDICAL.title : INDUCTIONS[subject]
  const named = { title, key: subject, ...(position !== undefined && { position }) }
  return state === 'valid' ? { state: 'held', ...named } : { state: 'ask', ...named }
}

/** Returns the end of an orzeczenie that counts, or did until it ended. Any other answer is for the office to give. */
function endOfCheck({ state, cause, day }: AdmissionCheck): Day | undefined {
  const counts = state === 'valid' || state === 'expiring' || state === 'expired'
  return counts && cause === undefined ? day : undefined
}

/** Without an end the page says no more than whom to ask, whatever the reason is. */
function medicalPaper(until: Day | undefined): Paper {
  if (until === undefined) return { state: 'ask', ...MEDICAL }
  return { state: 'held', ...MEDICAL, until, soonFrom: shiftDay(until, { days: -REFER_WITHIN_DAYS }) }
}

function paperOfItem(item: RequirementItem<CertificateRecord>, today: Day): Paper {
  const { requirement, state, certificate, lastDay } = item
  const { qualification } = requirement
  const isMedical = matterOfQualification(qualification) === 'health'
  const isHeld = certificate !== undefined && ['valid', 'expiring', 'application', 'expired'].includes(state)
  // The term for the training of a new group may end before the certificate of the former one.
  const isOver = lastDay !== undefined && lastDay < today
  if (isMedical) return medicalPaper(isHeld ? lastDay : undefined)
  const named = { title: qualificationLabel(qualification), key: paperKeyOf(qualification) }
  if (isFirstTraining(item) && lastDay !== undefined && !isOver) {
    const soonFrom = shiftDay(lastDay, { days: -warningDaysOf(qualification) })
    return { state: 'first', ...named, until: lastDay, soonFrom }
  }
  return isHeld ? heldPaper(certificate, lastDay) : { state: 'ask', ...named }
}

function heldPaper(certificate: CertificateRecord, until: Day | undefined): Paper {
  if (matterOfQualification(certificate) === 'health') return medicalPaper(until)
  const actBy = applicationDay(certificate)
  const act = actBy ?? until
  return {
    state: 'held',
    title: qualificationLabel(certificate),
    key: paperKeyOf(certificate),
    ...(until !== undefined && { until }),
    ...(actBy !== undefined && { actBy }),
    ...(act !== undefined && { soonFrom: shiftDay(act, { days: -warningDaysOf(certificate) }) }),
    ...(certificate.token !== undefined && { token: certificate.token }),
  }
}
