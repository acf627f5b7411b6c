import { admissionOf, type AdmissionFacts } from '~/domain/admission/admission'
import { milestonesOf } from '~/domain/admission/milestone'
import { isNeeded, type RequirementItem } from '~/domain/admission/requirement-item'
import type { Certificate } from '~/domain/certificates/certificate'
import { sortByUrgency } from '~/domain/certificates/certificate-filters'
import type { Renewable } from '~/domain/certificates/renewal'
import type { Person } from '~/domain/people/user'
import { attendeesOf } from '~/domain/trainings/enrolment'
import { type Training, upcomingTrainings } from '~/domain/trainings/training'
import { compareText } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'
import type { StateDay } from '~/domain/words/state-day'

import { trainingsFor } from './training-need'

/** How many trainings are offered for one qualification. */
const TRAININGS_OFFERED = 2

/** Returns the trainings that renew a qualification, at most so many, and its days with the nearest of them. */
export function wayToRenew<CertificateRow extends Certificate, TrainingRow extends Training>(
  item: RequirementItem<CertificateRow>,
  person: Person,
  trainings: readonly TrainingRow[],
  today: Day,
  limit: number,
) {
  const leading = trainingsFor(item.requirement, person, trainings, today)
  return {
    item,
    trainings: notBegun(leading, today).slice(0, limit),
    milestones: milestonesOf(item, leading[0], today),
  }
}

/** Once a training has begun, nobody is signed up or off any more. */
function notBegun<Row extends Training>(trainings: readonly Row[], today: Day): Row[] {
  return trainings.filter(({ date }) => date >= today)
}

/**
 * Returns what the page of an employee shows. The caller passes only what the viewer may see. Qualifications are
 * judged by the day of the state, trainings by today.
 */
export function employeeStanding<
  CertificateRow extends Certificate & Renewable,
  TrainingRow extends Training,
>(
  person: Person,
  {
    certificates,
    trainings,
    ...facts
  }: {
    certificates: readonly CertificateRow[]
    trainings: readonly TrainingRow[]
  } & AdmissionFacts,
  { today, on }: StateDay,
) {
  const day = on ?? today
  const own = certificates.filter(({ userId }) => userId === person.id)
  const admission = admissionOf(person, own, facts, day)
  const deciding = new Set(admission.items.map(({ certificate }) => certificate?.id))
  const signedUp = trainings.filter(({ participants }) => participants.includes(person.id))
  return {
    admission,
    required: admission.items.map((item) => {
      const leading = isNeeded(item) ? trainingsFor(item.requirement, person, trainings, today) : []
      return { item, trainings: notBegun(leading, today).slice(0, TRAININGS_OFFERED) }
    }),
    pending: own.filter(({ status }) => status === 'pending'),
    others: sortByUrgency(
      own.filter(({ id, status }) => status !== 'pending' && !deciding.has(id)),
      day,
    ),
    upcoming: upcomingTrainings(signedUp, today),
    /** The newest first. People on the waiting list did not take part. */
    past: signedUp
      .filter((training) => training.status === 'completed' && attendeesOf(training).includes(person.id))
      .toSorted((a, b) => compareText(b.date, a.date)),
  }
}
