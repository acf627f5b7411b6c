import { createECDH } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { isLinkToken, linkToken, vapidKeys } from '~/server/reminders/server-keys.server'

import { emptyStores, ENGINES } from '../../../support/store-engines'

describe.each(ENGINES)('the keys of the server in $name', (engine) => {
  const { open, close } = emptyStores(engine)

  it('are made once for all copies, also by those that need them at once, and outlive them', async () => {
    const [one, other] = [await open(), await open()]
    const [first, second] = await Promise.all([vapidKeys(one), vapidKeys(other)])
    expect(second).toEqual(first)
    await close(one)
    expect(await vapidKeys(await open())).toEqual(first)
    expect(await vapidKeys(other)).toEqual(first)
  })

  it('are a pair that push services accept', async () => {
    const { publicKey, privateKey } = await vapidKeys(await open())
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    expect(pair.getPublicKey('base64url')).toBe(publicKey)
  })

  it('make a token for one purpose of one reminder, the same in all copies', async () => {
    const [one, other] = [await open(), await open()]
    const token = await linkToken(one, 'confirm', 'id')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await linkToken(other, 'confirm', 'id')).toBe(token)
    expect(await isLinkToken(other, { purpose: 'confirm', subject: 'id', token })).toBe(true)
    expect(await isLinkToken(one, { purpose: 'end', subject: 'id', token })).toBe(false)
    expect(await isLinkToken(one, { purpose: 'confirm', subject: 'ie', token })).toBe(false)
    expect(await isLinkToken(one, { purpose: 'confirm', subject: 'id', token: '' })).toBe(false)
  })
})
