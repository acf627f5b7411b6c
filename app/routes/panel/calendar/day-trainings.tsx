import type { IconNode } from 'lucide'
import CalendarX2 from 'lucide/dist/esm/icons/calendar-x-2.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import UserRound from 'lucide/dist/esm/icons/user-round.mjs'
import Users from 'lucide/dist/esm/icons/users.mjs'
import { useState, type ReactNode } from 'react'

import { canSignUp } from '~/domain/access/access'
import { trainingsOnDateLabel } from '~/domain/calendar/calendar'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { freePlacesLabel, placeOf } from '~/domain/trainings/enrolment'
import { dayOfTrainingLabel, participantsLabel, timesLabel } from '~/domain/trainings/training'
import { formatDayWithWeekday, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { COVERS_ROW } from '~/routes/panel/lists/rows'
import { TrainingDetails } from '~/routes/panel/trainings/training-details'
import {
  OverlapWarning,
  PlaceBadge,
  SignUpButton,
  type TrainingContext,
} from '~/routes/panel/trainings/training-sign-up'
import { TrainingStatusBadge } from '~/routes/panel/trainings/training-status-badge'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'

/** Shows the trainings of the chosen day, or that it has none. */
export function DayTrainings({
  date,
  trainings,
  context,
}: {
  date: Day
  trainings: TrainingRecord[]
  context: TrainingContext
}) {
  return (
    <Card title={formatDayWithWeekday(date)}>
      <p role="status" className="-mt-3 text-sm text-muted">
        {keepTogether(trainingsOnDateLabel(trainings))}
      </p>
      {trainings.length === 0 ? (
        <div className="flex items-center gap-3 border-t border-line pt-4 text-muted">
          <Icon of={CalendarX2} className="size-6 shrink-0" />
          <p className="text-balance">Nie ma szkoleń zaplanowanych na wybrany dzień.</p>
        </div>
      ) : (
        // The key resets the list when the day changes, so that an open dialog closes with its day.
        <TrainingList key={date} date={date} trainings={trainings} context={context} />
      )}
    </Card>
  )
}

function TrainingList({
  date,
  trainings,
  context,
}: {
  date: Day
  trainings: TrainingRecord[]
  context: TrainingContext
}) {
  const [openedId, setOpenedId] = useState<string>()
  return (
    <>
      <ul className="-mx-4 -mb-4 divide-y divide-line border-t border-line sm:-mx-5 sm:-mb-5">
        {trainings.map((training) => (
          <TrainingRow
            key={training.id}
            date={date}
            training={training}
            context={context}
            onOpen={() => setOpenedId(training.id)}
          />
        ))}
      </ul>
      <TrainingDetails id={openedId} context={context} onClose={() => setOpenedId(undefined)} />
    </>
  )
}

/** Shows one training. The title is a button that covers the whole row. */
function TrainingRow({
  date,
  training,
  context,
  onOpen,
}: {
  date: Day
  training: TrainingRecord
  context: TrainingContext
  onOpen: () => void
}) {
  const place = placeOf(training, context.viewer.id)
  const dayLabel = dayOfTrainingLabel(training, date)
  return (
    <li className="relative flex flex-col gap-2 px-4 py-4 last:rounded-b-card hover:bg-canvas sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="flex-1 font-semibold whitespace-nowrap tabular-nums">
          {timesLabel(training)}
          {dayLabel && <span className="font-normal text-muted">, {dayLabel}</span>}
        </p>
        {place && training.status === 'scheduled' && <PlaceBadge place={place} isOwn />}
        <TrainingStatusBadge status={training.status} />
      </div>
      <div className="flex items-center gap-3">
        <h3 className="flex-1 font-semibold">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className={`text-left after:rounded-control ${COVERS_ROW}`}
          >
            {training.title}
          </button>
        </h3>
        <Icon of={ChevronRight} className="-mr-1 size-5 shrink-0 text-muted" />
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        <Fact icon={MapPin}>{training.location}</Fact>
        <Fact icon={UserRound}>Prowadzący: {training.instructor}</Fact>
        <Fact icon={Users}>Uczestnicy: {participantsLabel(training)}</Fact>
      </ul>
      <OverlapWarning training={training} context={context} />
      {canSignUp(context.viewer, training, context.today) && (
        // Positioned, so that it lies above the title's button, which covers the row.
        <div className="relative flex flex-wrap items-center gap-x-4 gap-y-2 self-start">
          <SignUpButton training={training} place={place} size="sm" />
          <p className="text-sm text-muted">{freePlacesLabel(training)}</p>
        </div>
      )}
    </li>
  )
}

function Fact({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <li className="flex gap-2 tabular-nums first:basis-full">
      <Icon of={icon} className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
