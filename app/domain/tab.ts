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
] as const

type Tabs = readonly [Tab, ...Tab[]]
type Tab = { value: string; label: string }

/** The tab that the `tab` search param names; an unknown one means the first. */
export function parseTab<T extends Tabs>(tabs: T, params: URLSearchParams): T[number]['value'] {
  const named: T[number] | undefined = tabs.find(({ value }) => value === params.get('tab'))
  return (named ?? tabs[0]).value
}

/** The search params of a tab; the first one is left out of the URL. */
export function tabSearchParams<T extends Tabs>(tabs: T, value: T[number]['value']): URLSearchParams {
  return searchParamsOf({ tab: value === tabs[0].value ? undefined : value })
}
