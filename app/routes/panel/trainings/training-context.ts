import type { Day } from '~/domain/day'
import type { TrainingRecord } from '~/domain/training-record'
import type { Person } from '~/domain/user'

/** What a training is shown with: the viewer, the day, all trainings, and the people to name. */
export type TrainingContext = {
  viewer: Person
  today: Day
  trainings: TrainingRecord[]
  people: ReadonlyMap<string, Person>
}
