import * as v from 'valibot'

/** A schema for Warsaw clock time, `HH:mm`. */
export function clockTime(message = 'Podaj godzinę w postaci 9:00') {
  return v.pipe(v.string(message), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message))
}

/** Returns `9:05` for `09:05`. */
export function clockLabel(time: string): string {
  return time.replace(/^0/, '')
}
