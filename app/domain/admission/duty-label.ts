import { applicationDay } from '~/domain/certificates/deadline'
import type { Scope } from '~/domain/qualifications/qualification'
import type { Requirement } from '~/domain/qualifications/requirement'
import { daysUntil, formatDay, type Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import { isDueSoon, isLacking, type Duty, type DutyItem, type DutyState } from './duty'

// Short labels of duties and their items.

/** The word and the tone of each state. */
export const DUTY_STATE_LABELS = {
  valid: { label: 'ważny', tone: 'success' },
  expiring: { label: 'wygasa', tone: 'warning' },
  application: { label: 'termin wniosku', tone: 'warning' },
  expired: { label: 'wygasł', tone: 'danger' },
  pending: { label: 'oczekuje', tone: 'danger' },
  missing: { label: 'brak', tone: 'danger' },
} as const satisfies Record<DutyState, { label: string; tone: string }>

/** Returns „Do 26.11.2026”, „Tak”, „Nie” or „Wymagania nieustalone”. */
export function mayWorkLabel({ mayWork, until }: Pick<Duty, 'mayWork' | 'until'>): string {
  if (mayWork === undefined) return 'Wymagania nieustalone'
  if (!mayWork) return 'Nie'
  return until === undefined ? 'Tak' : `Do ${formatDay(until)}`
}

/** Returns „3 osoby nie mogą dziś pracować”. */
export function unableLabel(people: number): string {
  return `${countOf(people, 'unable_person')} dziś pracować`
}

/** Returns „4 z 7 dopuszczonych”, and of how many the requirements are not known. */
export function admittedSummary(admitted: number, total: number, unknown = 0): string {
  const rest = unknown > 0 ? `, ${unknown} bez ustalonych wymagań` : ''
  return `${admitted} z\u00a0${total} dopuszczonych${rest}`
}

/**
 * Returns when the state of an item began or ends, in few words: „8 dni po terminie”, „jutro”, „za 5 dni”, „wniosek do
 * 19.12.2026”, „termin wniosku minął, wygasa jutro”, „do 14.05.2028”, „bezterminowo”, „oczekuje”, „brak”. If `day` is
 * after today (`isLater`), „jutro” would mislead, so it names the day.
 */
export function itemLabel({ state, certificate }: DutyItem, day: Day, isLater = false): string {
  if (!certificate) return DUTY_STATE_LABELS[state].label
  const { expiryDate } = certificate
  if (expiryDate === undefined) return 'bezterminowo'
  const days = daysUntil(expiryDate, day)
  if (state === 'expired') return `${countOf(-days, 'day')} po terminie`
  if (state === 'valid') return `do ${formatDay(expiryDate)}`
  const application = applicationDay(certificate)
  if (application !== undefined && application >= day) return `wniosek do ${formatDay(application)}`
  const isMissed = application !== undefined
  if (isLater ? days > 0 : days > SHOWN_IN_DAYS) {
    return `${isMissed ? 'termin wniosku minął, ważny ' : ''}do ${formatDay(expiryDate)}`
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

/** Returns what a person lacks and what is due, „BHP: 8 dni po terminie; UDT wózek: jutro”, or undefined. */
export function lackingSummary(
  { items }: Pick<Duty, 'items'>,
  day: Day,
  isLater = false,
): string | undefined {
  const named = items
    .filter((item) => isLacking(item) || isDueSoon(item))
    .map((item) => namedItemLabel(item, day, isLater))
  return named.length > 0 ? named.join('; ') : undefined
}
