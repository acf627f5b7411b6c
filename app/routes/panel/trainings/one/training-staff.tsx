import { canSignUpEmployee } from '~/domain/changes/access'
import type { TrainingRecord } from '~/domain/changes/training-record'
import { fullName, sortByName } from '~/domain/people/user'
import { placeOf } from '~/domain/trainings/enrolment'
import type { TrainingContext } from '~/routes/panel/trainings/training-context'
import { PlaceBadge } from '~/routes/panel/trainings/training-sign-up'

/** Shows an employer which of their employees are signed up. */
export function TrainingStaff({
  training,
  context: { viewer, people },
}: {
  training: TrainingRecord
  context: TrainingContext
}) {
  const signedUp = training.participants.flatMap((id) => people.get(id) ?? [])
  const staff = sortByName(signedUp.filter((person) => canSignUpEmployee(viewer, person)))
  if (staff.length === 0) return null
  return (
    <section aria-label="Twoi pracownicy" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">Twoi pracownicy na tym szkoleniu</h3>
      <ul className="flex flex-col gap-2">
        {staff.map((person) => {
          const place = placeOf(training, person.id)
          return (
            <li key={person.id} className="flex flex-wrap items-center justify-between gap-2">
              {fullName(person)}
              {place && training.status === 'scheduled' && <PlaceBadge place={place} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
