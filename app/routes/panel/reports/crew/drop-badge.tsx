import type { IconNode } from 'lucide'
import Activity from 'lucide/dist/esm/icons/activity.mjs'
import CircleHelp from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import Construction from 'lucide/dist/esm/icons/construction.mjs'
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs'
import MessageSquareWarning from 'lucide/dist/esm/icons/message-square-warning.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import Zap from 'lucide/dist/esm/icons/zap.mjs'

import type { Drop } from '~/domain/crew/drops/drop'
import type { ToldKind } from '~/domain/crew/records/taken-drop'
import { TONES, type Tone } from '~/ui/badge'
import { Icon } from '~/ui/icon'

type Look = { icon: IconNode; tone: Tone }

const TOLD_LOOKS = {
  accident: { icon: TriangleAlert, tone: 'danger' },
  near_miss: { icon: Zap, tone: 'warning' },
  hazard: { icon: Construction, tone: 'warning' },
  indisposition: { icon: Activity, tone: 'accent' },
} satisfies Record<ToldKind, Look>

function lookOf(drop: Drop | undefined): Look {
  switch (drop?.kind) {
    case 'told':
      return TOLD_LOOKS[drop.about]
    case 'correction':
      return { icon: MessageSquareWarning, tone: 'primary' }
    case 'sign-up':
      return { icon: GraduationCap, tone: 'primary' }
    case undefined:
      return { icon: CircleHelp, tone: 'neutral' }
  }
}

/** The mark of what a drop is about. The words are beside it. */
export function DropBadge({ drop }: { drop: Drop | undefined }) {
  const { icon, tone } = lookOf(drop)
  return (
    <span className={`inline-grid size-8 shrink-0 place-items-center rounded-control ${TONES[tone]}`}>
      <Icon of={icon} className="size-5" />
    </span>
  )
}
