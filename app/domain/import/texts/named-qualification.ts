import type { OwnKind } from '~/domain/qualifications/own-kind'
import {
  parseQualificationType,
  parseScope,
  withOwnKind,
  type CertificateType,
  type Qualification,
  type QualificationType,
  type Scope,
} from '~/domain/qualifications/qualification'
import type { Voltage } from '~/domain/qualifications/voltage'
import { foldText } from '~/domain/words/polish'

import { isAboutHealth, isOtherTruck, nameOwnKind, ownKindNamed } from './named-own-kind'

/** The qualification that a text names. The scope is missing if the text leaves it open. */
export type NamedQualification = {
  type: QualificationType
  scope?: Scope
  own?: OwnKind | undefined
  voltage?: Voltage
}

/** One that leaves nothing open. */
export type WholeQualification = NamedQualification & { scope: Scope }

type Words = readonly [pattern: RegExp, scope: Scope]

/** The first pattern that a folded text matches tells the type, and then the first of its scopes. */
const TYPES: readonly { pattern: RegExp; type: CertificateType; scopes: readonly Words[] }[] = [
  {
    type: 'fire_protection',
    pattern: /\bp[-./ ]*poz(?!o)|przeciwpozar/,
    scopes: [
      [/inspektor/, 'inspector'],
      [/szkolen|pracowni|ewakuac|instruktaz/, 'staff'],
    ],
  },
  {
    type: 'first_aid',
    pattern: /pierwsz\w+ pomoc|\bkpp\b|ratownik|\baed\b/,
    scopes: [
      [/kpp|kwalifikowan|ratownik/, 'kpp'],
      // The law knows first aid without „kwalifikowana” only as a training of the staff.
      [/pomoc|\baed\b/, 'staff'],
    ],
  },
  {
    type: 'machine_operator',
    pattern: /\budt\b|wozek|wozk|podest|podnosnik|imienn\w* zezwol/,
    scopes: [
      [/(wozek|wozk).*(imienn|zezwolen)|(imienn|zezwolen).*(wozek|wozk)/, 'forklift_permit'],
      [/podest.*(przejezdn|\bmobiln)/, 'mobile_platform'],
      [/inny podest|podest.*(wiszac|masztow|stacjonarn)/, 'other_platform'],
      [/(wozek|wozk|ladowar).*(wysiegnik|podnoszonym|teleskop)/, 'forklift_with_boom'],
      [/^(?!.*podest).*(wozek|wozk)/, 'forklift'],
    ],
  },
  {
    type: 'electrical',
    pattern: /\bsep\b|elektr|energetycz|swiadectwo kwalifikac|eksploatac|\b[ed] ?[-,/]? ?g?[123]\b/,
    scopes: [],
  },
  {
    type: 'bhp',
    pattern: /\bbhp\b|okresow/,
    scopes: [
      [/szczegolnie niebezp|prac\w* niebezp/, 'dangerous_work'],
      [/\brobotnic/, 'workers'],
      [/sluzb/, 'bhp_service'],
      [/inzynier|techniczn/, 'engineers'],
      [/kieruj|kierowni|pracodawc/, 'managers'],
      [/administrac|biur/, 'office'],
    ],
  },
]

/**
 * Names what is no certificate of these types: a medical examination, initial training, a driver's „świadectwo
 * kwalifikacji zawodowej”. Their words („okresowe”, „kwalifikacji”) would name one. All that `namePaper` names is here.
 */
const OTHER_DOCUMENT = /wstepn|stanowiskow|instr.*(ogoln|stanowisk)|zawodow|kwalifikac\w* zawod/

/** True for the name of a document that is no certificate. */
export function namesOtherDocument(text: string): boolean {
  if (text.length > MAX_NAMING_LENGTH) return false
  return isAboutHealth(text) || OTHER_DOCUMENT.test(foldText(text))
}

/** A longer text is a note. The patterns for headings and names would take seconds for it. */
export const MAX_NAMING_LENGTH = 500

/**
 * Finds the qualification that a text names, „SEP E G1” or „wózki widłowe”. Undefined if it names none. `kinds` are those
 * of the register.
 */
