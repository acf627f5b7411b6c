import { foldText } from '~/domain/words/polish'

import type { PaperUse } from './columns'
import { MAX_NAMING_LENGTH } from './named-qualification'

// A register has other examinations, too: for work at height, of drivers, psychological and sanitary ones. None of them
// admits to work. So a heading names a paper only if each of its words is known here.

const EXAMINATION = /badan|orzecz|lekarsk|medycyn/
const EXAMINATION_WORD =
  /^(badan\w*|orzecz\w*|lek|lekarsk\w*|medycyn\w*|profilakt\w*|okresow\w*|wstepn\w*|kontroln\w*|zdoln\w*|prac|pracy|pracownik\w*|dat[ay]|dzien|dnia|wazn\w*|termin\w*|nastepn\w*|kolejn\w*|aktualn\w*|ostatni\w*|ost|wydan\w*|wykonan\w*|wygas\w*|uplyw\w*|koniec|konca|do|od|o|z|i|dd|mm|rrrr)$/
const EXAMINATION_DAY = /wydan|wykonan|\bz dnia\b|\bost(atni|\b)|\bod\b|data (\w+ )?(badan|orzecz)/
/** „Zdolny do pracy” names no end. */
const EXAMINATION_END = /wazn|termin|nastepn|kolejn|wygas|uplyw|kon(iec|ca)|\bdo\b(?! prac)/

const INDUCTION =
  /wstepn.*(szkolen|bhp|instr)|(szkolen|bhp|instr).*(wstepn|stanowiskow)|instr.*(ogoln|stanowisk)/
/** „Ważne do” is missing: the initial training has no end, and such a column holds other days. */
const INDUCTION_WORD =
  /^(szkolen\w*|wstepn\w*|instr\w*|bhp|ogoln\w*|stanowisk\w*|dat[ay]|dzien|dnia|odbyt\w*|odbyci\w*|przeprowadz\w*|wykonan\w*|ukoncz\w*|kart[ay]|pracownik\w*|zakresie|dziedzinie|na|w|z|i|oraz|dd|mm|rrrr)$/

/** Returns the paper that a heading names: an orzeczenie lekarskie or the initial training. */
export function namePaper(heading: string): PaperUse | undefined {
  if (heading.length > MAX_NAMING_LENGTH) return undefined
  const folded = foldText(heading)
  const words = folded.split(/[^a-z]+/).filter(Boolean)
  if (EXAMINATION.test(folded) && words.every((word) => EXAMINATION_WORD.test(word))) {
    return EXAMINATION_DAY.test(folded) && !EXAMINATION_END.test(folded) ? 'examinationDay' : 'examinationEnd'
  }
  if (!INDUCTION.test(folded) || !words.every((word) => INDUCTION_WORD.test(word))) return undefined
  const isGeneral = folded.includes('ogoln')
  if (isGeneral === folded.includes('stanowisk')) return 'induction'
  return isGeneral ? 'generalInduction' : 'positionInduction'
}
