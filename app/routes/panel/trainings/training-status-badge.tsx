import { CalendarCheck, CalendarClock, CalendarX2, type LucideIcon } from 'lucide-react'

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
