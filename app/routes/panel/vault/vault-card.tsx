import { href, Link } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { hasSharedFolder } from '~/browser/store/marks.client'
import { StorageError } from '~/browser/store/storage.client'
import { hadOtherDevices } from '~/browser/vault/former-devices.client'
import { listDevices, readVault, type Device, type Vault } from '~/browser/vault/vault.client'
import type { User } from '~/domain/people/user'
import { hasCrew } from '~/domain/records/crew-changes'
import { NO_STORE } from '~/domain/vault/store-words'
import { VAULT_PROBLEMS } from '~/domain/vault/vault-words'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { Fact } from '~/routes/panel/settings/fact'
import { Alert } from '~/ui/alert'
import { Note } from '~/ui/note'
import { TEXT_LINK } from '~/ui/text-link'

import { TurnOnForm } from './turn-on-form'
import { TurnedOnVault } from './turned-on-vault'

/** The vault of a register, with its devices; `hasCrew`: it has boxes or pages for phones. Without a vault, `isOff` says that the server keeps none. */
export type VaultView =
  | { vault: Vault; devices: readonly Device[]; hasCrew: boolean }
  | { vault?: undefined; isOff: boolean; isNotStored?: boolean }

/** Returns what the card shows. Only without a vault the server is asked: whether it keeps any. */
export async function readVaultView(userId: string): Promise<VaultView> {
  try {
    const vault = await readVault(userId)
    if (!vault) return { isOff: await isStoreOff() }
    return { vault, devices: await listDevices(userId), hasCrew: hasCrew(await readChanges(userId)) }
  } catch (error) {
    if (error instanceof StorageError) return { isOff: false, isNotStored: true }
    throw error
  }
}

async function isStoreOff(): Promise<boolean> {
  // Without an answer nobody knows it, and turning on says so then.
  const health = await fetch('/healthz').then(
    (answer) => answer.text(),
    () => '',
  )
  return health.includes(NO_STORE)
}

/** Shows the devices that have this register, and connects others; or turns that on. */
export function VaultCard({
  owner,
  mustBeSealed,
  today,
  view,
}: {
  owner: User
  /** True if the register has data of health, of an accident, or scans. */
  mustBeSealed: boolean
  today: Day
  view: VaultView
}) {
  return (
    <>
      {view.vault ? (
        <TurnedOnVault owner={owner} mustBeSealed={mustBeSealed} today={today} {...view} />
      ) : (
        <>
          <Fact isGood={false}>
            <p>
              {keepTogether(
                hasSharedFolder(owner.id)
                  ? 'Ten rejestr jest w tej przeglądarce i w folderze wspólnym, ale nie na serwerze.'
                  : 'Ten rejestr jest tylko w tej przeglądarce.',
              )}
            </p>
          </Fact>
          <p className="max-w-prose text-muted">{keepTogether(WHAT_IT_IS)}</p>
          {hadOtherDevices(owner.id) && (
            <div className="flex flex-col items-start gap-1">
              <Note>{HAD_OTHERS}</Note>
              <Link to={href('/join')} className={TEXT_LINK}>
                Mam link albo plik z&nbsp;linkiem
              </Link>
            </div>
          )}
          {view.isNotStored && (
            <Alert title={VAULT_PROBLEMS['not-stored'].title}>
              {keepTogether(VAULT_PROBLEMS['not-stored'].text)}
            </Alert>
          )}
          {view.isOff ? <Note>{OFF}</Note> : <TurnOnForm owner={owner} />}
        </>
      )}
    </>
  )
}

const WHAT_IT_IS =
  'Telefon, laptop i komputer drugiej osoby mogą mieć ten sam rejestr. Każde urządzenie ma go w całości i działa też bez sieci, a zmiany łączą się same. Zgubiony laptop to wtedy nie zgubiony rejestr.'

const HAD_OTHERS =
  'Gdy powstała wczytana kopia, ten rejestr był też na innych urządzeniach. Żeby znów być z nimi razem, otwórz tu link z jednego z nich, zamiast włączać od nowa.'

const OFF =
  'Ten serwer nie przechowuje rejestrów, więc tutaj tego nie włączysz. Rejestr przeniesie na inne urządzenie kopia albo folder wspólny.'
