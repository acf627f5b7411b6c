import { Encrypter } from 'age-encryption'
import { expect, it, vi } from 'vitest'

import { openByPassphrase, sealByPassphrase } from '~/browser/sealing/age-file.client'
import { isSealed } from '~/browser/sealing/is-sealed.client'

const PASSPHRASE = 'poprawny koń bateria'
const WORDS = 'Zażółć gęślą jaźń'

/** What Debian's age 1.1.1 has made of the words: `age --passphrase`. */
const BY_DEBIAN = new Blob([
  Buffer.from(
    'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCAzcUwzRVNFMHd1QlVDc243cW9JVGp3IDE4CnZEYnVlQ3hUM1BlSE1JZkVvSU5GQTVWM2VBVXVTdy95UFV2TS9objZuckkKLS0tIDdLNjFCcTZYRngvMGNkUzJUR1o1ZGJzVUFMOFFPdW9HRGc3SkxEdnJCV1EKXnZHfjTUaN+o0KaePVkMFQPvzNqC3NjNz+nFWk6rToVd2ajK2dSvMVwC9ociAqM4kv5QZ5b2xOM8YA==',
    'base64',
  ),
])

const textOf = async (sealed: Blob, passphrase = PASSPHRASE) => {
  const opened = await openByPassphrase(sealed, passphrase)
  return opened.problem ?? opened.content.text()
}

/** Seals the words by little work, so that a test that opens them again and again waits for none. */
async function sealCheaply(): Promise<Blob> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(PASSPHRASE)
  encrypter.setScryptWorkFactor(10)
  return new Blob([Buffer.from(await encrypter.encrypt(WORDS))])
}

it('a file that another program has sealed is opened, however the letters of the passphrase are written', async () => {
  expect(await isSealed(BY_DEBIAN)).toBe(true)
  expect(await textOf(BY_DEBIAN)).toBe(WORDS)
  expect(await textOf(await sealCheaply(), PASSPHRASE.normalize('NFD'))).toBe(WORDS)
})

it('a wrong passphrase is told from a file that was cut or altered', async () => {
  const sealed = await sealCheaply()
  expect(await textOf(sealed, 'niepoprawny koń')).toBe('wrong-key')
  expect(await textOf(sealed.slice(0, -1))).toBe('damaged')
  expect(await textOf(sealed.slice(0, 40))).toBe('damaged')
  const altered = new Uint8Array(await sealed.arrayBuffer())
  altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1
  expect(await textOf(new Blob([altered]))).toBe('damaged')
  expect(await textOf(new Blob(['age-encryption.org/v1\n']))).toBe('damaged')
})

it('what is sealed here says nothing of its content, and is opened again', async () => {
  const sealed = await sealByPassphrase(new Blob([WORDS]), PASSPHRASE)
  expect(await isSealed(sealed)).toBe(true)
  expect(await sealed.text()).not.toContain('gęślą')
  expect(await textOf(sealed)).toBe(WORDS)
})

it('a file that is not sealed is known', async () => {
  expect(await isSealed(new Blob(['{}']))).toBe(false)
  expect(await isSealed(new Blob([]))).toBe(false)
})

it('a file that asks for too much work, or whose header does not end, is refused before anything of it is worked on', async () => {
  const reading = vi.spyOn(Blob.prototype, 'stream')
  const [header = '', ...rest] = (await BY_DEBIAN.text()).split(' 18\n')
  expect(await textOf(new Blob([header, ' 20\n', ...rest]))).toBe('too-costly')
  expect(await textOf(new Blob([header, ` ${'9'.repeat(400)}\n`, ...rest]))).toBe('too-costly')
  const stanzas = '-> a b\n\n'.repeat(10_000)
  expect(await textOf(new Blob(['age-encryption.org/v1\n', stanzas, '--- AAAA\n']))).toBe('too-costly')
  expect(await textOf(new Blob(['age-encryption.org/v1\n', '--- ', 'A'.repeat(100_000)]))).toBe('too-costly')
  expect(reading).not.toHaveBeenCalled()
  reading.mockRestore()
})
