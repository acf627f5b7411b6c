import type { RequirementState } from '~/domain/admission/requirement-item'

/** The mark of a cell: a state, or `none` if the position does not require the qualification. */
export type MarkedState = RequirementState | 'none'

/** A shape for each state, so that colour alone says nothing. Red states are squares. */
const SHAPES = {
  valid: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  expiring: <path d="M6 0l6 6-6 6-6-6z" fill="currentColor" />,
  application: <path d="M6 0.5l6 11H0z" fill="currentColor" />,
  first: <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="2" />,
  first_soon: <path d="M6 1.4L10.6 6 6 10.6 1.4 6z" fill="none" stroke="currentColor" strokeWidth="2" />,
  expired: <path d="M1 1h10v10H1z" fill="currentColor" />,
  pending: (
    <path d="M1.5 1.5h9v9h-9z" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="2 1.6" />
  ),
  missing: <path d="M1.5 1.5h9v9h-9z" fill="none" stroke="currentColor" strokeWidth="2" />,
  unknown: (
    <path
      d="M3.5 4a2.5 2.5 0 1 1 3.6 2.2Q6 6.8 6 8M6 10v1.6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    />
  ),
  none: <circle cx="6" cy="6" r="2" fill="currentColor" />,
} satisfies Record<MarkedState, unknown>

export const MARK_COLOURS = {
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
  neutral: 'text-muted',
}

export function StateMark({ state }: { state: MarkedState }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
      {SHAPES[state]}
    </svg>
  )
}
