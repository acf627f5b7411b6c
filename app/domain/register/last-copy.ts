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

/** The last time when the vault had all of a register, and how its key outlives this device. */
export const vaultCopySchema = v.object({
  ...lastCopySchema.entries,
  how: v.picklist(['device', 'printed', 'saved']),
})

export type VaultCopy = v.InferOutput<typeof vaultCopySchema>

/** The amount of a person's data in this browser, and the last copy of it, if there is one. */
export type CopyState = {
  copy: LastCopy | undefined
  vault?: VaultCopy | undefined
  changes: number
  /** The day of the first change. */
  since: Day | undefined
  /** True if the browser clears the data after seven days without a visit. */
  isAtRisk: boolean
}

/** True if a new copy is due. Without one, the days count from the first change. A vault whose key is safe is a copy. */
export function isCopyDue(state: CopyState, today: Day): boolean {
  const changes = changesSince(state)
  const from = latestCopy(state)?.day ?? state.since
  const dueAfter = state.isAtRisk ? DUE_AFTER_DAYS_AT_RISK : DUE_AFTER_DAYS
  return (
    changes >= DUE_AFTER_CHANGES || (changes > 0 && from !== undefined && daysUntil(today, from) >= dueAfter)
  )
}

/** Says what is at stake until a copy is made. `isShared`: other devices or people have the data, too. */
export function copyNote(isAtRisk: boolean, isShared: boolean): string | undefined {
  if (isShared) return isAtRisk ? 'Ta przeglądarka usunie dane po 7\u00a0dniach bez wizyty' : undefined
  return isAtRisk
    ? 'Dane są tylko tutaj, a\u00a0ta przeglądarka usunie je po 7\u00a0dniach bez wizyty'
    : 'Dane są tylko w\u00a0tej przeglądarce'
}

/**
 * Returns „Ostatnia kopia: 12 dni temu, od niej 34 zmiany”, or that there is none yet. `hasSettings` is true for chosen
 * settings and drafts, which a copy holds, too, and which nobody counts.
 */
export function copyLabel(state: CopyState, today: Day, hasSettings = false): string {
  const changes = changesSince(state)
  const { vault } = state
  if (vault && vault === latestCopy(state)) {
    return `${VAULT_COPIES[vault.how]}, zsynchronizowany ${agoLabel(vault.day, today)}${changes === 0 ? '' : `, od tego czasu ${countOf(changes, 'change')}`}`
  }
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

const VAULT_COPIES = {
  device: 'Rejestr jest też na innym urządzeniu',
  printed: 'Rejestr jest zaszyfrowany na serwerze, a link do niego na kartce w sejfie',
  saved: 'Rejestr jest zaszyfrowany na serwerze, a link do niego w pliku z hasłem',
} satisfies Record<VaultCopy['how'], string>

/** Of one day it is the vault, because that has each change at once. */
function latestCopy({ copy, vault }: CopyState): LastCopy | undefined {
  return vault && (!copy || vault.day >= copy.day) ? vault : copy
}

function agoLabel(day: Day, today: Day): string {
  const days = daysUntil(today, day)
  if (days <= 0) return 'dziś'
  return days === 1 ? 'wczoraj' : `${countOf(days, 'day')} temu`
}

function changesSince(state: CopyState): number {
  return Math.max(0, state.changes - (latestCopy(state)?.changes ?? 0))
}
