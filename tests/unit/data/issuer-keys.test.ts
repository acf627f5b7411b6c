import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { readIssuerKeys } from '~/data/issuer-keys.server'
import { samplePrivateKey } from '~/data/sample-issuer.server'
import type { PublicKey } from '~/domain/signing/signing-key'
import { parseIssuerList } from '~/domain/signing/trusted-issuers'

import { newKey, respell } from '../../support/signing'

const { publicKey, id } = await newKey()
const { publicKey: otherKey, id: otherId } = await newKey()

const key = { jwk: publicKey, validFrom: '2026-01-01', validTo: '2028-12-31' }
const issuer = { name: 'Ośrodek Testowy', keys: [key] }
const list = { updated: '2026-11-20', issuers: [issuer] }

function writeList(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'issuers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'issuers.json')
  writeFileSync(path, text)
  return path
}

async function mistakeIn(text: string): Promise<string> {
  const path = writeList(text)
  const error: unknown = await readIssuerKeys(path, false).catch((caught: unknown) => caught)
  if (!(error instanceof Error)) throw new Error('The list was read')
  expect(error.message).toContain(`TRUSTED_ISSUERS=${JSON.stringify(path)}: `)
  return error.message.split('json": ')[1] ?? ''
}

describe('the list of issuers', () => {
  it('gives the keys by their ids', async () => {
    const full = {
      ...list,
      issuers: [
        { ...issuer, revoked: [{ id: 'abc', since: '2026-11-01', reason: 'Pomyłka w zakresie.' }] },
        {
          name: 'Drugi',
          keys: [{ ...key, jwk: otherKey, withdrawn: { since: '2026-10-01', reason: 'Kradzież' } }],
        },
      ],
    }
    const { updated, byId } = await readIssuerKeys(writeList(JSON.stringify(full)), false)
    expect(updated).toBe('2026-11-20')
    expect([...byId.keys()]).toEqual([id, otherId])
    expect(byId.get(id)).toMatchObject({
      name: 'Ośrodek Testowy',
      isSample: false,
      revoked: [{ id: 'abc', reason: 'Pomyłka w zakresie' }],
    })
    expect(byId.get(otherId)?.key.withdrawn?.reason).toBe('Kradzież')
  })

  it('may be empty, and may begin with a byte order mark', async () => {
    const empty = `\ufeff${JSON.stringify({ ...list, issuers: [] })}`
    expect((await readIssuerKeys(writeList(empty), false)).byId.size).toBe(0)
  })

  it('stands beside the sample, whose key it must not have', async () => {
    const { byId } = await readIssuerKeys(writeList(JSON.stringify(list)), true)
    expect([...byId.values()].map(({ isSample }) => isSample)).toEqual([true, false])
    expect((await readIssuerKeys(undefined, true)).byId.size).toBe(1)
    expect((await readIssuerKeys(undefined, false)).byId.size).toBe(0)
    const { d: _, ...sampleKey } = samplePrivateKey()
    expect(await mistakeIn(listWith({ keys: [{ ...key, jwk: sampleKey }] }))).toBe(
      'issuers[0].keys[0].jwk: To klucz z danych przykładowych: podpisać może nim każdy.',
    )
  })
})

describe('a key that is not for this list', () => {
  const { d: _, ...sampleKey } = samplePrivateKey()
  const withdrawn = { ...key, withdrawn: { since: '2026-10-01', reason: 'Kradzież' } }
  const mistakeWith = (jwk: PublicKey) => mistakeIn(listWith({ keys: [withdrawn, { ...key, jwk }] }))

  it('is refused in another spelling, too', async () => {
    for (const { x, y, ...rest } of [sampleKey, publicKey]) {
      expect(await mistakeWith({ ...rest, x: respell(x), y })).toMatch(/keys\[1\]\.jwk\.x: Ostatni znak/)
      expect(await mistakeWith({ ...rest, x, y: respell(y) })).toMatch(/keys\[1\]\.jwk\.y: Ostatni znak/)
    }
  })

  it('is refused as its mirror image, for which the same private half can sign', async () => {
    expect(await mistakeWith(mirrored(sampleKey))).toMatch(/keys\[1\]\.jwk: To klucz z danych przykładowych/)
    expect(await mistakeWith(mirrored(publicKey))).toMatch(/keys\[1\]\.jwk: Ten klucz jest już na liście/)
  })
})

