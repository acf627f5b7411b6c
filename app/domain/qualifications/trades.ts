import type { CoveredWork } from '~/domain/employment/employment-records'
import type { WorkConditions } from '~/domain/employment/work-conditions'
import { keysOf } from '~/domain/words/collection'
import { foldText } from '~/domain/words/polish'

import type { Qualification, Scope } from './qualification'
import type { Position, Requirement } from './requirement'

// What positions of a trade usually require. An employer takes them over and changes what is otherwise in their firm.

/** A position of a trade, with what it requires and in which conditions. */
export type TradePosition = Position & {
  /** Other names for the same work. */
  also?: readonly string[]
  /** The conditions that the orzeczenie has to cover. */
  asks?: readonly CoveredWork[]
  /** The work in the words of a skierowanie. */
  work?: string
  /** Where the law asks for it, beside the periodic training and the orzeczenie of everybody. */
  source?: string
}

export type Trade = { label: string; positions: readonly TradePosition[] }

function requirement(type: Qualification['type'], scope: Scope, alsoBy?: Scope[]): Requirement {
  return { qualification: { type, scope }, ...(alsoBy && { alsoBy }) }
}

const WORKERS = requirement('bhp', 'workers')
/** Once a year: regulation of 27.07.2004, § 15. The employer lists such works. */
const DANGEROUS = requirement('bhp', 'dangerous_work')
const MANAGERS = requirement('bhp', 'managers')
const OFFICE = requirement('bhp', 'office')
const ELECTRICIAN = requirement('electrical', 'e_g1')
const FORKLIFT = requirement('machine_operator', 'forklift', ['forklift_with_boom', 'forklift_permit'])
const PLATFORM = requirement('machine_operator', 'mobile_platform')
const WELDER = requirement('own', 'own_welder')
const SANITARY = requirement('own', 'own_sanitary_booklet')
/** Code 95 and both examinations: ustawa o transporcie drogowym, art. 39a–39k. */
const DRIVER = (
  ['own_code_95', 'own_driver_medical', 'own_psychological_tests', 'own_driver_card'] as const
).map((scope) => requirement('own', scope))

const HEIGHTS_SOURCE =
  'praca na wysokości: rozporządzenie z\u00a026.09.1997 o\u00a0ogólnych przepisach BHP, §\u00a0105–110; prace szczególnie niebezpieczne wymienia w\u00a0wykazie pracodawca (§\u00a080–81)'
const ENERGY_SOURCE =
  'Prawo energetyczne, art.\u00a054; rozporządzenie z\u00a01.07.2022 (Dz.U. 2022 poz. 1392)'
const DEVICE_SOURCE =
  'ustawa o\u00a0dozorze technicznym, art.\u00a022 i\u00a023; rozporządzenie z\u00a021.05.2019'
const WELDING_SOURCE = 'rozporządzenie z\u00a027.04.2000 o\u00a0BHP przy pracach spawalniczych'
const MACHINES_SOURCE =
  'rozporządzenie z\u00a020.09.2001 o\u00a0maszynach do robót ziemnych, budowlanych i\u00a0drogowych'
const DRIVER_SOURCE =
  'ustawa o\u00a0transporcie drogowym, art.\u00a039a–39k; karta kierowcy: ustawa o\u00a0tachografach'
const SANITARY_SOURCE = 'ustawa z\u00a05.12.2008 o\u00a0zapobieganiu zakażeniom, art.\u00a06'
const MANAGERS_SOURCE = 'rozporządzenie z\u00a027.07.2004 o\u00a0szkoleniu BHP, §\u00a014–15'

function heights(name: string, work: string, also: readonly string[] = []): TradePosition {
  return { name, also, requirements: [DANGEROUS], asks: ['heights'], work, source: HEIGHTS_SOURCE }
}

const FOREMAN: TradePosition = {
  name: 'brygadzista',
  also: ['majster', 'mistrz', 'kierownik robót', 'lider zespołu'],
  requirements: [MANAGERS],
  source: MANAGERS_SOURCE,
}

const OFFICE_WORK: TradePosition = {
  name: 'pracownik biurowy',
  also: [
    'specjalista ds. administracji',
    'sekretariat',
    'księgowość',
    'księgowa',
    'księgowy',
    'kadry',
    'biuro',
    'asystent',
    'asystentka',
    'sekretarka',
  ],
  requirements: [OFFICE],
  positionInduction: false,
  work: 'praca biurowa przy monitorze ekranowym',
  source:
    'bez szkolenia okresowego, gdy kategoria ryzyka nie jest wyższa niż\u00a03: Kodeks pracy, art.\u00a0237³ §\u00a02²',
}

