import { TOLD_KIND_LABELS } from '~/domain/crew/records/taken-drop'
import { clockLabel } from '~/domain/words/clock-time'
import { formatDayInWords } from '~/domain/words/day'

import type { Drop, DropOf } from './drop'

/** Returns what a drop is about, „Wypadek” or „Zapis na szkolenie”. Undefined is one that nobody can read. */
export function dropLabel(drop: Drop | undefined): string {
  switch (drop?.kind) {
    case 'told':
      return TOLD_KIND_LABELS[drop.about]
    case 'correction':
      return 'Uwaga do własnych danych'
    case 'sign-up':
      return 'Zapis na szkolenie'
    case undefined:
      return 'Nie da się odczytać'
  }
}

/** Returns who has sent a drop, as they say it themselves. */
export function senderLabel(drop: Drop): string {
  return drop.name ?? 'anonimowo'
}

/** Returns when it happened as the sender says, „27 listopada 2026, 9:05”, or undefined if they have not said so. */
export function toldMoment({ date, time }: Pick<DropOf<'told'>, 'date' | 'time'>): string | undefined {
  return date && [formatDayInWords(date), time && clockLabel(time)].filter(Boolean).join(', ')
}
