import * as fc from 'fast-check'
import { CompactSign, exportSPKI, importJWK } from 'jose'
import { describe, expect, it } from 'vitest'

import { importIssuerKey, signCertificate } from '~/browser/keys/issuer-key.client'
import { SAFE_WORK } from '~/data/centre-names.server'
import { samplePrivateKey } from '~/data/sample-issuer.server'
import { checkToken } from '~/data/signed-certificates.server'
import { listPublicKeys } from '~/data/trusted-issuers.server'
import { signingInput, toToken } from '~/domain/signing/signed-certificate'
import { fromBase64Url, toBase64Url } from '~/domain/words/base64url'

import { TODAY } from '../../support/builders'
import { newKey, signable, signAsSample } from '../../support/signing'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

async function statusOf(token: string): Promise<string | undefined> {
  return (await checkToken(token, TODAY))?.verdict.status
}

function sampleKeyId(): string {
  return listPublicKeys().find(({ isSample }) => isSample)?.id ?? ''
}

function encode(text: string): string {
  return toBase64Url(new TextEncoder().encode(text))
}

describe('a token that the browser has signed', () => {
  it('is confirmed, under the name of the list', async () => {
    expect(await checkToken(await signAsSample(), TODAY)).toEqual({
      certificate: signable(),
      verdict: { status: 'active', tone: 'success', words: 'Ważny do 20.11.2029', explanation: undefined },
      signer: { name: SAFE_WORK, isSample: true },
      listed: TODAY,
    })
  })

  it('is valid through its expiry day and no longer, and not before its day of issue', async () => {
    const token = await signAsSample()
    const on = async (day: string) => (await checkToken(token, day))?.verdict.status
    expect(await on('2026-11-19')).toBe('not_yet')
    expect(await on('2026-11-20')).toBe('active')
    expect(await on('2029-11-20')).toBe('active')
    expect(await on('2029-11-21')).toBe('expired')
  })

  it('is not confirmed with a key that nobody has listed', async () => {
    const result = await checkToken(await signCertificate(await newKey(), signable()), TODAY)
    expect(result).toMatchObject({
      signer: undefined,
      verdict: { status: 'unknown_issuer', tone: 'warning' },
    })
  })
})

describe('an altered token', () => {
  it('is never valid, whichever letter is changed', async () => {
    const token = await signAsSample()
    const isNeverValid = fc.asyncProperty(
      fc.nat({ max: token.length - 1 }),
      fc.constantFrom(...LETTERS, '.', '=', '+', '/', 'ą', '\0'),
      async (at, letter) => {
        const changed = token.slice(0, at) + letter + token.slice(at + 1)
        return changed === token || (await statusOf(changed)) !== 'active'
      },
    )
    await fc.assert(isNeverValid, { numRuns: 3_000 })
  })

  it('says so at each of its letters, unless it names another key', async () => {
    const token = await signAsSample()
    const [header = ''] = token.split('.')
    for (const [at, letter] of [...token].entries()) {
      const other = letter === 'A' ? 'B' : 'A'
      const changed = token.slice(0, at) + other + token.slice(at + 1)
      const expected = at < header.length ? [undefined, 'unknown_issuer'] : [undefined]
      expect(expected, `at ${at}`).toContain(await statusOf(changed))
    }
  })

  it('is refused with each claim of another certificate', async () => {
    const own = signable()
    const other = signable({
      id: 'other',
      type: 'bhp',
      scope: 'managers',
      number: 'BHP-1',
      issueDate: '2026-11-19',
      expiryDate: '2036-11-20',
      holder: 'Jan K.',
    })
    const [, , signature = ''] = (await signAsSample()).split('.')
    for (const name of ['id', 'scope', 'number', 'issueDate', 'expiryDate', 'holder'] as const) {
      const input = signingInput(sampleKeyId(), { ...own, [name]: other[name] })
      expect([name, await statusOf(`${input}.${signature}`)]).toEqual([name, undefined])
    }
    expect(await statusOf(`${signingInput(sampleKeyId(), own)}.${signature}`)).toBe('active')
  })

  it('is refused with parts of two tokens', async () => {
    const [one, other] = [await signAsSample(), await signAsSample({ holder: 'Jan K.' })]
    const [header, claims] = one.split('.')
    const [, , signature] = other.split('.')
    expect(await statusOf(`${header}.${claims}.${signature}`)).toBeUndefined()
    expect(await statusOf(one + other)).toBeUndefined()
    expect(await statusOf(`${one}.${other}`)).toBeUndefined()
  })
})

