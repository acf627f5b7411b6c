import * as v from 'valibot'

import { daySchema } from '~/domain/words/day'
import { optionalText, typedLine, typedLines } from '~/domain/words/typed-text'

/** How the injured person works for the employer. It decides which paper the law wants. */
export const INJURED_ROLES = [
  'employee',
  'temporary',
  'contract_worker',
  'self_employed',
  'commuter',
  'other_employer',
  'visitor',
  // Of former versions: a zleceniobiorca or somebody self-employed, which it does not tell apart. No form offers it anew.
  'contractor',
] as const

export type InjuredRole = (typeof INJURED_ROLES)[number]

export const OFFERED_ROLES = INJURED_ROLES.filter((who) => who !== 'contractor')

/** True for an accident whose karta wypadku the payer of contributions draws up, as far as the role says it. */
export function hasPayersCard({ who }: Pick<Assessment, 'who'>): boolean {
  return who === 'contract_worker' || who === 'contractor'
}

export const SEVERITIES = ['unknown', 'light', 'serious', 'fatal'] as const

export type Severity = (typeof SEVERITIES)[number]

export const SEVERITY_LABELS = {
  unknown: 'Nie wiadomo jeszcze',
  light: 'Lekki',
  serious: 'Ciężki',
  fatal: 'Śmiertelny',
} satisfies Record<Severity, string>

/** The injured person's role and the severity, as they are known at that time. */
export const assessmentSchema = v.object({
  who: v.picklist(INJURED_ROLES),
  severity: v.picklist(SEVERITIES),
  /** At least two people were hurt (ustawa o ubezpieczeniu społecznym z tytułu wypadków, art. 3 ust. 6). */
  isCollective: v.optional(v.boolean()),
  /** The day of death, if it was fatal. */
  deathOn: v.optional(daySchema),
})

export type Assessment = v.InferOutput<typeof assessmentSchema>

/** Counts for reports that do not say who was hurt and how badly. */
export const NOT_ASSESSED: Assessment = { who: 'employee', severity: 'unknown' }

/**
 * True for an accident that a team investigates and writes a protocol about. That of a temporary worker is the case of
 * the employer who uses them (ustawa z 9.07.2003 o zatrudnianiu pracowników tymczasowych, art. 9 ust. 2a).
 */
export function hasProtocol({ who }: Pick<Assessment, 'who'>): boolean {
  return who === 'employee' || who === 'temporary'
}

/** True for an accident that the inspector and the prosecutor are told of (Kodeks pracy, art. 234 § 2). */
export function isGrave({ severity, isCollective = false }: Assessment): boolean {
  return severity === 'serious' || severity === 'fatal' || isCollective
}

/** Returns for example `ciężki, zbiorowy`. */
export function severityLabel({ severity, isCollective = false }: Assessment): string {
  const label = SEVERITY_LABELS[severity].toLowerCase()
  if (!isCollective) return label
  return severity === 'unknown' ? 'zbiorowy' : `${label}, zbiorowy`
}

/** All that may be recorded after an accident, in the order in which it is usually done. */
export const ACCIDENT_STEPS = [
  'notified',
  'secured',
  'told',
  'other_employer_told',
  'restart',
  'team',
  'opinion',
  'findings',
  'drawn_up',
  'read',
  'returned',
  'redrawn',
  'reread',
  'approved',
  'handed_over',
  'registered',
  'z_kw',
  'z_kw_2',
] as const

export type AccidentStep = (typeof ACCIDENT_STEPS)[number]

/** What the protocol or the card finds: an accident at work, one that counts as such, or no accident at work. */
export const FINDINGS = ['at_work', 'equal', 'none'] as const

export type Finding = (typeof FINDINGS)[number]

export const MAX_DONE_BY_LENGTH = 200
export const MAX_STEP_NOTE_LENGTH = 500
export const MAX_MEMBER_LENGTH = 100

/** The members of a team (rozporządzenie z 1.07.2009, § 4). */
export const TEAM_SIZE = 2

/** A person or a function, as the protocol names it. */
const memberText = typedLine(MAX_MEMBER_LENGTH, `Skróć wpis do ${MAX_MEMBER_LENGTH} znaków`)

const teamMemberSchema = v.object({ name: memberText, role: memberText })

export type TeamMember = v.InferOutput<typeof teamMemberSchema>

/** The facts of a step beside its day. */
export const stepFactFields = {
  /** The person who did it. Of a team of former versions, its members. */
  doneBy: optionalText(typedLine(MAX_DONE_BY_LENGTH, `Skróć wpis do ${MAX_DONE_BY_LENGTH} znaków`)),
  note: optionalText(typedLines(MAX_STEP_NOTE_LENGTH, `Skróć notatkę do ${MAX_STEP_NOTE_LENGTH} znaków`)),
  /** Why the protocol is late. The protocol prints it. */
  reason: optionalText(typedLines(MAX_STEP_NOTE_LENGTH, `Skróć powód do ${MAX_STEP_NOTE_LENGTH} znaków`)),
  /** The members of the team. */
  team: v.optional(v.pipe(v.array(teamMemberSchema), v.maxLength(TEAM_SIZE))),
  /** True if the injured person has objected to the protocol. */
  hasRemarks: v.optional(v.boolean()),
  /** The finding of a protocol or a card. Those of former versions have none. */
  finding: v.optional(v.picklist(FINDINGS)),
}

export const stepFactsSchema = v.object(stepFactFields)

export type StepFacts = v.InferOutput<typeof stepFactsSchema>

/** True if both say the same of a step. */
export function isSameStep(a: StepFacts, b: StepFacts): boolean {
  const facts = (step: StepFacts) => JSON.stringify(v.parse(stepFactsSchema, step))
  return facts(a) === facts(b)
}

/** Returns for example „Jan Lis (pracodawca), Ewa Ćwik (przedstawiciel pracowników)”. */
export function teamText({ team = [], doneBy }: StepFacts): string | undefined {
  return team.map(({ name, role }) => `${name} (${role})`).join(', ') || doneBy
}
