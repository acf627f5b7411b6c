import { isForOwnStaff } from '~/domain/changes/access'
import type { TrainingRecord } from '~/domain/changes/training-record'
import type { Person } from '~/domain/people/user'

/** Returns the name of the field with the organizer: no centre runs a training of an employer's own staff. */
export function organizerName(viewer: Person, training: TrainingRecord): string {
  return isForOwnStaff(viewer, training) ? 'Organizator' : 'Ośrodek szkoleniowy'
}
