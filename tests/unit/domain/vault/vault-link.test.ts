import { expect, it } from 'vitest'

import { parseVaultLink, vaultLink } from '~/domain/vault/vault-link'

const ADDRESS = { id: 'a-B_'.repeat(6).slice(0, 22), secret: 'Z-_9'.repeat(11).slice(0, 43) }

it('a link is read again, whole, as its fragment and with spaces that copying has added', () => {
  const link = vaultLink(ADDRESS)
  expect(parseVaultLink(link)).toEqual(ADDRESS)
  expect(parseVaultLink(` https://pewnik.example${link}\n`)).toEqual(ADDRESS)
  expect(parseVaultLink(link.slice(link.indexOf('#')))).toEqual(ADDRESS)
})

it.each([
  ['cut at its end', vaultLink(ADDRESS).slice(0, -1)],
  ['of a later version', vaultLink(ADDRESS).replace('#v1', '#v2')],
  ['without a secret', '/join#v1.aaaaaaaaaaaaaaaaaaaaaa'],
  ['empty', ''],
])('a link %s is none', (_, link) => {
  expect(parseVaultLink(link)).toBeUndefined()
})
