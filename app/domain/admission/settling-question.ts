import type { CoveredWork } from '~/domain/employment/employment-records'
import type { QUALIFICATIONS, Scope } from '~/domain/qualifications/qualification'

import type { Admission } from './admission'
import type { AdmissionCheck } from './admission-check'
import type { Doubt } from './certificate-doubt'
import type { Cover } from './open-covers'
import type { RequirementItem } from './requirement-item'
import type { UnknownReason } from './standing'

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
  positions = [],
}: Admission): string | undefined {
  const isOpen = mayWork === undefined || (mayWork && positions.some((each) => each.mayWork === undefined))
  if (!isOpen || outside || !unknown) return undefined
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

/** The questions that the document itself answers. */
const DOCUMENT_QUESTIONS = {
  voltage: 'Czy świadectwo uprawnia do pracy powyżej 1\u00a0kV?',
  issue: 'Kiedy wydano zaświadczenie? Sprzed 1.06.2019 straciło ważność, chyba że je przedłużono.',
  end: 'Do kiedy jest ważny ten dokument?',
  extension:
    'Czy zaświadczenie przedłużono? Sprzed 1.06.2019 straciło ważność 1.01.2024. Jeśli tak, wpisz datę i\u00a0termin z\u00a0dokumentu, który to potwierdza.',
} satisfies Record<Exclude<Doubt, 'programme' | 'group'>, string>

/** Returns the question that settles whether the certificate counts, or undefined if none is open. */
export function itemQuestion({ requirement, doubt }: RequirementItem): string | undefined {
  return doubt === 'programme' || doubt === 'group'
    ? programmeQuestion(requirement.qualification.scope)
    : doubt && DOCUMENT_QUESTIONS[doubt]
}

/** The question that settles whether an orzeczenie counts. The other causes leave none open. */
const CAUSE_QUESTIONS = {
  unfit: undefined,
  return: undefined,
  position: 'Czy orzeczenie obejmuje to stanowisko?',
  newer: 'Czy nowsze orzeczenie dotyczy także tego stanowiska?',
  uncovered: undefined,
  initial: undefined,
  cover: 'Czy orzeczenie obejmuje warunki pracy na tym stanowisku?',
  former: 'Czy wystarcza orzeczenie sprzed zatrudnienia?',
  early_return: 'Czy badania kontrolne sprzed powrotu dotyczą tej nieobecności?',
} satisfies Record<NonNullable<AdmissionCheck['cause']>, string | undefined>

/** Returns „Czy orzeczenie obejmuje to stanowisko?”, or undefined if the paper leaves no question open. */
export function checkQuestion({ cause, work, state, position }: AdmissionCheck): string | undefined {
  if (cause === 'position' && position !== undefined) return `Czy orzeczenie obejmuje pracę jako ${position}?`
  if (work && state === 'unknown') return workQuestion(work)
  return cause && CAUSE_QUESTIONS[cause]
}

const COVERED_WORK_NAMES = {
  heights: 'pracę na wysokości',
  driving: 'prowadzenie pojazdów',
  night: 'pracę w\u00a0nocy',
  factors: 'czynniki z\u00a0warunków pracy na tym stanowisku',
} satisfies Record<CoveredWork, string>

/** Returns „Każde wpisane tu orzeczenie obejmuje pracę na wysokości”. */
export function everyCoverLabel(work: CoveredWork): string {
  return `Każde wpisane tu orzeczenie obejmuje ${COVERED_WORK_NAMES[work]}`
}

/** Returns „Orzeczenie obejmuje pracę na wysokości”. */
export function coverLabel(cover: Cover): string {
  return `Orzeczenie obejmuje ${cover === 'position' ? 'obecne stanowisko' : COVERED_WORK_NAMES[cover]}`
}

/** Returns „Czy orzeczenie obejmuje pracę na wysokości?”. */
function workQuestion(work: CoveredWork): string {
  return `Czy orzeczenie obejmuje ${COVERED_WORK_NAMES[work]}?`
}
