import * as v from 'valibot'

import { daySchema, formatDay, type Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'
import { filledText } from '~/domain/words/typed-text'

// Somebody may hold several positions: one is the main one, and the others stand beside it.

/** A position that a person holds beside their main one. Without `since`, since the first day of work. */
export const otherPositionSchema = v.object({ position: filledText, since: v.optional(daySchema) })

export type OtherPosition = v.InferOutput<typeof otherPositionSchema>

type Holder = {
  position?: string | undefined
  otherPositions?: readonly OtherPosition[] | undefined
}

/** Returns the other positions of a person, each once, and none that is the main one. */
export function otherPositionsOf({ position = '', otherPositions = NONE }: Holder): readonly OtherPosition[] {
  // Most people have none, and lists ask of thousands.
  if (otherPositions.length === 0) return NONE
  const seen = new Set([foldText(position)])
  return otherPositions.filter((other) => {
    const key = foldText(other.position)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const NONE: readonly OtherPosition[] = []

/** Returns the names of all positions of a person, the main one first. */
export function positionNames(person: Holder): string[] {
  return [person.position, ...otherPositionsOf(person).map(({ position }) => position)].flatMap(
    (name) => name ?? [],
  )
}

/** Returns „operator wózka od 12.03.2024”. */
export function positionSinceLabel({
  position,
  since,
}: {
  position: string
  since?: Day | undefined
}): string {
  return since === undefined ? position : `${position} od\u00a0${formatDay(since)}`
}

/** Returns the other positions as files have them: „operator wózka od 12.03.2024; ładowacz”. */
export function otherPositionsText(person: Holder): string | undefined {
  const listed = otherPositionsOf(person).map(positionSinceLabel)
  return listed.length === 0 ? undefined : listed.join('; ').replaceAll('\u00a0', ' ')
}
