import { positionNames } from '~/domain/people/other-positions'
import type { Person } from '~/domain/people/user'
import type { PositionRecord } from '~/domain/records/position-changes'
import { groupBy } from '~/domain/words/collection'
import { comparePolish, foldText } from '~/domain/words/polish'

/** `unknown`: people hold it and nobody has said what it requires. `removed`: nobody holds it any more. */
export type PositionState = 'unknown' | 'known' | 'removed'

/** A position on the employer's list. */
export type ListedPosition = {
  name: string
  state: PositionState
  people: readonly Person[]
  /** Undefined for a position that is known only from people. */
  record?: PositionRecord
}

/**
 * Returns the positions that concern the employer: those that people hold or that were decided on here. First those
 * whose requirements are unknown, then the others, then the removed ones; each by name.
 */
export function listPositions(
  records: readonly PositionRecord[],
  people: readonly Person[],
): ListedPosition[] {
  const holders = groupBy(
    people.flatMap((person) => positionNames(person).map((name) => ({ name, person }))),
    ({ name }) => foldText(name),
  )
  const peopleIn = (held: readonly { person: Person }[] = []) => held.map(({ person }) => person)
  const known = new Set(records.map(({ name }) => foldText(name)))
  const listed = [
    ...records.map((record): ListedPosition => {
      const holding = peopleIn(holders.get(foldText(record.name)))
      return { name: record.name, people: holding, record, state: stateOf(record, holding) }
    }),
    ...[...holders]
      .filter(([key]) => !known.has(key))
      .map(([key, held]): ListedPosition => {
        return { name: held[0]?.name ?? key, people: peopleIn(held), state: 'unknown' }
      }),
  ].filter(({ people: holding, record }) => holding.length > 0 || record?.isOwn || record?.isRemoved)
  const rank = ({ state }: ListedPosition) => ORDER.indexOf(state)
  return listed.toSorted((a, b) => rank(a) - rank(b) || comparePolish(a.name, b.name))
}

const ORDER: readonly PositionState[] = ['unknown', 'known', 'removed']

function stateOf({ isRemoved }: PositionRecord, holders: readonly Person[]): PositionState {
  if (!isRemoved) return 'known'
  return holders.length > 0 ? 'unknown' : 'removed'
}

/**
 * Returns what names the position in an address: a change of it, or a person who holds it. Its name was typed by the
 * employer, and an address may reach the server.
 */
export function positionId({ name, record, people: [holder] }: ListedPosition): string | undefined {
  return record?.events[0]?.id ?? (holder && heldPositionId(holder, name))
}

/** Returns the same by a person who holds it: their id, and behind it the place of a position beside the main one. */
export function heldPositionId(person: Person, name: string): string {
  const key = foldText(name)
  const place = positionNames(person).findIndex((held) => foldText(held) === key)
  return place > 0 ? `${person.id}.${place}` : person.id
}

/** Returns the position that an address names: by any of its changes, or by any person who holds it. */
export function findPosition(listed: readonly ListedPosition[], id: string): ListedPosition | undefined {
  return (
    listed.find(({ record }) => record?.events.some((event) => event.id === id)) ??
    listed.find(({ name, people }) => people.some((person) => heldPositionId(person, name) === id))
  )
}

/** Returns the position of that name, whatever its case. */
export function positionNamed(listed: readonly ListedPosition[], name: string): ListedPosition | undefined {
  const key = foldText(name)
  return listed.find((position) => foldText(position.name) === key)
}

/** Returns the people of the list who have no position at all. */
export function withoutPosition<Item extends Pick<Person, 'position'>>(people: readonly Item[]): Item[] {
  return people.filter(({ position }) => position === undefined)
}
