import { formerNamesOf } from '~/domain/people/former-name'
import { positionNames } from '~/domain/people/other-positions'
import type { PersonFacts } from '~/domain/people/person-fields'
import { foldText } from '~/domain/words/polish'

// When two rows of a table, or a row and a known person, are the same person.

export type Identity = Pick<PersonFacts, 'firstName' | 'lastName' | 'employeeNumber' | 'email'>

/** The same for one name, in whatever letters. */
export function nameKey({ firstName, lastName }: Pick<Identity, 'firstName' | 'lastName'>): string {
  return foldText(`${lastName} ${firstName}`)
}

type Named = Pick<PersonFacts, 'firstName' | 'lastName' | 'formerName'>

/** The keys of all names by which somebody is known: the present one, and those with a former surname. */
export function nameKeys(person: Named): string[] {
  const former = formerNamesOf(person).map((lastName) => nameKey({ ...person, lastName }))
  return [nameKey(person), ...former]
}

/** True for two of one name, if need be a former one. */
export function isSameName(a: Named, b: Named): boolean {
  const keys = nameKeys(a)
  return nameKeys(b).some((key) => keys.includes(key))
}

/** The beginning of the key of an e-mail. */
export const EMAIL = 'email '

/** The number and the e-mail, as keys. A mailbox that people of several names share is none. */
export function identifiersOf(
  { employeeNumber, email }: Pick<Identity, 'employeeNumber' | 'email'>,
  sharesEmail = false,
): string[] {
  return [
    ...(employeeNumber ? [`number ${foldText(employeeNumber)}`] : []),
    ...(email && !sharesEmail ? [`${EMAIL}${foldText(email)}`] : []),
  ]
}

type Details = Partial<
  Pick<
    PersonFacts,
    'employeeNumber' | 'email' | 'position' | 'otherPositions' | 'unit' | 'company' | 'hiredOn'
  >
>

/** True for two people who can't be the same one. */
export function contradict(a: Details, b: Details): boolean {
  return isOther(a.employeeNumber, b.employeeNumber) || isOther(a.email, b.email)
}

/** The details that tell two of one name apart. */
export const TELLING = ['position', 'unit', 'hiredOn'] as const

export type Telling = (typeof TELLING)[number]

/** True for two of one name of whom everything says the same. Only the `told` details are compared. */
export function agree(a: Details, b: Details, told: readonly Telling[] = TELLING): boolean {
  const details = (['unit', 'hiredOn'] as const).filter((detail) => told.includes(detail))
  // An employer's own company is in no table.
  return (
    (!told.includes('position') || holdAlike(a, b)) &&
    details.every((detail) => foldText(a[detail] ?? '') === foldText(b[detail] ?? '')) &&
    !isOther(a.company, b.company)
  )
}

/** True if one of the two names a position that the other holds, too. A blank agrees only with a blank. */
function holdAlike(a: Details, b: Details): boolean {
  const held = new Set(positionNames(a).map(foldText))
  const names = positionNames(b)
  return names.length === 0 ? held.size === 0 : names.some((name) => held.has(foldText(name)))
}

/** True for two details that are both known and differ. */
export function isOther(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && foldText(a) !== foldText(b)
}
