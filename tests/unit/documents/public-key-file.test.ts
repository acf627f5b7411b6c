import { parse } from 'valibot'
import { expect, it } from 'vitest'

import { writePublicKey } from '~/documents/public-key-file'
import { publicKeySchema } from '~/domain/signing/signing-key'

const KEY = { kty: 'EC', crv: 'P-256', x: 'w'.repeat(43), y: '8'.repeat(43) } as const

it('the file of a public key is named after it, and an issuer list takes it as it is', () => {
  const { name, text } = writePublicKey('k3Jd82LmQpX', KEY)
  expect(name).toBe('pewnik-klucz-k3Jd82LmQpX.json')
  expect(JSON.parse(text)).toEqual({ ...KEY, kid: 'k3Jd82LmQpX', alg: 'ES256', use: 'sig' })
  expect(parse(publicKeySchema, JSON.parse(text))).toEqual(KEY)
})
