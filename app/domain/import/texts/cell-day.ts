import {
  FIRST_DAY,
  formatDay,
  formatDayInWords,
  isDay,
  LAST_DAY,
  shiftDay,
  type Day,
} from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

import type { DaysOfHeading } from './heading-days'

/** The day in a cell: the day, a month with its last day, that there is none, nothing, or why it cannot be read. */
export type CellDay =
  | { kind: 'day'; day: Day }
  | { kind: 'month'; lastDay: Day }
  | { kind: 'endless' }
  | { kind: 'blank' }
  /** `proposal` is what the text most likely means. Nobody is taken at it without being asked. */
  | { kind: 'problem'; message: string; proposal?: Proposal }

/** The doubt about a date, and the text that says what it most likely means. */
export type Proposal = { unclear: 'century' | 'order' | 'number' | 'two'; text: string }

/** Words that people write where there is no day, and what Excel shows for a formula that failed. */
const BLANK = new Set(
  [
    ['', '-', '--', '---', '.', 'x', 'xx', 'xxx', '0', 'brak', 'brak danych', 'bd', 'b.d.', 'b/d'],
    ['nd', 'nd.', 'n/d', 'n.d.', 'n/a', 'nie dotyczy', 'nie', 'nie ma', 'zbedne'],
    ['nie wymagane', 'nie wymagany', 'nie wymaga', 'niewymagane'],
    ['#n/d!', '#n/d', '#n/a', '#adr!', '#ref!', '#arg!', '#value!', '#nazwa?', '#name?'],
    ['#dziel/0!', '#div/0!', '#liczba!', '#num!', '#zero!', '#null!'],
  ].flat(),
)
const ENDLESS = /^(b[/.]? ?t\.?$|bezterm|bez ?(termin|konca|daty wazn)|na stale$|dozywotni)/

/** A longer text is a note. */
const LONGEST = 60
const HYPHENS = /[\u00ad\u2010-\u2015\u2212]/g
const INVISIBLE = /(?!\u00ad)\p{Cf}/gu
/** „niedziela, ” before a long date of Excel, and words that say what the day is. */
const WEEKDAY = /^[a-z]+, (?=\d)/
const END_WORD = /^(wazn\w* )?do:? ?(dnia |dn\. ?)?(?=[\divx])|^wazn\w*:? (?=\d)/
const ISSUE_WORD = /^(wazn\w* |wydan\w* )?od:? ?(dnia |dn\. ?)?(?=\d)|^(wydan\w*:? )?z ?(dnia |dn\. ?)(?=\d)/
const YEAR_WORD = /(?<=\d) ?(r|r\.|roku)$/

/** A year first, as ISO has it, with the time and the zone that some programs add. */
const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[t ]([\d:.]*)(z|[+-]\d\d:?\d\d)?)?$/
/** „20280312” */
const ONLY_DAY = /^((?:19|20)\d\d)(\d\d)(\d\d)$/
const DAY_FIRST = /^(\d{1,2}) ?[-., ] ?(\d{1,2}) ?[-., ] ?(\d{4})(?: [\d:]+)?$/
const WITH_SLASHES = /^(\d{1,2}) ?\/ ?(\d{1,2}) ?\/ ?(\d{4})(?: [\d:]+)?$/
/** „12 marca 2028”, „12.III.2028” and „12-mar-28”. */
const DAY_IN_WORDS = /^(\d{1,2})[-. ]*([a-z]{3,12}|[ivx]{1,4})[-., ]+(\d{4}|\d{2})$/
/** „12.2027”, „XII 2027” and „grudzień 2027”. */
const MONTH_OF_YEAR = /^(\d{1,2}|[ivx]{1,4}|[a-z]{3,12})[-./ ]+(\d{4})$/
const ROMAN_MONTHS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const MONTH_NAMES = [
  ['styczen', 'stycznia', 'sty', 'jan', 'january'],
  ['luty', 'lutego', 'lut', 'feb', 'february'],
  ['marzec', 'marca', 'mar', 'march'],
  ['kwiecien', 'kwietnia', 'kwi', 'apr', 'april'],
  ['maj', 'maja', 'may'],
  ['czerwiec', 'czerwca', 'cze', 'jun', 'june'],
  ['lipiec', 'lipca', 'lip', 'jul', 'july'],
  ['sierpien', 'sierpnia', 'sie', 'aug', 'august'],
  ['wrzesien', 'wrzesnia', 'wrz', 'sep', 'september'],
  ['pazdziernik', 'pazdziernika', 'paz', 'oct', 'october'],
  ['listopad', 'listopada', 'lis', 'nov', 'november'],
  ['grudzien', 'grudnia', 'gru', 'dec', 'december'],
]

