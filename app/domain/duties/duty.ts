import { daysAheadLabel, daysUntil, formatDay, shiftDay, type Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import type { Confirmation, Duty, DutySort } from './duty-schema'

// What an employer owes beside the papers of people. All sorts share one model; what the law says of each is in
// `duty-law.ts`, which only the screens of duties load.

/** The labels of the sorts, in the order of the list. */
export const DUTY_LABELS = {
  risk: 'Ocena ryzyka zawodowego',
  instruction: 'Instrukcja bhp',
  dangerous_work: 'Wykaz prac szczególnie niebezpiecznych',
  two_people: 'Wykaz prac dla co najmniej dwóch osób',
  service: 'Służba bhp',
  first_aid: 'Pierwsza pomoc: wyznaczone osoby',
  evacuation: 'Zwalczanie pożarów i\u00a0ewakuacja: wyznaczone osoby',
  clothing: 'Odzież, obuwie i\u00a0środki ochrony',
  measurement: 'Pomiary czynnika szkodliwego',
  device: 'Urządzenie pod dozorem technicznym',
  extinguishers: 'Przegląd gaśnic i\u00a0urządzeń przeciwpożarowych',
  electricity: 'Kontrola instalacji elektrycznej i\u00a0piorunochronnej',
  other: 'Inny obowiązek',
} satisfies Record<DutySort, string>

/** In which form people have confirmed that they know a document. */
export const CONFIRMATION_LABELS = {
  paper: 'na papierze',
  electronic: 'elektronicznie',
  both: 'na papierze i\u00a0elektronicznie',
} satisfies Record<Confirmation, string>

/** Returns „Ocena ryzyka zawodowego – dekarz”. */
export function dutyTitle({ sort, about }: Pick<Duty, 'sort' | 'about'>): string {
  if (about === undefined) return DUTY_LABELS[sort]
  return sort === 'other' ? about : `${DUTY_LABELS[sort]} – ${about}`
}

/** Returns the last day to do it again, or undefined if nothing says one. */
export function nextDayOfDuty({
  doneOn,
  everyMonths,
  nextOn,
  notApplicable,
}: Pick<Duty, 'doneOn' | 'everyMonths' | 'nextOn' | 'notApplicable'>): Day | undefined {
  if (notApplicable !== undefined) return undefined
  if (nextOn !== undefined) return nextOn
  if (doneOn === undefined || everyMonths === undefined) return undefined
  return shiftDay(doneOn, { months: everyMonths })
}

/** From so many days before its day on there is something to do: inspections and laboratories are ordered ahead. */
export const DUTY_SOON_DAYS = 30

/** Something to do about a duty by its day. */
export type DutyDay = { dutyId: string; title: string; day: Day }

/** Returns the next days of these duties, however far. */
export function dutyDays(duties: readonly Duty[]): DutyDay[] {
  return duties.flatMap((duty) => {
    const day = nextDayOfDuty(duty)
    return day === undefined ? [] : [{ dutyId: duty.id, title: dutyTitle(duty), day }]
  })
}

/** Returns those of these days that are over or near. */
export function dutiesToActOn(days: readonly DutyDay[], today: Day): DutyDay[] {
  return days.filter(({ day }) => daysUntil(day, today) <= DUTY_SOON_DAYS)
}

/** Returns „termin 02.12.2026, za 11 dni” or „3 dni po terminie”. */
export function dutyDayLabel(day: Day, today: Day): string {
  const days = daysUntil(day, today)
  if (days < 0) return `${countOf(-days, 'day')} po\u00a0terminie, ${formatDay(day)}`
  return `termin ${formatDay(day)}, ${daysAheadLabel(days)}`
}