const FORKLIFT_OPERATOR: TradePosition = {
  name: 'operator wózka widłowego',
  also: ['operator wózka', 'wózkowy', 'operator wózka jezdniowego', 'kierowca wózka', 'operator sztaplarki'],
  requirements: [WORKERS, FORKLIFT],
  asks: ['driving'],
  work: 'prowadzenie wózka jezdniowego podnośnikowego',
  source: DEVICE_SOURCE,
}

const ELECTRICIAN_WORK: TradePosition = {
  name: 'elektryk',
  also: ['elektromonter', 'monter instalacji elektrycznych', 'elektromechanik', 'automatyk'],
  requirements: [WORKERS, ELECTRICIAN],
  work: 'montaż i\u00a0naprawa instalacji elektrycznych',
  source: ENERGY_SOURCE,
}

const WELDER_WORK: TradePosition = {
  name: 'spawacz',
  also: ['monter spawacz', 'ślusarz spawacz'],
  requirements: [WORKERS, WELDER],
  work: 'prace spawalnicze',
  source: WELDING_SOURCE,
}

const STOREMAN: TradePosition = {
  name: 'magazynier',
  also: ['pracownik magazynu', 'pakowacz', 'komisjoner', 'ładowacz', 'kompletowanie zamówień'],
  requirements: [WORKERS],
  work: 'prace magazynowe, ręczne przenoszenie ciężarów',
}

const LABOURER: TradePosition = {
  name: 'pracownik fizyczny',
  also: ['robotnik', 'pomocnik', 'pracownik produkcji', 'pracownik gospodarczy', 'konserwator'],
  requirements: [WORKERS],
  work: 'prace pomocnicze',
}