const SHORT_YEAR = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{2})$/
const TWO_DAYS = /^(\d{1,2}\.\d{1,2}\.\d{4}) ?(-|\/|do|i|,|;) ?(\d{1,2}\.\d{1,2}\.\d{4})$/
const ONLY_DIGITS = /^\d+([.,]\d+)?$/
/** The numbers by which Excel knows the days of 2000 to 2099. */
const EXCEL_DAYS = { first: 36_526, last: 73_050, origin: '1899-12-30' }

const TYPE_DAY = 'Wpisz d.m.rrrr'

/**
 * Reads a day from `first` on out of a cell. A date with two possible days is a problem, and never guessed. A cell that
 * says itself that its day is an end is none in a column of days of issue (`wanted`), and the other way round.
 */
export function parseCellDay(text: string, first: Day = FIRST_DAY, wanted?: DaysOfHeading): CellDay {
  const shown = text.trim().replace(INVISIBLE, '').replace(HYPHENS, '-')
  if (shown.length > LONGEST) return problem(`To nie jest data. ${TYPE_DAY}`)
  const folded = foldText(shown).replace(WEEKDAY, '')
  const withoutEnd = folded.replace(END_WORD, '')
  const said = withoutEnd === folded ? (ISSUE_WORD.test(folded) ? 'issue' : undefined) : 'end'
  const read = readDay(withoutEnd.replace(ISSUE_WORD, '').replace(YEAR_WORD, ''), wanted)
  if (said !== undefined && wanted !== undefined && said !== wanted && read.kind !== 'problem') {
    return problem(
      said === 'end'
        ? 'To koniec ważności, a\u00a0nie dzień wydania'
        : 'To dzień wydania, a\u00a0nie koniec ważności',
    )
  }
  const day = read.kind === 'day' ? read.day : read.kind === 'month' ? read.lastDay : undefined
  const isOutside = day !== undefined && (day < first || day > LAST_DAY)
  return isOutside ? problem(`Podaj datę z lat ${first.slice(0, 4)}–2099`) : read
}

/** Reads a folded text with nothing around the day. */
function readDay(text: string, wanted: DaysOfHeading | undefined): CellDay {
  if (BLANK.has(text)) return { kind: 'blank' }
  if (ENDLESS.test(text)) return { kind: 'endless' }

  const yearFirst = YEAR_FIRST.exec(text)
  if (yearFirst)
    return withTime(existing(yearFirst[1], yearFirst[2], yearFirst[3]), yearFirst[4], yearFirst[5])

  const dayFirst = DAY_FIRST.exec(text)
  if (dayFirst) return existing(dayFirst[3], dayFirst[2], dayFirst[1])
  const slashes = WITH_SLASHES.exec(text)
  if (slashes) return withSlashes(slashes[1], slashes[2], slashes[3])

  const inWords = DAY_IN_WORDS.exec(text)
  if (inWords) return inMonth(inWords[1], inWords[2], inWords[3])
  const month = MONTH_OF_YEAR.exec(text)
  if (month) return wholeMonth(month[1], month[2])

  const shortYear = SHORT_YEAR.exec(text)
  if (shortYear) return ofThisCentury(existing(`20${shortYear[3]}`, shortYear[2], shortYear[1]))

  const twoDays = TWO_DAYS.exec(text)
  if (twoDays) return oneOfTwo(twoDays[1], twoDays[3], wanted)

  const onlyDay = ONLY_DAY.exec(text)
  const joined = onlyDay && existing(onlyDay[1], onlyDay[2], onlyDay[3])
  if (joined?.kind === 'day') return joined
  if (ONLY_DIGITS.test(text))
    return problem(`To liczba, a\u00a0nie data. ${TYPE_DAY}`, excelDay(Number(text)))
  return problem(`To nie jest data. ${TYPE_DAY}`)
}

