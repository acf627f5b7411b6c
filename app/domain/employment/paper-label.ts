import { formatDay } from '~/domain/words/day'

import type {
  COVERED_WORK,
  Examination,
  EXAMINATION_KINDS,
  ExaminationAnswer,
  Induction,
  OUTCOMES,
  Referral,
  Return,
} from './employment-records'

// The words about papers. The first scripts load the papers without them.

export const EXAMINATION_KIND_LABELS = {
  initial: 'wstępne',
  periodic: 'okresowe',
  follow_up: 'kontrolne',
} satisfies Record<(typeof EXAMINATION_KINDS)[number], string>

/** The findings of an orzeczenie about the work on the position. */
export const OUTCOME_LABELS = {
  fit: 'brak przeciwwskazań (zdolność do pracy)',
  unfit: 'przeciwwskazania (niezdolność do pracy)',
} satisfies Record<(typeof OUTCOMES)[number], string>

export const COVERED_WORK_LABELS = {
  heights: 'praca na wysokości',
  driving: 'prowadzenie pojazdów',
  night: 'praca w\u00a0nocy',
  factors: 'czynniki z\u00a0warunków pracy na stanowisku',
} satisfies Record<(typeof COVERED_WORK)[number], string>

/** The statements that the questions about an orzeczenie are about (Kodeks pracy, art. 229 § 1¹–1³ of the former ones). */
export const EXAMINATION_QUESTION_LABELS = {
  ...COVERED_WORK_LABELS,
  former_gap: 'zatrudnienie w\u00a0ciągu 30\u00a0dni od końca poprzedniej pracy albo równolegle z\u00a0inną',
  former_referral: 'okazano skierowanie, na podstawie którego wydano orzeczenie',
  former_conditions: 'warunki ze skierowania odpowiadają warunkom na tym stanowisku',
  return: 'badania kontrolne sprzed powrotu dotyczą tej nieobecności',
} satisfies Record<ExaminationAnswer['question'], string>

// One line for each paper, which tells it apart from the others of the person.

/** Returns „Orzeczenie z 20.11.2023 (okresowe), następne badania 20.11.2026, spawacz, także monter”. */
export function examinationLabel(examination: Examination): string {
  const { kind, examinedOn, validUntil, outcome, position, alsoFor = [] } = examination
  const from = examinedOn === undefined ? '' : ` z\u00a0${formatDay(examinedOn)}`
  const of = kind === undefined ? '' : ` (${EXAMINATION_KIND_LABELS[kind]})`
  const end = validUntil === undefined ? undefined : `następne badania ${formatDay(validUntil)}`
  const finding = outcome === 'unfit' ? 'przeciwwskazania' : undefined
  const others = alsoFor.length > 0 ? `także ${alsoFor.join(', ')}` : undefined
  return [`Orzeczenie${from}${of}`, finding, end, position, others].filter(Boolean).join(', ')
}

/** Returns „Szkolenie wstępne: ogólne 4.03.2019, stanowiskowe 4.03.2019 (spawacz)”. */
export function inductionLabel({ generalOn, positionOn, position }: Induction): string {
  const on = position === undefined ? '' : ` (${position})`
  const parts = [
    generalOn !== undefined && `ogólne ${formatDay(generalOn)}`,
    positionOn !== undefined && `stanowiskowe ${formatDay(positionOn)}${on}`,
  ]
  return `Szkolenie wstępne: ${parts.filter(Boolean).join(', ')}`
}

/** Returns „Powrót po chorobie 20.11.2026”. */
export function returnLabel({ returnedOn }: Return): string {
  return `Powrót po chorobie ${formatDay(returnedOn)}`
}

/** Returns „Skierowanie na badania 20.11.2026”. */
export function referralLabel({ referredOn }: Referral): string {
  return `Skierowanie na badania ${formatDay(referredOn)}`
}