/** The trades in the order in which they are offered. */
export const TRADES = {
  roofing: {
    label: 'Dekarze i\u00a0cieśle',
    positions: [
      heights('dekarz', 'krycie dachów, praca na wysokości', [
        'blacharz dekarz',
        'dekarz blacharz',
        'blacharz budowlany',
        'monter dachów',
      ]),
      heights('cieśla', 'wykonywanie konstrukcji dachowych, praca na wysokości', [
        'cieśla szalunkowy',
        'stolarz budowlany',
      ]),
      heights('pomocnik dekarza', 'prace pomocnicze na dachach', ['pomocnik cieśli']),
      FOREMAN,
      OFFICE_WORK,
    ],
  },
  construction: {
    label: 'Budowlanka',
    positions: [
      {
        name: 'robotnik budowlany',
        also: ['pracownik budowlany', 'pomocnik budowlany', 'budowlaniec', 'brukarz'],
        requirements: [WORKERS],
        work: 'roboty budowlane',
      },
      {
        name: 'murarz',
        also: ['tynkarz', 'murarz tynkarz', 'glazurnik', 'posadzkarz', 'malarz', 'zbrojarz', 'betoniarz'],
        requirements: [WORKERS],
        work: 'roboty murarskie i\u00a0wykończeniowe',
      },
      {
        ...heights('monter rusztowań', 'montaż i\u00a0demontaż rusztowań', ['rusztowaniowiec']),
        requirements: [DANGEROUS, requirement('own', 'own_scaffolder')],
        source: `${MACHINES_SOURCE}; ${HEIGHTS_SOURCE}`,
      },
      {
        name: 'operator koparki',
        also: ['operator koparko-ładowarki', 'koparkowy', 'operator sprzętu'],
        requirements: [WORKERS, requirement('own', 'own_excavator')],
        asks: ['driving'],
        work: 'obsługa koparki',
        source: MACHINES_SOURCE,
      },
      {
        name: 'kierownik budowy',
        also: ['inżynier budowy', 'kierownik kontraktu'],
        requirements: [MANAGERS],
        source: MANAGERS_SOURCE,
      },
      FOREMAN,
      OFFICE_WORK,
    ],
  },
  electrical: {
    label: 'Instalacje elektryczne',
    positions: [
      ELECTRICIAN_WORK,
      {
        ...heights('monter instalacji fotowoltaicznych', 'montaż instalacji na dachach', [
          'monter fotowoltaiki',
          'instalator PV',
        ]),
        requirements: [DANGEROUS, ELECTRICIAN],
        source: `${ENERGY_SOURCE}; ${HEIGHTS_SOURCE}`,
      },
      {
        name: 'pomocnik elektryka',
        also: ['pomocnik elektromontera'],
        requirements: [WORKERS],
        work: 'prace pomocnicze przy instalacjach',
      },
      {
        name: 'kierownik robót elektrycznych',
        also: ['mistrz elektryk', 'kierownik elektryk'],
        requirements: [MANAGERS, requirement('electrical', 'd_g1')],
        source: `${ENERGY_SOURCE}; ${MANAGERS_SOURCE}`,
      },
      FOREMAN,
      OFFICE_WORK,
    ],
  },
  workshop: {
    label: 'Warsztat',
    positions: [
      {
        name: 'mechanik',
        also: [
          'mechanik pojazdowy',
          'mechanik samochodowy',
          'wulkanizator',
          'diagnosta',
          'blacharz samochodowy',
        ],
        requirements: [WORKERS],
        work: 'naprawa pojazdów i\u00a0maszyn',
      },
      {
        name: 'mechanik klimatyzacji',
        also: ['serwisant klimatyzacji', 'monter klimatyzacji'],
        requirements: [WORKERS, requirement('own', 'own_f_gas')],
        work: 'serwis klimatyzacji',
        source:
          'ustawa z\u00a015.05.2015 o\u00a0substancjach zubożających warstwę ozonową i\u00a0F-gazach; do klimatyzacji pojazdów wystarcza zaświadczenie o\u00a0odbytym szkoleniu',
      },
      {
        name: 'ślusarz',
        also: ['tokarz', 'frezer', 'operator CNC', 'operator obrabiarek', 'monter', 'stolarz'],
        requirements: [WORKERS],
        work: 'obróbka i\u00a0montaż przy maszynach',
      },
      WELDER_WORK,
      {
        name: 'lakiernik',
        also: ['malarz proszkowy'],
        requirements: [WORKERS],
        work: 'lakierowanie, praca z\u00a0substancjami chemicznymi',
      },
      { ...FOREMAN, name: 'kierownik warsztatu', also: ['szef warsztatu', ...(FOREMAN.also ?? [])] },
      OFFICE_WORK,
    ],
  },
  transport: {
    label: 'Transport',
    positions: [
      {
        name: 'kierowca ciężarówki',
        also: ['kierowca kategorii C', 'kierowca kat. C', 'kierowca zawodowy', 'kierowca C'],
        requirements: [WORKERS, requirement('own', 'own_licence_c'), ...DRIVER],
        asks: ['driving'],
        work: 'prowadzenie pojazdu ciężarowego',
        source: DRIVER_SOURCE,
      },
      {
        name: 'kierowca zestawu',
        also: [
          'kierowca C+E',
          'kierowca kat. C+E',
          'kierowca międzynarodowy',
          'kierowca TIR',
          'kierowca ciągnika siodłowego',
        ],
        requirements: [WORKERS, requirement('own', 'own_licence_ce'), ...DRIVER],
        asks: ['driving'],
        work: 'prowadzenie zestawu pojazdów',
        source: DRIVER_SOURCE,
      },
      {
        name: 'kierowca samochodu dostawczego',
        also: ['kierowca', 'kierowca kat. B', 'kurier', 'kierowca B', 'dostawca'],
        requirements: [WORKERS],
        asks: ['driving'],
        work: 'prowadzenie samochodu do 3,5\u00a0t',
        source:
          'w\u00a0przewozach międzynarodowych powyżej 2,5\u00a0t także karta kierowcy: rozporządzenie (UE) 2020/1054',
      },
      {
        name: 'mechanik',
        also: ['mechanik pojazdowy'],
        requirements: [WORKERS],
        work: 'naprawa pojazdów',
      },
      { ...OFFICE_WORK, name: 'spedytor', also: ['dyspozytor', 'logistyk', ...(OFFICE_WORK.also ?? [])] },
      { ...FOREMAN, name: 'kierownik transportu', also: ['kierownik floty'] },
    ],
  },
  warehouse: {
    label: 'Magazyn',
    positions: [
      STOREMAN,
      FORKLIFT_OPERATOR,
      {
        name: 'operator podestu ruchomego',
        also: ['operator podnośnika', 'operator zwyżki'],
        requirements: [DANGEROUS, PLATFORM],
        asks: ['heights'],
        work: 'praca z\u00a0podestu ruchomego',
        source: `${DEVICE_SOURCE}; ${HEIGHTS_SOURCE}`,
      },
      { ...FOREMAN, name: 'kierownik magazynu', also: ['kierownik zmiany', 'brygadzista magazynu'] },
      OFFICE_WORK,
    ],
  },
  catering: {
    label: 'Gastronomia',
    positions: [
      {
        name: 'kucharz',
        also: ['kucharka', 'szef kuchni', 'cukiernik', 'piekarz', 'pizzer'],
        requirements: [WORKERS, SANITARY],
        work: 'przygotowywanie posiłków, gorące powierzchnie',
        source: SANITARY_SOURCE,
      },
      {
        name: 'pomoc kuchenna',
        also: ['pomoc kucharza', 'zmywak', 'pracownik kuchni'],
        requirements: [WORKERS, SANITARY],
        work: 'prace pomocnicze w\u00a0kuchni',
        source: SANITARY_SOURCE,
      },
      {
        name: 'obsługa sali',
        also: ['kelner', 'kelnerka', 'barman', 'barmanka', 'barista', 'bufet'],
        requirements: [WORKERS, SANITARY],
        work: 'obsługa gości',
        source: SANITARY_SOURCE,
      },
      {
        name: 'kierownik lokalu',
        also: ['menedżer lokalu', 'manager', 'menedżer'],
        requirements: [MANAGERS, SANITARY],
        source: `${MANAGERS_SOURCE}; ${SANITARY_SOURCE}`,
      },
    ],
  },
  office: {
    label: 'Biuro',
    positions: [
      OFFICE_WORK,
      { ...FOREMAN, name: 'kierownik biura', also: ['dyrektor', 'prezes', 'kierownik działu', 'kierownik'] },
      {
        ...LABOURER,
        name: 'utrzymanie czystości',
        also: ['sprzątanie', 'sprzątaczka', 'serwis sprzątający'],
        work: 'sprzątanie pomieszczeń',
      },
    ],
  },
  other: {
    label: 'Inne',
    positions: [LABOURER, STOREMAN, FORKLIFT_OPERATOR, ELECTRICIAN_WORK, FOREMAN, OFFICE_WORK],
  },
} satisfies Record<string, Trade>

