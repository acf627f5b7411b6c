import { useEffect, useEffectEvent } from 'react'

import type { OwnDataAnswer } from './own-data-answer'

/** Calls back once the requested action is done and shown. */
export function useDone(
  { data: answer, state }: { data: OwnDataAnswer | undefined; state: 'idle' | 'loading' | 'submitting' },
  onDone: () => void,
): void {
  const callBack = useEffectEvent(onDone)
  const done = state === 'idle' && answer?.outcome === 'done' ? answer : undefined
  // An effect, because focus can move only once the screen shows what is left of it.
  useEffect(() => {
    if (done) callBack()
  }, [done])
}
