export const SETTINGS_TABS = [
  { value: 'notifications', label: 'Powiadomienia' },
  { value: 'account', label: 'Konto' },
  { value: 'privacy', label: 'Prywatność' },
] as const

export type SettingsTab = (typeof SETTINGS_TABS)[number]['value']

/** The tab that the URL names; an unknown one means the first. */
export function parseSettingsTab(params: URLSearchParams): SettingsTab {
  return SETTINGS_TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'notifications'
}
