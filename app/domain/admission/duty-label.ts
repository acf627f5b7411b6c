import { applicationDay } from '~/domain/certificates/deadline'
import type { Scope } from '~/domain/qualifications/qualification'
import type { Requirement } from '~/domain/qualifications/requirement'
import { daysUntil, formatDay, type Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import type { Duty, UnknownReason } from './duty'
import { isFirstTraining, isOpen, type DutyItem, type DutyState } from './duty-item'

// Short labels of duties and their items.

/** The word and the tone of each state. */
export const DUTY_STATE_LABELS = {
  valid: { label: 'ważny', tone: 'success' },
  expiring: { label: 'wygasa', tone: 'warning' },
  application: { label: 'termin wniosku', tone: 'warning' },
  first: { label: 'pierwsze szkolenie', tone: 'success' },
  first_soon: { label: 'pierwsze szkolenie wkrótce', tone: 'warning' },
  expired: { label: 'wygasł', tone: 'danger' },
  pending: { label: 'oczekuje', tone: 'danger' },
  missing: { label: 'brak', tone: 'danger' },
  unknown: { label: 'nie wiadomo', tone: 'neutral' },
} as const satisfies Record<DutyState, { label: string; tone: string }>

/** Returns „Do 26.11.2026”, „Tak”, „Nie” or „Nie wiadomo”. */
export function mayWorkLabel({ mayWork, until }: Pick<Duty, 'mayWork' | 'until'>): string {
  if (mayWork === undefined) return 'Nie wiadomo'
  if (!mayWork) return 'Nie'
  return until === undefined ? 'Tak' : `Do ${formatDay(until)}`
}

/** Returns „3 osoby nie mogą dziś pracować”. */
export function unableLabel(people: number): string {
  return `${countOf(people, 'unable_person')} dziś pracować`
}

/**
 * The law asks these two of everybody (Kodeks pracy, art. 229 § 4; regulation of 27.07.2004, § 8), and nobody records
 * them here. Each answer to who may work says that it leaves them out.
 */
export const UNCHECKED_LABEL = 'nie obejmuje badań lekarskich ani szkolenia wstępnego'

/** The reasons why nobody can say whether a person may work, each with the thing to enter. */
export const UNKNOWN_TEXTS = {
  position: 'Nie podano stanowiska',
  requirements: 'Nie ustalono, czego wymaga stanowisko',
  hire: 'Podaj datę zatrudnienia',
} satisfies Record<UnknownReason, string>

/** Returns „4 z 7 dopuszczonych”, and of how many nobody can say it. */
export function admittedSummary(admitted: number, total: number, unknown = 0): string {
  const people = `o\u00a0${unknown}\u00a0${unknown === 1 ? 'osobie' : 'osobach'}`
  const rest = unknown > 0 ? `, ${people} nie wiadomo` : ''
  return `${admitted} z\u00a0${total} dopuszczonych${rest}`
}

/**
 * Returns when the state of an item began or ends, in few words: „8 dni po terminie”, „jutro”, „za 5 dni”, „wniosek do
 * 19.12.2026”, „termin wniosku minął, wygasa jutro”, „pierwsze szkolenie do 14.05.2027”, „do 14.05.2028”,
 * „bezterminowo”, „oczekuje”, „brak”, „podaj datę zatrudnienia”. If `day` is after today (`isLater`), „jutro” would
 * mislead, so it names the day.
 */
export function itemLabel(item: DutyItem, day: Day, isLater = false): string {
  const { state, certificate, lastDay } = item
  if (state === 'unknown') return 'podaj datę zatrudnienia'
  if (lastDay === undefined) return certificate ? 'bezterminowo' : DUTY_STATE_LABELS[state].label
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
    return `${isMissed ? 'termin wniosku minął, ważny ' : ''}do ${formatDay(lastDay)}`
  }
  const end = isLater ? 'tego dnia' : endLabel(days)
  return isMissed ? `termin wniosku minął, wygasa ${end}` : end
}

function endLabel(days: number): string {
  if (days === 0) return 'dziś'
  return days === 1 ? 'jutro' : `za ${countOf(days, 'day')}`
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
export function requirementName({ qualification: { type, scope } }: Requirement): string {
  switch (type) {
    case 'bhp':
      return 'BHP'
    case 'electrical':
      return `SEP ${scope.slice(0, 1).toUpperCase()}, ${scope.slice(2).toUpperCase()}`
    case 'machine_operator':
      return MACHINE_NAMES.get(scope) ?? 'UDT'
    case 'first_aid':
      return scope === 'kpp' ? 'KPP' : 'Pierwsza pomoc'
    case 'fire_protection':
      return scope === 'inspector' ? 'Ppoż. inspektor' : 'Ppoż.'
  }
}

/** Returns the name and the state of a required qualification, „BHP: 8 dni po terminie”. */
export function namedItemLabel(item: DutyItem, day: Day, isLater = false): string {
  return `${requirementName(item.requirement)}: ${itemLabel(item, day, isLater)}`
}

/** Returns what a person lacks and what is due, or why nobody can say whether they may work, or undefined. */
export function dutyNote(
  duty: Pick<Duty, 'items' | 'unknown'>,
  day: Day,
  isLater = false,
): string | undefined {
  return lackingSummary(duty, day, isLater) ?? (duty.unknown && UNKNOWN_TEXTS[duty.unknown])
}

/** Returns what a person lacks and what is due, „BHP: 8 dni po terminie; UDT wózek: jutro”, or undefined. */
export function lackingSummary(
  { items }: Pick<Duty, 'items'>,
  day: Day,
  isLater = false,
): string | undefined {
  const named = items.filter(isOpen).map((item) => namedItemLabel(item, day, isLater))
  return named.length > 0 ? named.join('; ') : undefined
}
