import type { DutySort } from './duty-schema'

/** The parts of the list. */
export const DUTY_GROUPS = {
  risk: 'Ryzyko i\u00a0instrukcje',
  people: 'Ludzie i\u00a0służba bhp',
  devices: 'Urządzenia, pomiary i\u00a0budynek',
  other: 'Inne',
} as const

export type DutyGroup = keyof typeof DUTY_GROUPS

type DutyLaw = {
  group: DutyGroup
  /** Undefined for what the firm has set itself. */
  law?: string
  /** What has to be there, in the words of the law. */
  text: string
  /** Says how often, as far as the law does. */
  term?: string
  /** The interval of the law in months, if it is one for all. */
  everyMonths?: number
  /** What tells several of them apart. Without it there is one for the whole firm. */
  about?: { label: string; hint: string; of?: 'position' }
  doneLabel: string
  /** People are to know the document and confirm it. */
  isTold?: true
  /** People are appointed by name. */
  appoints?: true
}

const GENERAL_RULES = 'rozporządzenia w\u00a0sprawie ogólnych przepisów bhp'

const POSITION = { label: 'Stanowisko', hint: 'Na przykład: dekarz.', of: 'position' as const }

/** What the law says of each sort. A sentence that the law does not say is not here. */
export const DUTY_LAW: Record<DutySort, DutyLaw> = {
  risk: {
    group: 'risk',
    law: `Kodeks pracy, art. 226; §\u00a039 i\u00a039a ${GENERAL_RULES}`,
    text: 'Pracodawca ocenia i\u00a0dokumentuje ryzyko związane z\u00a0pracą i\u00a0informuje o\u00a0nim pracowników.',
    term: 'Odstępu prawo nie podaje: firma ustala go sama, a\u00a0po zmianie warunków pracy ocenia ponownie.',
    about: POSITION,
    doneLabel: 'Data oceny',
    isTold: true,
  },
  instruction: {
    group: 'risk',
    law: `Kodeks pracy, art. 237⁴; §\u00a041 ${GENERAL_RULES}`,
    text: 'Pracodawca wydaje szczegółowe instrukcje dotyczące bhp na stanowiskach pracy i\u00a0udostępnia je pracownikom do stałego korzystania.',
    term: 'Odstępu prawo nie podaje.',
    about: { label: 'Czego dotyczy', hint: 'Stanowisko, maszyna albo praca, na przykład: piła stołowa.' },
    doneLabel: 'Data wydania',
    isTold: true,
  },
  dangerous_work: {
    group: 'risk',
    law: `§\u00a080 ${GENERAL_RULES}`,
    text: 'Pracodawca ustala i\u00a0aktualizuje wykaz prac szczególnie niebezpiecznych w\u00a0zakładzie.',
    term: 'Odstępu prawo nie podaje.',
    doneLabel: 'Data wykazu',
  },
  two_people: {
    group: 'risk',
    law: 'Kodeks pracy, art. 225',
    text: 'Pracodawca ustala, po konsultacji z\u00a0pracownikami, wykaz prac, które muszą wykonywać co najmniej dwie osoby.',
    term: 'Odstępu prawo nie podaje.',
    doneLabel: 'Data wykazu',
  },
  service: {
    group: 'people',
    law: 'Kodeks pracy, art. 237¹¹',
    text: 'Pracodawca tworzy służbę bhp albo powierza jej zadania.',
    about: { label: 'Kto wykonuje zadania', hint: 'Osoba albo firma zewnętrzna.' },
    doneLabel: 'Data powierzenia',
  },
  first_aid: {
    group: 'people',
    law: 'Kodeks pracy, art. 207¹ i\u00a0209¹',
    text: 'Pracodawca wyznacza pracowników do udzielania pierwszej pomocy i\u00a0informuje o\u00a0nich załogę.',
    term: 'Terminu prawo nie podaje.',
    doneLabel: 'Data wyznaczenia',
    appoints: true,
  },
  evacuation: {
    group: 'people',
    law: 'Kodeks pracy, art. 207¹ i\u00a0209¹',
    text: 'Pracodawca wyznacza pracowników do działań w\u00a0zakresie zwalczania pożarów i\u00a0ewakuacji i\u00a0informuje o\u00a0nich załogę.',
    term: 'Terminu prawo nie podaje.',
    doneLabel: 'Data wyznaczenia',
    appoints: true,
  },
  clothing: {
    group: 'people',
    law: 'Kodeks pracy, art. 237⁶–237⁹',
    text: 'Pracodawca ustala rodzaje środków ochrony indywidualnej oraz odzieży i\u00a0obuwia roboczego, dostarcza je pracownikom i\u00a0ustala przewidywane okresy użytkowania odzieży i\u00a0obuwia.',
    term: 'Odstępu prawo nie podaje.',
    doneLabel: 'Data ustalenia',
  },
  measurement: {
    group: 'devices',
    law: 'Kodeks pracy, art. 227; rozporządzenie Ministra Zdrowia z\u00a02.02.2011',
    text: 'Pracodawca przeprowadza badania i\u00a0pomiary czynników szkodliwych dla zdrowia i\u00a0udostępnia wyniki pracownikom.',
    term: 'Odstęp zależy od czynnika i\u00a0ostatniego wyniku, na przykład hałas powyżej połowy wartości dopuszczalnej (NDN) mierzy się co najmniej raz na rok. Wpisz go ze sprawozdania z\u00a0pomiarów.',
    about: { label: 'Czynnik i\u00a0miejsce', hint: 'Na przykład: hałas, hala cięcia.' },
    doneLabel: 'Data pomiaru',
  },
  device: {
    group: 'devices',
    law: 'Ustawa o\u00a0dozorze technicznym, art. 14',
    text: 'Urządzenie można eksploatować tylko na podstawie decyzji zezwalającej organu dozoru technicznego.',
    term: 'Termin następnego badania jest w\u00a0protokole albo decyzji.',
    about: { label: 'Urządzenie', hint: 'Nazwa i\u00a0numer, na przykład: wózek Toyota, nr 3124.' },
    doneLabel: 'Data badania',
  },
  extinguishers: {
    group: 'devices',
    law: '§\u00a03 rozporządzenia MSWiA z\u00a07.06.2010 w\u00a0sprawie ochrony przeciwpożarowej budynków',
    text: 'Gaśnice i\u00a0urządzenia przeciwpożarowe przechodzą przeglądy techniczne i\u00a0konserwację.',
    term: 'Nie rzadziej niż raz w\u00a0roku, jeśli producent nie ustalił krótszego odstępu.',
    everyMonths: 12,
    doneLabel: 'Data przeglądu',
  },
  electricity: {
    group: 'devices',
    law: 'Prawo budowlane, art. 62',
    text: 'Właściciel albo zarządca budynku kontroluje instalację elektryczną i\u00a0piorunochronną.',
    term: 'Co najmniej raz na 5\u00a0lat.',
    everyMonths: 60,
    doneLabel: 'Data kontroli',
  },
  other: {
    group: 'other',
    text: 'Co jeszcze firma ma robić w\u00a0terminie: według innych przepisów albo własnych ustaleń.',
    about: { label: 'Nazwa obowiązku', hint: 'Na przykład: przegląd rusztowania.' },
    doneLabel: 'Data wykonania',
  },
}

/**
 * Returns who may do the work of the service of BHP in a firm of so many employees (Kodeks pracy, art. 237¹¹ § 1 and 2).
 */
export function serviceRule(employees: number): string {
  if (employees > 100) return 'Powyżej 100\u00a0pracowników firma tworzy służbę bhp.'
  const entrusted =
    'Firma powierza zadania służby bhp pracownikowi zatrudnionemu przy innej pracy, a\u00a0gdy nie ma kompetentnego, specjaliście spoza firmy.'
  if (employees > 50) return entrusted
  const condition = employees > 10 ? ', jeśli firma ma najwyżej trzecią kategorię ryzyka' : ''
  return `${entrusted} Może je też wykonywać pracodawca po szkoleniu wymaganym do tych zadań${condition}.`
}
