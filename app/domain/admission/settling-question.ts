import type { QUALIFICATIONS, Scope } from '~/domain/qualifications/qualification'

import type { Admission, UnknownReason } from './admission'
import type { AdmissionCheck } from './admission-check'
import type { RequirementItem } from './requirement-item'

// The questions that settle an open answer. The first scripts load the answers without them.

/** The question that settles each reason why nobody can say whether somebody may work; papers have their own. */
const UNKNOWN_QUESTIONS = {
  position: 'Na jakim stanowisku pracuje ta osoba?',
  requirements: 'Jakich uprawnień wymaga to stanowisko?',
  hire: 'Kiedy zaczęło się zatrudnienie?',
  examination: undefined,
  certificate: undefined,
} satisfies Record<UnknownReason, string | undefined>

/** Returns the question that would settle the answer, or undefined if the answer is known. */
export function settlingQuestion({
  mayWork,
  unknown,
  outside,
  checks,
  items,
}: Admission): string | undefined {
  if (mayWork !== undefined || outside || !unknown) return undefined
  const own = UNKNOWN_QUESTIONS[unknown]
  if (own !== undefined) return own
  const asked = [...checks.map(checkQuestion), ...items.map(itemQuestion)]
  return asked.find((question) => question !== undefined)
}

/** The groups of periodic training after „zakres dla”. Both of manual work have one programme. */
const PROGRAMMES_OF = {
  workers: 'stanowisk robotniczych',
  dangerous_work: 'stanowisk robotniczych',
  managers: 'pracodawców i\u00a0osób kierujących',
  engineers: 'stanowisk inżynieryjno-technicznych',
  bhp_service: 'służby BHP',
  office: 'stanowisk administracyjno-biurowych',
} satisfies Record<keyof (typeof QUALIFICATIONS)['bhp'], string>

const PROGRAMME_NAMES: Partial<Record<Scope, string>> = PROGRAMMES_OF

/** Returns „zakres dla stanowisk robotniczych”. */
export function programmeLabel(group: Scope): string {
  return `zakres dla ${PROGRAMME_NAMES[group] ?? 'tego stanowiska'}`
}

/** Returns „Czy program szkolenia obejmuje zakres dla stanowisk robotniczych?”. */
export function programmeQuestion(group: Scope): string {
  return `Czy program szkolenia obejmuje ${programmeLabel(group)}?`
}

/** Returns the question that settles whether the certificate counts, or undefined if none is open. */
export function itemQuestion({ requirement, doubt }: RequirementItem): string | undefined {
  if (doubt === 'voltage') return 'Czy świadectwo uprawnia do pracy powyżej 1\u00a0kV?'
  return doubt && programmeQuestion(requirement.qualification.scope)
}

/** The question that settles whether an orzeczenie counts. The other causes leave none open. */
const CAUSE_QUESTIONS = {
  unfit: undefined,
  return: undefined,
  position: 'Czy orzeczenie obejmuje to stanowisko?',
  newer: 'Czy nowsze orzeczenie dotyczy także tego stanowiska?',
} satisfies Record<NonNullable<AdmissionCheck['cause']>, string | undefined>

/** Returns „Czy orzeczenie obejmuje to stanowisko?”, or undefined if the paper leaves no question open. */
function checkQuestion({ cause }: AdmissionCheck): string | undefined {
  return cause && CAUSE_QUESTIONS[cause]
}