export type TradeId = keyof typeof TRADES

/** Returns the trade that an address names. */
export function parseTrade(text: unknown): TradeId | undefined {
  return keysOf(TRADES).find((id) => id === text)
}

/** Returns the position alone, as the register keeps it. */
export function positionOf({ name, requirements, positionInduction }: TradePosition): Position {
  return { name, requirements: [...requirements], ...(positionInduction === false && { positionInduction }) }
}

/** Returns the conditions of work on a position, or undefined if the table says nothing of them. */
export function conditionsOf({ name, asks, work }: TradePosition): WorkConditions | undefined {
  if (!asks && !work) return undefined
  return { position: name, ...(work && { work }), ...(asks && { asks: [...asks] }) }
}

const ALL: readonly TradePosition[] = Object.values(TRADES).flatMap(
  ({ positions }): readonly TradePosition[] => positions,
)

/** Returns the positions of the template and of all trades, each name once. The requirements of the template count. */
export function listPatterns(template: readonly Position[]): TradePosition[] {
  const patterns = new Map(ALL.map((each) => [foldText(each.name), each]))
  for (const known of template) {
    const key = foldText(known.name)
    patterns.set(key, { ...patterns.get(key), ...known })
  }
  return [...patterns.values()]
}

/**
 * Returns the position that means the same as a title: „operator wózka”, „Magazynier (zmiana nocna)”. Of several the one
 * with the longest name counts. Undefined if no words of the title tell.
 */
export function positionLike(title: string, patterns: readonly TradePosition[]): TradePosition | undefined {
  const folded = ` ${wordsOf(title)} `
  const named = patterns.flatMap((pattern) =>
    [pattern.name, ...(pattern.also ?? [])].map((name) => ({ words: wordsOf(name), pattern })),
  )
  return named
    .filter(({ words }) => folded.includes(` ${words} `))
    .toSorted((a, b) => b.words.length - a.words.length)[0]?.pattern
}

/** Folds a title to its words: „Operator wózka, mł.” is „operator wozka ml”. */
function wordsOf(title: string): string {
  return foldText(title)
    .split(/[^a-z0-9+]+/)
    .filter(Boolean)
    .join(' ')
}
