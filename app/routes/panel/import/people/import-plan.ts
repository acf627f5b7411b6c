import { inPieces } from '~/browser/device/in-pieces.client'
import { createId } from '~/browser/store/create-id.client'
import { matchingSteps, type MatchedGroup } from '~/domain/import/people/match-people'
import { planningSteps } from '~/domain/import/people/plan'
import { keepLast } from '~/domain/words/keep-last'
import { resumable } from '~/domain/words/steps'
import type { StepProps } from '~/routes/panel/import/import-rows'

/** Returns the people of the table, matched with those of the register, and what is recorded by the present choices. */
export function importPlan(props: StepProps) {
  const matched = matchingOf(props).result()
  return { matched, plan: planningOf(matched, props).result() }
}

/** Plans step by step, so that the screen stays responsive. Then the next step has the plan at once. */
export async function planAhead(props: StepProps): Promise<void> {
  const matching = matchingOf(props)
  await inPieces(matching.advance)
  await inPieces(planningOf(matching.result(), props).advance)
}

function matchingOf({ groups, people }: StepProps) {
  return matchingOnce(groups, people)
}

function planningOf(
  matched: readonly MatchedGroup[],
  { state, viewer, people, certificates, employment, kinds, today }: StepProps,
) {
  const { choices, news } = state
  return planningOnce(
    matched,
    choices,
    { viewer, people, certificates, employment, kinds, today },
    createId,
    news,
  )
}

// The same people and choices have the same plan, whose new records keep their ids.
const matchingOnce = keepLast((...given: Parameters<typeof matchingSteps>) =>
  resumable(matchingSteps(...given)),
)
const planningOnce = keepLast((...given: Parameters<typeof planningSteps>) =>
  resumable(planningSteps(...given)),
)
