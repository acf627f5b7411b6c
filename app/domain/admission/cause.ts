import { isMedical, ruleOf, warningDaysOf, type Qualification } from '~/domain/qualifications/qualification'
import { requirementKey, type Requirement } from '~/domain/qualifications/requirement'
import { isTrainedByEmployers } from '~/domain/qualifications/trained-by-employers'
import { compareText, groupBy } from '~/domain/words/collection'
import { LAST_DAY, type Day } from '~/domain/words/day'

import type { AdmissionCheck } from './admission-check'
import { checkCauseLabel } from './check-label'
import { isExpected, type Duty } from './duty'
import { isLacking, isOpen, nextDayOf, severityOf, type DutyItem, type DutyState } from './duty-item'
import { requirementName } from './duty-label'
import { isReferable } from './referral'

/**
 * Why people may not work, or soon may not: one paper in one state. Where many people have the same cause, an employer
 * acts on the cause and not on each name.
 */
export type Cause = {
  /** Tells causes apart, also in the URL. */
  key: string
  /** „Brak orzeczenia lekarskiego”, „BHP, stanowiska robotnicze: po terminie”. */
  label: string
  state: DutyState
  /** True for a cause that says something of health, so that no paper for others has it. */
  isMedical: boolean
  /** The way out: a referral to a doctor, a training that leads to the qualification, or what is to be looked at. */
  remedy: { kind: 'refer' } | { kind: 'train'; requirement: Requirement } | { kind: 'look' }
  /** The nearest day that counts, if there is one. */
  day?: Day
}

/** A cause and all people who have it. `day` is the nearest of them. */
export type CauseGroup<Row extends Duty> = Cause & { duties: readonly Row[] }

/** Returns the causes of a person. `day` is the day that the duty is judged by. */
export function causesOf({ checks, items, unknown, isWithheld }: Duty, day?: Day): Cause[] {
  return [
    ...checks.filter(isOpen).map(causeOfCheck),
    ...items.filter(isOpen).map((item) => causeOfItem(item, day)),
    ...(unknown === 'position' || unknown === 'requirements' ? [CAUSES_OF_POSITION[unknown]] : []),
    ...(isWithheld ? [WITHHELD] : []),
  ]
}

/** True for somebody of the staff of that day who has the cause. */
export function hasCause(duty: Duty, key: string): boolean {
  return isExpected(duty) && causesOf(duty).some((cause) => cause.key === key)
}

/**
 * Returns the causes of many people, each with those of the staff of that day who have it: first the causes that stop
 * most people, then the unknown ones, then those that are due.
 */
export function groupByCause<Row extends Duty>(duties: readonly Row[], day: Day): CauseGroup<Row>[] {
  const found = duties
    .filter(isExpected)
    .flatMap((duty) => causesOf(duty, day).map((cause) => ({ cause, duty })))
  return [...groupBy(found, ({ cause }) => cause.key).values()]
    .flatMap((members) => {
      const [first] = members
        .map(({ cause }) => cause)
        .toSorted((a, b) => compareText(a.day ?? LAST_DAY, b.day ?? LAST_DAY))
      return first ? [{ ...first, duties: members.map(({ duty }) => duty) }] : []
    })
    .toSorted((a, b) => severityOf(b) - severityOf(a) || b.duties.length - a.duties.length)
}

const CAUSES_OF_POSITION = {
  position: {
    key: 'position',
    label: 'Nie podano stanowiska',
    state: 'unknown',
    isMedical: false,
    remedy: { kind: 'look' },
  },
  requirements: {
    key: 'requirements',
    label: 'Nie ustalono, czego wymaga stanowisko',
    state: 'unknown',
    isMedical: false,
    remedy: { kind: 'look' },
  },
} as const satisfies Record<string, Cause>

const WITHHELD = {
  key: 'withheld',
  label: 'Nie dopuszczono',
  state: 'missing',
  isMedical: false,
  remedy: { kind: 'look' },
} as const satisfies Cause

function causeOfCheck(check: AdmissionCheck): Cause {
  const { subject, state, cause = state, day, referredOn } = check
  // Browsers print the address above the names, so it does not tell what stands in an orzeczenie.
  const name = subject === 'examination' ? `paper-${EXAMINATION_CODES[cause]}` : `${subject}-${cause}`
  const isUndated = state === 'expired' && day === undefined
  return {
    key: [name, isUndated && 'undated', referredOn && 'referred'].filter(Boolean).join('-'),
    label: checkCauseLabel(check),
    state,
    isMedical: subject === 'examination',
    remedy: { kind: isReferable(check) ? 'refer' : 'look' },
    ...(state === 'expiring' && day !== undefined && { day }),
  }
}

const EXAMINATION_CODES = {
  valid: 0,
  missing: 1,
  expired: 2,
  expiring: 3,
  unknown: 4,
  unfit: 5,
  return: 6,
  position: 7,
  newer: 8,
} satisfies Record<AdmissionCheck['state'] | NonNullable<AdmissionCheck['cause']>, number>

function causeOfItem(item: DutyItem, today: Day | undefined): Cause {
  const { requirement, state } = item
  const { qualification } = requirement
  const group = qualification.type === 'bhp' ? `, ${ruleOf(qualification)?.label}` : ''
  const day = today && !isLacking(item) ? nextDayOf(item, today) : undefined
  return {
    key: `${requirementKey(requirement)}-${state}`,
    label: `${requirementName(requirement)}${group}: ${stateText(qualification)[state]}`,
    state,
    isMedical: isMedical(qualification),
    remedy: canTrain(item) ? { kind: 'train', requirement } : { kind: 'look' },
    ...(day !== undefined && { day }),
  }
}

/** A certificate that waits to be confirmed is there already. */
function canTrain({ requirement: { qualification }, state }: DutyItem): boolean {
  return isTrainedByEmployers(qualification) && state !== 'pending' && state !== 'unknown'
}

function stateText(qualification: Qualification): Record<DutyState, string> {
  const soon = `w\u00a0ciągu ${warningDaysOf(qualification)}\u00a0dni`
  return {
    valid: 'ważne',
    first: 'pierwsze szkolenie',
    missing: 'brak',
    expired: 'po terminie',
    pending: 'czeka na potwierdzenie',
    unknown: 'brak daty zatrudnienia',
    expiring: `koniec ważności ${soon}`,
    application: `termin na wniosek minął albo minie ${soon}`,
    first_soon: `pierwsze szkolenie ${soon}`,
  }
}
