import type { MinePage, Paper } from '~/domain/crew/pages/page'
import type { Day } from '~/domain/words/day'

import type { Due } from './dues'

// What the phone of somebody of the crew is reminded of. Nothing of it has a name: not even the server of the mails learns
// which paper it is.

/** Returns the ends of a worker's papers, or the earlier days to act, and the trainings on which they have a place. */
export function minePageDues({ papers, trainings, leftOn }: MinePage, day: Day): Due[] {
  if (leftOn !== undefined && leftOn < day) return []
  return [
    ...papers.flatMap((paper, place) => paperDue(paper, place, day)),
    ...trainings.flatMap(({ place, ...training }) =>
      place === 'attending' ? trainingDues(training, day) : [],
    ),
  ]
}

/** Returns the training, unless it has begun. */
export function trainingDues({ id, date }: { id: string; date: Day }, day: Day): Due[] {
  return date < day ? [] : [{ id: `training-${id}`, sort: 'training', day: date }]
}

function paperDue(paper: Paper, place: number, day: Day): Due[] {
  if (paper.state === 'ask') return []
  const { until } = paper
  const actBy = paper.state === 'held' ? paper.actBy : undefined
  // After the day to act has passed, only the end is left.
  const due = actBy !== undefined && actBy >= day ? actBy : until
  if (due === undefined) return []
  const isCertificate = paper.state === 'held' && paper.key !== 'medical'
  return [{ id: `paper-${place}`, sort: isCertificate ? 'certificate' : 'paper', day: due }]
}
