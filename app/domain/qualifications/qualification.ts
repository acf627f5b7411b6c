import * as v from 'valibot'

import {
  commonKind,
  isOwnKindId,
  supervisorOfKind,
  UNKNOWN_KIND_NAME,
  USUAL_WARNING_DAYS,
  type OwnKind,
  type OwnKindId,
  type Supervisor,
} from './own-kind'
import { voltageSchema, type Voltage } from './voltage'

export const CERTIFICATE_TYPES = [
  'bhp',
  'first_aid',
  'fire_protection',
  'electrical',
  'machine_operator',
] as const

export type CertificateType = (typeof CERTIFICATE_TYPES)[number]

/** The types that the law's table knows, and all that it does not: the scope is then the id of an own kind. */
export const QUALIFICATION_TYPES = [...CERTIFICATE_TYPES, 'own'] as const

export type QualificationType = (typeof QUALIFICATION_TYPES)[number]

export const CERTIFICATE_TYPE_LABELS = {
  bhp: 'Szkolenie okresowe BHP',
  first_aid: 'Kwalifikowana pierwsza pomoc',
  fire_protection: 'Ochrona przeciwpożarowa',
  electrical: 'Uprawnienia elektryczne SEP',
  machine_operator: 'Operator wózka jezdniowego (UDT)',
} satisfies Record<CertificateType, string>

export const QUALIFICATION_TYPE_LABELS = {
  ...CERTIFICATE_TYPE_LABELS,
  own: 'Inne uprawnienie',
} satisfies Record<QualificationType, string>

/** Returns the type that a field or an address names, or undefined. */
export function parseQualificationType(text: string | null | undefined): QualificationType | undefined {
  return QUALIFICATION_TYPES.find((type) => type === text)
}

type ScopeRule = {
  /** Stands beside the title, on every screen that shows a certificate. Own kinds have none. */
  label?: string
  /** Takes the place of the type's label if that would say something else. */
  title?: string
  /** How long a certificate is valid. Undefined if the law sets no term, or one of another kind. */
  years?: number
  /** The same of an own kind, if the register says so. */
  months?: number
  /** The law sets the last day by the day of issue, and nobody issues or requires it any more: see `validity.ts`. */
  isOutgoing?: true
  /** The action of its holder before the expiry day: see `deadline.ts`. */
  action?: 'exam'
}

const PLATFORM = 'Operator podestu ruchomego (UDT)'

/**
 * The qualifications that the law tells apart: a type and a scope of it. `qualification-law.ts` has the source and
 * the issuer of each; screens that only show certificates do without them.
 */
export const QUALIFICATIONS = {
  bhp: {
    workers: { label: 'stanowiska robotnicze', years: 3 },
    dangerous_work: { label: 'prace szczególnie niebezpieczne', years: 1 },
    managers: { label: 'pracodawcy i osoby kierujące', years: 5 },
    engineers: { label: 'stanowiska inżynieryjno-techniczne', years: 5 },
    bhp_service: { label: 'służba BHP', years: 5 },
    office: { label: 'stanowiska administracyjno-biurowe', years: 6 },
  },
  first_aid: {
    kpp: { label: 'tytuł ratownika', years: 3, action: 'exam' },
    staff: { title: 'Pierwsza pomoc', label: 'szkolenie pracowników' },
  },
  fire_protection: {
    inspector: { label: 'inspektor', years: 5 },
    staff: { label: 'szkolenie pracowników' },
  },
  electrical: {
    e_g1: { title: 'Świadectwo kwalifikacyjne E, G1 (elektryczne)', label: 'eksploatacja', years: 5 },
    e_g2: { title: 'Świadectwo kwalifikacyjne E, G2 (cieplne)', label: 'eksploatacja', years: 5 },
    e_g3: { title: 'Świadectwo kwalifikacyjne E, G3 (gazowe)', label: 'eksploatacja', years: 5 },
    d_g1: { title: 'Świadectwo kwalifikacyjne D, G1 (elektryczne)', label: 'dozór', years: 5 },
    d_g2: { title: 'Świadectwo kwalifikacyjne D, G2 (cieplne)', label: 'dozór', years: 5 },
    d_g3: { title: 'Świadectwo kwalifikacyjne D, G3 (gazowe)', label: 'dozór', years: 5 },
  },
  machine_operator: {
    forklift: { label: 'wózek podnośnikowy', years: 10 },
    forklift_with_boom: { label: 'wózek z\u00a0wysięgnikiem lub podnoszonym operatorem', years: 5 },
    forklift_permit: {
      title: 'Zezwolenie na wózek podnośnikowy',
      label: 'imienne zezwolenie pracodawcy',
      isOutgoing: true,
    },
    mobile_platform: { title: PLATFORM, label: 'podest przejezdny', years: 5 },
    other_platform: { title: PLATFORM, label: 'inny podest', years: 10 },
  },
} as const satisfies Record<CertificateType, Record<string, ScopeRule>>

type LawScope = { [Type in CertificateType]: keyof (typeof QUALIFICATIONS)[Type] }[CertificateType]

export type Scope = LawScope | OwnKindId

/** A type with its scope. Certificates from before there were scopes have none. */
export type Qualification = {
  type: QualificationType
  scope?: Scope | undefined
  /**
   * The own kind as the register has it. It is not stored with a record: `withOwnKind` adds it. The kinds that every
   * register begins with lack it as long as nobody has changed them.
   */
  own?: OwnKind | undefined
  /** The voltages at which the document of an electrician lets work, if it says so. */
  voltage?: Voltage | undefined
}

