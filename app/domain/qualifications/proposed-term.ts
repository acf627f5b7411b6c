import { FIRST_DAY, isDay, LAST_DAY } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import type { OwnKind } from './own-kind'
import {
  hasNoTerm,
  isOutgoing,
  isScopeOfType,
  ruleOf,
  termOf,
  type Qualification,
  type QualificationType,
  type Scope,
} from './qualification'
import { isOldUdtPaper, proposedExpiry, termLabel } from './validity'

// The term of a document in forms. The first scripts load the rules without it.

/** Returns how often the law asks for it, „co 3 lata”, or „bez terminu”. */
export function rhythmLabel(qualification: Qualification): string {
  const years = ruleOf(qualification)?.years
  if (years === undefined) return 'bez terminu'
  return years === 1 ? 'co rok' : `co ${countOf(years, 'year')}`
}

/** Explains the proposed expiry and says that the date on the document comes first. */
export function validityHint(qualification: Qualification, issueDate = ''): string | undefined {
  if (isOutgoing(qualification)) {
    return 'Tylko na wózek podnośnikowy i\u00a0tylko u\u00a0pracodawcy, który je wydał. Termin wynika z\u00a0daty wydania: zezwolenia z\u00a0lat 2005–2014 są ważne do 31.12.2026, późniejsze do 31.12.2027, wydane od 10.08.2018 nie uprawniają. Nie można ich przedłużyć, tylko zastąpić zaświadczeniem UDT. Na inny wózek z\u00a0napędem z\u00a0reguły wystarczy kurs albo prawo jazdy.'
  }
  if (isOldUdtPaper(qualification, issueDate)) {
    return 'Zaświadczenia UDT i\u00a0TDT wydane przed 1.06.2019 straciły ważność 1.01.2024, chyba że zostały przedłużone. Podaj wtedy datę i\u00a0termin z\u00a0dokumentu, który to potwierdza.'
  }
  if (qualification.type === 'own' && hasNoTerm(qualification)) {
    return 'Puste pole: bezterminowo.'
  }
  if (hasNoTerm(qualification)) {
    return 'Przepisy nie określają terminu. Puste pole: bezterminowo. Wiele firm powtarza szkolenie co 2–3 lata.'
  }
  const term = termOf(qualification)
  if (qualification.type === 'electrical' && term) {
    return `Propozycja: ${termLabel(term)} od wydania. Dłużej żadne świadectwo nie jest ważne: starsze, wydane na dłużej albo bezterminowo, najpóźniej do 3.07.2026.`
  }
  const special =
    qualification.scope === 'own_overhead_crane' ? ' Suwnice specjalne: z\u00a0reguły 5\u00a0lat.' : ''
  return (
    term && `Propozycja: ${termLabel(term)} od wydania.${special} Termin z\u00a0dokumentu ma pierwszeństwo.`
  )
}

/** The fields of a form that set the validity. The days may be half-typed. */
export type TermFields = {
  type: QualificationType | undefined
  scope: Scope | undefined
  /** The own kind as the register has it. */
  own?: OwnKind | undefined
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
  return type && isScopeOfType({ type, scope }) ? term : { ...term, scope: undefined, own: undefined }
}

function withProposal(term: ProposedTerm): ProposedTerm {
  return term.isOwn ? term : { ...term, expiryDate: proposalFor(term) }
}

function proposalFor({ type, scope, own, issueDate }: TermFields): string {
  // A half-typed year is a valid day as well: the first digit of 2026 gives the year 2.
  const isComplete = isDay(issueDate) && issueDate >= FIRST_DAY && issueDate <= LAST_DAY
  return (type && isComplete && proposedExpiry({ type, scope, own }, issueDate)) || ''
}
