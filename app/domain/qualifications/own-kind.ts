import * as v from 'valibot'

import { typedLine } from '~/domain/words/typed-text'

// Kinds of qualifications that the table of the law does not know. A register has them beside the five types.

const PREFIX = 'own_'

export type OwnKindId = `own_${string}`

const ID = /^own_[\w-]{1,100}$/

export function isOwnKindId(value: unknown): value is OwnKindId {
  return typeof value === 'string' && ID.test(value)
}

export const ownKindId = v.custom<OwnKindId>(isOwnKindId)

/** Returns the id of a kind by a text of letters, digits, `_` and `-`. */
export function toOwnKindId(text: string): OwnKindId {
  return `${PREFIX}${text}`
}

export const MAX_KIND_NAME_LENGTH = 80

/** 50 years: no document has a longer term, and a year typed by mistake is more. */
export const MAX_TERM_MONTHS = 600
export const MAX_WARNING_DAYS = 365

function wholeNumberUpTo(max: number, message: string) {
  return v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(max, message))
}

export const termMonths = wholeNumberUpTo(MAX_TERM_MONTHS, `Podaj liczbę miesięcy od 1 do ${MAX_TERM_MONTHS}`)

export const ownKindSchema = v.object({
  id: ownKindId,
  name: v.pipe(
    typedLine(MAX_KIND_NAME_LENGTH, `Skróć nazwę do ${MAX_KIND_NAME_LENGTH} znaków`),
    v.nonEmpty('Podaj nazwę rodzaju'),
  ),
  /** When a document of it ends: so many months after its issue, on the day that it names, or never. */
  term: v.union([termMonths, v.picklist(['document', 'none'])]),
  /** From so many days before its end on there is something to do. */
  warningDays: wholeNumberUpTo(MAX_WARNING_DAYS, `Podaj liczbę dni od 1 do ${MAX_WARNING_DAYS}`),
  /** Its documents say something of health: like an orzeczenie, only the person and their employer see them. */
  isMedical: v.boolean(),
})

/** A kind of qualification as the register has it. */
export type OwnKind = v.InferOutput<typeof ownKindSchema>

/** The days of warning of all that the law's table knows, too. */
export const USUAL_WARNING_DAYS = 90

function common(
  id: string,
  name: string,
  { term = 'document', isMedical = false }: Partial<Pick<OwnKind, 'term' | 'isMedical'>> = {},
): OwnKind {
  return { id: toOwnKindId(id), name, term, warningDays: USUAL_WARNING_DAYS, isMedical }
}

/**
 * ADR (umowa ADR, 8.2.2.8), code 95 (ustawa o transporcie drogowym, art. 39d), operators of mobile and tower cranes
 * (regulation of 21.05.2019) and the driver's card (regulation of the EU 165/2014) have five years.
 */
const FIVE_YEARS = 60

/** Operators of overhead cranes for general use and of loader cranes have ten (regulation of 21.05.2019). */
const TEN_YEARS = 120

/**
 * The kinds that every register begins with. If no law sets one term for all, the document says the end. The ids are
 * stored with certificates and never change.
 */
export const COMMON_KINDS: readonly OwnKind[] = [
  common('heights', 'Praca na wysokości (szkolenie)'),
  common('overhead_crane', 'Operator suwnicy (UDT)', { term: TEN_YEARS }),
  common('crane', 'Operator żurawia (UDT)', { term: FIVE_YEARS }),
  common('loader_crane', 'Operator HDS (UDT)', { term: TEN_YEARS }),
  common('truck', 'Wózek jezdniowy inny niż podnośnikowy (kurs)', { term: 'none' }),
  common('truck_book', 'Książka operatora maszyn (wózek jezdniowy)', { term: 'none' }),
  common('welder', 'Świadectwo spawacza'),
  common('excavator', 'Operator koparki (książka operatora)', { term: 'none' }),
  common('adr', 'Zaświadczenie ADR', { term: FIVE_YEARS }),
  common('licence_c', 'Prawo jazdy C'),
  common('licence_ce', 'Prawo jazdy C+E'),
  common('code_95', 'Kwalifikacja zawodowa kierowcy (kod 95)', { term: FIVE_YEARS }),
  common('psychological_tests', 'Badania psychotechniczne', { isMedical: true }),
  common('driver_medical', 'Orzeczenie lekarskie kierowcy zawodowego', { isMedical: true }),
  common('sanitary_booklet', 'Orzeczenie sanitarno-epidemiologiczne (książeczka sanepidu)', {
    term: 'none',
    isMedical: true,
  }),
  common('height_examination', 'Badania wysokościowe (praca na wysokości)', { isMedical: true }),
  common('scaffolder', 'Monter rusztowań (książka operatora)', { term: 'none' }),
  common('f_gas', 'Certyfikat F-gazy', { term: 'none' }),
  common('driver_card', 'Karta kierowcy (tachograf)', { term: FIVE_YEARS }),
  common('maintenance_udt', 'Konserwator (UDT)'),
  common('tdt', 'Zaświadczenie TDT'),
]

/** The office that examines and issues the zaświadczenie of a device under technical supervision. */
export type Supervisor = 'UDT' | 'TDT'

/** The common kinds for whose devices the law on technical supervision asks for a zaświadczenie. */
const SUPERVISORS: ReadonlyMap<unknown, Supervisor> = new Map([
  [toOwnKindId('overhead_crane'), 'UDT'],
  [toOwnKindId('crane'), 'UDT'],
  [toOwnKindId('loader_crane'), 'UDT'],
  [toOwnKindId('maintenance_udt'), 'UDT'],
  [toOwnKindId('tdt'), 'TDT'],
])

const NAMED_SUPERVISOR = /\((UDT|TDT)\)/

/**
 * Returns the office of a kind that is under technical supervision. A common one stays so under a new name; a kind that
 * the register has made says so in its name, „Operator układnicy (UDT)”.
 */
export function supervisorOfKind({ id, name = '' }: { id: unknown; name?: string }): Supervisor | undefined {
  const [, named] = NAMED_SUPERVISOR.exec(name) ?? []
  return SUPERVISORS.get(id) ?? (named === 'UDT' || named === 'TDT' ? named : undefined)
}

const COMMON_BY_ID: ReadonlyMap<unknown, OwnKind> = new Map(
  COMMON_KINDS.map((ownKind) => [ownKind.id, ownKind]),
)

/** Returns the kind that every register begins with under that id. */
export function commonKind(id: unknown): OwnKind | undefined {
  return COMMON_BY_ID.get(id)
}

export const UNKNOWN_KIND_NAME = 'Rodzaj, którego ten rejestr nie zna'

/** Stands for a kind that this register does not know: its change was undone, or a newer version has made it. */
export function unknownKind(id: OwnKindId): OwnKind {
  return { ...common('', UNKNOWN_KIND_NAME), id }
}