const SCOPES: ReadonlySet<unknown> = new Set(Object.values(QUALIFICATIONS).flatMap(Object.keys))

export const scopeSchema = v.custom<Scope>(
  (value) => SCOPES.has(value) || isOwnKindId(value),
  'Wybierz zakres',
)

/** A qualification that a position requires or a training leads to: always with a scope of its type. */
export const qualificationSchema = v.pipe(
  v.object({
    type: v.picklist(QUALIFICATION_TYPES),
    scope: scopeSchema,
    /** The voltage at which an electrician works on the position, if it says so. */
    voltage: v.optional(voltageSchema),
  }),
  v.check((qualification) => isScopeOfType(qualification), 'Wybierz zakres'),
)

/** Adds what the register says of an own kind. Of an unknown one, and of all others, nothing changes. */
export function withOwnKind<Any extends Qualification>(
  qualification: Any,
  kinds: readonly OwnKind[],
): Any & { own?: OwnKind | undefined } {
  if (qualification.type !== 'own') return qualification
  const own = kinds.find(({ id }) => id === qualification.scope)
  return own ? { ...qualification, own } : qualification
}

/** Returns what is known of an own kind, or undefined for a qualification of the law's table and for an unknown kind. */
function ownKindOf({ type, scope, own }: Qualification): OwnKind | undefined {
  return type === 'own' ? (own ?? commonKind(scope)) : undefined
}

/** Returns what the table says of the qualification, or undefined without a scope of its type. */
export function ruleOf(qualification: Qualification): ScopeRule | undefined {
  const { type, scope } = qualification
  if (type === 'own') {
    const own = ownKindOf(qualification)
    const title = own?.name ?? UNKNOWN_KIND_NAME
    return typeof own?.term === 'number' ? { title, months: own.term } : { title }
  }
  const scopes: Partial<Record<string, ScopeRule>> = QUALIFICATIONS[type]
  return scope === undefined ? undefined : scopes[scope]
}

/** True for a scope of the type. Scopes of different types may share a name. */
export function isScopeOfType(qualification: Qualification): boolean {
  const { type, scope } = qualification
  return type === 'own' ? isOwnKindId(scope) : ruleOf(qualification) !== undefined
}

/** Returns the scope of that type that a field or an address names, or undefined. */
export function parseScope(
  type: QualificationType | undefined,
  text: string | null | undefined,
): Scope | undefined {
  const parsed = v.safeParse(scopeSchema, text)
  return type && parsed.success && isScopeOfType({ type, scope: parsed.output }) ? parsed.output : undefined
}

/**
 * True if there is no term, so that a certificate may have no expiry day. Of an own kind that is not known here, nobody
 * can say that there is one.
 */
export function hasNoTerm(qualification: Qualification): boolean {
  if (qualification.type === 'own') return (ownKindOf(qualification)?.term ?? 'none') === 'none'
  const rule = ruleOf(qualification)
  return rule !== undefined && rule.years === undefined && !rule.isOutgoing
}

/** True if a certificate may lack its day of issue: a register of own kinds often has only their ends. */
export function mayLackIssueDate({ type }: Pick<Qualification, 'type'>): boolean {
  return type === 'own'
}

/** Returns how long a certificate is valid from its issue on, or undefined if that is not known. */
export function termOf(qualification: Qualification): { years: number } | { months: number } | undefined {
  const { years, months } = ruleOf(qualification) ?? {}
  if (years !== undefined) return { years }
  return months === undefined ? undefined : { months }
}

/** Returns from how many days before the end on there is something to do. */
export function warningDaysOf(qualification: Qualification): number {
  return ownKindOf(qualification)?.warningDays ?? USUAL_WARNING_DAYS
}

/** True for a document that says something of health: only the person and their employer see it. */
export function isMedical(qualification: Qualification): boolean {
  return ownKindOf(qualification)?.isMedical === true
}

/** True for a paper that cannot be got any more, only replaced by another one. */
export function isOutgoing(qualification: Qualification): boolean {
  return ruleOf(qualification)?.isOutgoing === true
}

/**
 * Returns the office of technical supervision that issues the certificate, if one does. An employer's permit is from
 * none; a machine operator's certificate without scope is from UDT, too.
 */
export function supervisorOf(qualification: Qualification): Supervisor | undefined {
  const { type, scope } = qualification
  if (type === 'own') return supervisorOfKind(ownKindOf(qualification) ?? { id: scope })
  return type === 'machine_operator' && !isOutgoing(qualification) ? 'UDT' : undefined
}

/** Returns what the holder does before the expiry day, if anything but train again. */
export function actionOf(qualification: Qualification): 'application' | 'exam' | undefined {
  // All devices under supervision have the same rule: ustawa o dozorze technicznym, art. 23 ust. 2c.
  return supervisorOf(qualification) ? 'application' : ruleOf(qualification)?.action
}

/**
 * True for a qualification that a training centre may issue. SEP comes from a qualification board, UDT from the office
 * of that name and an inspector's certificate from the fire service: `qualification-law.ts` names them and the law.
 */
export function isIssuedByCentres({ type, scope }: Qualification): boolean {
  return !['electrical', 'machine_operator', 'own'].includes(type) && scope !== 'inspector'
}

export function isSameQualification(a: Qualification, b: Qualification): boolean {
  return a.type === b.type && a.scope === b.scope
}
