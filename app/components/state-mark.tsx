import type { DutyState } from '~/domain/admission/duty'

/** The mark of a cell: a state, or `none` if the position does not require the qualification. */
export type MarkedState = DutyState | 'none'

/** A shape for each state, so that colour alone says nothing. Red states are squares. */
const SHAPES = {
  valid: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  expiring: <path d="M6 0l6 6-6 6-6-6z" fill="currentColor" />,
  application: <path d="M6 0.5l6 11H0z" fill="currentColor" />,
  expired: <path d="M1 1h10v10H1z" fill="currentColor" />,
  pending: (
    <path d="M1.5 1.5h9v9h-9z" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="2 1.6" />
  ),
  missing: <path d="M1.5 1.5h9v9h-9z" fill="none" stroke="currentColor" strokeWidth="2" />,
  none: <path d="M2 6h8" stroke="currentColor" strokeWidth="1.5" />,
} satisfies Record<MarkedState, unknown>

export const MARK_COLOURS = {
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
}

export function StateMark({ state }: { state: MarkedState }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
      {SHAPES[state]}
    </svg>
  )
}
