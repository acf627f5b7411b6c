import { Suspense } from 'react'
import { Await } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { readSharedFolder } from '~/browser/sharing/shared-folder-store.client'
import { readOr } from '~/browser/store/storage.client'
import type { GivenPage } from '~/domain/crew/records/given-page'
import type { User } from '~/domain/people/user'
import { crewOf } from '~/domain/records/crew-changes'
import type { Day } from '~/domain/words/day'
import { SHARED_FOLDER_ID, VAULT_ID } from '~/routes/panel/settings/settings-links'
import { SharedByHandCard } from '~/routes/panel/sharing/shared-by-hand-card'
import { SharedFolderCard, type Sharing } from '~/routes/panel/sharing/shared-folder-card'
import { syncAndTell } from '~/routes/panel/sharing/sync-and-tell'
import { VAULT_TITLE } from '~/routes/panel/vault/vault-title'
import { Card } from '~/ui/card'

import { DataProtectionCard } from './data-protection-card'
import { PhonesCard } from './phones-card'

export { DeleteRegister } from './delete-register'

/** Looks into the shared folder, so that the screen shows its present state. Never throws. */
export async function readSharing(userId: string, today: Day): Promise<Sharing> {
  return readOr<Sharing>({ shared: undefined, problem: 'not-stored' }, async () => {
    if (!(await readSharedFolder(userId))) return { shared: undefined }
    const { problem } = await syncAndTell(userId, { today })
    return { shared: await readSharedFolder(userId), problem }
  })
}

/** Only in settings, and after the data of this browser: the code of the vault is fetched when the card shows. */
export async function loadVaultCard(userId: string) {
  const { readVaultView, VaultCard } = await import('~/routes/panel/vault/vault-card')
  return { Card: VaultCard, view: await readVaultView(userId) }
}

/** Returns what the register publishes for phones. */
export async function readPhonePages(userId: string): Promise<readonly GivenPage[]> {
  return crewOf(await readChanges(userId)).pages
}

const NO_CODE = 'Ta część ustawień nie wczytała się bez sieci. Odśwież stronę, gdy sieć wróci.'

/** „Na innych urządzeniach” of an own register: the vault, and the file or folder that several browsers share. */
export function OtherDevicesCard({
  owner,
  mustBeSealed,
  sharing,
  vault,
  phonePages,
  today,
}: {
  owner: User
  /** True if data that leave the browser must be locked by a passphrase. */
  mustBeSealed: boolean
  sharing: Promise<Sharing> | undefined
  vault: ReturnType<typeof loadVaultCard> | undefined
  phonePages: readonly GivenPage[]
  today: Day
}) {
  return (
    <Card title={VAULT_TITLE}>
      <div id={VAULT_ID} className="flex scroll-mt-24 flex-col gap-3">
        {/* About as high as what comes, so that nothing in sight moves. */}
        <Suspense fallback={<p className="min-h-160 text-muted sm:min-h-108 lg:min-h-100">Sprawdzanie…</p>}>
          <Await resolve={vault} errorElement={<p className="text-muted">{NO_CODE}</p>}>
            {(loaded) =>
              loaded && (
                <loaded.Card owner={owner} mustBeSealed={mustBeSealed} today={today} view={loaded.view} />
              )
            }
          </Await>
        </Suspense>
      </div>
      <PhonesCard pages={phonePages} />
      {window.showDirectoryPicker ? (
        <div id={SHARED_FOLDER_ID} className="scroll-mt-24">
          {/* A folder of a network or a cloud may take long to answer. */}
          <Suspense fallback={<p className="min-h-11 text-muted">Sprawdzanie folderu wspólnego…</p>}>
            <Await resolve={sharing}>
              {(state) =>
                state && (
                  <SharedFolderCard owner={owner} mustBeSealed={mustBeSealed} sharing={state} today={today} />
                )
              }
            </Await>
          </Suspense>
        </div>
      ) : (
        <SharedByHandCard owner={owner} mustBeSealed={mustBeSealed} today={today} />
      )}
      <DataProtectionCard owner={owner} />
    </Card>
  )
}
