import { matterOfQualification, mayTell } from '~/domain/access/disclosure'
import type { Certificate } from '~/domain/certificates/certificate'
import { deadlineLabel } from '~/domain/certificates/deadline'
import type { Renewable } from '~/domain/certificates/renewal'
import type { ReminderPeriod, Settings } from '~/domain/people/settings'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import type { Day } from '~/domain/words/day'
import { countOf, formOf } from '~/domain/words/polish'

import { certificatesToActOn } from './dashboard'

/** How many certificates are to be acted on within the chosen period of days, and which one first. */
export type Reminder<T extends Certificate = Certificate & { holder?: string }> = {
  period: ReminderPeriod
  count: number
  nearest: T
}

/** Returns today's reminder, or undefined if there is nothing to do or reminders are off. */
export function reminderOf<T extends Certificate & Renewable>(
  certificates: readonly T[],
  { expiryReminders, reminderPeriod: period }: Pick<Settings, 'expiryReminders' | 'reminderPeriod'>,
  today: Day,
): Reminder<T> | undefined {
  if (!expiryReminders) return undefined
  const expiring = certificatesToActOn(certificates, today, Number(period))
  const [nearest] = expiring
  return nearest && { period, count: expiring.length, nearest }
}

/** Returns „2 certyfikaty mają termin w ciągu 30 dni”: a deadline may be the end or the application before it. */
export function reminderTitle({ period, count }: Pick<Reminder, 'period' | 'count'>): string {
  const verb = formOf(count, ['ma', 'mają', 'ma'])
  return `${countOf(count, 'certificate')} ${verb} termin w\u00a0ciągu ${countOf(Number(period), 'day')}`
}

/**
 * Returns for example „Uprawnienia elektryczne SEP, Łukasz Zięba – wygasa za 5 dni”. It is for a notification, which a
 * locked screen shows, so it names nothing about health.
 */
export function nearestLabel({ nearest }: Pick<Reminder, 'nearest'>, today: Day): string {
  if (!mayTell('notification', matterOfQualification(nearest))) return 'Szczegóły są na pulpicie.'
  const holderPart = nearest.holder ? `, ${nearest.holder}` : ''
  return `${qualificationLabel(nearest)}${holderPart} – ${deadlineLabel(nearest, today).toLowerCase()}`
}
