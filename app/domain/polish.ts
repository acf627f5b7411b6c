import { once } from './once'

type Forms = readonly [one: string, few: string, many: string]

const NOUNS = {
  day: ['dzień', 'dni', 'dni'],
  week: ['tydzień', 'tygodnie', 'tygodni'],
  month: ['miesiąc', 'miesiące', 'miesięcy'],
  year: ['rok', 'lata', 'lat'],
  certificate: ['certyfikat', 'certyfikaty', 'certyfikatów'],
  training: ['szkolenie', 'szkolenia', 'szkoleń'],
  report: ['zgłoszenie', 'zgłoszenia', 'zgłoszeń'],
  place: ['miejsce', 'miejsca', 'miejsc'],
  person: ['osoba', 'osoby', 'osób'],
  employee: ['pracownik', 'pracowników', 'pracowników'],
  participant: ['uczestnik', 'uczestników', 'uczestników'],
} satisfies Record<string, Forms>

export type Noun = keyof typeof NOUNS

/** Returns a count with the right form of its noun: `1 certyfikat`, `22 certyfikaty`, `5 certyfikatów`. */
export function countOf(count: number, noun: Noun): string {
  const [one, few, many] = NOUNS[noun]
  return `${count} ${count === 1 ? one : takesFew(count) ? few : many}`
}

/** 2, 3 and 4, also at the end of a larger number, but not 12, 13 and 14 (CLDR's plural rules of Polish). */
function takesFew(count: number): boolean {
  return [2, 3, 4].includes(count % 10) && ![12, 13, 14].includes(count % 100)
}

/** Compares by the Polish alphabet: Ć after C, Ł after L, Ż after Z. */
export function comparePolish(a: string, b: string): number {
  return polishOrder().compare(a, b)
}

/** Joins a one-letter word to the next one, so that no line of a heading ends with „w” or „z”. */
export function keepTogether(text: string): string {
  return text.replace(/(?<=^|\s)([aiouwz]) /giu, '$1\u00a0')
}

const polishOrder = once(() => new Intl.Collator('pl'))

/** Removes case and diacritics, so that "wisniewska" finds Wiśniewska. ł has no Unicode decomposition. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replace(/\s+/g, ' ')
    .trim()
}
