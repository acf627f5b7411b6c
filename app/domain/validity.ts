import type { CertificateType } from './certificate'
import { FIRST_DAY, formatDay, isDay, LAST_DAY, shiftDay, type Day } from './day'
import { countOf } from './polish'

/**
 * Validity in years.
 *
 * - `bhp`: regulation of 27 July 2004 on BHP training, § 14–15: workers 3, managers and engineers 5,
 *   office staff 6.
 * - `first_aid`: ustawa o Państwowym Ratownictwie Medycznym, art. 13.
 * - `fire_protection`: ustawa o ochronie przeciwpożarowej, art. 4.
 * - `electrical`: Prawo energetyczne, art. 54; regulation of 1 July 2022 (Dz.U. 2022 poz. 1392).
 * - `machine_operator`: UDT regulation of 21 May 2019: 10, but 5 for forklifts with a boom or a lifted
 *   operator.
 */
export const VALIDITY_YEARS = {
  bhp: 3,
  first_aid: 3,
  fire_protection: 5,
  electrical: 5,
  machine_operator: 10,
} satisfies Record<CertificateType, number>

/** Proposes the last day of validity. The date on the document may differ. */
export function proposedExpiry(type: CertificateType, issueDate: Day): Day {
  return shiftDay(issueDate, { years: VALIDITY_YEARS[type] })
}

const FILING_MONTHS_BEFORE = 3

/** Groups whose validity differs from the proposal. */
const OTHER_TERMS: Partial<Record<CertificateType, string>> = {
  bhp: 'Dla osób kierujących 5 lat, dla stanowisk administracyjno-biurowych 6 lat.',
  machine_operator: 'Dla wózków z wysięgnikiem albo z operatorem podnoszonym wraz z ładunkiem 5 lat.',
}

/** Explains the proposed expiry and says that the date on the document comes first. */
export function validityHint(type: CertificateType): string {
  return [
    `Propozycja: ${countOf(VALIDITY_YEARS[type], 'year')} od wydania.`,
    OTHER_TERMS[type],
    'Termin z dokumentu ma pierwszeństwo.',
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * Returns the last day to apply for an extension, or undefined for types without such a day. UDT requires
 * the application 3 months before expiry (ustawa o dozorze technicznym, art. 23 ust. 2c).
 */
export function filingDeadline({
  type,
  expiryDate,
}: {
  type: CertificateType
  expiryDate: Day
}): Day | undefined {
  return type === 'machine_operator' ? shiftDay(expiryDate, { months: -FILING_MONTHS_BEFORE }) : undefined
}

/** Returns a sentence with the last day to apply, or one that says that this day has passed. */
export function filingNote(
  certificate: { type: CertificateType; expiryDate: Day },
  today: Day,
): string | undefined {
  const deadline = filingDeadline(certificate)
  if (deadline === undefined) return undefined
  return deadline < today
    ? `Termin na wniosek do UDT o\u00a0przedłużenie minął ${formatDay(deadline)}.`
    : `Wniosek do UDT o\u00a0przedłużenie trzeba złożyć do ${formatDay(deadline)}, ${countOf(FILING_MONTHS_BEFORE, 'month')} przed końcem ważności.`
}

/** The fields of a form that set the validity. The days may be half-typed. */
export type TermFields = { type: CertificateType | undefined; issueDate: string; expiryDate: string }

/** The fields and whether the expiry was typed by hand (`isOwn`) or is proposed. */
type ProposedTerm = TermFields & { isOwn: boolean }

/** Returns the state that a form starts with. An expiry that differs from the proposal counts as typed by hand. */
export function startTerm(fields: TermFields): ProposedTerm {
  return withProposal({ ...fields, isOwn: !['', proposalFor(fields)].includes(fields.expiryDate) })
}

/** Applies a change. The proposal replaces a typed expiry only after that is emptied. */
export function changeTerm(term: ProposedTerm, change: Partial<TermFields>): ProposedTerm {
  if (change.expiryDate === undefined) return withProposal({ ...term, ...change })
  return { ...term, ...change, isOwn: change.expiryDate !== '' }
}

function withProposal(term: ProposedTerm): ProposedTerm {
  return term.isOwn ? term : { ...term, expiryDate: proposalFor(term) }
}

function proposalFor({ type, issueDate }: TermFields): string {
  // A half-typed year is a valid day as well: the first digit of 2026 gives the year 2.
  const isComplete = isDay(issueDate) && issueDate >= FIRST_DAY && issueDate <= LAST_DAY
  return type && isComplete ? proposedExpiry(type, issueDate) : ''
}
