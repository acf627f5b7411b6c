import * as v from 'valibot'

import type { Person } from '~/domain/people/user'
import { keepLast } from '~/domain/words/keep-last'
import { foldText } from '~/domain/words/polish'
import { filledText } from '~/domain/words/typed-text'

import {
  isSameQualification,
  qualificationSchema,
  scopeSchema,
  type Qualification,
  type Scope,
} from './qualification'
import { qualificationLabel, qualificationTitle, scopeLabel } from './qualification-label'

/** A qualification that a position requires. A certificate of one of the scopes in `alsoBy` fulfils it as well. */
const requirementSchema = v.object({
  qualification: qualificationSchema,
  alsoBy: v.optional(v.array(scopeSchema)),
})

export type Requirement = {
  qualification: Qualification & { scope: Scope }
  alsoBy?: Scope[] | undefined
}

/** The requirements of a position. The sample data has them for all companies alike, as a template. */
export const positionSchema = v.object({
  name: filledText,
  requirements: v.array(requirementSchema),
  positionInduction: v.optional(v.boolean()),
})

export type Position = {
  name: string
  requirements: Requirement[]
  /** False for an office without exposure, which needs no instruktaż stanowiskowy. Older positions all need it. */
  positionInduction?: boolean | undefined
}

/** Returns what the person's position requires, or undefined if nobody has said so. */
export function requirementsOf(
  { position }: Pick<Person, 'position'>,
  positions: readonly Position[],
): readonly Requirement[] | undefined {
  return position === undefined ? undefined : requirementsByName(positions).get(foldText(position))
}

/** True unless the register has said that the person's position needs no instruktaż stanowiskowy. */
export function needsPositionInduction(
  { position }: Pick<Person, 'position'>,
  positions: readonly Position[],
): boolean {
  return position === undefined || !withoutInduction(positions).has(foldText(position))
}

const withoutInduction = keepLast(
  (positions: readonly Position[]): ReadonlySet<string> =>
    new Set(
      positions.flatMap(({ name, positionInduction }) =>
        positionInduction === false ? [foldText(name)] : [],
      ),
    ),
)

/** Folded once for all people of a list. */
const requirementsByName = keepLast(
  (positions: readonly Position[]): ReadonlyMap<string, readonly Requirement[]> =>
    new Map(positions.map(({ name, requirements }) => [foldText(name), requirements])),
)

/** Returns what tells the requirements of a position apart, „electrical e_g1 above_1_kv”. */
export function requirementKey({ qualification: { type, scope, voltage } }: Requirement): string {
  return [type, scope, voltage].filter(Boolean).join(' ')
}

/**
 * Returns the requirement in words, with the scopes that fulfil it as well, „…: wózek podnośnikowy, wystarczy też: …”.
 */
export function requirementLabel({ qualification, alsoBy = [] }: Requirement): string {
  const others = alsoBy.flatMap((scope) => scopeLabel({ type: qualification.type, scope }) ?? [])
  const label = qualificationLabel(qualification)
  return others.length > 0 ? `${label} (wystarczy też: ${others.join(', ')})` : label
}

/** True if a certificate of that type and scope fulfils the requirement. */
export function isFulfilledBy(
  { qualification, alsoBy = [] }: Requirement,
  certificate: Qualification,
): boolean {
  return (
    (isSameQualification(qualification, certificate) && !isLimited(qualification, certificate)) ||
    (certificate.type === qualification.type && alsoBy.some((scope) => scope === certificate.scope)) ||
    isEnoughByLaw(qualification, certificate)
  )
}

/** True for a document that lets work below the voltage of the position only. One that says none is asked about. */
function isLimited(asked: Qualification, { voltage }: Qualification): boolean {
  return asked.voltage === 'above_1_kv' && voltage === 'up_to_1_kv'
}

/**
 * True for a paper that lets drive a truck as well (regulation of 15.12.2017 on trucks, § 4): an operator's book of
 * machines for any truck; for one that is no forklift also a certificate of UDT and a driving licence.
 */
function isEnoughByLaw({ scope: wanted }: Qualification, certificate: Qualification): boolean {
  const { scope } = certificate
  if (wanted === 'forklift') return scope === 'own_truck_book'
  if (wanted !== 'own_truck') return false
  if (scope === 'own_truck_book' || scope === 'forklift' || scope === 'forklift_with_boom') return true
  return certificate.type === 'own' && foldText(qualificationTitle(certificate)).startsWith('prawo jazdy ')
}
