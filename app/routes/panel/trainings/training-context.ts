import type { Person } from '~/domain/people/user'
import type { TrainingRecord } from '~/domain/records/training-record'
import type { Day } from '~/domain/words/day'

/** The data that a training is shown with: the viewer, the day, all trainings, and the people to name. */
export type TrainingContext = {
  viewer: Person
  today: Day
  trainings: TrainingRecord[]
  people: ReadonlyMap<string, Person>
}
