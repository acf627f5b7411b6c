import { basisOf, type Basis } from '~/domain/people/basis'
import type { Person } from '~/domain/people/user'

import type { RequiredPapers } from './employment-records'

/** The papers that must be there of a person before the qualifications of their position count. */
export type Duties = { examination: boolean; induction: boolean; periodicTraining: boolean }

const ALL: Duties = { examination: true, induction: true, periodicTraining: true }
const NONE: Duties = { examination: false, induction: false, periodicTraining: false }

/**
 * What the law asks by the basis of work. Employees: Kodeks pracy, art. 229 and 237³. Temporary workers are employees of
 * the agency, and are admitted by the one for whom they work (ustawa z 9.07.2003, art. 9). Pupils and students bring the
 * orzeczenie of their school and have the initial training (regulation of 27.07.2004, § 10 and 11). Of all others the
 * organiser of work decides (Kodeks pracy, art. 304).
 */
const BY_LAW = {
  employment: ALL,
  agency: ALL,
  student: { examination: true, induction: true, periodicTraining: false },
  contract: NONE,
  self_employed: NONE,
} satisfies Record<Basis, Duties>

/** Returns what the law or the register asks of a person. The register may leave the first two to another system. */
export function dutiesOf(person: Pick<Person, 'basis'>, required: RequiredPapers): Duties {
  const byLaw = BY_LAW[basisOf(person)]
  const asked = byLaw === NONE && required.ofOthers ? ALL : byLaw
  return {
    examination: asked.examination && required.examination,
    induction: asked.induction && required.induction,
    periodicTraining: asked.periodicTraining,
  }
}
