import * as v from 'valibot'

import { recordId } from '~/domain/words/typed-text'

// Lists of people lead to the form of a new training with the people who were ticked there. Their number can be too
// large for an address, so they travel in the state of the navigation.

const stateSchema = v.object({ people: v.array(recordId) })

type PlanTrainingState = v.InferOutput<typeof stateSchema>

/** Returns the state with which a link or a navigation to `/trainings/new` chooses those people. */
export function planTrainingState(people: Iterable<string>): PlanTrainingState {
  return { people: [...people] }
}

/** Returns the ids of the people that the state of a location chooses. Anything malformed chooses nobody. */
export function parsePlanTrainingState(state: unknown): string[] {
  const parsed = v.safeParse(stateSchema, state)
  return parsed.success ? parsed.output.people : []
}
