import * as v from 'valibot'

import { parseFields, type ParsedForm } from '~/domain/words/form'
import { typedLine } from '~/domain/words/typed-text'

/** In characters: the name is in lists, in messages and in every history. */
export const MAX_DEVICE_NAME_LENGTH = 40

export const deviceName = v.pipe(
  typedLine(MAX_DEVICE_NAME_LENGTH, `Skróć nazwę do ${MAX_DEVICE_NAME_LENGTH} znaków`),
  v.nonEmpty('Podaj nazwę urządzenia, na przykład „Kasia, tablet”'),
)

const deviceForm = v.object({ deviceName })

export function parseDeviceName(form: FormData): ParsedForm<{ deviceName: string }> {
  return parseFields(deviceForm, { deviceName: form.get('deviceName') })
}

/** Some names are part of others, so the first one that is found counts: Android says that it is Linux, too. */
const DEVICES = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'telefon z Androidem'],
  [/Android/, 'tablet z Androidem'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'komputer z Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'komputer z Linuksem'],
] as const

const BROWSERS = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

/**
 * Returns „telefon z Androidem, Chrome”, as the browser names itself, or only what is known of it. The name of the person
 * who uses it comes first, if it is known and there is room.
 */
export function suggestedDeviceName(userAgent: string, user = ''): string {
  const [device, browser] = [DEVICES, BROWSERS].map(
    (names) => names.find(([pattern]) => pattern.test(userAgent))?.[1],
  )
  const name = [device ?? 'urządzenie', browser].filter(Boolean).join(', ')
  const named = [user, name].filter(Boolean).join(', ')
  return named.length <= MAX_DEVICE_NAME_LENGTH ? named : name
}
