import { StateMark } from '~/components/state-mark'
import type { Admission } from '~/domain/admission/admission'
import { mayWorkLabel } from '~/domain/admission/admission-label'

/** Says whether a person may work: „Do 26.11.2026”, „Tak”, „Nie” or „Nie wiadomo”. */
export function MayWork({ admission }: { admission: Pick<Admission, 'mayWork' | 'until'> }) {
  const { state, colour } = look(admission)
  return (
    <span className={`inline-flex items-baseline gap-2 font-semibold whitespace-nowrap ${colour}`}>
      <StateMark state={state} />
      {mayWorkLabel(admission)}
    </span>
  )
}

function look({ mayWork }: Pick<Admission, 'mayWork'>) {
  if (mayWork === undefined) return { state: 'unknown', colour: 'text-muted' } as const
  return mayWork
    ? ({ state: 'valid', colour: 'text-success' } as const)
    : ({ state: 'expired', colour: 'text-danger' } as const)
}
