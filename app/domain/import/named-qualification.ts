import {
  parseCertificateType,
  parseScope,
  type CertificateType,
  type Qualification,
  type Scope,
} from '~/domain/qualifications/qualification'
import { foldText } from '~/domain/words/polish'

/** The qualification that a text names. The scope is missing if the text leaves it open. */
export type NamedQualification = { type: CertificateType; scope?: Scope }

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
const OTHER_DOCUMENT =
  /badan|lekarsk|orzecz|medycyn|psycho|\bsan\w*\W*epid|wstepn|stanowiskow|instr.*(ogoln|stanowisk)|zawodow|kwalifikac\w* zawod/

/** True for the name of a document that is no certificate. */
export function namesOtherDocument(text: string): boolean {
  return text.length <= MAX_NAMING_LENGTH && OTHER_DOCUMENT.test(foldText(text))
}

/** A longer text is a note. The patterns for headings and names would take seconds for it. */
export const MAX_NAMING_LENGTH = 500

/** Finds the qualification that a text names, „SEP E G1” or „wózki widłowe”. Undefined if it names none. */
export function nameQualification(text: string): NamedQualification | undefined {
  if (text.length > MAX_NAMING_LENGTH || namesOtherDocument(text)) return undefined
  const folded = foldText(text)
  const found = TYPES.find(({ pattern }) => pattern.test(folded))
  if (!found) return undefined
  const scope =
    found.type === 'electrical'
      ? electricalScope(folded)
      : found.scopes.find(([pattern]) => pattern.test(folded))?.[1]
  return { type: found.type, ...(scope && { scope }) }
}

/** Returns the scope of a text that names one kind and one group, „E, gr. 1” or „D3”. „E+D G1” are two certificates. */
function electricalScope(folded: string): Scope | undefined {
  const kinds = [/\be(?![a-z])|eksploatac/, /\bd(?![a-z])|dozor/].map((pattern) => pattern.test(folded))
  const groups = new Set(folded.match(/(?<!\d)[123](?!\d)/g))
  const [group, ...others] = groups
  if (kinds[0] === kinds[1] || others.length > 0) return undefined
  return parseScope('electrical', `${kinds[0] ? 'e' : 'd'}_g${group}`)
}

/** Writes a qualification as one word of a form or of a setting: `bhp.workers`. */
export function qualificationKey({ type, scope }: Qualification): string {
  return [type, scope].filter(Boolean).join('.')
}

/** Reads what `qualificationKey` has written. Undefined for anything but a type with a scope of it. */
export function parseQualificationKey(key: string): Required<NamedQualification> | undefined {
  const [typeText, scopeText] = key.split('.')
  const type = parseCertificateType(typeText)
  const scope = parseScope(type, scopeText)
  return type && scope && { type, scope }
}
