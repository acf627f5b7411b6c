import { identityToRecipient } from 'age-encryption'
import { beforeEach, describe, expect, it } from 'vitest'

import { sealFor } from '~/browser/sealing/age-file.client'
import type { FolderKey } from '~/browser/sealing/folder-seal.client'
import { NO_DATA } from '~/domain/records/own-data'
import { backupText } from '~/domain/register/backup'
import { sharedFileName } from '~/domain/register/shared-names'

import { TODAY } from '../../../support/builders'
import { openTab, stubBrowser } from '../../../support/database'
import { memoryFolder } from '../../../support/memory-folder'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'

beforeEach(() => {
  stubBrowser()
})

const OPEN = sharedFileName(OWNER)
const SEALED = `${OPEN}.age`

const saved = (id: string) => personSaved(id, 'Łucja', 'Ćwik')
const fileOf = (...records: unknown[]) =>
  new Blob([backupText({ ...NO_DATA, records: [BEGUN, ...records] }, OWNER.id, TODAY)])

/** The key of a folder, as its passphrase would open it. */
async function folderKey(): Promise<FolderKey> {
  const pair = await crypto.subtle.generateKey({ name: 'X25519' }, false, ['deriveBits'])
  if (!('privateKey' in pair)) throw new Error('Not a pair of keys')
  return {
    identity: pair.privateKey,
    recipient: await identityToRecipient(pair.privateKey),
    fileHash: 'none',
  }
}

async function openFolder() {
  const tab = await openTab()
  await tab.changeOwnData(OWNER.id, () => ({ ...NO_DATA, records: [BEGUN] }))
  const [{ lookInto }, { readSharedFolder }] = await Promise.all([
    import('~/browser/sharing/look-into-folder.client'),
    import('~/browser/sharing/shared-folder-store.client'),
  ])
  const { files, folder } = memoryFolder()
  const people = async () =>
    (await tab.readChanges(OWNER.id)).flatMap((change) =>
      change.kind === 'person-saved' ? [change.person.id] : [],
    )
  return { files, folder, people, lookInto, readSharedFolder, key: await folderKey() }
}

describe('an open file in a sealed folder', () => {
  it('of the register, or a copy of it, brings nothing in, stays where it is and is named', async () => {
    const { files, folder, people, lookInto, readSharedFolder, key } = await openFolder()
    const copy = OPEN.replace('.json', ' (conflicted copy).json')
    files.put(SEALED, await sealFor(key.recipient, fileOf(saved('known'))))
    files.put(OPEN, fileOf(saved('stranger')))
    files.put(copy, fileOf(saved('other')))
    const shared = { userId: OWNER.id, folder, key }

    const state = await lookInto(OWNER, shared, TODAY)
    expect(state.problem).toBeUndefined()
    expect(state.strangers?.toSorted()).toEqual([copy, OPEN].toSorted())
    expect(await people()).toEqual(['person-known'])
    expect(files.names()).toEqual([copy, OPEN, SEALED].toSorted())
    const kept = await readSharedFolder(OWNER.id)
    expect(kept?.copies).toEqual(expect.arrayContaining([{ name: OPEN, isRead: false, isOpen: true }]))
    // It is told once.
    expect((await lookInto(OWNER, { ...shared, copies: kept?.copies ?? [] }, TODAY)).strangers).toEqual([])
  })

  it('that is alone there is not taken for the register', async () => {
    const { files, folder, people, lookInto, key } = await openFolder()
    files.put(OPEN, fileOf(saved('stranger')))
    await lookInto(OWNER, { userId: OWNER.id, folder, key }, TODAY)
    expect(await people()).toEqual([])
    expect(files.names()).toEqual([OPEN, SEALED])
  })

  it('is taken in and removed while the folder is being sealed', async () => {
    const { files, folder, people, lookInto, key } = await openFolder()
    files.put(OPEN, fileOf(saved('colleague')))
    const shared = { userId: OWNER.id, folder, key }
    const state = await lookInto(OWNER, shared, TODAY, { isBeingSealed: true })
    expect(state).toMatchObject({ strangers: [] })
    expect(await people()).toEqual(['person-colleague'])
    expect(files.names()).toEqual([SEALED])
  })

  it('is no register that the folder offers to open', async () => {
    const { files, folder } = await openFolder()
    const { listRegistersOf } = await import('~/browser/sharing/shared-folder.client')
    files.put(OPEN, fileOf(saved('stranger')))
    expect(await listRegistersOf(folder)).toHaveLength(1)
    files.put(SEALED, new Blob(['age-encryption.org/v1\n']))
    expect(await listRegistersOf(folder)).toEqual([])
  })
})
