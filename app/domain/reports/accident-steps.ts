import {
  ACCIDENT_STEPS,
  hasPayersCard,
  hasProtocol,
  isGrave,
  NOT_ASSESSED,
  type AccidentStep,
  type Assessment,
  INJURED_ROLES,
  type InjuredRole,
} from './accident'

type StepRule = {
  label: string
  /** The people whose accident has this step. */
  of: readonly InjuredRole[]
  /** True for a step that only a fatal, serious or collective accident has. */
  isOnlyGrave?: true
  /** True for a step that the law does not ask for in each case. It is offered, and nothing waits for it. */
  isOptional?: true
  /** The steps that come before it by law. Steps that the accident does not have are left out. */
  after: readonly AccidentStep[]
  /** It counts from the first of these steps that the accident has. */
  term?: { from: readonly AccidentStep[]; length: TermLength }
}

/** The length of a term, or `niezwłocznie`. */
export type TermLength = 'at_once' | { days: number } | { workingDays: number } | { months: number }

const WITH_PROTOCOL = INJURED_ROLES.filter((who) => hasProtocol({ who }))
const WITH_PAYERS_CARD = INJURED_ROLES.filter((who) => hasPayersCard({ who }))
const WITH_PAPER = [...WITH_PROTOCOL, ...WITH_PAYERS_CARD, 'commuter'] as const
/** Those for whom the place of the accident is one of the employer's. */
const AT_WORK = INJURED_ROLES.filter((who) => who !== 'commuter')
/** Those whose accident at work the employer tells the inspector of. */
const OF_EMPLOYER = [...WITH_PROTOCOL, ...WITH_PAYERS_CARD, 'self_employed'] as const

/**
 * The steps after an accident. Sources: „rozporządzenie” is that of 1.07.2009 w sprawie ustalania okoliczności i przyczyn
 * wypadków przy pracy.
 *
 * - `notified`: rozporządzenie, § 9. It starts the clock.
 * - `secured`: Kodeks pracy, art. 234 § 1. On the way to work the employer has no place to secure.
 * - `told`: Kodeks pracy, art. 234 § 2, which covers every such accident that has to do with work.
 * - `other_employer_told`: the accident is the case of that employer.
 * - `restart`: rozporządzenie, § 3.
 * - `team`, `opinion`, `findings`: rozporządzenie, § 4–7. A karta wypadku has no team.
 * - `drawn_up`: 14 days for the protocol (rozporządzenie, § 9) and for both kinds of karta wypadku (rozporządzenia
 *   z 23.01.2022 and 24.12.2002). ZUS draws up that of the self-employed, so it has no step here.
 * - `read`, `approved`: rozporządzenie, § 11 and § 13 ust. 1.
 * - `returned`, `redrawn`: a protocol with objections or faults is not approved but given back to the team, which draws
 *   up a new one within 5 days (rozporządzenie, § 13 ust. 2–3). `reread`: § 11 again.
 * - `handed_over`: rozporządzenie, § 14. The inspector gets a copy about a grave accident.
 * - `registered`: Kodeks pracy, art. 234 § 3, and rozporządzenie, § 16.
 * - `z_kw`, `z_kw_2`: only for what is found to be an accident at work or counts as such. Part I is drawn up within 14
 *   working days of the approval or of the card, part II is sent within 6 months (rozporządzenie z 9.12.2022 w sprawie
 *   statystycznej karty wypadku przy pracy, Dz.U. poz. 2750).
 */
