import { foldText } from '~/domain/words/polish'

import type { PaperUse } from './columns'
import { daysOfHeading } from './heading-days'
import { MAX_NAMING_LENGTH } from './named-qualification'

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
