import type { Change } from '~/domain/changes/change'
import type { Qualification } from '~/domain/qualifications/qualification'
import { programmeKey, type Topic } from '~/domain/trainings/programme'

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
