import type { LucideIcon } from 'lucide-react'

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

/** Shows a state as a word with an icon and a colour. */
export function Badge({ tone, icon: Icon, children }: { tone: Tone; icon?: LucideIcon; children: string }) {
  return (
    <span
      className={`inline-flex min-h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap print:border print:border-current print:px-1.5 print:text-xs ${TONES[tone]}`}
    >
      {Icon && <Icon aria-hidden="true" className="size-3.5" strokeWidth={2.5} />}
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
