import { StateMark } from '~/components/state-mark'
import type { Duty } from '~/domain/admission/duty'
import { mayWorkLabel } from '~/domain/admission/duty-label'

/** Says whether a person may work: „Do 26.11.2026”, „Tak”, „Nie” or „Nie wiadomo”. */
export function MayWork({ duty }: { duty: Pick<Duty, 'mayWork' | 'until'> }) {
  const { state, colour } = look(duty)
  return (
    <span className={`inline-flex items-baseline gap-2 font-semibold whitespace-nowrap ${colour}`}>
      <StateMark state={state} />
      {mayWorkLabel(duty)}
    </span>
  )
}

function look({ mayWork }: Pick<Duty, 'mayWork'>) {
  if (mayWork === undefined) return { state: 'unknown', colour: 'text-muted' } as const
  return mayWork
    ? ({ state: 'valid', colour: 'text-success' } as const)
    : ({ state: 'expired', colour: 'text-danger' } as const)
}
