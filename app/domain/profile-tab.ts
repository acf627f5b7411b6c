export const PROFILE_TABS = [
  { value: 'profile', label: 'Profil' },
  { value: 'certificates', label: 'Certyfikaty' },
  { value: 'card', label: 'Wizytówka' },
] as const

export type ProfileTab = (typeof PROFILE_TABS)[number]['value']

/** The tab that the URL names; an unknown one means the first. */
export function parseProfileTab(params: URLSearchParams): ProfileTab {
  return PROFILE_TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'profile'
}
