import type { PersonField } from '~/domain/people/person-fields'

/**
 * The words that name a field in the folded heading of a column, unless there are those of `not`, too. Headings of
 * certificates have the `vagueWords` as well, so other words come before them.
 */
export type HeadingWords = { words?: RegExp; not?: RegExp; vagueWords?: RegExp }

const END_OF_WORK =
  /(ustan|rozwiaz|zakoncz|koniec)\w* (pracy|umowy|stosunku|zatr)|zatrudn\w* do\b|ostatni dzien pracy|zwoln(?!.*(l4|lekar|chorob))/

/** The words for each field of a person. */
export const FIELD_HEADINGS: Record<PersonField, HeadingWords> = {
  firstName: { words: /^imi(e|ona)/ },
  lastName: { words: /^nazwisko/ },
  employeeNumber: { words: /(nr|numer|id|symbol)\.? ?(ewid|prac|osob|kadr)|^(nr|numer)\.? ?ew/ },
  position: { words: /stanowisko/ },
  unit: {
    words: /komork\w* org/,
    vagueWords: /\bdzial\b|wydzial|jednostka|oddzial|brygada|zespol|budowa/,
  },
  company: { vagueWords: /^firma|zaklad pracy|^pracodawca$/ },
  hiredOn: {
    words: /zatrudn|przyjec|(rozpocz|podjec)\w* pracy|pierwszy dzien pracy/,
    not: END_OF_WORK,
  },
  leftOn: { words: END_OF_WORK },
  email: { words: /e-?mail|poczta/ },
  phone: { words: /telefon|^tel\b|komork|\bkom\.?$/, not: /komork\w* org/ },
}
