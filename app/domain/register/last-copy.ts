import * as v from 'valibot'

import { daysUntil, daySchema, type Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

/** A copy is due after so many days, if anything has changed, or after so many changes (product rule). */
const DUE_AFTER_DAYS = 30
/** Where the browser clears the data of a site after seven days without a visit, so that there is time left. */
const DUE_AFTER_DAYS_AT_RISK = 3
const DUE_AFTER_CHANGES = 100

/** The last copy of own data that left the browser: its day, and how many changes it has. */
export const lastCopySchema = v.object({
  day: daySchema,
  changes: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

export type LastCopy = v.InferOutput<typeof lastCopySchema>

/** The amount of a person's data in this browser, and the last copy of it, if there is one. */
export type CopyState = {
  copy: LastCopy | undefined
  changes: number
  /** The day of the first change. */
  since: Day | undefined
  /** True if the browser clears the data after seven days without a visit. */
  isAtRisk: boolean
}

/** True if a new copy is due. Without a copy, the days count from the first change. */
export function isCopyDue(state: CopyState, today: Day): boolean {
  const changes = changesSince(state)
  const from = state.copy?.day ?? state.since
  const dueAfter = state.isAtRisk ? DUE_AFTER_DAYS_AT_RISK : DUE_AFTER_DAYS
  return (
    changes >= DUE_AFTER_CHANGES || (changes > 0 && from !== undefined && daysUntil(today, from) >= dueAfter)
  )
}

/**
 * Returns „Ostatnia kopia: 12 dni temu, od niej 34 zmiany”, or that there is none yet. `hasSettings` is true for chosen
 * settings and drafts, which a copy holds, too, and which nobody counts.
 */
export function copyLabel(state: CopyState, today: Day, hasSettings = false): string {
  const changes = changesSince(state)
  if (!state.copy) {
    if (changes === 0) {
      return hasSettings
        ? 'Nie ma jeszcze kopii; do skopiowania są tylko ustawienia albo szkice'
        : 'Nie ma jeszcze kopii ani niczego do skopiowania'
    }
    return `Nie ma jeszcze kopii tych danych (${countOf(changes, 'change')})`
  }
  const rest = changes === 0 ? 'bez nowych wpisów' : countOf(changes, 'change')
  return `Ostatnia kopia: ${agoLabel(state.copy.day, today)}, od niej ${rest}`
}

function agoLabel(day: Day, today: Day): string {
  const days = daysUntil(today, day)
  if (days <= 0) return 'dziś'
  return days === 1 ? 'wczoraj' : `${countOf(days, 'day')} temu`
}

function changesSince({ copy, changes }: CopyState): number {
  return Math.max(0, changes - (copy?.changes ?? 0))
}
