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

/** The day in a cell: the day, a month with its last day, that there is none, nothing, or why it cannot be read. */
export type CellDay =
  | { kind: 'day'; day: Day }
  | { kind: 'month'; lastDay: Day }
  | { kind: 'endless' }
  | { kind: 'blank' }
  /** `proposal` is what the text most likely means. Nobody is taken at it without being asked. */
  | { kind: 'problem'; message: string; proposal?: Proposal }

/** The doubt about a date, and the text that says what it most likely means. */
export type Proposal = { unclear: 'century' | 'order'; text: string }

const BLANK = new Set(['', '-', '–', '—', 'brak', 'nd', 'nd.', 'n/d', 'nie dotyczy', 'nie'])
const ENDLESS = /^bez\s?(termin|konca)/

/** A year first, as ISO has it, with the time that some programs add. */
const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ][\d:.]*Z?)?$/
const DAY_FIRST = /^(\d{1,2})\s*([-./])\s*(\d{1,2})\s*\2\s*(\d{4})(?:\s*r\.?)?(?: [\d:]+)?$/
/** „12.2027”, „XII 2027” and „grudzień 2027”, the last two as folded texts. */
const MONTH_OF_YEAR = /^(\d{1,2}|[ivx]{1,4}|[a-z]{3,12})[-./ ]+(\d{4})(?: ?r\.?)?$/
const ROMAN_MONTHS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const MONTH_NAMES = [
  ['styczen', 'stycznia', 'sty'],
  ['luty', 'lutego', 'lut'],
  ['marzec', 'marca', 'mar'],
  ['kwiecien', 'kwietnia', 'kwi'],
  ['maj', 'maja'],
  ['czerwiec', 'czerwca', 'cze'],
  ['lipiec', 'lipca', 'lip'],
  ['sierpien', 'sierpnia', 'sie'],
  ['wrzesien', 'wrzesnia', 'wrz'],
  ['pazdziernik', 'pazdziernika', 'paz'],
  ['listopad', 'listopada', 'lis'],
  ['grudzien', 'grudnia', 'gru'],
]

const SHORT_YEAR = /^(\d{1,2})[-./](\d{1,2})[-./](\d{2})$/
const ONLY_DIGITS = /^\d+([.,]\d+)?$/

const TYPE_DAY = 'Wpisz d.m.rrrr'

/** Reads a day from `first` on out of a cell. A date with two possible days is a problem, and never guessed. */
export function parseCellDay(text: string, first: Day = FIRST_DAY): CellDay {
  const read = readDay(text)
  const day = read.kind === 'day' ? read.day : read.kind === 'month' ? read.lastDay : undefined
  const isOutside = day !== undefined && (day < first || day > LAST_DAY)
  return isOutside ? problem(`Podaj datę z lat ${first.slice(0, 4)}–2099`) : read
}

function readDay(text: string): CellDay {
  const typed = text.trim()
  const folded = foldText(typed)
  if (BLANK.has(folded)) return { kind: 'blank' }
  if (ENDLESS.test(folded)) return { kind: 'endless' }

  const yearFirst = YEAR_FIRST.exec(typed)
  if (yearFirst) return existing(yearFirst[1], yearFirst[2], yearFirst[3])

  const dayFirst = DAY_FIRST.exec(typed)
  if (dayFirst) {
    const [, first, separator, second, year] = dayFirst
    return separator === '/' ? withSlashes(first, second, year) : existing(year, second, first)
  }

  const month = MONTH_OF_YEAR.exec(folded)
  if (month) return wholeMonth(month[1], month[2])

  const shortYear = SHORT_YEAR.exec(typed)
  if (shortYear) {
    const meant = existing(`20${shortYear[3]}`, shortYear[2], shortYear[1])
    return problem(
      'Wpisz rok czterema cyframi',
      meant.kind === 'day' ? proposalOf('century', meant.day) : undefined,
    )
  }
  if (ONLY_DIGITS.test(typed)) return problem(`To liczba, a\u00a0nie data. ${TYPE_DAY}`)
  return problem(`To nie jest data. ${TYPE_DAY}`)
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

function wholeMonth(text = '', year = ''): CellDay {
  const named = MONTH_NAMES.findIndex((names) => names.includes(text))
  const number = /^\d/.test(text) ? Number(text) : ROMAN_MONTHS.indexOf(text) + 1 || named + 1
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
