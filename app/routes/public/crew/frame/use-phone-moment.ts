import { useMemo, useSyncExternalStore } from 'react'

import type { Moment } from '~/domain/crew/drops/telling'
import { warsawMoment } from '~/domain/words/day'

/** Returns the moment in Warsaw by the phone's clock, and the next minute when it comes: a page stays right at midnight. */
export function usePhoneMoment(): Moment {
  // A text, because each look at the clock would else be another object.
  const minute = useSyncExternalStore(onMinute, currentMinute)
  return useMemo(() => {
    const [day = '', time = ''] = minute.split(' ')
    return { day, time }
  }, [minute])
}

function currentMinute(): string {
  const { day, time } = warsawMoment(new Date())
  return `${day} ${time}`
}

const LOOK_EVERY_MS = 15_000

function onMinute(notify: () => void): () => void {
  const timer = setInterval(notify, LOOK_EVERY_MS)
  // A phone stops the timers of a page that nobody sees.
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', notify)
  }
}
