import { FIRST_DAY, isDay, LAST_DAY, type Day } from './day'
import { searchParamsOf } from './query'

export const PROFILE_TABS = [
  { value: 'profile', label: 'Profil' },
  { value: 'certificates', label: 'Certyfikaty' },
  { value: 'card', label: 'Wizytówka' },
] as const

export const SETTINGS_TABS = [
  { value: 'notifications', label: 'Powiadomienia' },
  { value: 'account', label: 'Konto' },
  { value: 'privacy', label: 'Prywatność' },
  { value: 'data', label: 'Dane' },
] as const

type Tabs = readonly [Tab, ...Tab[]]
type Tab = { value: string; label: string }

/** Reads the `tab` search param. An unknown tab means the first one. */
export function parseTab<T extends Tabs>(tabs: T, params: URLSearchParams): T[number]['value'] {
  const tab: T[number] | undefined = tabs.find(({ value }) => value === params.get('tab'))
  return (tab ?? tabs[0]).value
}

/** Writes a tab to search params. The first one is left out. */
export function tabSearchParams<T extends Tabs>(tabs: T, value: T[number]['value']): URLSearchParams {
  return searchParamsOf({ tab: value === tabs[0].value ? undefined : value })
}

/** Reads the `date` search param. A missing, malformed or too distant date means today. */
export function parseCalendarDate(params: URLSearchParams, today: Day): Day {
  const date = params.get('date') ?? today
  return isDay(date) && date >= FIRST_DAY && date <= LAST_DAY ? date : today
}

/** Writes the chosen day and person to search params. Today and everybody are left out. */
export function calendarSearchParams(
  { date, person }: { date: Day; person?: string },
  today: Day,
): URLSearchParams {
  return searchParamsOf({ date: date === today ? undefined : date, person })
}
