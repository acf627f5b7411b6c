import { beforeEach, describe, expect, it, vi } from 'vitest'

import { readToken } from '~/domain/signing/signed-certificate'

import { blockDatabase, stubBrowser } from '../../../support/database'
import { newKey, signable } from '../../../support/signing'

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('isSecureContext', true)
})

/** A tab has its own modules and shares the browser's databases. */
async function openTab() {
  vi.resetModules()
  return import('~/browser/keys/issuer-key.client')
}

describe('the key of an issuer', () => {
  it('is made at the first issue, and stays', async () => {
    const tab = await openTab()
    expect(await tab.findIssuerKey('centre')).toBeUndefined()
    const made = await tab.ensureIssuerKey('centre')
    expect(made.id).toMatch(/^[\w-]{11}$/)
    const reloaded = await openTab()
    expect((await reloaded.ensureIssuerKey('centre')).id).toBe(made.id)
    expect((await reloaded.findIssuerKey('centre'))?.publicKey).toEqual(made.publicKey)
  })

  it('is one for each person', async () => {
    const tab = await openTab()
    const [mine, other] = [await tab.ensureIssuerKey('centre'), await tab.ensureIssuerKey('other')]
    expect(mine.id).not.toBe(other.id)
  })

  it('is the same one for two tabs that make it at once', async () => {
    const tabs = [await openTab(), await openTab()]
    const made = await Promise.all(tabs.map((tab) => tab.ensureIssuerKey('centre')))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect((await tabs[0]?.findIssuerKey('centre'))?.id).toBe(made[0]?.id)
  })

  it('cannot be read by a script, and its public half has no private part', async () => {
    const tab = await openTab()
    await tab.ensureIssuerKey('centre')
    const kept = await tab.findIssuerKey('centre')
    expect(kept?.privateKey).toMatchObject({ extractable: false, usages: ['sign'] })
    expect(Object.keys(kept?.publicKey ?? {}).toSorted()).toEqual(['crv', 'kty', 'x', 'y'])
  })

  it('is refused if the browser refuses its database', async () => {
    const tab = await openTab()
    blockDatabase()
    await expect(tab.ensureIssuerKey('centre')).rejects.toMatchObject({ name: 'StorageError' })
  })
})

describe('a key that an older version has made', () => {
  it('goes on signing', async () => {
    const { privateKey, publicKey, id } = await newKey()
    vi.resetModules()
    const { openDB } = await import('idb')
    const database = await openDB('pewnik-keys', 1, {
      upgrade: (made) => void made.createObjectStore('keys'),
    })
    await database.put('keys', { id, publicKey, privateKey }, 'centre')
    database.close()
    const tab = await openTab()
    expect((await tab.ensureIssuerKey('centre')).id).toBe(id)
    expect(
      readToken(await tab.signCertificate(await tab.ensureIssuerKey('centre'), signable())),
    ).toMatchObject({ keyId: id })
  })
})

describe('signing', () => {
  it('gives a token that names the key, with a signature that its public half confirms', async () => {
    const tab = await openTab()
    const key = await tab.ensureIssuerKey('centre')
    const token = await tab.signCertificate(key, signable())
    expect(readToken(token)).toEqual({ keyId: key.id, certificate: signable() })
    const { compactVerify, importJWK } = await import('jose')
    const { protectedHeader } = await compactVerify(token, await importJWK(key.publicKey, 'ES256'))
    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'pewnik+jws', kid: key.id })
  })

  it('refuses what no token may say, and says why', async () => {
    const tab = await openTab()
    const key = await tab.ensureIssuerKey('centre')
    await expect(tab.signCertificate(key, signable({ holder: 'Анна К.' }))).rejects.toThrow(
      /literami łacińskimi/,
    )
    await expect(tab.signCertificate(key, signable({ expiryDate: '2026-01-01' }))).rejects.toThrow(
      /Data ważności/,
    )
  })

  it('is possible only if the page came encrypted, and otherwise says so', async () => {
    const tab = await openTab()
    expect(tab.reasonNotToSignHere()).toBeUndefined()
    vi.stubGlobal('isSecureContext', false)
    expect(tab.reasonNotToSignHere()).toContain('https')
  })
})
