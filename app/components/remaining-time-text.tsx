import Clock from 'lucide/dist/esm/icons/clock.mjs'

import type { RemainingTime } from '~/domain/certificates/remaining-time'
import { Icon } from '~/ui/icon'

const TONES = {
  danger: 'text-danger',
  warning: 'text-warning',
  neutral: '',
} satisfies Record<RemainingTime['tone'], string>

/** A row has smaller text. Only a card shows the icon, because a verdict has its own. */
const LOOKS = { card: 'text-lg', row: '', verdict: 'text-lg' }

/** Shows the remaining time, the loudest text of a certificate's card or row, in the colour of its urgency. */
export function RemainingTimeText({
  time: { words, tone },
  look = 'card',
}: {
  time: RemainingTime
  look?: keyof typeof LOOKS
}) {
  const hasIcon = tone !== 'neutral' && look === 'card'
  return (
    <p className={`flex gap-2 leading-snug font-bold tabular-nums ${LOOKS[look]} ${TONES[tone]}`}>
      {hasIcon && <Icon of={Clock} className="mt-0.5 size-5 shrink-0" />}
      {words}
    </p>
  )
}
