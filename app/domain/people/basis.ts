// On what basis a person works. What the law asks of them follows from it.

/** Somebody without a basis is taken for an employee, as all people were before the register asked for it. */
export const USUAL_BASIS = 'employment'

/** The bases in the order in which they are offered, with their Polish labels. */
export const BASES = {
  employment: 'umowa o\u00a0pracę',
  agency: 'pracownik tymczasowy',
  contract: 'umowa zlecenia lub o\u00a0dzieło',
  self_employed: 'samozatrudnienie',
  student: 'uczeń, student lub praktykant',
} as const

export type Basis = keyof typeof BASES

const LABELS: ReadonlyMap<string, string> = new Map(Object.entries(BASES))

/** Returns the label of a basis as it is stored. */
export function basisLabel(basis: string): string | undefined {
  return LABELS.get(basis)
}

/** Returns the same, but nothing of the usual one. */
export function basisFact(basis: string): string {
  return basis === USUAL_BASIS ? '' : (basisLabel(basis) ?? '')
}

export function basisOf({ basis = USUAL_BASIS }: { basis?: Basis | undefined }): Basis {
  return basis
}
