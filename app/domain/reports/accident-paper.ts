import { hasProtocol, severityLabel, type Assessment, type Finding, type InjuredRole } from './accident'

export const INJURED_ROLE_LABELS = {
  employee: 'Pracownik',
  temporary: 'Pracownik tymczasowy z\u00a0agencji',
  contract_worker: 'Zleceniobiorca',
  self_employed: 'Osoba samozatrudniona',
  commuter: 'Pracownik w\u00a0drodze do pracy lub z\u00a0pracy',
  other_employer: 'Pracownik innej firmy',
  visitor: 'Gość lub inna osoba z\u00a0zewnątrz',
  contractor: 'Zleceniobiorca lub osoba samozatrudniona',
} satisfies Record<InjuredRole, string>

/** Returns for example `Pracownik, wypadek ciężki`. */
export function assessmentLabel(assessment: Assessment): string {
  const { who, severity, isCollective = false } = assessment
  const isUnknown = severity === 'unknown' && !isCollective
  const effects = isUnknown ? 'skutki jeszcze nieznane' : `wypadek ${severityLabel(assessment)}`
  return `${INJURED_ROLE_LABELS[who]}, ${effects}`
}

const PAPER_LABELS = {
  employee: 'Protokół powypadkowy',
  temporary: 'Protokół powypadkowy',
  contract_worker: 'Karta wypadku',
  self_employed: undefined,
  commuter: 'Karta wypadku w\u00a0drodze do pracy lub z\u00a0pracy',
  other_employer: undefined,
  visitor: undefined,
  contractor: 'Karta wypadku',
} satisfies Record<InjuredRole, string | undefined>

/** Returns the name of the paper about the accident, or undefined if the employer draws up none. */
export function paperLabel({ who }: Assessment): string | undefined {
  return PAPER_LABELS[who]
}

/** Returns what the paper of such an accident may find. Only a protocol says that something counts as an accident at work. */
export function findingsFor(assessment: Assessment): Finding[] {
  return hasProtocol(assessment) ? ['at_work', 'equal', 'none'] : ['at_work', 'none']
}

/** Returns for example „Jest wypadkiem przy pracy”. */
export function findingLabel(finding: Finding, { who }: Assessment): string {
  const kind =
    who === 'commuter' ? 'wypadkiem w\u00a0drodze do pracy lub z\u00a0pracy' : 'wypadkiem przy pracy'
  if (finding === 'equal') return 'Jest traktowany na równi z\u00a0wypadkiem przy pracy'
  return finding === 'at_work' ? `Jest ${kind}` : `Nie jest ${kind}`
}

/** Says why the employer draws up no paper, or who else may have to. */
export function paperNote({ who }: Assessment): string | undefined {
  switch (who) {
    case 'temporary':
      return 'Wypadek bada pracodawca użytkownik, u\u00a0którego ta osoba pracuje. Protokołu potrzebuje też jej agencja.'
    case 'self_employed':
      return 'Kartę wypadku osoby, która sama opłaca składki, sporządza ZUS. Firma nie ma terminu na ten dokument.'
    case 'contractor':
      return 'Starszy zapis nie mówi, czy to zleceniobiorca, czy osoba samozatrudniona: wybierz to w\u00a0zgłoszeniu. Zleceniobiorcy kartę wypadku sporządza płatnik składek, a\u00a0osobie, która sama opłaca składki – ZUS.'
    case 'contract_worker':
      return 'Kartę wypadku sporządza płatnik składek, a\u00a0dla osoby, która sama opłaca składki – ZUS.'
    case 'other_employer':
      return 'Protokół sporządza pracodawca osoby poszkodowanej.'
    case 'visitor':
      return 'Dla osoby, która tu nie pracuje, nie sporządza się protokołu powypadkowego.'
    default:
      return undefined
  }
}

/** Kodeks pracy, art. 234 § 3¹. */
export const STORAGE_NOTE =
  'Protokół i\u00a0pozostałą dokumentację powypadkową przechowuje się 10\u00a0lat (Kodeks pracy, art.\u00a0234 §\u00a03¹).'

/** Says how an accident ends, which nobody can withdraw. */
export function endingNote({ who }: Assessment): string {
  switch (PAPER_LABELS[who]) {
    case PAPER_LABELS.employee:
      return 'Badanie kończy się protokołem, także gdy zdarzenie nie jest wypadkiem przy pracy.'
    case undefined:
      return 'Gdy sprawa jest załatwiona, zgłoszenie się zamyka.'
    default:
      return 'Badanie kończy się kartą wypadku, także gdy zdarzenia nie uznano za wypadek.'
  }
}
