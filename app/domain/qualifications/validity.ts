import { FIRST_DAY, isDay, LAST_DAY, shiftDay, type Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import {
  hasNoTerm,
  isScopeOfType,
  ruleOf,
  type CertificateType,
  type Qualification,
  type Scope,
} from './qualification'

/** Proposes the last day of validity, or none if the law sets no term. The document may name another day. */
export function proposedExpiry(qualification: Qualification, issueDate: Day): Day | undefined {
  const years = ruleOf(qualification)?.years
  return years === undefined ? undefined : shiftDay(issueDate, { years })
}

/** Explains the proposed expiry and says that the date on the document comes first. */
export function validityHint(qualification: Qualification): string | undefined {
  if (hasNoTerm(qualification)) {
    return 'Przepisy nie określają terminu. Puste pole: bezterminowo. Wiele firm powtarza szkolenie co 2–3 lata.'
  }
  const years = ruleOf(qualification)?.years
  return years === undefined
    ? undefined
    : `Propozycja: ${countOf(years, 'year')} od wydania. Termin z\u00a0dokumentu ma pierwszeństwo.`
}

/** The fields of a form that set the validity. The days may be half-typed. */
export type TermFields = {
  type: CertificateType | undefined
  scope: Scope | undefined
  issueDate: string
  expiryDate: string
}

/** The fields and whether the expiry was typed by hand (`isOwn`) or is proposed. */
type ProposedTerm = TermFields & { isOwn: boolean }

/** Returns the state that a form starts with. An expiry that differs from the proposal counts as typed by hand. */
export function startTerm(fields: TermFields): ProposedTerm {
  return withProposal({ ...fields, isOwn: !['', proposalFor(fields)].includes(fields.expiryDate) })
}

/**
 * Applies a change. The proposal replaces a typed expiry only after that is emptied. A scope that the type does not
 * have goes.
 */
export function changeTerm(term: ProposedTerm, change: Partial<TermFields>): ProposedTerm {
  if (change.expiryDate === undefined) return withProposal(withFittingScope({ ...term, ...change }))
  return { ...term, ...change, isOwn: change.expiryDate !== '' }
}

function withFittingScope(term: ProposedTerm): ProposedTerm {
  const { type, scope } = term
  return type && isScopeOfType({ type, scope }) ? term : { ...term, scope: undefined }
}

function withProposal(term: ProposedTerm): ProposedTerm {
  return term.isOwn ? term : { ...term, expiryDate: proposalFor(term) }
}

function proposalFor({ type, scope, issueDate }: TermFields): string {
  // A half-typed year is a valid day as well: the first digit of 2026 gives the year 2.
  const isComplete = isDay(issueDate) && issueDate >= FIRST_DAY && issueDate <= LAST_DAY
  return (type && isComplete && proposedExpiry({ type, scope }, issueDate)) || ''
}
