import { keepLast } from './keep-last'

type Forms = readonly [one: string, few: string, many: string]

const NOUNS = {
  day: ['dzień', 'dni', 'dni'],
  week: ['tydzień', 'tygodnie', 'tygodni'],
  month: ['miesiąc', 'miesiące', 'miesięcy'],
  year: ['rok', 'lata', 'lat'],
  certificate: ['certyfikat', 'certyfikaty', 'certyfikatów'],
  training_paper: ['zaświadczenie', 'zaświadczenia', 'zaświadczeń'],
  document: ['dokument', 'dokumenty', 'dokumentów'],
  renewal: ['odnowienie', 'odnowienia', 'odnowień'],
  training: ['szkolenie', 'szkolenia', 'szkoleń'],
  report: ['zgłoszenie', 'zgłoszenia', 'zgłoszeń'],
  accident: ['wypadek', 'wypadki', 'wypadków'],
  near_miss: [
    'zdarzenie potencjalnie wypadkowe',
    'zdarzenia potencjalnie wypadkowe',
    'zdarzeń potencjalnie wypadkowych',
  ],
  indisposition: ['niedyspozycja', 'niedyspozycje', 'niedyspozycji'],
  measure: ['działanie', 'działania', 'działań'],
  change: ['zmiana', 'zmiany', 'zmian'],
  task: ['sprawa', 'sprawy', 'spraw'],
  place: ['miejsce', 'miejsca', 'miejsc'],
  deadline: ['termin', 'terminy', 'terminów'],
  person: ['osoba', 'osoby', 'osób'],
  other_person: ['inna osoba', 'inne osoby', 'innych osób'],
  unable_person: ['osoba nie może', 'osoby nie mogą', 'osób nie może'],
  employee: ['pracownik', 'pracowników', 'pracowników'],
  cause: ['przyczyna', 'przyczyny', 'przyczyn'],
  position: ['stanowisko', 'stanowiska', 'stanowisk'],
  participant: ['uczestnik', 'uczestników', 'uczestników'],
  row: ['wiersz', 'wiersze', 'wierszy'],
  scan: ['skan', 'skany', 'skanów'],
  own_kind: ['własny rodzaj uprawnienia', 'własne rodzaje uprawnień', 'własnych rodzajów uprawnień'],
  duty: ['obowiązek firmy', 'obowiązki firmy', 'obowiązków firmy'],
  cell: ['pole', 'pola', 'pól'],
  paper: [
    'orzeczenie albo szkolenie wstępne',
    'orzeczenia i szkolenia wstępne',
    'orzeczeń i szkoleń wstępnych',
  ],
  sign_up: ['zapis na szkolenie', 'zapisy na szkolenia', 'zapisów na szkolenia'],
  decision: ['inna czynność', 'inne czynności', 'innych czynności'],
  draft: ['szkic', 'szkice', 'szkiców'],
  result: ['wynik', 'wyniki', 'wyników'],
} satisfies Record<string, Forms>

export type Noun = keyof typeof NOUNS

/**
 * Returns a count with the right form of its noun: `1 certyfikat`, `22 certyfikaty`, `5 certyfikatów`. Both stay on
 * one line.
 */
export function countOf(count: number, noun: Noun): string {
  return `${count}\u00a0${formOf(count, NOUNS[noun])}`
}

/** Returns the form of a word that goes with the count: a noun's or a verb's. */
export function formOf(count: number, [one, few, many]: Forms): string {
  return count === 1 ? one : takesFew(count) ? few : many
}

/** 2, 3 and 4, also at the end of a larger number, but not 12, 13 and 14 (CLDR's plural rules of Polish). */
function takesFew(count: number): boolean {
  return [2, 3, 4].includes(count % 10) && ![12, 13, 14].includes(count % 100)
}

/** Returns the first items and, if there are more, the words for the others: „i jeszcze 3”. */
export function firstFew<Item>(items: readonly Item[], most: number): { first: Item[]; rest?: string } {
  const first = items.slice(0, most)
  return items.length > most ? { first, rest: `i\u00a0jeszcze ${items.length - most}` } : { first }
}

/** Returns „A, B i jeszcze 3”. */
export function joinFew(names: readonly string[], most: number): string {
  const { first, rest } = firstFew(names, most)
  return rest === undefined ? first.join(', ') : `${first.join(', ')} ${rest}`
}

/** Compares by the Polish alphabet: Ć after C, Ł after L, Ż after Z. */
export function comparePolish(a: string, b: string): number {
  return polishOrder().compare(a, b)
}

/**
 * Joins a one-letter word to the next one, a number to its noun, the words of „sp. z o.o.” and a dash to what stands
 * before it. So no line ends with „w”, „§”, „30” or „sp.”, and none begins with a dash. The parts of `ui` that show a
 * text do it by themselves.
 */
export function keepTogether(text: string): string {
  return text.replace(/(?<=(^|[\s(„])([aiouwzAIOUWZ§]|\d{1,3}|[Ss]p\.)) | (?=– )/g, '\u00a0')
}

const polishOrder = keepLast(() => new Intl.Collator('pl'))

const PLAIN_WORD = /^[!-~]*$/

/** Removes case and diacritics, so that "wisniewska" finds Wiśniewska. ł has no Unicode decomposition. */
export function foldText(text: string): string {
  // Numbers and addresses have none, and tables of thousands of people compare them often.
  if (PLAIN_WORD.test(text)) return text.toLowerCase()
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Returns the beginning of a text, at most `maxLength` long. It has whole letters only: an emoji is several characters
 * long, and so is a letter whose accent is a character of its own.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const letter = new Intl.Segmenter('pl').segment(text).containing(maxLength)
  return text.slice(0, letter?.index)
}

/** Returns the text, or its beginning with „…” if it is longer. */
export function shortText(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${cutText(text, maxLength)}…`
}
