import {
  ACCIDENT_STEPS,
  isGrave,
  NOT_ASSESSED,
  type AccidentStep,
  type Assessment,
  type InjuredRole,
} from './accident'

type StepRule = {
  label: string
  /** The people whose accident has this step. */
  of: readonly InjuredRole[]
  /** True for a step that only a fatal, serious or collective accident has. */
  isOnlyGrave?: true
  /** The steps that come before it by law. Steps that the accident does not have are left out. */
  after: readonly AccidentStep[]
  /** The last day: so many days after another step, or `niezwłocznie` after it. */
  term?: { from: AccidentStep; days: number | 'at_once' }
}

const WITH_PAPER = ['employee', 'contractor', 'commuter'] as const

/**
 * The steps after an accident. Sources: „rozporządzenie” is that of 1.07.2009 w sprawie ustalania okoliczności i przyczyn
 * wypadków przy pracy.
 *
 * - `notified`: rozporządzenie, § 9. It starts the clock.
 * - `secured`: Kodeks pracy, art. 234 § 1. On the way to work the employer has no place to secure.
 * - `told`: Kodeks pracy, art. 234 § 2, which covers every such accident that has to do with work.
 * - `other_employer_told`: the accident is the case of that employer.
 * - `team`, `findings`: rozporządzenie, § 4–7. A karta wypadku has no team.
 * - `drawn_up`: 14 days for the protocol (rozporządzenie, § 9) and for both kinds of karta wypadku (rozporządzenia
 *   z 23.01.2022 and 24.12.2002).
 * - `read`, `approved`: rozporządzenie, § 11 and § 13.
 * - `handed_over`: rozporządzenie, § 14. The inspector gets a copy about a grave accident.
 * - `registered`: Kodeks pracy, art. 234 § 3, and rozporządzenie, § 16.
 * - `z_kw`: rozporządzenie w sprawie statystycznej karty wypadku przy pracy. It follows the protocol or the card.
 */
const STEP_RULES = {
  notified: {
    label: 'Zawiadomienie pracodawcy',
    of: ['employee', 'contractor', 'commuter', 'other_employer', 'visitor'],
    after: [],
  },
  secured: {
    label: 'Zabezpieczenie miejsca i\u00a0pierwsza pomoc',
    of: ['employee', 'contractor', 'other_employer', 'visitor'],
    after: [],
  },
  told: {
    label: 'Zawiadomienie inspektora pracy i\u00a0prokuratora',
    of: ['employee', 'contractor'],
    isOnlyGrave: true,
    after: ['notified'],
    term: { from: 'notified', days: 'at_once' },
  },
  other_employer_told: {
    label: 'Zawiadomienie pracodawcy osoby poszkodowanej',
    of: ['other_employer'],
    after: ['notified'],
    term: { from: 'notified', days: 'at_once' },
  },
  team: { label: 'Powołanie zespołu powypadkowego', of: ['employee'], after: ['notified'] },
  findings: { label: 'Ustalenie okoliczności i\u00a0przyczyn', of: WITH_PAPER, after: ['notified', 'team'] },
  drawn_up: {
    label: 'Sporządzenie protokołu',
    of: WITH_PAPER,
    after: ['notified', 'findings'],
    term: { from: 'notified', days: 14 },
  },
  read: {
    label: 'Zapoznanie osoby poszkodowanej z\u00a0protokołem',
    of: ['employee'],
    after: ['drawn_up'],
  },
  approved: {
    label: 'Zatwierdzenie protokołu',
    of: ['employee'],
    after: ['drawn_up', 'read'],
    term: { from: 'drawn_up', days: 5 },
  },
  handed_over: {
    label: 'Doręczenie protokołu',
    of: WITH_PAPER,
    after: ['drawn_up', 'approved'],
    term: { from: 'approved', days: 'at_once' },
  },
  registered: { label: 'Wpis do rejestru wypadków', of: ['employee'], after: ['approved'] },
  z_kw: {
    label: 'Statystyczna karta wypadku (Z-KW)',
    of: ['employee', 'contractor'],
    after: ['drawn_up', 'approved'],
  },
} satisfies Record<AccidentStep, StepRule>

export function stepRule(step: AccidentStep): StepRule {
  return STEP_RULES[step]
}

/** Returns the steps that the law sets for such an accident, in their order. */
export function stepsFor(assessment: Assessment): AccidentStep[] {
  return ACCIDENT_STEPS.filter((step) => {
    const { of, isOnlyGrave } = stepRule(step)
    return of.includes(assessment.who) && (!isOnlyGrave || isGrave(assessment))
  })
}

/** Returns the name of a step in the words that fit the accident: its paper, its victim, its severity. */
export function stepLabel(step: AccidentStep, assessment: Assessment = NOT_ASSESSED): string {
  const { who, severity } = assessment
  const isProtocol = who === 'employee'
  if (step === 'drawn_up' && !isProtocol) {
    return who === 'commuter' ? 'Sporządzenie karty wypadku w\u00a0drodze' : 'Sporządzenie karty wypadku'
  }
  if (step === 'handed_over' && !isProtocol) return 'Doręczenie karty wypadku'
  if (step === 'handed_over' && isGrave(assessment)) return 'Doręczenie protokołu, także inspektorowi pracy'
  if (step === 'read' && severity === 'fatal') return 'Zapoznanie rodziny osoby zmarłej z\u00a0protokołem'
  return stepRule(step).label
}