describe('a forged token is refused', () => {
  it('with a listed key id and another key', async () => {
    const foreign = await newKey()
    expect(
      await statusOf(await signCertificate({ ...foreign, id: sampleKeyId() }, signable())),
    ).toBeUndefined()
  })

  it('with an empty signature, zeros, or the order of the curve', async () => {
    const input = signingInput(sampleKeyId(), signable())
    const order = fromBase64Url('_____wAAAAD__________7zm-q2nF56E87nKwvxjJVE') ?? new Uint8Array()
    for (const signature of [
      new Uint8Array(64),
      new Uint8Array(64).fill(255),
      new Uint8Array([...order, ...order]),
      new Uint8Array(0),
      new Uint8Array(63),
      new Uint8Array(65),
      new Uint8Array(96),
    ]) {
      expect(await statusOf(toToken(input, signature))).toBeUndefined()
    }
    expect(await statusOf(input)).toBeUndefined()
    expect(await statusOf(`${input}.`)).toBeUndefined()
  })

  it('with the signature in DER, as other libraries write it', async () => {
    const token = await signAsSample()
    const raw = fromBase64Url(token.split('.')[2] ?? '') ?? new Uint8Array()
    const part = (bytes: Uint8Array) => [2, 33, 0, ...bytes]
    const der = new Uint8Array([48, 70, ...part(raw.slice(0, 32)), ...part(raw.slice(32))])
    expect(await statusOf(toToken(token.slice(0, token.lastIndexOf('.')), der))).toBeUndefined()
  })

  it('with HS256 and the public key as the secret', async () => {
    const { d: _, ...publicHalf } = samplePrivateKey()
    const key = await importJWK(publicHalf, 'ES256', { extractable: true })
    const secrets = [
      JSON.stringify(publicHalf),
      key instanceof Uint8Array ? '' : await exportSPKI(key),
      publicHalf.x,
    ]
    const payload = fromBase64Url((await signAsSample()).split('.')[1] ?? '') ?? new Uint8Array()
    for (const secret of secrets) {
      const forged = await new CompactSign(payload)
        .setProtectedHeader({ alg: 'HS256', typ: 'pewnik+jws', kid: sampleKeyId() })
        .sign(new TextEncoder().encode(secret))
      expect(await statusOf(forged)).toBeUndefined()
    }
  })

  it('that the sample key has signed with another type, with its key inside, or with one claim more', async () => {
    const key = await importJWK(samplePrivateKey(), 'ES256')
    const kid = sampleKeyId()
    const claims = new TextDecoder().decode(fromBase64Url((await signAsSample()).split('.')[1] ?? ''))
    const sign = (text: string, header: object) =>
      new CompactSign(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'ES256', typ: 'pewnik+jws', kid, ...header })
        .sign(key)
    expect(await statusOf(await sign(claims, {}))).toBe('active')
    for (const header of [{ typ: 'JWT' }, { jku: 'https://evil.example' }, { x5u: 'https://evil.example' }]) {
      expect([header, await statusOf(await sign(claims, header))]).toEqual([header, undefined])
    }
    const { d: _, ...jwk } = samplePrivateKey()
    expect(await statusOf(await sign(claims, { jwk }))).toBeUndefined()
    for (const text of [
      claims.replace('}', ',"issuer":"UDT"}'),
      claims.replace('"v":1', '"v":1,"v":1'),
      claims.replace('2029-11-20', '2029-02-30'),
      claims.replace('2029-11-20', '2026-11-19'),
      claims.replace('Łucja', 'Łuсja'),
      claims.replace('"bhp"', '"BHP"'),
      `[${claims}]`,
      '',
    ]) {
      expect([text, await statusOf(await sign(text, {}))]).toEqual([text, undefined])
    }
  })

  it('with `alg: none`', async () => {
    const header = encode(JSON.stringify({ alg: 'none', typ: 'pewnik+jws', kid: sampleKeyId() }))
    const [, claims, signature] = (await signAsSample()).split('.')
    expect(await statusOf(`${header}.${claims}.`)).toBeUndefined()
    expect(await statusOf(`${header}.${claims}.${signature}`)).toBeUndefined()
  })
})

it('the sample key signs in the browser without being readable there', async () => {
  const { privateKey, id } = await importIssuerKey(samplePrivateKey())
  expect(privateKey.extractable).toBe(false)
  expect(id).toBe(sampleKeyId())
})
