import type { OwnKind, Supervisor } from './own-kind'
import {
  isIssuedByCentres,
  isOutgoing,
  parseScope,
  QUALIFICATION_TYPES,
  QUALIFICATIONS,
  supervisorOf,
  type Qualification,
  type QualificationType,
  type Scope,
  withOwnKind,
} from './qualification'
import { qualificationTitle, scopeLabel } from './qualification-label'
import { isTrainedByEmployers } from './trained-by-employers'

// The issuers of certificates, with the articles of the law. Only forms and the screen of a certificate need it.

type Law = { issuer: string; source: string }

const CENTRE = 'ośrodek szkoleniowy'

/** The law of each type. Scopes that differ from it are in `LAW_OF_SCOPES`. */
const LAW_OF_TYPES = {
  bhp: {
    issuer: CENTRE,
    source: 'rozporządzenie z\u00a027.07.2004 w\u00a0sprawie szkolenia BHP, §\u00a014–15',
  },
  first_aid: { issuer: CENTRE, source: 'ustawa o\u00a0Państwowym Ratownictwie Medycznym, art.\u00a013' },
  fire_protection: {
    issuer: 'szkoła albo ośrodek szkolenia Państwowej Straży Pożarnej',
    source: 'ustawa o\u00a0ochronie przeciwpożarowej, art.\u00a04',
  },
  electrical: {
    issuer: 'komisja kwalifikacyjna, po egzaminie',
    source: 'Prawo energetyczne, art.\u00a054; rozporządzenie z\u00a01.07.2022 (Dz.U. 2022 poz. 1392)',
  },
  machine_operator: {
    issuer: 'Urząd Dozoru Technicznego, po egzaminie',
    source: 'ustawa o\u00a0dozorze technicznym, art.\u00a023 ust.\u00a02c; rozporządzenie z\u00a021.05.2019',
  },
  own: { issuer: 'wystawca dokumentu', source: 'dokument i\u00a0ustalenia tego rejestru' },
} satisfies Record<QualificationType, Law>

const LAW_OF_SCOPES: Partial<Record<Scope, Law>> = {
  staff: { issuer: CENTRE, source: 'przepisy nie określają terminu' },
  forklift_permit: {
    issuer: 'pracodawca (dawniej)',
    source: 'rozporządzenie z\u00a015.12.2017 o\u00a0wózkach jezdniowych, §\u00a018',
  },
  own_tdt: {
    issuer: 'Transportowy Dozór Techniczny, po egzaminie',
    source: 'ustawa o\u00a0dozorze technicznym, art.\u00a023 ust.\u00a02c; termin z\u00a0zaświadczenia',
  },
  own_truck: {
    issuer: 'organizator kursu',
    source: 'rozporządzenie z\u00a015.12.2017 o\u00a0wózkach jezdniowych',
  },
}

function lawOf(qualification: Qualification): Law {
  const { type, scope } = qualification
  const ofScope = scope && LAW_OF_SCOPES[scope]
  return ofScope ?? LAW_OF_TYPES[supervisorOf(qualification) ? 'machine_operator' : type]
}

/** Returns who issues the certificate, „komisja kwalifikacyjna, po egzaminie”. */
export function issuerOf(qualification: Qualification): string {
  return lawOf(qualification).issuer
}

/** Returns the article of the law that sets the term of the certificate, or that there is none. */
export function sourceOf(qualification: Qualification): string {
  return lawOf(qualification).source
}

/** How the next certificate of each type is got. Scopes that differ from it are in `WAYS_OF_SCOPES`. */
const WAYS_OF_TYPES = {
  bhp: 'Nowe zaświadczenie wydaje organizator ukończonego szkolenia: ośrodek albo pracodawca. Szkolenie okresowe trzeba odbyć najpóźniej w ostatnim dniu ważności.',
  first_aid:
    'Tytuł ratownika przedłuża zdany egzamin potwierdzający. Dotyczy to osób z jednostek, które współpracują z systemem ratownictwa.',
  fire_protection:
    'Inspektor ochrony przeciwpożarowej kończy co 5 lat szkolenie aktualizujące w szkole albo ośrodku szkolenia PSP. Zapisy prowadzi ta szkoła albo ten ośrodek.',
  electrical:
    'Potrzebny jest egzamin przed komisją kwalifikacyjną. Kurs tylko do niego przygotowuje, więc żadne szkolenie nie odnawia uprawnień samo.',
  machine_operator: wayToExtend('UDT'),
  own: 'Nowy dokument wydaje jego wystawca. Dodaj go tutaj, gdy będzie gotowy.',
} satisfies Record<QualificationType, string>

