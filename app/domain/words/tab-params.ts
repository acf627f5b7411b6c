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