/** Midnight in Poland is 22 or 23 o’clock of the day before in the time of Greenwich, which programs write with a Z. */
function withTime(read: CellDay, time = '', zone = ''): CellDay {
  const isMidnightHere = zone === 'z' && /^2[23]:00(:00)?(\.0+)?$/.test(time)
  return isMidnightHere && read.kind === 'day' ? { kind: 'day', day: shiftDay(read.day, { days: 1 }) } : read
}

function inMonth(date = '', month = '', year = ''): CellDay {
  const number = monthNumber(month)
  if (number === 0) return problem(`To nie jest data. ${TYPE_DAY}`)
  const read = existing(year.length === 2 ? `20${year}` : year, String(number), date)
  return year.length === 2 ? ofThisCentury(read) : read
}

function ofThisCentury(meant: CellDay): CellDay {
  const proposal = meant.kind === 'day' ? proposalOf('century', meant.day) : undefined
  return problem('Wpisz rok czterema cyframi', proposal)
}

/** „12.03.2025 – 12.03.2028” are the day of issue and the end. */
function oneOfTwo(first = '', second = '', wanted: DaysOfHeading | undefined): CellDay {
  const [from, to] = [readDay(first, wanted), readDay(second, wanted)]
  const isTerm = from.kind === 'day' && to.kind === 'day' && from.day < to.day
  const proposal =
    isTerm && wanted !== undefined ? proposalOf('two', wanted === 'end' ? to.day : from.day) : undefined
  return problem(`To dwie daty. ${TYPE_DAY}`, proposal)
}

function excelDay(number: number): Proposal | undefined {
  const { first, last, origin } = EXCEL_DAYS
  const isDayNumber = Number.isInteger(number) && number >= first && number <= last
  return isDayNumber ? proposalOf('number', shiftDay(origin, { days: number })) : undefined
}

/** A date with slashes may have the month first or the day first. */
function withSlashes(
  first: string | undefined,
  second: string | undefined,
  year: string | undefined,
): CellDay {
  const dayFirst = existing(year, second, first)
  const monthFirst = existing(year, first, second)
  if (dayFirst.kind !== 'day') return monthFirst
  if (monthFirst.kind !== 'day' || monthFirst.day === dayFirst.day) return dayFirst
  const question = `${formatDayInWords(dayFirst.day)} czy ${formatDayInWords(monthFirst.day)}?`
  return problem(`${question} ${TYPE_DAY}`, proposalOf('order', dayFirst.day))
}

/** Returns the number of a month by its Roman numeral or name, or 0. */
function monthNumber(text: string): number {
  return ROMAN_MONTHS.indexOf(text) + 1 || MONTH_NAMES.findIndex((names) => names.includes(text)) + 1
}

function wholeMonth(text = '', year = ''): CellDay {
  const number = /^\d/.test(text) ? Number(text) : monthNumber(text)
  const read = existing(year, String(number), '1')
  return read.kind === 'day'
    ? { kind: 'month', lastDay: shiftDay(shiftDay(read.day, { months: 1 }), { days: -1 }) }
    : problem(`To nie jest data. ${TYPE_DAY}`)
}

function existing(year = '', month = '', date = ''): CellDay {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? { kind: 'day', day } : problem('Nie ma takiego dnia')
}

function proposalOf(unclear: Proposal['unclear'], day: Day): Proposal {
  return { unclear, text: formatDay(day) }
}

function problem(message: string, proposal?: Proposal): CellDay {
  return { kind: 'problem', message, ...(proposal && { proposal }) }
}
