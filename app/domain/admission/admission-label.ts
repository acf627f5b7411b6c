import { lastDayOf } from '~/domain/certificates/certificate'
import { applicationDay } from '~/domain/certificates/deadline'
import { toneOf } from '~/domain/certificates/remaining-time'
import type { RequiredPapers } from '~/domain/employment/employment-records'
import type { Scope } from '~/domain/qualifications/qualification'
import { qualificationTitle } from '~/domain/qualifications/qualification-label'
import type { Requirement } from '~/domain/qualifications/requirement'
import { VOLTAGE_LABELS } from '~/domain/qualifications/voltage'
import { daysAheadLabel, daysUntil, formatDay, type Day } from '~/domain/words/day'
import { countOf, formOf } from '~/domain/words/polish'

import { isLimited, type Admission } from './admission'
import type { Doubt } from './certificate-doubt'
import { namedCheckLabel, onPosition } from './check-label'
import {
  isDueSoon,
  isFirstTraining,
  isOpen,
  type RequirementItem,
  type RequirementState,
} from './requirement-item'
import type { PositionStanding } from './standing'

// Short labels of an admission, its checks and its requirements.

/** The word and the tone of each state. */
export const REQUIREMENT_STATE_LABELS = {
  valid: { label: 'ważny', tone: 'success' },
  expiring: { label: 'wygasa', tone: 'warning' },
  application: { label: 'termin wniosku', tone: 'warning' },
  first: { label: 'pierwsze szkolenie', tone: 'success' },
  first_soon: { label: 'pierwsze szkolenie wkrótce', tone: 'warning' },
  expired: { label: 'wygasł', tone: 'danger' },
  pending: { label: 'oczekuje', tone: 'danger' },
  missing: { label: 'brak', tone: 'danger' },
  unknown: { label: 'nie wiadomo', tone: 'neutral' },
} as const satisfies Record<RequirementState, { label: string; tone: string }>

/**
 * Returns the tone of a qualification beside its certificate, which has the same one everywhere. The marks of tables tell
 * by their tone who may work, so theirs is that of the state.
 */
export function itemTone({ state, certificate, lastDay }: RequirementItem, day: Day) {
  if (state === 'pending') return 'warning'
  const isOwnEnd = certificate !== undefined && lastDayOf(certificate) === lastDay
  const tone = isOwnEnd && isDueSoon({ state }) ? toneOf(certificate, day) : 'neutral'
  return tone === 'neutral' ? REQUIREMENT_STATE_LABELS[state].tone : tone
}

type MayWork = Pick<Admission, 'mayWork' | 'until' | 'outside'>

/** Returns „Do 26.11.2026”, „Tak”, „Nie”, „Nie pracuje” or „Nie wiadomo”, under the heading „Dokumenty aktualne”. */
export function mayWorkLabel({ mayWork, until, outside }: MayWork): string {
  if (outside) return 'Nie pracuje'
  if (mayWork === undefined) return 'Nie wiadomo'
  if (!mayWork) return 'Nie'
  return until === undefined ? 'Tak' : `Do ${formatDay(until)}`
}

/** Returns the last day of the documents, for people who may work. A register without such a day promises no end. */
export function untilLabel({ mayWork, until }: Pick<Admission, 'mayWork' | 'until'>): string | undefined {
  if (!mayWork) return undefined
  return until === undefined ? 'bez daty końca' : formatDay(until)
}

/**
 * Returns „Dokumenty aktualne do 26.11.2026”, „Nie wiadomo, czy może dziś pracować” and so on. `when` names the day. The
 * register knows papers alone: it looks at no prohibited work and at no title of a foreigner to work. If the answers for
 * several positions differ, it names each.
 */
export function mayWorkText(admission: Admission, when = 'dziś'): string {
  return [mayWorkSentence(admission, when), admission.outside ? undefined : byPosition(admission)]
    .filter(Boolean)
    .join(' ')
}

function mayWorkSentence({ mayWork, until, outside }: Admission, when: string): string {
  if (outside) return outside === 'before' ? 'Jeszcze nie pracuje' : 'Już nie pracuje'
  if (mayWork === undefined) return `Nie wiadomo, czy może ${when} pracować`
  if (!mayWork) return `Nie może ${when} pracować`
  return until === undefined ? `Dokumenty ${when} aktualne` : `Dokumenty aktualne do ${formatDay(until)}`
}

