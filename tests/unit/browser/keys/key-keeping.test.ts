import { beforeEach, describe, expect, it, vi } from 'vitest'

import { NO_DATA } from '~/domain/records/own-data'
import { backupText, parseBackup } from '~/domain/register/backup'
import { readToken } from '~/domain/signing/signed-certificate'

import { TODAY } from '../../../support/builders'
import { blockDatabase, refuseWritesAfter, stubBrowser } from '../../../support/database'
import { signable } from '../../../support/signing'

const PASSPHRASE = 'poprawny koń bateria'

beforeEach(() => {
  openBrowser()
})

/** Another browser, with nothing in it. */
function openBrowser(): void {
  stubBrowser()
  vi.stubGlobal('isSecureContext', true)
}

async function openTab() {
  vi.resetModules()
  const modules = await Promise.all([
    import('~/browser/keys/issuer-key.client'),
    import('~/browser/keys/key-keeping.client'),
    import('~/browser/keys/locked-key.client'),
    import('~/browser/keys/sealed-key.client'),
  ])
  const [signing, keeping, locking, sealing] = modules
  return { ...signing, ...keeping, ...locking, ...sealing }
}

type Tab = Awaited<ReturnType<typeof openTab>>

const renew = (tab: Tab, replaced?: string, passphrase?: string) =>
  tab.renewKey('centre', { replaced, passphrase, day: TODAY })

async function makeWithCopy(tab: Tab) {
  await renew(tab, undefined, PASSPHRASE)
  const [key, sealed] = [await tab.findIssuerKey('centre'), await tab.findSealedKey('centre')]
  if (!key || !sealed) throw new Error('No key was made')
  return { key, sealed }
}

