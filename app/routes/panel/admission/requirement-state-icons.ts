import type { IconNode } from 'lucide'
import Check from 'lucide/dist/esm/icons/check.mjs'
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import FileClock from 'lucide/dist/esm/icons/file-clock.mjs'
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs'
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs'
import Minus from 'lucide/dist/esm/icons/minus.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'

import type { RequirementState } from '~/domain/admission/requirement-item'

export const REQUIREMENT_STATE_ICONS = {
  valid: Check,
  expiring: Clock,
  application: FileClock,
  first: GraduationCap,
  first_soon: GraduationCap,
  expired: X,
  pending: Hourglass,
  missing: Minus,
  unknown: CircleQuestionMark,
} satisfies Record<RequirementState, IconNode>