export function nameQualification(text: string, kinds: readonly OwnKind[]): NamedQualification | undefined {
  if (text.length > MAX_NAMING_LENGTH) return undefined
  const exact = ownKindNamed(text, kinds)
  if (exact) return toNamed(exact)
  const folded = foldText(text)
  const found = TYPES.find(({ pattern }) => pattern.test(folded))
  const isOther = namesOtherDocument(text)
  // „BHP dla spawaczy” is BHP, and „Wózki (praca na wysokości)” are forklifts, but a maintainer of forklifts drives none.
  const isOfLaw = !isOther && found !== undefined && isClear(found.type, folded)
  if (OTHER_TRADE.test(folded) && !isOfLaw) return undefined
  const own = isOfLaw ? undefined : nameOwnKind(text, kinds)
  if (own) return toNamed(own)
  if (isOther || !found) return undefined
  if (found.type === 'machine_operator' && (OTHER_TRADE.test(folded) || isOtherTruck(folded)))
    return undefined
  const scope =
    found.type === 'electrical'
      ? electricalScope(folded)
      : found.scopes.find(([pattern]) => pattern.test(folded))?.[1]
  return { type: found.type, scope }
}

function toNamed(own: OwnKind): WholeQualification {
  return { type: 'own', scope: own.id, own }
}

/** A person who teaches a trade or gives signs in it does not practise it. */
const OTHER_TRADE = /instruktor|hakow|sygnalist|doradc/

/** True if the text names the type by its own word, and not only by one that other trades use as well. */
function isClear(type: QualificationType, folded: string): boolean {
  switch (type) {
    case 'machine_operator':
      return (
        /wozek|wozk|podest|podnosnik|imienn/.test(folded) && !/konserwa/.test(folded) && !isOtherTruck(folded)
      )
    case 'electrical':
      return /\bsep\b|swiadectwo kwalifikac|energetycz/.test(folded)
    default:
      return true
  }
}

/** „gr. 1 pkt 2, 4, 7, 10” has points of one group, and no other groups. */
export function withoutPoints(folded: string): string {
  return folded.replace(/\b(pkt|punkt\w*)\.?:?(?:[\d\s,;./–-]|\b(?:i|oraz|do)\b)*/g, ' ')
}

/** Returns the scope of a text that names one kind and one group, „E, gr. 1” or „D3”. „E+D G1” are two certificates. */
function electricalScope(folded: string): Scope | undefined {
  const kinds = [/\be(?![a-z])|eksploatac/, /\bd(?![a-z])|dozor/].map((pattern) => pattern.test(folded))
  const groups = new Set(withoutPoints(folded).match(/(?<!\d)[123](?!\d)/g))
  const [group, ...others] = groups
  if (kinds[0] === kinds[1] || others.length > 0) return undefined
  return parseScope('electrical', `${kinds[0] ? 'e' : 'd'}_g${group}`)
}

/** True for a qualification that leaves nothing open. */
export function isWhole(qualification: NamedQualification | undefined): qualification is WholeQualification {
  return qualification?.scope !== undefined
}

/** Finds the limit of voltage that a text names, „SEP E do 1kV”. */
export function nameVoltage(text: string): Voltage | undefined {
  const folded = foldText(text.slice(0, MAX_NAMING_LENGTH))
  const isAbove = /\b(powyzej|pow\.?|ponad) ?(1 ?kv|1000 ?v)\b/.test(folded)
  if (isAbove) return 'above_1_kv'
  return /\bdo ?(1 ?kv|1000 ?v)\b/.test(folded) ? 'up_to_1_kv' : undefined
}

/** The key of BHP training whose group follows the position of each person. */
export const BHP_BY_POSITION = 'bhp'

/** Writes a qualification as one word of a form or of a setting: `bhp.workers`. */
export function qualificationKey({ type, scope }: Qualification): string {
  return [type, scope].filter(Boolean).join('.')
}

/**
 * Reads what `qualificationKey` has written. Undefined for anything but a type with a scope of it, a known kind, or BHP
 * training whose group follows the position.
 */
export function parseQualificationKey(
  key: string,
  kinds: readonly OwnKind[],
): NamedQualification | undefined {
  if (key === BHP_BY_POSITION) return { type: 'bhp' }
  const [typeText, scopeText] = key.split('.')
  const type = parseQualificationType(typeText)
  const scope = parseScope(type, scopeText)
  if (!type || !scope) return undefined
  const qualification = withOwnKind({ type, scope }, kinds)
  return type === 'own' && !qualification.own ? undefined : qualification
}
