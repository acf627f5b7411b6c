import { isMedical, ruleOf, warningDaysOf, type Qualification } from '~/domain/qualifications/qualification'
import { requirementKey, type Requirement } from '~/domain/qualifications/requirement'
import { isTrainedByEmployers } from '~/domain/qualifications/trained-by-employers'
import { compareText, groupBy } from '~/domain/words/collection'
import { LAST_DAY, type Day } from '~/domain/words/day'

import { isExpected, type Admission } from './admission'
import type { AdmissionCheck, CheckSubject } from './admission-check'
import { doubtLabel, requirementName } from './admission-label'
import { checkCauseLabel } from './check-label'
import { isReferable } from './missing-papers'
import {
  isLacking,
  isOpen,
  nextDayOf,
  severityOf,
  type RequirementItem,
  type RequirementState,
} from './requirement-item'

/**
 * Why people may not work, or soon may not: one paper in one state. If many people have the same cause, an employer
 * acts on the cause and not on each name.
 */
export type Cause = {
  /** The paper that it is about, or what nobody has said. `withheld` is for those who may not know. */
  subject: CheckSubject | 'periodic' | 'qualification' | 'position' | 'withheld'
  /** Tells causes apart, also in the URL. */
  key: string
  /** „Brak orzeczenia lekarskiego”, „BHP, stanowiska robotnicze: po terminie”. */
  label: string
  state: RequirementState
  /** True for a cause that says something of health, so that no paper for others has it. */
  isMedical: boolean
  /**
   * The way out: a referral to a doctor, a training that leads to the qualification, or what is to be looked at. As long
   * as it is to be settled, nobody can say which papers the people need.
   */
  remedy:
    | { kind: 'refer' }
    | { kind: 'train'; requirement: Requirement }
    | { kind: 'look' }
    | { kind: 'settle' }
  /** The nearest day that counts, if there is one. */
  day?: Day
}

/** A cause and all people who have it. `day` is the nearest of them. */
export type CauseGroup<Row extends Admission> = Cause & { admissions: readonly Row[] }

/** Returns the causes of a person. `day` is the day that the admission is judged by. */
export function causesOf(admission: Admission, day?: Day): Cause[] {
  const { checks, items, unknown, isWithheld, positions = [] } = admission
  const causes = [
    ...checks.filter(isOpen).map(causeOfCheck),
    ...items.filter(isOpen).map((item) => causeOfItem(item, day)),
    ...(unknown === 'position' || unknown === 'requirements' ? [CAUSES_OF_POSITION[unknown]] : []),
    ...(isWithheld || positions.some((each) => each.isWithheld) ? [WITHHELD] : []),
  ]
  // Somebody may lack the same for two positions.
  return positions.length === 0
    ? causes
    : causes.filter(({ key }, place) => causes.findIndex((cause) => cause.key === key) === place)
}

/** True for a cause that has to be settled before anybody can say what the people lack. */
export function isUnsettled({ remedy }: Pick<Cause, 'remedy'>): boolean {
  return remedy.kind === 'settle'
}

/** True for somebody of the staff of that day who has the cause. */
export function hasCause(admission: Admission, key: string): boolean {
  return isExpected(admission) && causesOf(admission).some((cause) => cause.key === key)
}

/**
 * Returns the causes of many people, each with those of the staff of that day who have it: first the causes that stop
 * most people, then the unknown ones, then those that are due.
 */
export function groupByCause<Row extends Admission>(admissions: readonly Row[], day: Day): CauseGroup<Row>[] {
  const found = admissions
    .filter(isExpected)
    .flatMap((admission) => causesOf(admission, day).map((cause) => ({ cause, admission })))
  return [...groupBy(found, ({ cause }) => cause.key).values()]
    .flatMap((members) => {
      const [first] = members
        .map(({ cause }) => cause)
        .toSorted((a, b) => compareText(a.day ?? LAST_DAY, b.day ?? LAST_DAY))
      return first ? [{ ...first, admissions: members.map(({ admission }) => admission) }] : []
    })
    .toSorted((a, b) => severityOf(b) - severityOf(a) || b.admissions.length - a.admissions.length)
}

const CAUSES_OF_POSITION = {
  position: {
    subject: 'position',
    key: 'position',
    label: 'Nie podano stanowiska',
    state: 'unknown',
    isMedical: false,
    remedy: { kind: 'settle' },
  },
  requirements: {
    subject: 'position',
    key: 'requirements',
    label: 'Nie ustalono wymagań stanowiska',
    state: 'unknown',
    isMedical: false,
    remedy: { kind: 'settle' },
  },
} as const satisfies Record<string, Cause>

const WITHHELD = {
  subject: 'withheld',
  key: 'withheld',
  label: 'Nie dopuszczono',
  state: 'missing',
  isMedical: false,
  remedy: { kind: 'look' },
} as const satisfies Cause

function causeOfCheck(check: AdmissionCheck): Cause {
  const { subject, state, cause = state, day, referredOn } = check
  // Browsers print the address above the names, so it does not tell what an orzeczenie says.
  const name = subject === 'examination' ? `paper-${EXAMINATION_CODES[cause]}` : `${subject}-${cause}`
  const isUndated = state === 'expired' && day === undefined
  return {
    subject,
    key: [name, isUndated && 'undated', referredOn && 'referred'].filter(Boolean).join('-'),
    label: checkCauseLabel(check),
    state,
    isMedical: subject === 'examination',
    remedy: { kind: isReferable(check) ? 'refer' : 'look' },
    day: state === 'expiring' ? day : undefined,
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
  uncovered: 9,
  initial: 10,
  cover: 11,
  former: 12,
  early_return: 13,
} satisfies Record<AdmissionCheck['state'] | NonNullable<AdmissionCheck['cause']>, number>

function causeOfItem(item: RequirementItem, today: Day | undefined): Cause {
  const { requirement, state } = item
  const doubt = state === 'unknown' ? item.doubt : undefined
  const { qualification } = requirement
  const group = qualification.type === 'bhp' ? `, ${ruleOf(qualification)?.label}` : ''
  const day = today && !isLacking(item) ? nextDayOf(item, today) : undefined
  return {
    subject: qualification.type === 'bhp' ? 'periodic' : 'qualification',
    key: `${requirementKey(requirement)}-${doubt ?? state}`,
    label: `${requirementName(requirement)}${group}: ${doubt ? doubtLabel(doubt) : stateText(qualification)[state]}`,
    state,
    isMedical: isMedical(qualification),
    remedy: canTrain(item) ? { kind: 'train', requirement } : { kind: 'look' },
    day,
  }
}

/** A certificate that waits to be confirmed is there already. */
function canTrain({ requirement: { qualification }, state }: RequirementItem): boolean {
  return isTrainedByEmployers(qualification) && state !== 'pending' && state !== 'unknown'
}

function stateText(qualification: Qualification): Record<RequirementState, string> {
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
