import * as v from 'valibot'

import { recordId } from '~/domain/words/typed-text'

// Lists of people lead to forms for those who were ticked there. Their number can be too large for an address, so they
// travel in the state of the navigation.

const stateSchema = v.object({ people: v.array(recordId) })

/** Returns the state with which a link or a navigation to a form chooses those people. */
export function tickedPeople(people: Iterable<string>): v.InferOutput<typeof stateSchema> {
  return { people: [...people] }
}

/** Returns the ids of the people that the state of a location chooses, or undefined if it is malformed. */
export function parseTickedPeople(state: unknown): string[] | undefined {
  const parsed = v.safeParse(stateSchema, state)
  return parsed.success ? parsed.output.people : undefined
}

/** The state of a move to the list that ticks everybody on it. Links of the dashboard have it. */
export const EVERYBODY_TICKED = { isEverybodyTicked: true }
