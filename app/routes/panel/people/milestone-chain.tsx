import type { Milestone } from '~/domain/admission/milestone'
import { daysLabel } from '~/domain/trainings/training'
import { keepTogether } from '~/domain/words/polish'

const LINES = {
  done: 'border-success',
  missed: 'border-danger',
  next: 'border-warning',
  later: 'border-line',
} satisfies Record<Milestone['state'], string>

const LABELS = {
  done: '',
  missed: 'font-semibold text-danger',
  next: 'font-semibold',
  later: 'text-muted',
} satisfies Record<Milestone['state'], string>

/** Shows days in their order: side by side, and on a phone one under the other. The labels say what has passed. */
export function MilestoneChain({ milestones, label }: { milestones: readonly Milestone[]; label: string }) {
  return (
    <ol aria-label={label} className="grid gap-1 text-sm sm:auto-cols-fr sm:grid-flow-col">
      {milestones.map(({ label: name, day, lastDay, note, state }) => (
        <li
          key={name}
          className={`border-l-4 py-0.5 pl-3 sm:border-t-4 sm:border-l-0 sm:pt-1.5 sm:pr-2 sm:pl-0 ${LINES[state]}`}
        >
          <p className={LABELS[state]}>{keepTogether(name)}</p>
          {day && (
            <p className={`tabular-nums ${LABELS[state]}`}>
              <time dateTime={day}>{daysLabel({ date: day, lastDay })}</time>
            </p>
          )}
          {note && <p className="text-muted tabular-nums">{keepTogether(note)}</p>}
        </li>
      ))}
    </ol>
  )
}
