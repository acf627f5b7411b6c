import { foldText } from '~/domain/words/polish'

// Rows of a table that are no people: sums, numbers of columns, names of departments, and what is signed below.

/** „RAZEM”, „320 razem:”, „Razem: 2 osoby” or „Suma końcowa”. Suma is a name of people, too. */
const SUM_ROW =
  /^[\d\s]*(razem|suma( koncowa)?|ogolem|lacznie|podsumowanie|(liczba|ilosc) (osob|pracownikow))\W*\d*\W*(osob\w*|pracowni\w*|etat\w*)?\W*$/
const SIGNATURE =
  /^(sporzadzi|opracowa|zatwierdzi|sprawdzil|wykonal\W|podpis|data (aktualiz|sporzadz|wydruk|modyfik)|stan na|aktualizac|uwag[ai]\W*:|legenda|wydruk|wydrukowa|strona \d|objasnien|zrodlo\W*:|\*)/
/** Words that begin a name of a department. A surname may be one of them, so nothing else may be in the row. */
const DEPARTMENT =
  /^(dzial|wydzial|oddzial|pododdzial|brygada|zespol|sekcja|referat|pion|zaklad|filia|biuro|magazyn|produkcja|administracja|zarzad|dyrekcja|hala|budowa|kadry|grupa|zmiana|kierownictwo|utrzymanie ruchu|transport|logistyka|warsztat|laboratorium|ksiegowosc|sprzedaz|ochrona|serwis|kontrola jakosci)\b/
const LEAVERS = /\b(zwolnieni|byli pracownicy|odeszli|nie pracuja|nieaktywni|archiwum)\b/
const PEOPLE = /^(pracowni(cy|k)|osoby|kierowcy|operatorzy)\b/

/** A position without anybody. */
const VACANCY = /^(vacat|wakat|n\.? ?n\.?|nieobsadzon\w*|wolny etat|wolne stanowisko|do obsadzenia)\W*$/

const SUM = 'To wiersz podsumowania, a nie osoba'
const NOBODY_YET = 'To wolne stanowisko, a nie osoba'
const NUMBERS = 'To numery kolumn, a nie osoba'
const BELOW_TABLE = 'To dopisek pod tabelą, a nie osoba'
const HEADING_OF_GROUP = 'To nazwa działu albo grupy, a nie osoba'
export const REPEATED_HEADINGS = 'To powtórzone nagłówki, a nie osoba'

const REASONS: ReadonlySet<string> = new Set([
  SUM,
  NOBODY_YET,
  NUMBERS,
  BELOW_TABLE,
  HEADING_OF_GROUP,
  REPEATED_HEADINGS,
])

/** True for a message that a row is nobody. */
export function saysNobody(message: string): boolean {
  return REASONS.has(message)
}

/** Returns why a row is nobody, by the text in its columns of names. Undefined for a person, or a row without a name. */
export function reasonForNobody(named: string, cells: readonly string[]): string | undefined {
  const folded = foldText(named)
  if (folded === '') return undefined
  if (SUM_ROW.test(folded)) return SUM
  if (VACANCY.test(folded)) return NOBODY_YET
  if (!/\p{L}/u.test(folded)) return NUMBERS
  if (SIGNATURE.test(folded)) return BELOW_TABLE
  return headingOfGroup(cells) === undefined ? undefined : HEADING_OF_GROUP
}

/** Words that can be a name: „Suparman”, but not „W-12” or an address. */
const ONE_NAME = /^\p{L}[\p{L}\p{M}'’ -]+$/u

/**
 * True if a row names somebody by one name alone. A word that is all of its row is rather the name of a group, unless
 * the table has nothing else.
 */
export function hasOneName(name: string, cells: readonly string[], usedColumns: number): boolean {
  const texts = new Set(cells.map((cell) => cell.trim()).filter(Boolean))
  return ONE_NAME.test(name) && (texts.size > 1 || usedColumns === 1)
}

/** The people below a row that names a group of them. */
export type Section = { department?: string; areLeavers: boolean }

/** Returns the group that a row names for the rows below it, „Dział produkcji” or „Pracownicy zwolnieni”. */
function headingOfGroup(cells: readonly string[]): Section | undefined {
  // A text that is merged over the whole row may stand in each of its cells.
  const [text, ...others] = new Set(cells.map((cell) => cell.trim()).filter(Boolean))
  if (text === undefined || others.length > 0) return undefined
  const folded = foldText(text)
  const areLeavers = LEAVERS.test(folded)
  if (DEPARTMENT.test(folded) && !areLeavers) return { department: text, areLeavers }
  return areLeavers || PEOPLE.test(folded) ? { areLeavers } : undefined
}

/**
 * Returns the group of each row below the headings, by the place of the row. It ends where another one or another sheet
 * begins.
 */
export function sectionsOf(
  rows: readonly (readonly string[])[],
  headingRow = -1,
  sheets: readonly { begin: number }[] = [],
): ReadonlyMap<number, Section> {
  const sections = new Map<number, Section>()
  const begins = new Set(sheets.map(({ begin }) => begin))
  let current: Section | undefined
  for (const [place, cells] of rows.entries()) {
    if (place <= headingRow) continue
    if (begins.has(place)) current = undefined
    current = headingOfGroup(cells) ?? current
    if (current) sections.set(place, current)
  }
  return sections
}

/** A cell that says that its person works here no more. */
const LEFT =
  /^(zwolnion[ya]|nie pracuje|byl[ya] pracowni(k|ca)|odszedl|odeszla|umowa rozwiazana|rozwiazano umowe)\b.{0,20}$/

/** Returns the place of a cell that says that the person left, or -1. */
export function placeOfLeaving(cells: readonly string[]): number {
  return cells.findIndex((cell) => cell.length < 60 && LEFT.test(foldText(cell)))
}

export const HAS_LEFT = 'W\u00a0arkuszu to osoba zwolniona. Podaj ostatni dzień pracy albo pomiń wiersz'
