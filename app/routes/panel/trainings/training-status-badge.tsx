import type { LucideIcon } from 'lucide-react'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarX2 from 'lucide-react/icons/calendar-x-2'

import { TRAINING_STATUS_BADGES, type TrainingStatus } from '~/domain/training'
import { Badge } from '~/ui/badge'

const ICONS = { scheduled: CalendarClock, completed: CalendarCheck, cancelled: CalendarX2 } satisfies Record<
  TrainingStatus,
  LucideIcon
>

export function TrainingStatusBadge({ status }: { status: TrainingStatus }) {
  const { label, tone } = TRAINING_STATUS_BADGES[status]
  return (
    <Badge tone={tone} icon={ICONS[status]}>
      {label}
    </Badge>
  )
}
