import { formatDay, isDay, LAST_DAY, type Day } from './day'
import { searchParamsOf } from './query'

/**
 * The day that a screen judges by: today, or the later day that its URL names. Then the screen says how things will be
 * if nobody renews or confirms anything. Records, rights and coming trainings still go by today.
 */
export type StateDay = {
  today: Day
  /** The later day. Missing for today. */
  on?: Day
}

/**
 * Reads the `on` search param. A past day means today, too: what was revoked or added since then is not known by its
 * day, so nobody can say how things stood.
 */
export function parseStateDay(params: URLSearchParams, today: Day): StateDay {
  const on = params.get('on') ?? ''
  return { today, on: isDay(on) && on > today && on <= LAST_DAY ? on : undefined }
}

/** Returns the search params of a link that keeps the day. */
export function stateDaySearch(on: Day | undefined): string {
  return searchParamsOf({ on }).toString()
}

/** Returns search params of the same list with that day. */
export function withStateDay(params: URLSearchParams, on: Day | undefined): URLSearchParams {
  const changed = new URLSearchParams(params)
  if (on === undefined) changed.delete('on')
  else changed.set('on', on)
  return changed
}

/** Returns search params of the same screen on another day: all filters stay, and a list begins again. */
export function changeStateDay(params: URLSearchParams, on: Day | undefined): URLSearchParams {
  const changed = withStateDay(params, on)
  changed.delete('page')
  return changed
}

/**
 * Returns the day for paper, after „Stan na”. Of a later day it also says from when the prediction is: somebody may
 * read the paper when that day has come.
 */
export function stateDayLabel({ today, on }: StateDay, format: (day: Day) => string = formatDay): string {
  return on === undefined ? format(today) : `${format(on)}, przewidywany ${format(today)}`
}
