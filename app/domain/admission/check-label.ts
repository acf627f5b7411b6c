import type { CoveredWork } from '~/domain/employment/employment-records'
import { daysAheadLabel, daysUntil, formatDay, type Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import { REFER_WITHIN_DAYS, type AdmissionCheck, type CheckSubject } from './admission-check'

// Short labels of the papers of the employment.

export const CHECK_NAMES = {
  examination: 'Orzeczenie lekarskie',
  general_induction: 'Instruktaż ogólny',
  position_induction: 'Instruktaż stanowiskowy',
} satisfies Record<CheckSubject, string>

/**
 * Returns the state of a paper in few words: „do 12.03.2028”, „za 5 dni”, „8 dni po terminie”, „brak”, „odbyty
 * 12.03.2024”, or why an orzeczenie that is there does not count. It also says when the person was sent to the doctor.
 */
export function checkLabel(check: AdmissionCheck, day: Day, isLater = false): string {
  const { referredOn } = check
  const standing = standingLabel(check, day, isLater)
  return referredOn === undefined ? standing : `${standing}, skierowano ${formatDay(referredOn)}`
}

function standingLabel(check: AdmissionCheck, day: Day, isLater: boolean): string {
  const { subject, state, cause, work, day: own } = check
  if (cause === 'uncovered' && work) return `nie obejmuje ${NOT_COVERED[work]}`
  if (cause) return CAUSE_LABELS[cause]
  if (own === undefined) return check.recordId === undefined ? 'brak' : UNDATED
  if (subject !== 'examination') return `odbyty ${formatDay(own)}`
  const days = daysUntil(own, day)
  if (state === 'expired') return `${countOf(-days, 'day')} po terminie`
  if (state === 'valid' || (isLater && days > 0)) return `do ${formatDay(own)}`
  return isLater ? 'tego dnia' : daysAheadLabel(days)
}

const UNDATED = 'bez daty następnych badań'

/** The conditions after „nie obejmuje”. */
const NOT_COVERED = {
  heights: 'pracy na wysokości',
  driving: 'prowadzenia pojazdów',
  night: 'pracy w\u00a0nocy',
  factors: 'czynników na stanowisku',
} satisfies Record<CoveredWork, string>

const CAUSE_LABELS = {
  unfit: 'przeciwwskazania do pracy',
  return: 'potrzebne badania kontrolne',
  position: 'sprawdź, czy obejmuje stanowisko',
  newer: 'sprawdź nowsze orzeczenie na inne stanowisko',
  uncovered: 'nie obejmuje warunków pracy',
  cover: 'sprawdź, czy obejmuje warunki pracy',
  initial: 'potrzebne badania wstępne',
  former: 'sprawdź, czy wystarcza sprzed zatrudnienia',
  early_return: 'sprawdź badania sprzed powrotu',
} satisfies Record<NonNullable<AdmissionCheck['cause']>, string>

/** Returns „ (operator wózka)” behind the name of a paper that is not of the main position. */
export function onPosition({ position }: { position?: string | undefined }): string {
  return position === undefined ? '' : ` (${position})`
}

/** Returns „Orzeczenie lekarskie: za 5 dni”. */
export function namedCheckLabel(check: AdmissionCheck, day: Day, isLater = false): string {
  return `${CHECK_NAMES[check.subject]}${onPosition(check)}: ${checkLabel(check, day, isLater)}`
}

/** Returns why people lack a paper, „Brak orzeczenia lekarskiego”, for all who lack it in the same way. */
export function checkCauseLabel(check: AdmissionCheck): string {
  const label = causeLabel(check)
  return check.referredOn === undefined ? label : `${label}, skierowano na badania`
}

function causeLabel({ subject, state, cause, day }: AdmissionCheck): string {
  const name = CHECK_NAMES[subject]
  if (cause) return `${name}: ${CAUSE_LABELS[cause]}`
  if (state === 'missing') return MISSING_LABELS[subject]
  if (state !== 'expired') return `${name}: koniec ważności w\u00a0ciągu ${REFER_WITHIN_DAYS}\u00a0dni`
  return day === undefined ? `${name} ${UNDATED}` : `${name} po terminie`
}

const MISSING_LABELS = {
  examination: 'Brak orzeczenia lekarskiego',
  general_induction: 'Brak instruktażu ogólnego',
  position_induction: 'Brak instruktażu stanowiskowego',
} satisfies Record<CheckSubject, string>
