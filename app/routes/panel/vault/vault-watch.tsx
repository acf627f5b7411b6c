import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs'
import CloudCheck from 'lucide/dist/esm/icons/cloud-check.mjs'
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs'
import CloudUpload from 'lucide/dist/esm/icons/cloud-upload.mjs'
import { useEffect, useSyncExternalStore } from 'react'
import { Link } from 'react-router'

import { watchCrew } from '~/browser/crew/watch-crew.client'
import {
  onVaultNews,
  onVaultState,
  startVaultSync,
  vaultState,
  type VaultNews,
} from '~/browser/vault/sync-vault.client'
import { changeLabel } from '~/domain/changes/change-label'
import { VAULT_PROBLEMS, vaultStateWord } from '~/domain/vault/vault-words'
import { countOf, keepTogether } from '~/domain/words/polish'
import { VAULT } from '~/routes/panel/settings/settings-links'
import { Alert } from '~/ui/alert'
import { showToast } from '~/ui/ark/toaster'
import { Icon } from '~/ui/icon'
import { TEXT_LINK } from '~/ui/text-link'

import { crewReader } from './crew-reader'

const ICONS = { synced: CloudCheck, sending: CloudUpload, waiting: CloudOff, failed: CloudAlert }

/** The changes that a toast names. */
const WORDS_SHOWN = 5

export function VaultEntry({
  userId,
  className,
  nameClassName,
  onOpen,
}: {
  userId: string
  className: string
  nameClassName: string
  onOpen: () => void
}) {
  const state = useSyncExternalStore(onVaultState, vaultState)
  const icon = ICONS[state.phase]

  // An effect, because other devices are outside of what the screen shows.
  useEffect(() => {
    const ends = [onVaultNews(tellOfNews), watchCrew(crewReader), startVaultSync(userId)]
    return () => {
      for (const end of ends) end()
    }
  }, [userId])

  return (
    <Link to={VAULT} onClick={onOpen} className={className}>
      <Icon of={icon} className={`size-5 shrink-0 ${state.phase === 'failed' ? 'text-hazard' : ''}`} />
      <span className={nameClassName}>
        <span className="sr-only">Inne urządzenia: </span>
        {vaultStateWord(state)}
      </span>
    </Link>
  )
}

function tellOfNews({ device, changes }: VaultNews): void {
  const words = changes.slice(-WORDS_SHOWN).map(changeLabel)
  showToast('success', `${device}: ${countOf(changes.length, 'change')}`, words.join(', '))
}

export function VaultAlert() {
  const { phase, problem } = useSyncExternalStore(onVaultState, vaultState)
  if (phase !== 'failed' || !problem) return null
  const { title, text } = VAULT_PROBLEMS[problem]
  return (
    <Alert title={title}>
      <p>{keepTogether(text)}</p>
      <Link to={VAULT} className={TEXT_LINK}>
        Ustawienia → Dane → Na innych urządzeniach
      </Link>
    </Alert>
  )
}
