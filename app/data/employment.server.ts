import type { EmploymentSample } from '~/domain/records/employment-changes'
import { shiftDay, type Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'

import { sampleRows } from './configuration.server'
import { listPeople, requireUserId } from './users.server'

/** Days until the next examination, for people whose orzeczenie is to show something. All are made up. */
const NEXT_EXAMINATION: Record<string, number> = {
  // Somebody in each company has a gap: an orzeczenie that has ended, and no training on the position.
  [requireUserId('Marek Gżegżółka')]: -6,
  [requireUserId('Łukasz Zięba')]: 21,
}

const WITHOUT_POSITION_INDUCTION = new Set([requireUserId('Stanisław Śmiałek')])

/** Somebody without an employer was hired by one before. */
const FORMER_HIRE: Day = '2018-01-08'

const YEARS_BETWEEN = 3

/** Returns an orzeczenie and a card of the initial training for everybody who is employed. */
export const listEmployment = keepLast((today: Day): EmploymentSample => {
  const employed = sampleRows(listPeople()).filter(({ role, hiredOn }) => role === 'employee' || hiredOn)
  return {
    examinations: employed.map(({ id, position }, place) => {
      const validUntil = shiftDay(today, { days: NEXT_EXAMINATION[id] ?? 160 + 53 * place })
      return {
        id: `exam-${id}`,
        userId: id,
        kind: 'periodic',
        examinedOn: shiftDay(validUntil, { years: -YEARS_BETWEEN }),
        validUntil,
        outcome: 'fit',
        position,
      }
    }),
    inductions: employed.map(({ id, position, hiredOn = FORMER_HIRE }) => ({
      id: `card-${id}`,
      userId: id,
      generalOn: hiredOn,
      ...(!WITHOUT_POSITION_INDUCTION.has(id) && { positionOn: hiredOn, position }),
    })),
  }
})
