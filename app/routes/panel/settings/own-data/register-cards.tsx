import { Suspense } from 'react'
import { Await } from 'react-router'

import { readSharedFolder } from '~/browser/sharing/shared-folder-store.client'
import { readOr } from '~/browser/store/storage.client'
import type { User } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'
import { SHARED_FOLDER_ID } from '~/routes/panel/settings/settings-links'
import { SharedByHandCard } from '~/routes/panel/sharing/shared-by-hand-card'
import { SharedFolderCard, type Sharing } from '~/routes/panel/sharing/shared-folder-card'
import { syncAndTell } from '~/routes/panel/sharing/sync-and-tell'
import { Card } from '~/ui/card'

import { DataProtectionCard } from './data-protection-card'
import { DeleteRegisterCard } from './delete-register-card'

/** Looks into the shared folder, so that the screen shows its present state. Never throws. */
export async function readSharing(userId: string): Promise<Sharing> {
  return readOr<Sharing>({ shared: undefined, problem: 'not-stored' }, async () => {
    if (!(await readSharedFolder(userId))) return { shared: undefined }
    const { problem } = await syncAndTell(userId)
    return { shared: await readSharedFolder(userId), problem }
  })
}

/** A folder of a network or a cloud may take long to answer. */
function LookingCard() {
  return (
    <Card title="Folder wspólny">
      <p className="text-muted">Sprawdzanie folderu…</p>
    </Card>
  )
}

/** The cards that only an own register has: the file that several browsers share, and deleting the register. */
export function RegisterCards({
  owner,
  mustBeSealed,
  account,
  sharing,
  today,
}: {
  owner: User
  /** True if data that leave the browser must be locked by a passphrase. */
  mustBeSealed: boolean
  /** The same person with the profile that they have edited. */
  account: User
  sharing: Promise<Sharing> | undefined
  today: Day
}) {
  return (
    <>
      {window.showDirectoryPicker ? (
        <div id={SHARED_FOLDER_ID} className="scroll-mt-24">
          <Suspense fallback={<LookingCard />}>
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
      <DeleteRegisterCard owner={account} mustBeSealed={mustBeSealed} today={today} />
    </>
  )
}
