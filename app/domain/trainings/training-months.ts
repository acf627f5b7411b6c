import { groupBy } from '~/domain/words/collection'
import { formatMonth } from '~/domain/words/day'

import { TRAINING_STATUS_BADGES, type Training } from './training'

/**
 * Returns trainings under the name of their month, in their order: „Listopad 2026”, and „Listopad 2026 – zakończone”
 * apart from the ones to come. The viewer's own trainings keep their places: a list of them on top would take a row away
 * from under the button that was just pressed.
 */
export function trainingMonths<Row extends Pick<Training, 'date' | 'status'>>(
  trainings: readonly Row[],
): { month: string; trainings: Row[] }[] {
  return [...groupBy(trainings, monthOf)].map(([month, rows]) => ({ month, trainings: rows }))
}

function monthOf({ date, status }: Pick<Training, 'date' | 'status'>): string {
  const month = formatMonth(date)
  const name = month.charAt(0).toUpperCase() + month.slice(1)
  return status === 'scheduled' ? name : `${name} – ${TRAINING_STATUS_BADGES[status].label.toLowerCase()}`
}
