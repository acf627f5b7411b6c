import { warningDaysOf } from '~/domain/qualifications/qualification'
import { daysUntil, shiftDay, type Day } from '~/domain/words/day'

import { certificateStatus, endOf, expiryLabel, expiryTone, lastDayOf, type Certificate } from './certificate'
import { dueApplicationLabel, hasOpenDeadline, standingOf, type Dated } from './deadline'
import type { Renewable } from './renewal'

type Timed = Pick<Certificate, 'type' | 'scope' | 'own' | 'status' | 'link' | 'issueDate' | 'expiryDate'> &
  Renewable

/** How urgent a certificate is: `alarm` stops somebody from working, `work` is to be done, `reference` is all else. */
export type Level = 'alarm' | 'work' | 'reference'

/** Returns the level of a certificate on that day. A replaced one is `reference`. */
export function levelOf(certificate: Timed, day: Day): Level {
  if (certificate.replacedBy !== undefined) return 'reference'
  const standing = standingOf(certificate, day)
  if (standing === 'expired') return 'alarm'
  return standing === 'to_act' ? 'work' : 'reference'
}

/** `share` is the part of the term that is left, from 0 to 1. */
export type RemainingTime = { words: string; tone: ReturnType<typeof expiryTone>; share: number }

/**
 * Returns the headline of a certificate's card: how long an active one lasts, in the colour of its expiry (product rule).
 * Undefined if no time runs: expired, pending, revoked, replaced or without an expiry day. `isLater` says that `day` is
 * after today.
 */
export function remainingTime(certificate: Timed, day: Day, isLater = false): RemainingTime | undefined {
  if (!hasOpenDeadline(certificate, day)) return undefined
  const lastDay = endOf(certificate)
  return {
    words: expiryLabel(lastDay, day, isLater),
    tone: expiryTone(lastDay, day),
    share: remainingShare(certificate, day),
  }
}

/** Returns the colour of a certificate's edge: red or amber by its expiry, and amber while an application is due. */
export function toneOf(certificate: Timed, day: Day): RemainingTime['tone'] {
  if (certificate.replacedBy !== undefined) return 'neutral'
  if (certificateStatus(certificate, day) === 'expired') return 'danger'
  const tone = remainingTime(certificate, day)?.tone ?? 'neutral'
  const isOpen = hasOpenDeadline(certificate, day)
  return tone === 'neutral' && isOpen && dueApplicationLabel(certificate, day) ? 'warning' : tone
}

/**
 * Returns how much of the term is left, from 1 on the day of issue to 0 on the expiry day and after it. Without a day
 * of issue, the days of warning take the place of the term.
 */
export function remainingShare(certificate: Dated, day: Day): number {
  const end = lastDayOf(certificate)
  if (end === undefined) return 1
  const begin = certificate.issueDate ?? shiftDay(end, { days: -warningDaysOf(certificate) })
  const total = daysUntil(end, begin)
  return total <= 0 ? 0 : Math.min(1, Math.max(0, daysUntil(end, day) / total))
}
