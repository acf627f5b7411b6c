import type { IconNode } from 'lucide'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import Circle from 'lucide/dist/esm/icons/circle.mjs'

import type { MeasureState } from '~/domain/reports/measure'
import type { Tone } from '~/ui/badge'

/** The icon of each state, its colour as text and that of its badge. Words always stand beside it. */
export const MEASURE_STATE_LOOKS = {
  open: { icon: Circle, tone: 'text-muted', badge: 'neutral' },
  late: { icon: CircleAlert, tone: 'text-danger', badge: 'danger' },
  done: { icon: CircleCheck, tone: 'text-success', badge: 'success' },
} as const satisfies Record<MeasureState, { icon: IconNode; tone: string; badge: Tone }>
