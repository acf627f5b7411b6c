import type { Change } from '~/domain/changes/change'
import { requirementKey, type Position, type Requirement } from '~/domain/qualifications/requirement'
import { foldText } from '~/domain/words/polish'

// People name their position in words of their own, so a position is known by its name, whatever its case.

/** Something that was decided about a position in this browser. */
export type PositionChange = Extract<Change, { kind: `position-${string}` }>

/** The requirements of a position, with the decisions that this browser keeps. */
export type PositionRecord = Position & {
  /** The requirements of the template. Undefined for a position that it does not know. */
  template?: readonly Requirement[]
  /** True if the requirements are those that were decided on here. */
  isOwn: boolean
  isRemoved: boolean
  /** Oldest first. */
  events: readonly PositionChange[]
}

/** Returns the positions of the template and those added here, each as the changes leave it. */
export function listPositionRecords(
  template: readonly Position[],
  changes: readonly Change[],
): PositionRecord[] {
  const records = new Map(
    template.map((position): [string, PositionRecord] => [
      foldText(position.name),
      { ...position, template: position.requirements, isOwn: false, isRemoved: false, events: [] },
    ]),
  )
  for (const change of changes) {
    if (!isPositionChange(change)) continue
    const key = foldText(nameIn(change))
    const record = applyChange(records.get(key), change)
    if (record) records.set(key, record)
  }
  return [...records.values()]
}

/** Returns what positions require as the changes leave it; the very same list if they say nothing of it. */
export function withPositionChanges(
  template: readonly Position[],
  changes: readonly Change[],
): readonly Position[] {
  if (!changes.some(isPositionChange)) return template
  return listPositionRecords(template, changes).filter(({ isRemoved }) => !isRemoved)
}

function isPositionChange(change: Change): change is PositionChange {
  return change.kind.startsWith('position-')
}

function nameIn(change: PositionChange): string {
  return change.kind === 'position-saved' ? change.position.name : change.name
}

/** Returns undefined for a change of a position that nobody knows. */
function applyChange(record: PositionRecord | undefined, change: PositionChange): PositionRecord | undefined {
  const events = [...(record?.events ?? []), change]
  if (change.kind === 'position-saved') {
    const { name, requirements, positionInduction } = change.position
    return {
      ...record,
      name: record?.name ?? name,
      requirements,
      positionInduction,
      isOwn: true,
      isRemoved: false,
      events,
    }
  }
  if (!record) return undefined
  switch (change.kind) {
    case 'position-removed':
      return { ...record, isRemoved: true, events }
    case 'position-restored':
      return { ...record, isRemoved: false, events }
    case 'position-reset': {
      const { template } = record
      // A later version of the template may know the position no more.
      if (!template) return record
      return {
        ...record,
        requirements: [...template],
        positionInduction: undefined,
        isOwn: false,
        isRemoved: false,
        events,
      }
    }
  }
}

/** True if the requirements are other ones than those of the template. */
export function differsFromTemplate({
  isOwn,
  template,
  requirements,
  positionInduction,
}: PositionRecord): boolean {
  const keysOf = (listed: readonly Requirement[]) => listed.map(requirementKey).toSorted().join()
  if (!isOwn || template === undefined) return false
  return positionInduction === false || keysOf(template) !== keysOf(requirements)
}
