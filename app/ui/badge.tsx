import type { IconNode } from 'lucide'

import { Icon } from './icon'

/** The soft background and strong text colour of each kind of state. */
export const TONES = {
  primary: 'bg-primary-soft text-primary',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  accent: 'bg-accent-soft text-accent',
  neutral: 'bg-neutral-soft text-neutral',
}

export type Tone = keyof typeof TONES

/** The same states beside something louder: no background. */
const QUIET_TONES = {
  primary: 'text-primary',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
  accent: 'text-accent',
  neutral: 'text-neutral',
} satisfies Record<Tone, string>

/**
 * Shows a state as a word with an icon and a colour. `isLong` lets several words break into lines, `isQuiet` gives
 * it no background, if something beside it is louder.
 */
export function Badge({
  tone,
  icon,
  isLong = false,
  isQuiet = false,
  children,
}: {
  tone: Tone
  icon?: IconNode
  isLong?: boolean
  isQuiet?: boolean
  children: string
}) {
  const look = isQuiet
    ? `border border-line px-2 font-medium ${QUIET_TONES[tone]}`
    : `px-2.5 py-0.5 font-semibold ${TONES[tone]}`
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1.5 text-sm ${isLong ? 'rounded-control' : 'shrink-0 rounded-full whitespace-nowrap'} print:border print:border-current print:px-1.5 print:text-xs ${look}`}
    >
      {icon && <Icon of={icon} className="size-3.5 shrink-0 stroke-[2.5]" />}
      {children}
    </span>
  )
}

/** Shows a count beside a heading. `label` says in words what is counted. */
export function CountBadge({
  count,
  label,
  tone = 'neutral',
}: {
  count: number
  label: string
  tone?: Tone
}) {
  return (
    <span
      className={`inline-grid min-h-6 min-w-6 place-items-center rounded-full px-1.5 text-sm font-semibold tabular-nums ${TONES[tone]}`}
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
