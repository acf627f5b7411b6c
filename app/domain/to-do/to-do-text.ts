import { admittedLabel, admittedSummary, unableLabel, unknownLabel } from '~/domain/admission/admission-label'
import type { MeasureTask } from '~/domain/calendar/own-dates'
import type { WaitingDropCounts } from '~/domain/crew/drops/drop'
import { measureDayLabel } from '~/domain/reports/measure'
import { daysUntil, type Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import { nearestLabel, reminderTitle, type Reminder } from './daily-reminder'
import type { ToDo } from './to-do'

/** Returns „3 osoby nie mogą dziś pracować”, also if the viewer is one of them, or undefined for nobody. */
export function unableHeadline({ unable, staff }: Pick<ToDo, 'unable' | 'staff'>): string | undefined {
  const people = staff?.unable ?? 0
  const isViewerUnable = unable.some(({ kind }) => kind === 'own' || kind === 'own-paper')
  if (!isViewerUnable) return people === 0 ? undefined : unableLabel(people)
  return people === 0
    ? 'Nie możesz dziś pracować'
    : `Ty i\u00a0${countOf(people, 'person')} nie możecie dziś pracować`
}

/** How the answer about the staff looks: somebody may not work, all is in order, or something is still unknown. */
type AnswerTone = 'danger' | 'success' | 'warning'

/**
 * Returns the answer that the dashboard begins with: who may not work, or else how many have all documents. Undefined if
 * there is neither staff nor anything that waits for an answer.
 */
export function answerOf(
  toDo: Pick<ToDo, 'first' | 'unable' | 'staff' | 'unchecked'>,
): { headline: string; aside: string | undefined; tone: AnswerTone } | undefined {
  const { first, staff, unchecked } = toDo
  const unable = unableHeadline(toDo)
  const join = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ') || undefined
  if (unable !== undefined) {
    const known = staff && admittedSummary(staff.admitted, staff.total, staff.unknown)
    return { headline: unable, aside: join([known, staff && unchecked]), tone: 'danger' }
  }
  if (!staff)
    return first.length > 0 ? { headline: 'Do uzupełnienia', aside: undefined, tone: 'warning' } : undefined
  return {
    headline: admittedLabel(staff.admitted, staff.total),
    aside: join([unknownLabel(staff.unknown), unchecked]),
    tone: staff.admitted === staff.total ? 'success' : 'warning',
  }
}

/** Returns what the alarms are about. An accident that the crew tells of may be none that anybody must be told of. */
export function atOnceHeadline({ atOnce }: Pick<ToDo, 'atOnce'>): string {
  const alarms = atOnce.filter(({ kind }) => kind === 'accident').length
  if (alarms === 0) return 'Załoga zgłosiła wypadek'
  return alarms === atOnce.length
    ? 'Niezwłocznie zawiadom o\u00a0wypadku'
    : 'Wypadki: przeczytaj i\u00a0niezwłocznie zawiadom'
}

/** Returns „Wkrótce”, or says that something is overdue. */
export function soonHeadline({ soon }: Pick<ToDo, 'soon'>, today: Day): string {
  return soon.some(({ day }) => day !== undefined && day < today) ? 'Po terminie i\u00a0wkrótce' : 'Wkrótce'
}

/** Returns „Czekają na przeczytanie: 3, w tym wypadki: 1”. */
export function waitingDropsText({ all, accidents }: WaitingDropCounts): string {
  const text = `Czekają na przeczytanie: ${all}`
  return accidents > 0 ? `${text}, w\u00a0tym wypadki: ${accidents}` : text
}

/** Returns the word for a day that is today or tomorrow. */
export function dayLabel(day: Day, today: Day): string {
  return daysUntil(day, today) === 0 ? 'Dziś' : 'Jutro'
}

/** Returns „3 dni po terminie, Jan Kowalski”, or until when it is to be done. */
export function measureTaskReason(
  { measure, owner, isLate }: Pick<MeasureTask, 'measure' | 'owner' | 'isLate'>,
  today: Day,
): string {
  const when = isLate
    ? `${countOf(daysUntil(today, measure.due), 'day')} po\u00a0terminie`
    : measureDayLabel(measure, today)
  return [when, owner].filter(Boolean).join(', ')
}

/** Returns title and text of the daily notification, or undefined if there is nothing to remind of. */
export function noticeOf(
  reminder: Reminder | undefined,
  toDo: Pick<ToDo, 'unable' | 'staff'>,
  { expiryReminders }: { expiryReminders: boolean },
  today: Day,
): { title: string; body: string } | undefined {
  if (!expiryReminders) return undefined
  const headline = unableHeadline(toDo)
  if (!reminder) return headline === undefined ? undefined : { title: headline, body: '' }
  const rest = nearestLabel(reminder, today)
  return headline === undefined
    ? { title: reminderTitle(reminder), body: rest }
    : { title: headline, body: `${reminderTitle(reminder)}. ${rest}` }
}