const WAYS_OF_SCOPES: Partial<Record<Scope, string>> = {
  staff: 'Nowe zaświadczenie wydaje organizator ukończonego szkolenia: ośrodek albo pracodawca.',
  forklift_permit:
    'Zezwolenia nie można przedłużyć, a\u00a0u\u00a0innego pracodawcy nie uprawnia. Zastępuje je zaświadczenie UDT po egzaminie przed komisją UDT. Kursy tylko do niego przygotowują.',
}

/** Returns what is asked for every device under technical supervision. */
function wayToExtend(office: Supervisor): string {
  return `Przed końcem ważności wystarczy wniosek do ${office} o przedłużenie, złożony co najmniej 3 miesiące wcześniej, przy 3 latach pracy w ciągu ostatnich 5 lat. Po tym terminie, a także gdy zaświadczenia jeszcze nie ma, potrzebny jest egzamin przed komisją ${office}. Warsztaty i kursy tylko do niego przygotowują.`
}

/** Returns what the law asks for the next certificate. */
export function wayToNextCertificate(qualification: Qualification): string {
  const { type, scope } = qualification
  const office = supervisorOf(qualification)
  if (office) return wayToExtend(office)
  return (scope && WAYS_OF_SCOPES[scope]) ?? WAYS_OF_TYPES[type]
}

/** A register's kinds, with those that are out of use. */
export type OwnKinds = readonly (OwnKind & { isArchived?: boolean })[]

/**
 * Returns the scopes of a type in the order of the table, and the own kinds in use in that of the register; for a
 * training centre only those that it may issue.
 */
export function listScopes(type: QualificationType, isCentre: boolean, kinds: OwnKinds = []): Scope[] {
  if (type === 'own') return isCentre ? [] : kinds.filter(({ isArchived }) => !isArchived).map(({ id }) => id)
  return Object.keys(QUALIFICATIONS[type])
    .flatMap((key) => parseScope(type, key) ?? [])
    .filter((scope) => !isCentre || isIssuedByCentres({ type, scope }))
}

/** Returns the scopes that a position can require. Nobody requires a paper that cannot be got any more. */
export function listRequirableScopes(type: QualificationType, kinds: OwnKinds = []): Scope[] {
  return listScopes(type, false, kinds).filter((scope) => !isOutgoing({ type, scope }))
}

/** Returns the qualifications to which a training of an employer may lead, in the order of the table. */
export function listTrainedByEmployers(kinds: OwnKinds): (Qualification & { scope: Scope })[] {
  return QUALIFICATION_TYPES.flatMap((type) =>
    listScopes(type, false, kinds).map((scope) => withOwnKind({ type, scope }, kinds)),
  ).filter(isTrainedByEmployers)
}

/** Returns the types with a scope; for a training centre only those of which it may issue one. */
export function listTypes(isCentre: boolean, kinds: OwnKinds = []): QualificationType[] {
  return QUALIFICATION_TYPES.filter((type) => listScopes(type, isCentre, kinds).length > 0)
}

/** Names of scopes that need more words in a form than beside the title of a certificate. */
const FULL_NAMES: Partial<Record<Scope, string>> = {
  dangerous_work: 'stanowiska robotnicze, prace szczególnie niebezpieczne',
  managers: 'pracodawcy i\u00a0osoby kierujące pracownikami',
  kpp: 'tytuł ratownika (KPP), dla jednostek ratownictwa',
  e_g1: 'eksploatacja (E), grupa G1',
  e_g2: 'eksploatacja (E), grupa G2',
  e_g3: 'eksploatacja (E), grupa G3',
  d_g1: 'dozór (D), grupa G1',
  d_g2: 'dozór (D), grupa G2',
  d_g3: 'dozór (D), grupa G3',
  forklift: 'wózek jezdniowy podnośnikowy',
  forklift_with_boom: 'wózek z\u00a0wysięgnikiem albo z\u00a0operatorem podnoszonym wraz z\u00a0ładunkiem',
  forklift_permit: 'imienne zezwolenie od pracodawcy na wózek podnośnikowy',
  mobile_platform: 'podest ruchomy przejezdny',
  other_platform: 'inny podest ruchomy',
}

/** Returns the scope in as many words as a choice needs. */
export function fullScopeName(type: QualificationType, scope: Scope, kinds: OwnKinds = []): string {
  if (type === 'own') return qualificationTitle(withOwnKind({ type, scope }, kinds))
  return FULL_NAMES[scope] ?? scopeLabel({ type, scope }) ?? scope
}
