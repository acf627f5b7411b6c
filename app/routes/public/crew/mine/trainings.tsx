import CalendarPlus2 from 'lucide/dist/esm/icons/calendar-plus-2.mjs'
import { useId } from 'react'

import { downloadText } from '~/browser/device/download.client'
import type { MinePage } from '~/domain/crew/pages/page'
import type { Spoken } from '~/routes/public/crew/frame/spoken'
import { TrainingWhen } from '~/routes/public/crew/frame/training-when'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { Icon } from '~/ui/icon'

type KnownTraining = MinePage['trainings'][number]

/** Lists the coming trainings, each with a file for the calendar. */
export function Trainings({ trainings, spoken }: { trainings: readonly KnownTraining[]; spoken: Spoken }) {
  const id = useId()
  const { mine } = spoken.texts
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-lg font-semibold">
        {mine.trainings}
      </h2>
      {trainings.length === 0 ? (
        <p className="text-muted">{mine.noTrainings}</p>
      ) : (
        <ul className={`${CARD} divide-y divide-line`}>
          {trainings.map((training) => (
            <li key={training.id} className="flex flex-col gap-1 px-4 py-3">
              <p className="leading-snug font-semibold">{training.title}</p>
              <TrainingWhen training={training} spoken={spoken} />
              <p>{training.location}</p>
              <p className="text-muted">{mine.trainingPlace[training.place]}</p>
              <Button
                size="lg"
                onClick={() => void saveEvent(training)}
                className="mt-1 whitespace-normal!"
                aria-label={`${mine.addToCalendar}: ${training.title}`}
              >
                <Icon of={CalendarPlus2} className="size-5 shrink-0" />
                {mine.addToCalendar}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

async function saveEvent(training: KnownTraining): Promise<void> {
  const { trainingEvent } = await import('~/documents/training-event')
  const { name, text, type } = trainingEvent(training, new Date())
  downloadText(name, text, type)
}
