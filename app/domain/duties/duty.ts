import * as v from 'valibot'

import { daySchema, daysAheadLabel, daysUntil, formatDay, shiftDay, type Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { filledText, recordId } from '~/domain/words/typed-text'

// What an employer owes beside the papers of people. All sorts share one model; what the law says of each is in
// `duty-law.ts`, which only the screens of duties load.

/** The sorts in the order of the list. They are stored and never change. */
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
} as const

export type DutySort = keyof typeof DUTY_LABELS

export function isDutySort(value: unknown): value is DutySort {
  return typeof value === 'string' && value in DUTY_LABELS
}

/** In which form people have confirmed that they know a document. */
export const CONFIRMATIONS = {
  paper: 'na papierze',
  electronic: 'elektronicznie',
  both: 'na papierze i\u00a0elektronicznie',
}

export type Confirmation = keyof typeof CONFIRMATIONS

export function isConfirmation(value: unknown): value is Confirmation {
  return typeof value === 'string' && value in CONFIRMATIONS
}

/** 50 years, as for documents of people. */
export const MAX_INTERVAL_MONTHS = 600

export const MAX_TOLD = 100_000

/** One thing that the employer owes, as it is stored: one assessment, one device, one factor. */
export const dutySchema = v.object({
  id: recordId,
  sort: v.custom<DutySort>(isDutySort),
  /** The position, the device, the factor or the firm that it is about. */
  about: v.optional(filledText),
  /** The last time that it was done. */
  doneOn: v.optional(daySchema),
  everyMonths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_INTERVAL_MONTHS))),
  /** The next time, if it does not follow from the last one and the interval. */
  nextOn: v.optional(daySchema),
  /** The appointed people. */
  people: v.optional(v.array(recordId)),
  /** How many people know the document, and how they have confirmed it. */
  told: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_TOLD))),
  confirmation: v.optional(v.custom<Confirmation>(isConfirmation)),
  note: v.optional(filledText),
  /** Why the firm does not owe it. Then nothing else counts. */
  notApplicable: v.optional(filledText),
})

export type Duty = v.InferOutput<typeof dutySchema>

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
