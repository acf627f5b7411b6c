import type { Person } from '~/domain/people/user'
import type { TrainingRecord } from '~/domain/records/training-record'
import { placeOf } from '~/domain/trainings/enrolment'
import { whenLabel } from '~/domain/trainings/training'
import { keepTogether } from '~/domain/words/polish'
import { PlaceBadge } from '~/routes/panel/trainings/training-sign-up'
import { Card } from '~/ui/card'

/** Lists the trainings that the person is signed up for, and those that they have completed, if there are any. */
export function EmployeeTrainings({
  person,
  upcoming,
  past,
}: {
  person: Person
  upcoming: readonly TrainingRecord[]
  past: readonly TrainingRecord[]
}) {
  if (upcoming.length + past.length === 0) return null
  return (
    <Card title="Szkolenia">
      <TrainingList heading="Zapisy" trainings={upcoming} person={person} />
      <TrainingList heading="Ukończone" trainings={past} />
    </Card>
  )
}

/** `person` is set for trainings to come, which show the person's place. */
function TrainingList({
  heading,
  trainings,
  person,
}: {
  heading: string
  trainings: readonly TrainingRecord[]
  person?: Person
}) {
  if (trainings.length === 0) return null
  return (
    <div>
      <h3 className="text-sm font-semibold text-muted print:break-after-avoid">{heading}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {trainings.map((training) => {
          const place = person && placeOf(training, person.id)
          return (
            <li
              key={training.id}
              className="flex flex-col items-start gap-1 py-2.5 print:flex-row print:flex-wrap print:items-baseline print:gap-x-4 print:break-inside-avoid print:py-1"
            >
              <p className="font-medium">{keepTogether(training.title)}</p>
              <p className="text-sm text-muted tabular-nums">{whenLabel(training)}</p>
              {place && <PlaceBadge place={place} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
