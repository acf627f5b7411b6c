import { readOr } from '~/browser/store/storage.client'
import { forgetStrangers, knowsBirths } from '~/domain/people/birth'
import type { Person } from '~/domain/people/user'
import { withPersonChanges } from '~/domain/records/person-changes'
import { withTrainingChanges } from '~/domain/records/training-changes'
import { attendeesOf } from '~/domain/trainings/enrolment'

import { clearUndoneImports } from './record-changes.client'
import { countUnreadableChanges, readChanges } from './records.client'
import { readSettings, saveSettings } from './settings.client'

/** Clears away what no screen shows any more. It waits for the next start, until when a step can be undone. Never throws. */
export async function tidyRecords(owner: Person): Promise<void> {
  await clearUndoneImports(owner.id)
  await clearBirths(owner)
}

/** Forgets when and where people were born who attend no training of the register any more, or are gone from it. */
async function clearBirths(owner: Person): Promise<void> {
  const { births } = await readSettings(owner.id)
  if (!births || !knowsBirths(births)) return
  const changes = await readChanges(owner.id)
  // Changes that cannot be read may say that somebody attends.
  if (changes.length === 0 || (await countUnreadableChanges(owner.id)) > 0) return
  const people = new Set([owner.id, ...withPersonChanges([], changes, owner).map(({ id }) => id)])
  const attending = withTrainingChanges([], changes, owner.id).flatMap(attendeesOf)
  const kept = forgetStrangers(births, new Set(attending.filter((id) => people.has(id))))
  if (kept !== births) await readOr(undefined, async () => saveSettings(owner.id, { births: kept }))
}
