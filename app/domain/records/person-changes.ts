import type { Change } from '~/domain/changes/change'
import { hasRole } from '~/domain/people/permission'
import type { NewPerson } from '~/domain/people/person-fields'
import { startOnPosition, type FormerPosition, type Person } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

/** A person with the changes that this browser keeps. They come from the sample data or were added here. */
export type PersonRecord = Person & NewPerson

/** The effect of each kind that names a person. */
const IS_ARCHIVED = { 'person-archived': true, 'person-restored': false } satisfies Record<
  Extract<Change, { personId: string }>['kind'],
  boolean
>

/**
 * Returns the people with those whom the viewer has added, changed or archived. An employer adds them to their own
 * company; participants of a training centre work elsewhere.
 */
export function withPersonChanges(
  users: readonly PersonRecord[],
  changes: readonly Change[],
  viewer: Person,
): readonly PersonRecord[] {
  const isCentre = hasRole(viewer, 'training_center')
  const sampleIds = new Set(users.map(({ id }) => id))
  const added = new Map<string, PersonRecord>()
  for (const change of changes) {
    // An imported file may repeat an id of the sample data: the sample data wins.
    if (change.kind === 'person-saved' && !sampleIds.has(change.person.id)) {
      const { id } = change.person
      const former = formerPositions(added.get(id), change.person)
      const { otherPositions } = added.get(id) ?? {}
      added.set(id, {
        ...change.person,
        role: 'employee',
        ...(!isCentre && viewer.company && { company: viewer.company }),
        isOwn: true,
        ...(former.length > 0 && { formerPositions: former }),
        ...(otherPositions && { otherPositions }),
        isArchived: added.get(id)?.isArchived ?? false,
      })
    } else if (change.kind === 'other-positions-saved') {
      const person = added.get(change.userId)
      if (person) added.set(person.id, { ...person, otherPositions: change.positions })
    } else if ('personId' in change) {
      const person = added.get(change.personId)
      if (person)
        added.set(person.id, {
          ...person,
          isArchived: IS_ARCHIVED[change.kind],
          ...backAtWork(person, change),
        })
    }
  }
  // The very same list if there is nothing to change, so that nothing is computed again.
  return added.size === 0 ? users : [...users, ...added.values()]
}

/**
 * Returns the positions that a person has held before. A change that leaves the day as it was corrects the name only.
 * Older changes have no day, so what was before them says nothing of the time on the present position.
 */
function formerPositions(
  before: PersonRecord | undefined,
  { position = '', positionSince }: NewPerson,
): readonly FormerPosition[] {
  const { position: held, formerPositions: known = NONE } = before ?? {}
  if (!before || held === undefined || foldText(held) === foldText(position)) return known
  if (positionSince === undefined) return NONE
  const since = startOnPosition(before)
  return since === positionSince ? known : [...known, { position: held, since }]
}

const NONE: readonly FormerPosition[] = []

/** Drops the last day of work of a person who is put back after it. */
function backAtWork(person: PersonRecord, { kind, day }: Change): Partial<PersonRecord> {
  return kind === 'person-restored' && hasLeft(person, day) ? { leftOn: undefined } : {}
}

/** True if the last day of work has passed. */
export function hasLeft({ leftOn }: Pick<Person, 'leftOn'>, today: Day): boolean {
  return leftOn !== undefined && leftOn < today
}

/** Puts people whose last day of work has passed into the archive. */
export function archiveLeavers(people: readonly PersonRecord[], today: Day): readonly PersonRecord[] {
  // The very same list if nobody has left.
  if (!people.some((person) => hasLeft(person, today))) return people
  return people.map((person) => (hasLeft(person, today) ? { ...person, isArchived: true } : person))
}