const STEP_RULES = {
  notified: {
    label: 'Zawiadomienie pracodawcy',
    of: INJURED_ROLES,
    after: [],
  },
  secured: {
    label: 'Zabezpieczenie miejsca i\u00a0pierwsza pomoc',
    of: AT_WORK,
    after: [],
  },
  told: {
    label: 'Zawiadomienie inspektora pracy i\u00a0prokuratora',
    of: OF_EMPLOYER,
    isOnlyGrave: true,
    after: ['notified'],
    term: { from: ['notified'], length: 'at_once' },
  },
  other_employer_told: {
    label: 'Zawiadomienie pracodawcy osoby poszkodowanej',
    of: ['other_employer'],
    after: ['notified'],
    term: { from: ['notified'], length: 'at_once' },
  },
  restart: {
    label: 'Zgoda na uruchomienie maszyn i\u00a0zmiany w\u00a0miejscu wypadku',
    of: OF_EMPLOYER,
    isOptional: true,
    after: ['notified'],
  },
  team: { label: 'Powołanie zespołu powypadkowego', of: WITH_PROTOCOL, after: ['notified'] },
  opinion: { label: 'Opinia lekarza o\u00a0wypadku', of: WITH_PROTOCOL, isOptional: true, after: ['team'] },
  findings: { label: 'Ustalenie okoliczności i\u00a0przyczyn', of: WITH_PAPER, after: ['notified', 'team'] },
  drawn_up: {
    label: 'Sporządzenie protokołu',
    of: WITH_PAPER,
    after: ['notified', 'findings'],
    term: { from: ['notified'], length: { days: 14 } },
  },
  read: {
    label: 'Zapoznanie osoby poszkodowanej z\u00a0protokołem',
    of: WITH_PROTOCOL,
    after: ['drawn_up'],
  },
  returned: {
    label: 'Zwrot protokołu zespołowi',
    of: WITH_PROTOCOL,
    after: ['drawn_up', 'read'],
    term: { from: ['drawn_up'], length: { days: 5 } },
  },
  redrawn: {
    label: 'Sporządzenie nowego protokołu',
    of: WITH_PROTOCOL,
    after: ['returned'],
    term: { from: ['returned'], length: { days: 5 } },
  },
  reread: {
    label: 'Zapoznanie osoby poszkodowanej z\u00a0nowym protokołem',
    of: WITH_PROTOCOL,
    after: ['redrawn'],
  },
  approved: {
    label: 'Zatwierdzenie protokołu',
    of: WITH_PROTOCOL,
    after: ['drawn_up', 'read', 'returned', 'redrawn', 'reread'],
    term: { from: ['redrawn', 'drawn_up'], length: { days: 5 } },
  },
  handed_over: {
    label: 'Doręczenie protokołu',
    of: WITH_PAPER,
    after: ['drawn_up', 'approved'],
    term: { from: ['approved'], length: 'at_once' },
  },
  registered: { label: 'Wpis do rejestru wypadków', of: WITH_PROTOCOL, after: ['approved'] },
  z_kw: {
    label: 'Statystyczna karta wypadku (Z-KW)',
    of: [...WITH_PROTOCOL, ...WITH_PAYERS_CARD],
    after: ['drawn_up', 'approved'],
    term: { from: ['approved', 'drawn_up'], length: { workingDays: 14 } },
  },
  z_kw_2: {
    label: 'Uzupełnienie karty Z-KW (część II)',
    of: [...WITH_PROTOCOL, ...WITH_PAYERS_CARD],
    after: ['z_kw'],
    term: { from: ['approved', 'drawn_up'], length: { months: 6 } },
  },
} satisfies Record<AccidentStep, StepRule>

export function stepRule(step: AccidentStep): StepRule {
  return STEP_RULES[step]
}

/** Returns the steps that the law may set for such an accident, in their order. */
export function stepsFor(assessment: Assessment): AccidentStep[] {
  return ACCIDENT_STEPS.filter((step) => {
    const { of, isOnlyGrave } = stepRule(step)
    return of.includes(assessment.who) && (!isOnlyGrave || isGrave(assessment))
  })
}

/** Returns the name of a step in the words that fit the accident: its paper, its victim, its severity. */
export function stepLabel(step: AccidentStep, assessment: Assessment = NOT_ASSESSED): string {
  const { who, severity } = assessment
  const isProtocol = hasProtocol(assessment)
  if (step === 'drawn_up' && !isProtocol) {
    return who === 'commuter' ? 'Sporządzenie karty wypadku w\u00a0drodze' : 'Sporządzenie karty wypadku'
  }
  if (step === 'handed_over' && !isProtocol) return 'Doręczenie karty wypadku'
  if (step === 'handed_over' && isGrave(assessment)) return 'Doręczenie protokołu, także inspektorowi pracy'
  if (step === 'read' && severity === 'fatal') return 'Zapoznanie rodziny osoby zmarłej z\u00a0protokołem'
  if (step === 'reread' && severity === 'fatal') {
    return 'Zapoznanie rodziny osoby zmarłej z\u00a0nowym protokołem'
  }
  return stepRule(step).label
}
