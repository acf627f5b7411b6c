import type { Change } from '~/domain/changes/change'
import type { Day } from '~/domain/words/day'

/** Returns the ids of the people who were reminded of their deadlines on that day. */
export function remindedOn(changes: readonly Change[], day: Day): ReadonlySet<string> {
  return new Set(remindersOf(changes).flatMap((reminder) => (reminder.day === day ? [reminder.userId] : [])))
}

/** Returns the days on which a person was reminded of their deadlines, the latest one first. */
export function reminderDays(changes: readonly Change[], userId: string): Day[] {
  const days = remindersOf(changes).flatMap((reminder) => (reminder.userId === userId ? [reminder.day] : []))
  return [...new Set(days)].toSorted().toReversed()
}

function remindersOf(changes: readonly Change[]) {
  return changes.filter((change) => change.kind === 'reminder-noted')
}
