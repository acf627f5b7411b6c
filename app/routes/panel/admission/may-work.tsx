import { StateMark } from '~/components/state-mark'
import type { Admission } from '~/domain/admission/admission'
import { limitLabel, mayWorkLabel } from '~/domain/admission/admission-label'

/** Says whether a person's documents are current: „Do 26.11.2026”, „Tak”, „Nie” and so on. */
export function MayWork({
  admission,
}: {
  admission: Pick<Admission, 'mayWork' | 'until' | 'outside' | 'positions'>
}) {
  const { state, colour } = look(admission)
  const limit = limitLabel(admission)
  return (
    <span className={`inline-flex items-baseline gap-2 font-semibold whitespace-nowrap ${colour}`}>
      <StateMark state={state} />
      <span>
        {mayWorkLabel(admission)}
        {limit && (
          <span className="block text-sm font-normal whitespace-normal text-ink [overflow-wrap:anywhere]">
            {limit}
          </span>
        )}
      </span>
    </span>
  )
}

function look({ mayWork, outside }: Pick<Admission, 'mayWork' | 'outside'>) {
  if (outside) return { state: 'none', colour: 'text-muted' } as const
  if (mayWork === undefined) return { state: 'unknown', colour: 'text-muted' } as const
  return mayWork
    ? ({ state: 'valid', colour: 'text-success' } as const)
    : ({ state: 'expired', colour: 'text-danger' } as const)
}
