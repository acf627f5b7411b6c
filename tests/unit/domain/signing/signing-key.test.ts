import { calculateJwkThumbprint } from 'jose'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'

import { fingerprintOf, keyIdOf, privateKeySchema, publicKeySchema } from '~/domain/signing/signing-key'

import { newKey, respell } from '../../../support/signing'

describe('the id of a key', () => {
  it('is the first 64 bits of its RFC 7638 thumbprint', async () => {
    const { publicKey } = await newKey()
    const thumbprint = Buffer.from(await calculateJwkThumbprint(publicKey), 'base64url')
    expect(await keyIdOf(publicKey)).toBe(thumbprint.subarray(0, 8).toString('base64url'))
  })
})

describe('the fingerprint of a key', () => {
  it('has thirty digits in groups of five, of the whole thumbprint', async () => {
    const { publicKey } = await newKey()
    const thumbprint = Buffer.from(await calculateJwkThumbprint(publicKey), 'base64url')
    const digits = (await fingerprintOf(publicKey)).replaceAll(' ', '')
    expect(await fingerprintOf(publicKey)).toMatch(/^(\d{5} ){5}\d{5}$/)
    expect(BigInt(digits)).toBe(BigInt(`0x${thumbprint.toString('hex')}`) % 10n ** 30n)
    expect(await fingerprintOf((await newKey()).publicKey)).not.toBe(await fingerprintOf(publicKey))
  })
})

describe('a public key', () => {
  it('is what a browser exports, without what says nothing of the key', async () => {
    const { publicKey } = await newKey()
    const exported = { ...publicKey, ext: true, key_ops: ['verify'], kid: 'x', use: 'sig', alg: 'ES256' }
    expect(safeParse(publicKeySchema, exported).output).toEqual(publicKey)
  })

  it('is refused with its private half, on another curve, or cut', async () => {
    const { publicKey, jwk } = await newKey()
    for (const wrong of [
      jwk,
      { ...publicKey, crv: 'P-384' },
      { ...publicKey, kty: 'RSA' },
      { ...publicKey, x: publicKey.x.slice(1) },
      { kty: 'EC', crv: 'P-256', x: publicKey.x },
      'key',
      null,
    ]) {
      expect(safeParse(publicKeySchema, wrong).success).toBe(false)
    }
  })

  it('has one spelling: other spare bits in the last letter are refused', async () => {
    const { publicKey, jwk } = await newKey()
    for (const name of ['x', 'y'] as const) {
      const respelled = respell(publicKey[name])
      expect(Buffer.from(respelled, 'base64url')).toEqual(Buffer.from(publicKey[name], 'base64url'))
      expect(safeParse(publicKeySchema, { ...publicKey, [name]: respelled }).success).toBe(false)
      expect(safeParse(privateKeySchema, { ...jwk, [name]: respelled }).success).toBe(false)
    }
    expect(safeParse(privateKeySchema, jwk).success).toBe(true)
  })
})
