import { describe, expect, it } from 'vitest'

import { signCertificate } from '~/browser/keys/issuer-key.client'
import { hasSigned } from '~/browser/keys/link-signature.client'
import { findSigner } from '~/browser/keys/link-signer.client'

import { newKey, signable } from '../../../support/signing'

describe('the signer of a link', () => {
  it('is found by the link alone, whichever of the two points signs', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const key = await newKey()
      const token = await signCertificate(key, signable({ number: `BHP-${turn}` }))
      expect(await findSigner(token)).toEqual(key.publicKey)
      expect(await hasSigned(key.publicKey, token)).toBe(true)
    }
  })

  it('is nobody for a link that was altered, or that names the key of somebody else', async () => {
    const [key, other] = [await newKey(), await newKey()]
    const [header, , signature] = (await signCertificate(key, signable())).split('.')
    const [, claims] = (await signCertificate(key, signable({ number: 'BHP-1' }))).split('.')
    expect(await findSigner([header, claims, signature].join('.'))).toBeUndefined()
    const forged = await signCertificate({ ...other, id: key.id }, signable())
    expect(await findSigner(forged)).toBeUndefined()
    expect(await hasSigned(key.publicKey, forged)).toBe(false)
    expect(await hasSigned({ ...key.publicKey, y: other.publicKey.y }, forged)).toBe(false)
    expect(await findSigner('eyJ.nothing.here')).toBeUndefined()
  })
})
