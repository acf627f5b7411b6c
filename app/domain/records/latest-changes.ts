import type { Change } from '~/domain/changes/change'
import type { WorkConditions } from '~/domain/employment/work-conditions'
import type { Headcounts } from '~/domain/people/headcount'
import type { Qualification } from '~/domain/qualifications/qualification'
import { programmeKey, type Topic } from '~/domain/trainings/programme'
import type { Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

/** Returns the headcounts that were typed, each as it was typed last. */
export function typedHeadcounts(changes: readonly Change[]): Headcounts {
  const typed = new Map<string, number>()
  for (const change of changes) {
    if (change.kind !== 'headcount-set') continue
    if (change.people === undefined) typed.delete(change.year)
    else typed.set(change.year, change.people)
  }
  return typed
}

/** Returns how to look up the programme of the trainings that lead to a qualification, as it was written last. */
export function programmesBy(
  changes: readonly Change[],
): (qualification: Pick<Qualification, 'type' | 'scope'>) => readonly Topic[] | undefined {
  const byKey = new Map(
    changes.flatMap((change) =>
      change.kind === 'programme-saved'
        ? [[programmeKey(change.programme.qualification), change.programme.topics] as const]
        : [],
    ),
  )
  return (qualification) => byKey.get(programmeKey(qualification))
}

/** Returns how to look up the conditions of a position by its name, as they were written last. */
export function workConditionsBy(
  changes: readonly Change[],
): (position: string) => WorkConditions | undefined {
  const byName = new Map(
    changes.flatMap((change) =>
      change.kind === 'work-conditions-saved'
        ? [[foldText(change.conditions.position), change.conditions] as const]
        : [],
    ),
  )
  return (position) => byName.get(foldText(position))
}

/** Returns the ids of the people who were reminded of their deadlines on that day. */
export function remindedOn(changes: readonly Change[], day: Day): ReadonlySet<string> {
  return new Set(remindersOf(changes).flatMap((reminder) => (reminder.day === day ? [reminder.userId] : [])))
}

/** Returns the days on which a person was reminded of their deadlines, the latest one first. */
export function daysOfReminders(changes: readonly Change[], userId: string): Day[] {
  const days = remindersOf(changes).flatMap((reminder) => (reminder.userId === userId ? [reminder.day] : []))
  return [...new Set(days)].toSorted().toReversed()
}

function remindersOf(changes: readonly Change[]) {
  return changes.filter((change) => change.kind === 'reminder-noted')
}
