import { canRunTraining, canSeeParticipants, canSignUpEmployee } from '~/domain/access/access'
import { organizerName } from '~/domain/access/staff-training'
import { namesApart } from '~/domain/people/names-apart'
import { sortByName } from '~/domain/people/user'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { trainingMark, type TrainingRecord } from '~/domain/records/training-changes'
import { placeOf } from '~/domain/trainings/enrolment'
import { participantsLabel, whenInWords, type Training } from '~/domain/trainings/training'
import { TrainingsFileButton } from '~/routes/panel/calendar/calendar-files'
import { PlaceBadge, TrainingSignUp, type TrainingContext } from '~/routes/panel/trainings/training-sign-up'
import { TrainingStatusBadge } from '~/routes/panel/trainings/training-status-badge'
import { Detail, Details } from '~/ui/details'

import { TrainingManagement } from './training-management'
import { TrainingParticipants } from './training-participants'

/** Shows the data of a training and its actions: in its dialog and on its page. */
export function TrainingAbout({
  training,
  context,
  certified,
}: {
  training: TrainingRecord
  context: TrainingContext
  /** How many attendees have the certificate of their employer's training, if that is known. */
  certified?: number
}) {
  // All trainings of an own register are its own, and its other devices know them.
  const mark = context.viewer.hasRegister ? undefined : trainingMark(training)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <TrainingStatusBadge status={training.status} />
        {mark && <p className="text-sm text-muted">{mark}</p>}
      </div>
      {training.description && (
        <p className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">{training.description}</p>
      )}
      <Details className="border-t border-line pt-4">
        <Detail name="Termin">{whenInWords(training)}</Detail>
        <Detail name="Miejsce">{training.location}</Detail>
        <Detail name={organizerName(context.viewer, training)}>{training.trainingCenter}</Detail>
        <Detail name="Prowadzący">{training.instructor}</Detail>
        <Detail name="Uzyskiwany certyfikat">{leadsToLabel(training)}</Detail>
        <Detail name="Uczestnicy">{participantsLabel(training)}</Detail>
      </Details>
      {training.status === 'scheduled' && (
        <div>
          <TrainingsFileButton trainings={[training]} label="Dodaj do kalendarza" />
        </div>
      )}
      <TrainingSignUp training={training} context={context} />
      {canSeeParticipants(context.viewer, training) ? (
        <TrainingParticipants training={training} context={context} />
      ) : (
        <TrainingStaff training={training} context={context} />
      )}
      {canRunTraining(context.viewer, training) && (
        <TrainingManagement training={training} context={context} certified={certified} />
      )}
    </>
  )
}

/** Returns the qualification that a training leads to, or that it leads to none. */
function leadsToLabel({ leadsTo }: Pick<Training, 'leadsTo'>): string {
  if (leadsTo === undefined) return 'Nie podano'
  return leadsTo ? qualificationLabel(leadsTo) : 'Bez certyfikatu'
}

/** Shows an employer which of their employees are signed up. */
function TrainingStaff({
  training,
  context: { viewer, people },
}: {
  training: TrainingRecord
  context: TrainingContext
}) {
  const signedUp = training.participants.flatMap((id) => people.get(id) ?? [])
  const staff = sortByName(signedUp.filter((person) => canSignUpEmployee(viewer, person)))
  if (staff.length === 0) return null
  const name = namesApart(staff)
  return (
    <section aria-label="Twoi pracownicy" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">Twoi pracownicy na tym szkoleniu</h3>
      <ul className="flex flex-col gap-2">
        {staff.map((person) => {
          const place = placeOf(training, person.id)
          return (
            <li key={person.id} className="flex flex-wrap items-center justify-between gap-2">
              {name(person)}
              {place && training.status === 'scheduled' && <PlaceBadge place={place} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