describe('a key made in settings', () => {
  it('signs, and has no copy of any kind if none was asked for', async () => {
    const tab = await openTab()
    expect(await renew(tab)).toBe(true)
    const { key, hasCopy, locked, former } = await tab.readKeptKeys('centre')
    expect({ hasCopy, locked, former }).toEqual({ hasCopy: false, locked: undefined, former: [] })
    expect(key?.privateKey.extractable).toBe(false)
    expect((await tab.ensureIssuerKey('centre')).id).toBe(key?.id)
    expect(await tab.findSealedKey('centre')).toBeUndefined()
  })

  it('cannot be read even if it has a copy, and the copy shows nothing of its private half', async () => {
    const tab = await openTab()
    const { key, sealed } = await makeWithCopy(tab)
    expect(key.privateKey).toMatchObject({ extractable: false, usages: ['sign'] })
    expect(Object.keys(sealed).toSorted()).toEqual(['iterations', 'iv', 'publicKey', 'salt', 'text'])
    expect(sealed.publicKey).toEqual(key.publicKey)
    expect(sealed.iterations).toBeGreaterThanOrEqual(600_000)
    expect(atob(sealed.text.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('"d"')
  })

  it('is locked again each time, so that two copies never look alike', async () => {
    const tab = await openTab()
    const { sealed } = await makeWithCopy(tab)
    const another = await tab.makeSealedKey(PASSPHRASE)
    expect(another.sealed.salt).not.toBe(sealed.salt)
    expect(another.sealed.iv).not.toBe(sealed.iv)
  })

  it('takes the place of the former one, which stays on the list with its last day', async () => {
    const tab = await openTab()
    const first = await tab.ensureIssuerKey('centre')
    expect(await renew(tab, first.id)).toBe(true)
    const second = await tab.ensureIssuerKey('centre')
    expect(await renew(tab, second.id, PASSPHRASE)).toBe(true)
    const { key, hasCopy, former } = await tab.readKeptKeys('centre')
    expect(new Set([key?.id, first.id, second.id]).size).toBe(3)
    expect(hasCopy).toBe(true)
    expect(former).toEqual([
      { id: second.id, publicKey: second.publicKey, until: TODAY },
      { id: first.id, publicKey: first.publicKey, until: TODAY },
    ])
    // A key without a copy takes the copy of the one before it along.
    expect(await renew(tab, key?.id)).toBe(true)
    expect(await tab.findSealedKey('centre')).toBeUndefined()
  })

  it('replaces only the key that the person has seen', async () => {
    const tab = await openTab()
    const kept = await tab.ensureIssuerKey('centre')
    expect(await renew(tab)).toBe(false)
    expect(await renew(tab, 'another', PASSPHRASE)).toBe(false)
    expect(await tab.readKeptKeys('centre')).toMatchObject({
      key: { id: kept.id },
      hasCopy: false,
      former: [],
    })
  })

  it('leaves the former one in place if the browser refuses to write', async () => {
    const tab = await openTab()
    const kept = await tab.ensureIssuerKey('centre')
    refuseWritesAfter(1)
    await expect(renew(tab, kept.id, PASSPHRASE)).rejects.toMatchObject({ name: 'StorageError' })
    expect(await tab.readKeptKeys('centre')).toMatchObject({
      key: { id: kept.id },
      hasCopy: false,
      former: [],
    })
  })

  it('is refused if the browser refuses its database', async () => {
    const tab = await openTab()
    blockDatabase()
    await expect(renew(tab)).rejects.toMatchObject({ name: 'StorageError' })
    await expect(tab.readKeptKeys('centre')).rejects.toMatchObject({ name: 'StorageError' })
  })
})

describe('the key of a copy', () => {
  it('comes out of a file, waits for its passphrase, and then signs as before', async () => {
    const tab = await openTab()
    const { key, sealed } = await makeWithCopy(tab)
    const { backup } = parseBackup(backupText(NO_DATA, 'centre', TODAY, { key: sealed }), 'centre')
    expect(backup?.key).toEqual(sealed)

    openBrowser()
    const other = await openTab()
    await other.replaceLockedKey('centre', backup?.key, { replaces: true })
    expect(await other.readKeptKeys('centre')).toEqual({
      key: undefined,
      hasCopy: false,
      locked: { id: key.id, publicKey: key.publicKey },
      former: [],
    })
    expect(await other.unlockKey('centre', `${PASSPHRASE}!`)).toBe(false)
    expect(await other.findIssuerKey('centre')).toBeUndefined()
    expect(await other.unlockKey('centre', PASSPHRASE)).toBe(true)
    const unlocked = await other.ensureIssuerKey('centre')
    expect(unlocked.privateKey).toMatchObject({ extractable: false, usages: ['sign'] })
    expect(await other.readKeptKeys('centre')).toMatchObject({ key: { id: key.id }, hasCopy: true })

    const token = await other.signCertificate(unlocked, signable())
    const { compactVerify, importJWK } = await import('jose')
    await compactVerify(token, await importJWK(key.publicKey, 'ES256'))
    expect(readToken(token)?.keyId).toBe(key.id)
  })

  it('is opened by the same passphrase from a keyboard that writes its letters in another way', async () => {
    const tab = await openTab()
    const { sealed } = await tab.makeSealedKey('zażółć gęślą jaźń'.normalize('NFC'))
    expect(await tab.openSealedKey(sealed, 'zażółć gęślą jaźń'.normalize('NFD'))).toBeDefined()
  })

  it('stays closed if it was changed, or says another public half', async () => {
    const tab = await openTab()
    const { sealed } = await tab.makeSealedKey(PASSPHRASE)
    const other = await tab.makeSealedKey(PASSPHRASE)
    const swapped = sealed.text.startsWith('A') ? 'B' : 'A'
    for (const changed of [
      { ...sealed, text: swapped + sealed.text.slice(1) },
      { ...sealed, iterations: sealed.iterations + 1 },
      { ...sealed, publicKey: other.sealed.publicKey },
    ]) {
      expect(await tab.openSealedKey(changed, PASSPHRASE)).toBeUndefined()
    }
  })

  it('holds issuing up instead of being passed by with a key that no server knows', async () => {
    const tab = await openTab()
    const { sealed } = await tab.makeSealedKey(PASSPHRASE)
    await tab.replaceLockedKey('centre', sealed, { replaces: true })
    await expect(tab.ensureIssuerKey('centre')).rejects.toBeInstanceOf(tab.LockedKeyError)
    expect(await tab.findIssuerKey('centre')).toBeUndefined()
    await tab.ensureIssuerKey('somebody else')
  })

  it('is given up for a new one, and its public half stays on the list', async () => {
    const tab = await openTab()
    const { key, sealed } = await tab.makeSealedKey(PASSPHRASE)
    await tab.replaceLockedKey('centre', sealed, { replaces: true })
    expect(await renew(tab)).toBe(false)
    expect(await renew(tab, key.id)).toBe(true)
    const kept = await tab.readKeptKeys('centre')
    expect(kept).toMatchObject({
      hasCopy: false,
      locked: undefined,
      former: [{ id: key.id, publicKey: key.publicKey, until: TODAY }],
    })
    // Whoever still has its form open unlocks nothing any more.
    expect(await tab.unlockKey('centre', PASSPHRASE)).toBe(true)
    expect((await tab.findIssuerKey('centre'))?.id).toBe(kept.key?.id)
  })

  it('never takes the place of a key that is here, and that of another locked one only if it is meant to', async () => {
    const tab = await openTab()
    const [earlier, later] = [await tab.makeSealedKey(PASSPHRASE), await tab.makeSealedKey(PASSPHRASE)]
    expect(await tab.replaceLockedKey('centre', earlier.sealed, { replaces: true })).toBeUndefined()
    expect(await tab.hasOtherKey('centre', later.sealed)).toBe(true)
    await tab.replaceLockedKey('centre', later.sealed, { replaces: false })
    expect((await tab.readKeptKeys('centre')).locked?.id).toBe(earlier.key.id)
    expect(await tab.replaceLockedKey('centre', later.sealed, { replaces: true })).toEqual(earlier.sealed)
    expect(await tab.hasOtherKey('centre', later.sealed)).toBe(false)
    const failing = tab.withLockedKey('centre', earlier.sealed, { replaces: true }, () =>
      Promise.reject(new Error('full')),
    )
    await expect(failing).rejects.toThrow('full')
    expect((await tab.readKeptKeys('centre')).locked?.id).toBe(later.key.id)
    await tab.unlockKey('centre', PASSPHRASE)
    await tab.replaceLockedKey('centre', earlier.sealed, { replaces: true })
    await tab.replaceLockedKey('centre', undefined, { replaces: true })
    expect((await tab.findIssuerKey('centre'))?.id).toBe(later.key.id)
    expect(await tab.findSealedKey('centre')).toEqual(later.sealed)

    const plain = await tab.ensureIssuerKey('other')
    await tab.replaceLockedKey('other', earlier.sealed, { replaces: true })
    expect(await tab.readKeptKeys('other')).toMatchObject({ key: { id: plain.id }, hasCopy: false })
  })

  it('is left in its file on a page that cannot sign', async () => {
    const tab = await openTab()
    const { sealed } = await tab.makeSealedKey(PASSPHRASE)
    vi.stubGlobal('isSecureContext', false)
    await tab.replaceLockedKey('centre', sealed, { replaces: true })
    expect(await tab.findSealedKey('centre')).toBeUndefined()
  })
})
