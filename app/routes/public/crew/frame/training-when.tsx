import { weekdayIn } from '~/domain/crew/languages/formats'
import type { MinePage } from '~/domain/crew/pages/page'
import { clockLabel } from '~/domain/words/clock-time'

import type { Spoken } from './spoken'

/** Says on which days a training takes place, and at what hours. */
export function TrainingWhen({
  training: { date, lastDay, startTime, endTime },
  spoken: { language },
}: {
  training: Pick<MinePage['trainings'][number], 'date' | 'lastDay' | 'startTime' | 'endTime'>
  spoken: Spoken
}) {
  const days = [date, lastDay].flatMap((day) => (day === undefined ? [] : [weekdayIn(language, day)]))
  return (
    <p className="tabular-nums">
      {days.join(' – ')}, {clockLabel(startTime)}–{clockLabel(endTime)}
    </p>
  )
}
