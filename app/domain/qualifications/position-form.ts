import * as v from 'valibot'

import { MAX_POSITION_LENGTH } from '~/domain/people/account'
import { parseFields, type ParsedForm } from '~/domain/words/form'
import type { SavedField } from '~/domain/words/opened-record'
import { typedLine } from '~/domain/words/typed-text'

import {
  isSameQualification,
  QUALIFICATION_TYPES,
  QUALIFICATIONS,
  withOwnKind,
  type QualificationType,
} from './qualification'
import { listRequirableScopes, type OwnKinds } from './qualification-law'
import { requirementKey, requirementLabel, type Position, type Requirement } from './requirement'
import { mayLimitVoltage } from './voltage'

/** The choice that says: no periodic BHP training, as in an office of a low risk category. */
export const NO_BHP = 'none'

/** The field that says whether the position needs an instruktaż stanowiskowy: `no`, or anything else for yes. */
export const INDUCTION_FIELD = 'positionInduction'

/** True for a group whose positions seldom need an instruktaż stanowiskowy: regulation of 27.07.2004, § 11. */
export function isOfficeGroup(bhp: string): boolean {
  return bhp === 'office' || bhp === NO_BHP
}

/** The field of all qualifications but BHP training. */
export const QUALIFICATIONS_FIELD = 'qualifications'

/** Returns what the fields show for those requirements. BHP training is one choice, as each position has one group. */
export function positionFields(requirements: readonly Requirement[]): {
  bhp: string
  qualifications: readonly string[]
} {
  const isBhp = ({ qualification }: Requirement) => qualification.type === 'bhp'
  return {
    bhp: requirements.find(isBhp)?.qualification.scope ?? NO_BHP,
    qualifications: requirements.filter((requirement) => !isBhp(requirement)).map(requirementKey),
  }
}

/** Returns what can be required of a type, in the order of the forms. The work of an electrician may be above 1 kV. */
export function listRequirements(type: QualificationType, kinds: OwnKinds): Requirement[] {
  return listRequirableScopes(type, kinds).flatMap((scope) => {
    const qualification = { type, scope }
    return mayLimitVoltage(qualification)
      ? [{ qualification }, { qualification: { ...qualification, voltage: 'above_1_kv' as const } }]
      : [{ qualification }]
  })
}

/** What is required above 1 kV is not required a second time without it. */
function isNotImplied({ qualification }: Requirement, _: number, all: readonly Requirement[]): boolean {
  return (
    qualification.voltage !== undefined ||
    !all.some(
      (other) => other.qualification.voltage && isSameQualification(other.qualification, qualification),
    )
  )
}

/**
 * The fields that the form of a position saves together, for `mergeOpened`. Whether an instruktaż is needed follows from
 * the group of BHP training. `kinds` are those of the register.
 */
export function savedPosition(kinds: OwnKinds): readonly SavedField<Position>[] {
  const labelOf = ({ qualification, ...requirement }: Requirement) =>
    requirementLabel({ ...requirement, qualification: withOwnKind(qualification, kinds) })
  return [
    {
      label: 'Wymagania',
      keys: ['requirements'],
      group: 'requirements',
      text: ({ requirements = [] }) => requirements.map(labelOf).toSorted().join('; '),
    },
    {
      label: 'Instruktaż stanowiskowy',
      keys: ['positionInduction'],
      group: 'requirements',
      text: ({ positionInduction }) => (positionInduction === false ? 'nie' : 'tak'),
    },
  ]
}

const formSchema = v.object({
  name: v.pipe(
    typedLine(MAX_POSITION_LENGTH, `Skróć nazwę stanowiska do ${MAX_POSITION_LENGTH} znaków`),
    v.nonEmpty('Podaj nazwę stanowiska'),
  ),
  bhp: v.picklist([NO_BHP, ...Object.keys(QUALIFICATIONS.bhp)], 'Wybierz grupę szkolenia BHP'),
})

/**
 * Parses the form of a position. `kinds` are those of the register. `isTaken` is true for names that are on the list
 * already. The other scopes that fulfil a requirement are those of the template, for all positions.
 */
export function parsePosition(
  form: FormData,
  {
    template,
    kinds,
    isTaken = () => false,
  }: { template: readonly Position[]; kinds: OwnKinds; isTaken?: (name: string) => boolean },
): ParsedForm<Position> {
  const { value, errors } = parseFields(formSchema, Object.fromEntries(form))
  if (errors) return { errors }
  const { name, bhp } = value
  if (isTaken(name)) return { errors: { name: 'To stanowisko jest już na liście: zmień je tam' } }
  const chosen = new Set([`bhp ${bhp}`, ...form.getAll(QUALIFICATIONS_FIELD).map(String)])
  const widened = template.flatMap(({ requirements }) => requirements).filter(({ alsoBy }) => alsoBy)
  const requirements = QUALIFICATION_TYPES.flatMap((type) => listRequirements(type, kinds))
    .filter((requirement) => chosen.has(requirementKey(requirement)))
    .filter(isNotImplied)
  return {
    value: {
      name,
      ...(form.get(INDUCTION_FIELD) === 'no' && { positionInduction: false }),
      requirements: requirements.map(
        (requirement) =>
          widened.find((known) => requirementKey(known) === requirementKey(requirement)) ?? requirement,
      ),
    },
  }
}
