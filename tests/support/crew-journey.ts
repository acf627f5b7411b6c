import { randomBytes } from 'node:crypto'

import type { Page } from 'playwright/test'

import { identityOfBytes, recipientOf, sealFor } from '~/browser/sealing/age-file.client'
import type { Box } from '~/domain/crew/records/box'
import type { BoxAddress } from '~/domain/crew/records/crew-links'
import { fromBase64Url } from '~/domain/words/base64url'

import { expect } from './journey.ts'
import { readVaultLink } from './vault-journey.ts'

/** Sends a drop as a phone does, which has nothing but the link of the box. Returns the status of the answer. */
export async function sendDrop(
  page: Page,
  { vaultId, boxId, dropToken, recipient }: Omit<BoxAddress, 'place' | 'firm'>,
  content: unknown,
): Promise<number> {
  const sealed = await sealFor(recipient, new Blob([JSON.stringify(content)]))
  const answer = await page.request.post(`/vault/${vaultId}/boxes/${boxId}/drops`, {
    headers: {
      Authorization: `Bearer ${dropToken}`,
      'Content-Type': 'application/octet-stream',
      'Drop-Id': randomBytes(16).toString('base64url'),
    },
    data: Buffer.from(await sealed.arrayBuffer()),
  })
  return answer.status()
}

/** Puts drops into a box of the register on this page, whose vault is on. The last one comes last. */
export async function fillBox(page: Page, box: Box, drops: readonly unknown[]): Promise<void> {
  const { id: boxId, identity, dropToken } = box
  const recipient = await recipientOf(identityOfBytes(fromBase64Url(identity) ?? new Uint8Array()))
  const address = { vaultId: await vaultIdOf(page), boxId, dropToken, recipient }
  for (const drop of drops) {
    // The server has the box a moment after the vault.
    await expect.poll(() => sendDrop(page, address, drop)).toBe(201)
  }
}

/** Fetches a page of the register on this page, whose vault is on, as the phone of its person does. */
export async function fetchPhonePage(page: Page, pageId: string): Promise<void> {
  const address = `/vault/${await vaultIdOf(page)}/pages/${pageId}`
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
}

async function vaultIdOf(page: Page): Promise<string> {
  return /#v1\.([\w-]+)/.exec(await readVaultLink(page))?.[1] ?? ''
}
