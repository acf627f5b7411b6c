import { href } from 'react-router'

import type { SETTINGS_TABS } from '~/domain/words/tab-params'

type SettingsTab = (typeof SETTINGS_TABS)[number]['value']

/** Returns the address of a tab of the settings. */
export function settingsTab(tab: SettingsTab): string {
  return `${href('/settings')}?tab=${tab}`
}

/** The ids of the cards to which alerts and tasks lead. */
export const OWN_DATA_ID = 'own-data'
export const SHARED_FOLDER_ID = 'shared-folder'
export const VAULT_ID = 'vault'

export const OWN_DATA = `${settingsTab('data')}#${OWN_DATA_ID}`
export const SHARED_FOLDER = `${settingsTab('data')}#${SHARED_FOLDER_ID}`
export const VAULT = `${settingsTab('data')}#${VAULT_ID}`
