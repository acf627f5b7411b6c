import { lastDayOf } from '~/domain/certificates/certificate'
import { applicationDay, deadlineLabel } from '~/domain/certificates/deadline'
import { confirmerOf } from '~/domain/certificates/renewal'
import { compareText } from '~/domain/words/collection'
import { formatDay, LAST_DAY, type Day } from '~/domain/words/day'
import { formOf } from '~/domain/words/polish'

import { countAdmitted, isExpected, isLimited, isUnable, needsAction, type Admission } from './admission'
import { admittedSummary, itemLabel, namedItemLabel, unableLabel, WITHHELD_LABEL } from './admission-label'
import { checksIn, itemsIn, type MatrixColumn } from './admission-matrix'
import { namedCheckLabel } from './check-label'
import {
  isFirstTraining,
  isLacking,
  isOpen,
  isUnknown,
  severityOf,
  type RequirementItem,
  type RequirementState,
} from './requirement-item'

// The texts of the matrix and of the list for the gate, on screen, in print and in files.

/** Returns „5 z 7 osób wymaga działania”. */
export function actionSummary(admissions: readonly Admission[]): string {
  const count = admissions.filter(needsAction).length
  const people = `z\u00a0${admissions.length}\u00a0${admissions.length === 1 ? 'osoby' : 'osób'}`
  if (count === 0) return `Nikt ${people} nie wymaga działania`
  return `${count} ${people} ${formOf(count, ['wymaga', 'wymagają', 'wymaga'])} działania`
}

/** Returns „aktualne dokumenty: 4 z 7 osób”, and of how many nobody can say it. */
export function admissionSummary(admissions: readonly Admission[]): string {
  const { admitted, unknown, total } = countAdmitted(admissions)
  return admittedSummary(admitted, total, unknown)
}

/** Returns „3 osoby nie mogą dziś pracować”, or what is true if nobody is known to lack anything. */
export function admissionHeadline(admissions: readonly Admission[]): string {
  const unable = admissions.filter(isUnable).length
  if (unable > 0) return unableLabel(unable)
  const expected = admissions.filter(isExpected)
  if (expected.length === 0) return 'Nikt nie ma dziś dnia pracy'
  if (expected.every(({ mayWork }) => mayWork)) {
    return expected.some(isLimited)
      ? 'Nie każdy może dziś pracować na każdym swoim stanowisku'
      : 'Dokumenty wszystkich są aktualne'
  }
  return 'Nie o\u00a0każdym wiadomo, czy może dziś pracować'
}

/**
 * Returns „ważne: 6 z 7”: how many of the people who need the qualification may work with it. The CSV file has no such
 * row, because a spreadsheet would sort it among the people.
 */
export function columnSummary(admissions: readonly Admission[], column: MatrixColumn): string {
  const required = admissions
    .map((admission) => [...checksIn(admission, column), ...itemsIn(admission, column)])
    .filter((items) => items.length > 0)
  const fine = required.filter((items) => !items.some((item) => isLacking(item) || isUnknown(item))).length
  return `ważne: ${fine} z\u00a0${required.length}`
}

/** Returns „aktualne: 3 z 7”: how many people have all documents. */
export function mayWorkSummary(admissions: readonly Admission[]): string {
  return `aktualne: ${admissions.filter(({ mayWork }) => mayWork).length} z\u00a0${admissions.length}`
}

/**
 * Returns the text beside the word of a state, „do 14.05.2028”, or undefined if the word says all. After the
 * last day to apply it says both: „minął; zaświadczenie ważne do 10.01.2027”.
 */
export function itemDetail(item: RequirementItem, day: Day, isLater = false): string | undefined {
  const { state, certificate, awaits, lastDay } = item
  if (state === 'missing') return undefined
  if (isFirstTraining(item)) return `do ${formatDay(lastDay ?? LAST_DAY)}`
  if (state === 'pending') return awaits && `do potwierdzenia przez: ${confirmerOf(awaits)}`
  const application = certificate && applicationDay(certificate)
  if (state !== 'application' || application === undefined) return itemLabel(item, day, isLater)
  return application < day
    ? `minął; zaświadczenie ważne do ${formatDay(lastDay ?? LAST_DAY)}`
    : `do ${formatDay(application)}`
}

/** Returns what the word of a state leaves open on the page of a person: the day, or what is to be entered. */
export function standingText(item: RequirementItem, day: Day, isLater: boolean): string | undefined {
  const { state, certificate, lastDay } = item
  if (isFirstTraining(item)) return lastDay && `do ${formatDay(lastDay)}`
  if (state === 'unknown') return itemLabel(item, day)
  if (!certificate) return undefined
  const isOwnEnd = lastDayOf(certificate) === lastDay && state !== 'expired'
  return isOwnEnd ? deadlineLabel(certificate, day, isLater) : itemLabel(item, day, isLater)
}

/**
 * Returns what presses most of a person's papers, „BHP: 8 dni po terminie”, or else what ends next, „UDT wózek: do
 * 12.03.2028”, with its state. Undefined if nothing ever ends.
 */
export function nearestDeadline(
  { checks, items, isWithheld }: Pick<Admission, 'checks' | 'items' | 'isWithheld'>,
  day: Day,
  isLater = false,
): { label: string; state: RequirementState } | undefined {
  if (isWithheld) return { label: WITHHELD_LABEL, state: 'missing' }
  const deadlines = [
    ...checks
      .filter((check) => isOpen(check) || check.subject === 'examination')
      .map((check) => ({
        state: check.state,
        lastDay: isLacking(check) && check.state !== 'expired' ? '' : (check.day ?? LAST_DAY),
        label: namedCheckLabel(check, day, isLater),
      })),
    ...items
      .filter((item) => isOpen(item) || item.lastDay !== undefined)
      .map((item) => ({
        state: item.state,
        lastDay: isLacking(item) && item.state !== 'expired' ? '' : (item.lastDay ?? LAST_DAY),
        label: namedItemLabel(item, day, isLater),
      })),
  ]
  return deadlines.toSorted((a, b) => severityOf(b) - severityOf(a) || compareText(a.lastDay, b.lastDay))[0]
}
