import { supervisorOf } from '~/domain/qualifications/qualification'
import { formatDay, type Day } from '~/domain/words/day'
import { countOf, keepTogether } from '~/domain/words/polish'

import { applicationDay, examOpensOn, MONTHS_BEFORE, type Dated } from './deadline'

/** Returns the deadline in one sentence for the screen of a certificate. Undefined without an application or an exam. */
export function deadlineText(certificate: Dated, today: Day): string | undefined {
  const application = applicationDay(certificate)
  if (application !== undefined) {
    const office = supervisorOf(certificate)
    return keepTogether(
      application < today
        ? `Termin na wniosek do ${office} o przedłużenie minął ${formatDay(application)}. Potrzebny jest nowy egzamin.`
        : `Wniosek do ${office} o przedłużenie trzeba złożyć do ${formatDay(application)}, co najmniej ${countOf(MONTHS_BEFORE, 'month')} przed końcem ważności.`,
    )
  }
  const opening = examOpensOn(certificate)
  return (
    opening &&
    keepTogether(
      `Egzamin potwierdzający tytuł ratownika zdaje się w ostatnich ${MONTHS_BEFORE} miesiącach ważności, od ${formatDay(opening)}.`,
    )
  )
}