/** Returns „jako magazynier; jako operator wózka nie może; nie wiadomo, czy jako hakowy” if the answers differ. */
function byPosition({ positions = [] }: Pick<Admission, 'positions'>): string | undefined {
  const first = positions[0]
  if (positions.every(({ mayWork }) => mayWork === first?.mayWork)) return undefined
  const namesOfAll = (answer: boolean | undefined) =>
    namesOf(positions.filter(({ mayWork }) => mayWork === answer))
  const [able, open, unable] = [namesOfAll(true), namesOfAll(undefined), namesOfAll(false)]
  return [
    able && `jako ${able}`,
    open && (able ? `nie wiadomo, czy jako ${open}` : `jako ${open}`),
    unable && `jako ${unable} nie może`,
  ]
    .filter(Boolean)
    .join('; ')
}

function namesOf(positions: readonly PositionStanding[]): string {
  return positions.flatMap(({ position }) => position ?? []).join(', ')
}

/** Returns „tylko jako magazynier” for somebody who may work on some of their positions, or undefined. */
export function limitLabel(admission: Pick<Admission, 'mayWork' | 'positions'>): string | undefined {
  const { positions = [] } = admission
  return isLimited(admission)
    ? `tylko jako ${namesOf(positions.filter(({ mayWork }) => mayWork))}`
    : undefined
}

/** Returns „3 osoby nie mogą dziś pracować”. */
export function unableLabel(people: number): string {
  return `${countOf(people, 'unable_person')} dziś pracować`
}

/**
 * Returns what each answer leaves out, because the register leaves it to another system, or undefined if it leaves out
 * nothing. The law asks both of employees: Kodeks pracy, art. 229 § 4; regulation of 27.07.2004, § 8.
 */
export function uncheckedLabel({ examination, induction }: RequiredPapers): string | undefined {
  if (examination && induction) return undefined
  const left = [!examination && 'badań lekarskich', !induction && 'szkolenia wstępnego'].filter(Boolean)
  return `nie obejmuje ${left.join(' ani ')}`
}

/** Returns „aktualne dokumenty: 4 z 7 osób”, and of how many nobody can say it. */
export function admittedSummary(admitted: number, total: number, unknown = 0): string {
  const known = `aktualne dokumenty: ${shareOfPeople(admitted, total)}`
  return [known, unknownLabel(unknown)].filter(Boolean).join(', ')
}

/** Returns „5 z 7 osób ma aktualne dokumenty”. */
export function admittedLabel(admitted: number, total: number): string {
  return `${shareOfPeople(admitted, total)} ${formOf(admitted, ['ma', 'mają', 'ma'])} aktualne dokumenty`
}

/** Returns „o 12 osobach nie wiadomo”, or undefined if nobody is unknown. */
export function unknownLabel(people: number): string | undefined {
  return people > 0 ? `o\u00a0${people}\u00a0${people === 1 ? 'osobie' : 'osobach'} nie wiadomo` : undefined
}

function shareOfPeople(part: number, total: number): string {
  return `${part} z\u00a0${total}\u00a0${total === 1 ? 'osoby' : 'osób'}`
}

/**
 * Returns when the state of an item began or ends, in few words: „8 dni po terminie”, „jutro”, „za 5 dni”, „wniosek do
 * 19.12.2026”, „termin na wniosek minął, wygasa jutro”, „pierwsze szkolenie do 14.05.2027”, „do 14.05.2028”,
 * „bezterminowo”, „oczekuje”, „brak”, „podaj datę zatrudnienia”. If `day` is after today (`isLater`), „jutro” would
 * mislead, so it names the day.
 */
export function itemLabel(item: RequirementItem, day: Day, isLater = false): string {
  const { state, certificate, lastDay, doubt } = item
  if (state === 'unknown') return doubt ? doubtLabel(doubt) : 'podaj datę zatrudnienia'
  if (lastDay === undefined) return certificate ? 'bezterminowo' : REQUIREMENT_STATE_LABELS[state].label
  if (!certificate || isFirstTraining(item)) {
    return `pierwsze szkolenie do ${formatDay(lastDay)}`
  }
  const days = daysUntil(lastDay, day)
  if (state === 'expired') return `${countOf(-days, 'day')} po terminie`
  if (state === 'valid') return `do ${formatDay(lastDay)}`
  const application = applicationDay(certificate)
  if (application !== undefined && application >= day) return `wniosek do ${formatDay(application)}`
  const isMissed = application !== undefined
  if (isLater ? days > 0 : days > SHOWN_IN_DAYS) {
    return `${isMissed ? 'termin na wniosek minął; zaświadczenie ważne ' : ''}do ${formatDay(lastDay)}`
  }
  const end = isLater ? 'tego dnia' : daysAheadLabel(days)
  return isMissed ? `termin na wniosek minął, wygasa ${end}` : end
}

