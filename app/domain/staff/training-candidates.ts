import type { Admission } from '~/domain/admission/admission'
import { itemLabel } from '~/domain/admission/admission-label'
import { compareItems, isLacking, isNeeded, type RequirementItem } from '~/domain/admission/requirement-item'
import type { Certificate } from '~/domain/certificates/certificate'
import { compareNames, type Person } from '~/domain/people/user'
import type { Qualification } from '~/domain/qualifications/qualification'
import { isFulfilledBy } from '~/domain/qualifications/requirement'
import { attendeesOf } from '~/domain/trainings/enrolment'
import { MAX_PARTICIPANTS } from '~/domain/trainings/new-training'
import { daysLabel, upcomingTrainings, type Training } from '~/domain/trainings/training'
import type { Day } from '~/domain/words/day'

/** Somebody whom an employer may choose for a training. */
export type Candidate<Worker extends Person = Person> = {
  person: Worker
  /** How they stand with what the training leads to, „12 dni po terminie”, if their position requires it. */
  reason?: string
  /** True if they may not work without it. */
  isLacking?: boolean
  /** Set if they are on another training that leads to the same, „zapisano na szkolenie 03.12.2026”. */
  signedUp?: string
}

export type Candidates<Worker extends Person = Person> = {
  /** The people who need what the training leads to, the most urgent first. */
  needing: Candidate<Worker>[]
  /** All others, by name. */
  others: Candidate<Worker>[]
}

/** Divides the staff by who needs the qualification. Nobody needs a training that leads to none. */
export function trainingCandidates<Row extends Certificate, Worker extends Person>(
  leadsTo: Qualification | null,
  admissions: readonly Admission<Row, Worker>[],
  { trainings, today }: { trainings: readonly Training[]; today: Day },
): Candidates<Worker> {
  const signUps = leadsTo ? signUpsFor(leadsTo, trainings, today) : new Map<string, string>()
  const rows = admissions.map((admission) => {
    const item = leadsTo ? worstItem(admission, leadsTo) : undefined
    const signedUp = signUps.get(admission.person.id)
    return {
      item,
      candidate: {
        person: admission.person,
        ...(item && { reason: itemLabel(item, today), isLacking: isLacking(item) }),
        signedUp,
      },
    }
  })
  const byName = rows.toSorted((a, b) => compareNames(a.candidate.person, b.candidate.person))
  const needing = byName.flatMap(({ item, candidate }) =>
    item && isNeeded(item) ? [{ item, candidate }] : [],
  )
  return {
    // Sorting is stable, so people who are equally urgent stay in the order of their names.
    needing: needing.toSorted((a, b) => compareItems(a.item, b.item)).map(({ candidate }) => candidate),
    others: byName.flatMap(({ item, candidate }) => (item && isNeeded(item) ? [] : [candidate])),
  }
}

/**
 * Returns the chosen people with the most urgent others, up to the number of places. Somebody who is on another training
 * for it waits for that one.
 */
export function withMostUrgent(
  chosen: ReadonlySet<string>,
  needing: readonly Candidate[],
  places: number = MAX_PARTICIPANTS,
): ReadonlySet<string> {
  const urgent = needing.filter(({ person, signedUp }) => !chosen.has(person.id) && signedUp === undefined)
  const free = Math.max(0, places - chosen.size)
  return new Set([...chosen, ...urgent.slice(0, free).map(({ person }) => person.id)])
}

/** A position may ask for it twice, once as another one that counts as well. */
function worstItem(admission: Admission, leadsTo: Qualification): RequirementItem | undefined {
  return admission.items
    .filter(({ requirement }) => isFulfilledBy(requirement, leadsTo))
    .toSorted(compareItems)[0]
}

function signUpsFor(
  leadsTo: Qualification,
  trainings: readonly Training[],
  today: Day,
): ReadonlyMap<string, string> {
  const leading = upcomingTrainings(trainings, today).filter(
    (training) => training.leadsTo && isFulfilledBy({ qualification: training.leadsTo }, leadsTo),
  )
  return new Map(
    leading
      .toReversed()
      .flatMap((training) =>
        attendeesOf(training).map((id) => [id, `zapisano na szkolenie ${daysLabel(training)}`] as const),
      ),
  )
}
