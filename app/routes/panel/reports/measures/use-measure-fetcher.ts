import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

import type { MeasureAnswer } from './act-on-measure'

/** Returns a fetcher for a form of a measure, which sends it without a navigation. Calls `onDone` once it is done. */
export function useMeasureFetcher(onDone: () => void) {
  const fetcher = useFetcher<MeasureAnswer>()
  const { data, state } = fetcher
  const close = useRef(onDone)
  // Effects, because a form that is done closes by itself, when its answer is there and the screen shows it.
  useEffect(() => {
    close.current = onDone
  })
  useEffect(() => {
    if (data?.isDone && state === 'idle') close.current()
  }, [data, state])
  return fetcher
}