const DOUBT_LABELS = {
  programme: 'szkolenie innej grupy',
  group: 'nie podano grupy szkolenia',
  voltage: 'nie podano napięcia',
  issue: 'nie podano daty wydania',
  extension: 'sprzed 1.06.2019',
  end: 'nie podano daty ważności',
} satisfies Record<Doubt, string>

/** Returns why nobody can say whether the certificate counts, in few words. */
export function doubtLabel(doubt: Doubt): string {
  return DOUBT_LABELS[doubt]
}

/** Up to here the remaining time is given in days, beyond as a date. */
const SHOWN_IN_DAYS = 30

const MACHINE_NAMES: ReadonlyMap<Scope, string> = new Map([
  ['forklift', 'UDT wózek'],
  ['forklift_with_boom', 'UDT wózek z\u00a0wysięgnikiem'],
  ['mobile_platform', 'UDT podest przejezdny'],
  ['other_platform', 'UDT podest'],
])

/** Returns a name short enough for a column: „BHP”, „SEP E, G1”, „UDT wózek”. */
export function requirementName({ qualification }: Requirement): string {
  const { type, scope, voltage } = qualification
  switch (type) {
    case 'bhp':
      return 'BHP'
    case 'electrical':
      return [
        `SEP ${scope.slice(0, 1).toUpperCase()}`,
        scope.slice(2).toUpperCase(),
        voltage && VOLTAGE_LABELS[voltage],
      ]
        .filter(Boolean)
        .join(', ')
    case 'machine_operator':
      return MACHINE_NAMES.get(scope) ?? 'UDT'
    case 'first_aid':
      return scope === 'kpp' ? 'KPP' : 'Pierwsza pomoc'
    case 'fire_protection':
      return scope === 'inspector' ? 'Ppoż. inspektor' : 'Ppoż.'
    case 'own':
      return qualificationTitle(qualification)
  }
}

/** Returns the name and the state of a required qualification, „BHP: 8 dni po terminie”. */
export function namedItemLabel(item: RequirementItem, day: Day, isLater = false): string {
  return `${requirementName(item.requirement)}${onPosition(item)}: ${itemLabel(item, day, isLater)}`
}

/** Returns what stops a person or is due, why nobody can say whether they may work, or undefined. */
export function admissionNote(admission: AdmissionReasons, day: Day, isLater = false): string | undefined {
  const notes = [
    outsideLabel(admission),
    unknownPositionText(admission),
    lackingSummary(admission, day, isLater),
  ].filter(Boolean)
  return notes.length > 0 ? notes.join('; ') : undefined
}

/** Returns what nobody has said of the position. All else that is unknown has an item or a check that says it. */
export function unknownPositionText({
  unknown,
  positions = [],
}: Pick<Admission, 'unknown' | 'positions'>): string | undefined {
  if (unknown === 'position') return 'Nie podano stanowiska'
  if (unknown !== 'requirements') return undefined
  const names = namesOf(positions.filter((each) => each.unknown === 'requirements'))
  return ['Nie ustalono, czego wymaga stanowisko', names].filter(Boolean).join(': ')
}

type AdmissionReasons = Pick<
  Admission,
  'person' | 'positions' | 'checks' | 'items' | 'unknown' | 'outside' | 'isWithheld'
>

/** Returns „Praca od 1.12.2026” for a day before the employment, „Ostatni dzień pracy: 31.10.2026” for one after it. */
export function outsideLabel({ person, outside }: Pick<Admission, 'person' | 'outside'>): string | undefined {
  const { hiredOn, leftOn } = person
  if (outside === 'before' && hiredOn) return `Praca od ${formatDay(hiredOn)}`
  return outside === 'after' && leftOn ? `Ostatni dzień pracy: ${formatDay(leftOn)}` : undefined
}

/** Returns what a person lacks and what is due, „BHP: 8 dni po terminie; UDT wózek: jutro”, or undefined. */
export function lackingSummary(
  { checks, items, isWithheld }: Pick<Admission, 'checks' | 'items' | 'isWithheld'>,
  day: Day,
  isLater = false,
): string | undefined {
  const named = [
    ...(isWithheld ? [WITHHELD_LABEL] : []),
    ...checks.filter(isOpen).map((check) => namedCheckLabel(check, day, isLater)),
    ...items.filter(isOpen).map((item) => namedItemLabel(item, day, isLater)),
  ]
  return named.length > 0 ? named.join('; ') : undefined
}

/** Stands for whatever only the person and their employer may see. */
export const WITHHELD_LABEL = 'nie dopuszczono'
