import { CERTIFICATE_TYPE_LABELS, expiryLabel, type Certificate } from './certificate'
import type { Day } from './day'
import { expiringCertificates } from './overview'
import { countOf } from './polish'
import type { Renewable } from './renewal'
import type { ReminderPeriod, Settings } from './settings'

/** How many certificates expire within the chosen period of days, and which one expires first. */
export type Reminder<T extends Certificate = Certificate & { holder?: string }> = {
  period: ReminderPeriod
  count: number
  nearest: T
}

/** Returns today's reminder, or undefined where nothing expires or reminders are off. */
export function reminderOf<T extends Certificate & Renewable>(
  certificates: readonly T[],
  { expiryReminders, reminderPeriod: period }: Pick<Settings, 'expiryReminders' | 'reminderPeriod'>,
  today: Day,
): Reminder<T> | undefined {
  if (!expiryReminders) return undefined
  const expiring = expiringCertificates(certificates, today, Number(period))
  const [nearest] = expiring
  return nearest && { period, count: expiring.length, nearest }
}

/** Returns „Koniec ważności w ciągu 30 dni: 2 certyfikaty”, without a verb that changes with the count. */
export function reminderTitle({ period, count }: Pick<Reminder, 'period' | 'count'>): string {
  return `Koniec ważności w\u00a0ciągu ${countOf(Number(period), 'day')}: ${countOf(count, 'certificate')}`
}

/** Returns for example „Uprawnienia elektryczne SEP, Łukasz Zięba – wygasa za 5 dni”. */
export function nearestLabel({ nearest }: Pick<Reminder, 'nearest'>, today: Day): string {
  const { type, holder, expiryDate } = nearest
  const holderPart = holder ? `, ${holder}` : ''
  return `${CERTIFICATE_TYPE_LABELS[type]}${holderPart} – ${expiryLabel(expiryDate, today).toLowerCase()}`
}
