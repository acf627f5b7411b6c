import type { IconNode } from 'lucide'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import CircleDashed from 'lucide/dist/esm/icons/circle-dashed.mjs'
import CircleMinus from 'lucide/dist/esm/icons/circle-minus.mjs'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'

import { NOTHING_WRITTEN, type DutyState } from '~/domain/duties/duty-list'
import type { Tone } from '~/ui/badge'

/** The icon and the colour of each state. Words always stand beside them. */
export const DUTY_STATE_LOOKS = {
  late: { icon: X, tone: 'danger' },
  soon: { icon: Clock, tone: 'warning' },
  lacking: { icon: CircleAlert, tone: 'warning' },
  current: { icon: CircleCheck, tone: 'success' },
  recorded: { icon: CircleCheck, tone: 'neutral' },
  not_applicable: { icon: CircleMinus, tone: 'neutral' },
} as const satisfies Record<DutyState, { icon: IconNode; tone: Tone }>

/** Nothing is written down of a sort. */
export const NOTHING_LOOK = { icon: CircleDashed, tone: 'neutral', label: NOTHING_WRITTEN } as const
