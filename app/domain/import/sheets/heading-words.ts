import { daysOfHeading } from '~/domain/import/texts/heading-days'
import { MAX_NAMING_LENGTH } from '~/domain/import/texts/named-qualification'
import type { PersonField } from '~/domain/people/person-fields'
import { foldText } from '~/domain/words/polish'

import type { PaperUse } from './columns'

/**
 * The words that name a field in the folded heading of a column, unless there are those of `not`, too. Headings of
 * certificates have the `vagueWords` as well, so other words come before them.
 */
export type HeadingWords = { words?: RegExp; not?: RegExp; vagueWords?: RegExp }

/** „Forma pracy” and „Rodzaj pracy” say where and how somebody works. */
const BASIS =
  /(rodzaj|form\w+|typ) (umow|zatrudn|wspolprac|stosunku prac)|(podstaw\w|tytul) (prawn\w+ )?(umow|zatrudn|wspolprac|prac)|^umowa$/

const END_OF_WORK =
  /(ustan|rozwiaz|zakoncz|koniec)\w* (pracy|umowy|stosunku|zatr)|zatrudn\w* do\b|ostatni dzien pracy|zwoln(?!.*(l4|lekar|chorob))/

const FORMER_NAME = /^(dawne|poprzednie) nazwisko|^nazwisko (dawne|poprzednie)/

const OTHER_POSITIONS =
  /\b(inn[ey]|dodatkow[ey]|drugie|kolejne|pozostale|pomocnicze) stanowisk[ao]|stanowisk[ao] (dodatkow[ey]|inn[ey]|pozostale|pomocnicze)/

/** The words for each field of a person. */
export const FIELD_HEADINGS: Record<PersonField, HeadingWords> = {
  firstName: { words: /^imi(e|ona)/ },
  lastName: { words: /^nazwisko/, not: FORMER_NAME },
  formerName: { words: FORMER_NAME },
  employeeNumber: { words: /(nr|numer|id|symbol)\.? ?(ewid|prac|osob|kadr)|^(nr|numer)\.? ?ew/ },
  position: { words: /stanowisko/, not: OTHER_POSITIONS },
  otherPositions: { words: OTHER_POSITIONS },
  unit: {
    words: /komork\w* org/,
    vagueWords: /\bdzial\b|wydzial|jednostka|oddzial|brygada|zespol|budowa/,
  },
  company: { vagueWords: /^firma|zaklad pracy|^pracodawca$/ },
  basis: { words: BASIS, not: END_OF_WORK },
  positionSince: {
    words:
      /stanowisk\w* od\b|obje(cia|cie|to)\w* stanowisk|(pracy|praca|zatrudnieni\w+) na (tym |obecnym )?stanowisku/,
  },
  hiredOn: {
    words: /zatrudn|przyjec|(rozpocz|podjec)\w* pracy|pierwszy dzien pracy/,
    not: END_OF_WORK,
  },
  leftOn: { words: END_OF_WORK },
  email: { words: /e-?mail|poczta/ },
  phone: { words: /telefon|^tel\b|komork|\bkom\.?$/, not: /komork\w* org/ },
}

// A register has other examinations, too: for work at height, of drivers, psychological and sanitary ones. None of them
// admits to work. So a heading names a paper only if each of its words is known here.

const EXAMINATION = /badan|orzecz|lekarsk|medycyn/
const EXAMINATION_WORD =
  /^(badan\w*|orzecz\w*|lek|lekarsk\w*|medycyn\w*|profilakt\w*|okresow\w*|wstepn\w*|kontroln\w*|zdoln\w*|prac|pracy|pracownik\w*|dat[ay]|dzien|dnia|wazn\w*|term|termin\w*|nast|nastepn\w*|przyszl\w*|kolejn\w*|aktualn\w*|ostatni\w*|ost|wydan\w*|wystawien\w*|wykonan\w*|odby\w*|przeprowadz\w*|kiedy|wygas\w*|uplyw\w*|koniec|konca|do|od|o|z|i|dd|mm|rrrr)$/
const INDUCTION =
  /wstepn.*(szkolen|bhp|instr)|(szkolen|bhp|instr).*(wstepn|stanowiskow)|instr.*(ogoln|stanowisk)/
/** „Ważne do” is missing: the initial training has no end, and such a column holds other days. */
const INDUCTION_WORD =
  /^(szkolen\w*|wstepn\w*|instr\w*|bhp|ogoln\w*|stanowisk\w*|dat[ay]|dzien|dnia|odbyt\w*|odbyci\w*|przeprowadz\w*|wykonan\w*|ukoncz\w*|kart[ay]|pracownik\w*|zakresie|dziedzinie|na|w|z|i|oraz|dd|mm|rrrr)$/

/**
 * Returns the paper that a heading names: an orzeczenie lekarskie or the initial training. `examination` is an orzeczenie
 * of which the heading does not tell whether its days are those of issue or of the end.
 */
export function namePaper(heading: string): PaperUse | 'examination' | undefined {
  if (heading.length > MAX_NAMING_LENGTH) return undefined
  const folded = foldText(heading)
  const words = folded.split(/[^a-z]+/).filter(Boolean)
  if (EXAMINATION.test(folded) && words.every((word) => EXAMINATION_WORD.test(word))) {
    const days = daysOfHeading(heading)
    return days === undefined ? 'examination' : days === 'end' ? 'examinationEnd' : 'examinationDay'
  }
  if (!INDUCTION.test(folded) || !words.every((word) => INDUCTION_WORD.test(word))) return undefined
  const isGeneral = folded.includes('ogoln')
  if (isGeneral === folded.includes('stanowisk')) return 'induction'
  return isGeneral ? 'generalInduction' : 'positionInduction'
}
