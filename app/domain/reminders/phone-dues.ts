import type { MinePage, Paper } from '~/domain/crew/pages/page'
import type { Day } from '~/domain/words/day'

import type { Due } from './dues'

// What the phone of somebody of the crew is reminded of. Only the phone itself learns the names: not even the server of the
// mails knows which paper it is.

/** Returns the ends of a worker's papers, or the earlier days to act, and the trainings on which they have a place. */
export function minePageDues(
  { papers, trainings, leftOn }: MinePage,
  day: Day,
  titleOf?: (paper: Paper) => string,
): Due[] {
  if (leftOn !== undefined && leftOn < day) return []
  return [
    ...papers.flatMap((paper, place) => paperDue(paper, place, { day, titleOf })),
    ...trainings.flatMap(({ place, ...training }) =>
      place === 'attending' ? trainingDues(training, day) : [],
    ),
  ]
}

/** Returns the training, unless it has begun. */
export function trainingDues(
  { id, date, title }: { id: string; date: Day; title?: string },
  day: Day,
): Due[] {
  return date < day
    ? []
    : [{ id: `training-${id}`, sort: 'training', day: date, ...(title !== undefined && { name: title }) }]
}

/**
 * What anybody reads who looks at the phone does not name papers about health: the orzeczenie, and kinds that the
 * dictionaries do not know.
 */
function mayBeNamed({ key }: Paper): boolean {
  return key !== undefined && key !== 'medical'
}

function paperDue(
  paper: Paper,
  place: number,
  { day, titleOf }: { day: Day; titleOf: ((paper: Paper) => string) | undefined },
): Due[] {
  if (paper.state === 'ask') return []
  const { until } = paper
  const actBy = paper.state === 'held' ? paper.actBy : undefined
  // After the day to act has passed, only the end is left.
  const due = actBy !== undefined && actBy >= day ? actBy : until
  if (due === undefined) return []
  const isCertificate = paper.state === 'held' && paper.key !== 'medical'
  const name = mayBeNamed(paper) ? titleOf?.(paper) : undefined
  const sort = isCertificate ? 'certificate' : 'paper'
  return [{ id: `paper-${place}`, sort, day: due, ...(name !== undefined && { name }) }]
}
