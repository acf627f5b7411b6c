import type { Induction } from '~/domain/employment/employment-records'
import type { Person } from '~/domain/people/user'
import { compareText } from '~/domain/words/collection'
import { formatDay, isDay, type Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import { BEFORE_HIRE_DAYS, isOfEmployment, startOfTraining } from './admission-check'

/**
 * Returns what is odd about the day of a part of the initial training, or undefined. It is no error: people are trained
 * before their first day, too, and a card may be wrong.
 */
export function inductionHint(
  part: 'general' | 'position',
  { generalOn, positionOn }: { generalOn: string; positionOn: string },
  {
    person,
    inductions,
  }: { person: Pick<Person, 'hiredOn' | 'positionSince'>; inductions: readonly Induction[] },
): string | undefined {
  const day = part === 'general' ? generalOn : positionOn
  if (!isDay(day)) return undefined
  const start = startOfTraining(person)
  if (start !== undefined && day < start) {
    return isOfEmployment(day, start)
      ? `Ten dzień jest przed pierwszym dniem pracy (${formatDay(start)}). Sprawdź, czy tak jest na karcie.`
      : `Ten dzień jest więcej niż ${countOf(BEFORE_HIRE_DAYS, 'day')} przed pierwszym dniem pracy (${formatDay(start)}): instruktaż nie liczy się do tej pracy.`
  }
  if (part === 'general' || isDay(generalOn)) return undefined
  const first = firstGeneral(inductions, start)
  return first !== undefined && day < first
    ? `Ten dzień jest przed instruktażem ogólnym (${formatDay(first)}), a\u00a0stanowiskowy odbywa się po nim.`
    : undefined
}

/** Returns the day of the first instruktaż ogólny of the employment that is known. */
function firstGeneral(inductions: readonly Induction[], start: Day | undefined): Day | undefined {
  return inductions
    .flatMap(({ generalOn }) =>
      generalOn !== undefined && isOfEmployment(generalOn, start) ? [generalOn] : [],
    )
    .toSorted(compareText)[0]
}
