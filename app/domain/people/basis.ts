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

export function basisOf({ basis = USUAL_BASIS }: { basis?: Basis | undefined }): Basis {
  return basis
}
