import type { ChangeOf } from '~/domain/changes/change'

/** The owner of a register as their session stands in the browser. */
export const OWNER = {
  id: 'registerOwner001',
  role: 'employer' as const,
  firstName: 'Jan',
  lastName: 'Próbny',
  email: 'jan@zaklady.example',
  company: 'Zakłady Kontrolne',
  hasRegister: true,
}

const { id, hasRegister: _, ...owner } = OWNER

/** The change that begins the owner's register. */
export const BEGUN: ChangeOf<'register-begun'> = { kind: 'register-begun', id, day: '2026-11-20', owner }

/** Another system checks examinations and initial training, so that certificates alone decide who may work. */
export const PAPERS_ELSEWHERE: ChangeOf<'required-of-all-set'> = {
  kind: 'required-of-all-set',
  id: 'papers-elsewhere',
  day: '2026-11-20',
  required: { examination: false, induction: false },
}

/** Builds a change that adds a person to the register. */
export function personSaved(
  changeId: string,
  firstName: string,
  lastName: string,
  day = '2026-11-20',
): ChangeOf<'person-saved'> {
  const person = { id: `person-${changeId}`, firstName, lastName, position: 'magazynier' }
  return { kind: 'person-saved', id: changeId, day, person }
}
