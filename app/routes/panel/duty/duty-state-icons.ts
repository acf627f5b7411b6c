import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import FileClock from 'lucide-react/icons/file-clock'
import Hourglass from 'lucide-react/icons/hourglass'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'

import type { DutyState } from '~/domain/duty'

export const DUTY_STATE_ICONS = {
  valid: Check,
  expiring: Clock,
  application: FileClock,
  expired: X,
  pending: Hourglass,
  missing: Minus,
} satisfies Record<DutyState, LucideIcon>
