import * as v from 'valibot'

/** A schema for Warsaw clock time, `HH:mm`. */
export function clockTime(message = 'Podaj godzinę w postaci 9:00') {
  return v.pipe(v.string(message), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message))
}

/** Reads an hour as people in Poland type it, „9:05”, „9.05”, „905” or „9”, and returns `09:05`, or an empty text. */
export function parseTypedTime(text: string): string {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:. ]?(\d{2}))?$/.exec(text.trim()) ?? []
  const time = `${hours.padStart(2, '0')}:${minutes}`
  return v.is(clockTime(), time) && hours !== '' ? time : ''
}

/** Returns `9:05` for `09:05`. */
export function clockLabel(time: string): string {
  return time.replace(/^0/, '')
}
