import type { IconNode } from 'lucide'
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs'
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs'
import CalendarX2 from 'lucide/dist/esm/icons/calendar-x-2.mjs'

import { TRAINING_STATUS_BADGES, type TrainingStatus } from '~/domain/trainings/training'
import { Badge } from '~/ui/badge'

const ICONS = { scheduled: CalendarClock, completed: CalendarCheck, cancelled: CalendarX2 } satisfies Record<
  TrainingStatus,
  IconNode
>

export function TrainingStatusBadge({ status }: { status: TrainingStatus }) {
  const { label, tone } = TRAINING_STATUS_BADGES[status]
  return (
    <Badge tone={tone} icon={ICONS[status]}>
      {label}
    </Badge>
  )
}