/** Returns the other point of the curve with the same `x`. */
function mirrored({ y, ...rest }: PublicKey): PublicKey {
  const prime = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
  const other = prime - BigInt(`0x${Buffer.from(y, 'base64url').toString('hex')}`)
  return { ...rest, y: Buffer.from(other.toString(16).padStart(64, '0'), 'hex').toString('base64url') }
}

function listWith(overrides: object): string {
  return JSON.stringify({ ...list, issuers: [{ ...issuer, ...overrides }] })
}

describe('a mistake in the list is named with its place', () => {
  it.each([
    ['{', 'To nie jest poprawny JSON: wiersz 1, znak 2.'],
    [
      '{"updated": "2026-11-20",\n "issuers": [,]}',
      'To nie jest poprawny JSON: błąd w miejscu „ssuers": [,]}”.',
    ],
    [
      `${' '.repeat(200)}\n{"updated": ,}${' '.repeat(200)}`,
      'To nie jest poprawny JSON: błąd w miejscu „updated": ,}”.',
    ],
    ['', 'To nie jest poprawny JSON: plik się urywa.'],
    ['7', 'cały plik: Tu musi być obiekt { … }.'],
    ['{}', 'updated: Brakuje tego pola.'],
    [JSON.stringify({ ...list, updated: '20.11.2026' }), 'updated: Podaj datę w postaci RRRR-MM-DD.'],
    [JSON.stringify({ ...list, updated: 20261120 }), 'updated: Podaj datę w postaci RRRR-MM-DD.'],
    [JSON.stringify({ ...list, issuers: {} }), 'issuers: Tu musi być lista [ … ].'],
    [JSON.stringify({ ...list, isuers: [] }), 'isuers: Nie ma takiego pola: sprawdź pisownię.'],
    [listWith({ name: '' }), 'issuers[0].name: Uzupełnij to pole.'],
    [listWith({ name: 'x'.repeat(121) }), 'issuers[0].name: Skróć do 120 znaków.'],
    [listWith({ keys: [] }), 'issuers[0].keys: Podaj co najmniej jeden klucz.'],
    [
      listWith({ keys: [{ ...key, jwk: publicKey.x }] }),
      'issuers[0].keys[0].jwk: Podaj klucz publiczny jako obiekt JWK.',
    ],
    [
      listWith({ keys: [{ ...key, jwk: { ...publicKey, d: publicKey.x } }] }),
      'issuers[0].keys[0].jwk.d: Usuń część prywatną („d”): na liście podaje się tylko klucz publiczny.',
    ],
    [
      listWith({ keys: [{ ...key, jwk: { ...publicKey, y: publicKey.x } }] }),
      'issuers[0].keys[0].jwk: Współrzędne nie wskazują punktu na krzywej P-256.',
    ],
    [
      listWith({ keys: [{ ...key, validTo: '2025-12-31' }] }),
      'issuers[0].keys[0]: „validTo” nie może być wcześniej niż „validFrom”.',
    ],
    [
      listWith({ keys: [{ ...key, withdrawn: true }] }),
      'issuers[0].keys[0].withdrawn: Tu musi być obiekt { … }.',
    ],
    [
      listWith({ keys: [{ ...key, widthdrawn: {} }] }),
      'issuers[0].keys[0].widthdrawn: Nie ma takiego pola: sprawdź pisownię.',
    ],
    [listWith({ keys: [key, key] }), 'issuers[0].keys[1].jwk: Ten klucz jest już na liście.'],
    [listWith({ revoked: [{ id: 'abc' }] }), 'issuers[0].revoked[0].since: Brakuje tego pola.'],
    [
      listWith({ revoked: [{ id: 'a b', since: '2026-11-01', reason: 'x' }] }),
      'issuers[0].revoked[0].id: Podaj identyfikator certyfikatu z jego strony.',
    ],
    [
      JSON.stringify({ ...list, issuers: [issuer, issuer] }),
      'issuers[1].name: Ten wystawca jest już na liście.',
    ],
  ])('%s', async (wrong, mistake) => {
    expect(await mistakeIn(wrong)).toBe(mistake)
  })

  it('a file that is not there', async () => {
    await expect(readIssuerKeys('/nie/ma.json', false)).rejects.toThrow(
      new Error('TRUSTED_ISSUERS="/nie/ma.json": nie można odczytać pliku (ENOENT).'),
    )
  })
})

it('a list keeps nothing but what it says', () => {
  expect(parseIssuerList(JSON.stringify(list))).toEqual({ ...list, issuers: [{ ...issuer, revoked: [] }] })
})
