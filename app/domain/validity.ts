import type { CertificateType } from './certificate'
import { FIRST_DAY, formatDay, isDay, LAST_DAY, shiftDay, type Day } from './day'
import { countOf } from './polish'

/**
 * Validity in years by law or habit: periodic training of workers (managers and engineers 5, office 6);
 * UDT 10, but 5 for forklifts with a boom or a lifted operator.
 */
export const VALIDITY_YEARS = {
  bhp: 3,
  first_aid: 3,
  fire_protection: 5,
  electrical: 5,
  machine_operator: 10,
} satisfies Record<CertificateType, number>

/** The last day of a certificate of that type issued that day, as law or habit has it; the issuer may say another. */
export function proposedExpiry(type: CertificateType, issueDate: Day): Day {
  return shiftDay(issueDate, { years: VALIDITY_YEARS[type] })
}

const FILED_MONTHS_BEFORE = 3

/** Who in that type has another term than the proposed one. */
const OTHER_TERMS: Partial<Record<CertificateType, string>> = {
  bhp: 'Dla osób kierujących 5 lat, dla stanowisk administracyjno-biurowych 6 lat.',
  machine_operator: 'Dla wózków z wysięgnikiem albo z operatorem podnoszonym wraz z ładunkiem 5 lat.',
}

/** Where a proposed expiry comes from, and that the document knows better. */
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
 * By when the holder applies for an extension, where the law has such a day: for UDT three months before the
 * end, so that day matters more than the last one.
 */
export function filingDeadline({
  type,
  expiryDate,
}: {
  type: CertificateType
  expiryDate: Day
}): Day | undefined {
  return type === 'machine_operator' ? shiftDay(expiryDate, { months: -FILED_MONTHS_BEFORE }) : undefined
}

/** „Wniosek o przedłużenie … do 19.12.2026”, or that the day is over. */
export function filingNote(
  certificate: { type: CertificateType; expiryDate: Day },
  today: Day,
): string | undefined {
  const deadline = filingDeadline(certificate)
  if (deadline === undefined) return undefined
  return deadline < today
    ? `Termin na wniosek do UDT o\u00a0przedłużenie minął ${formatDay(deadline)}.`
    : `Wniosek do UDT o\u00a0przedłużenie trzeba złożyć do ${formatDay(deadline)}, ${countOf(FILED_MONTHS_BEFORE, 'month')} przed końcem ważności.`
}

/** The fields of a form that say how long a certificate lasts, the days as they are typed. */
export type TermFields = { type: CertificateType | undefined; issueDate: string; expiryDate: string }

/** Those fields with a proposal, which is there until the expiry `isOwn`: typed by hand. */
export type ProposedTerm = TermFields & { isOwn: boolean }

/** The fields as a form begins with them: an expiry that is not the proposed one was typed by hand. */
export function startTerm(fields: TermFields): ProposedTerm {
  return withProposal({ ...fields, isOwn: !['', proposalFor(fields)].includes(fields.expiryDate) })
}

/** The fields after one was changed; what was typed by hand is not overwritten, until it is emptied. */
export function changeTerm(term: ProposedTerm, change: Partial<TermFields>): ProposedTerm {
  if (change.expiryDate === undefined) return withProposal({ ...term, ...change })
  return { ...term, ...change, isOwn: change.expiryDate !== '' }
}

function withProposal(term: ProposedTerm): ProposedTerm {
  return term.isOwn ? term : { ...term, expiryDate: proposalFor(term) }
}

function proposalFor({ type, issueDate }: TermFields): string {
  // While a year is typed, each of its digits makes another day, of the year 2 first.
  const isKnown = isDay(issueDate) && issueDate >= FIRST_DAY && issueDate <= LAST_DAY
  return type && isKnown ? proposedExpiry(type, issueDate) : ''
}
