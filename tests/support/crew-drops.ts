import { onTestFinished, vi } from 'vitest'

import type { Change } from '~/domain/changes/change'
import type { User } from '~/domain/people/user'

import { TODAY } from './builders'
import { boxSaved } from './changes'
import { BEGUN, OWNER } from './owner'
import { serveVaults } from './vault-of-page'
import { visit, type Visit } from './visit'

/** The box of Hala A, whose key opens what `visitWithDrops` puts into it. */
export const BOX_SAVED = boxSaved('hala', { id: 'B'.repeat(22) })

export const DROP_ID = 'first-drop-00000000001'

/** Somebody anonymous tells of a near miss. The drop has the shape in which phones send it. */
export function told(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    v: 1,
    id: DROP_ID,
    kind: 'told',
    about: 'near_miss',
    language: 'uk',
    text: 'Paleta spadła z regału.',
    location: 'przy bramie 2',
    date: '2026-11-20',
    time: '14:30',
    photos: [],
    receipt: { id: 'R'.repeat(22), key: 'K'.repeat(43) },
    ...overrides,
  }
}

/**
 * Visits a register that has a vault and the box of Hala A, with these drops fetched and sealed. The first has come last,
 * and their ids are `DROP_ID` and `drop-2` and so on. There is no network.
 */
export async function visitWithDrops(
  path: string,
  drops: readonly unknown[],
  changes: readonly Change[] = [],
  { owner, begun }: { owner: User; begun: Change } = { owner: OWNER, begun: BEGUN },
): Promise<Visit> {
  await serveVaults()
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const [{ keepNewVault }, { createVaultAddress }, { keepDrops }, { loadAge, recipientOf }] =
    await Promise.all([
      import('~/browser/vault/vault-store.client'),
      import('~/browser/vault/vault-keys.client'),
      import('~/browser/crew/crew-store.client'),
      import('~/browser/crew/crew-keys.client'),
    ])
  const address = createVaultAddress()
  await keepNewVault({ ...address, userId: owner.id, device: { id: 'laptop', name: 'laptop' } })
  const { box } = BOX_SAVED
  const recipient = await recipientOf(box.identity)
  const { sealFor } = await loadAge()
  const sealed = await Promise.all(
    drops.map(async (drop, place) => ({
      id: place === 0 ? DROP_ID : `drop-${place + 1}`,
      box: box.id,
      number: drops.length - place,
      at: `${TODAY}T08:05:00.000Z`,
      sealed: await (await sealFor(recipient, new Blob([JSON.stringify(drop)]))).arrayBuffer(),
    })),
  )
  await keepDrops(owner.id, sealed)
  return visit(path, { as: owner, changes: [begun, BOX_SAVED, ...changes] })
}

/** Lets jsdom draw photos: each becomes the same small JPEG. */
export function stubDrawing(): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => undefined }))
  const drawn = new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' })
  const { prototype } = HTMLCanvasElement
  const { getContext, toBlob, toDataURL } = prototype
  Object.assign(prototype, {
    getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
    toBlob: (take: (blob: Blob) => void) => take(drawn),
    toDataURL: () => 'data:image/jpeg;base64,/9j/4A==',
  })
  Object.assign(URL, { createObjectURL: () => 'blob:drawn', revokeObjectURL: () => undefined })
  onTestFinished(() => {
    Object.assign(prototype, { getContext, toBlob, toDataURL })
  })
}

/** A JPEG in base64 that says it has so many pixels. Nothing draws it. */
export function photo(width = 1_600, height = 1_200): string {
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3]
  return Buffer.from([0xff, 0xd8, ...frame, 0xff, 0xd9]).toString('base64')
}
