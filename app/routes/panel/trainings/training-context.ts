import type { Day } from '~/domain/day'
import type { TrainingRecord } from '~/domain/training-record'
import type { Person } from '~/domain/user'

/** What a training is looked at with: by whom, on which day, among which others, and whose names are known. */
export type TrainingContext = {
  viewer: Person
  today: Day
  trainings: TrainingRecord[]
  people: ReadonlyMap<string, Person>
}
