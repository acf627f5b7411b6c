import { describe, expect, it } from 'vitest'

import { signedPath } from '~/domain/signing/certificate-token'
import { pastedPath } from '~/domain/signing/pasted-link'

import { signAsSample } from '../../../support/signing'

describe('what is pasted in place of a number', () => {
  it('leads to the page of the certificate, whatever the host and what stands around', () => {
    const path = '/certificates/verify/IWL59ljS5zaeI0js'
    for (const text of [
      `https://pewnik.example${path}`,
      `pewnik.example${path}?x=1#y`,
      `Sprawdź: https://pewnik.example${path}. Dzięki!`,
      `http://127.0.0.1:3000${path}/certificate.pdf`,
    ]) {
      expect(pastedPath(text)).toBe(path)
    }
  })

  it('leads to the page of a signed certificate', async () => {
    const path = signedPath(await signAsSample())
    expect(pastedPath(`https://pewnik.example${path}`)).toBe(path)
  })

  it('is no link where it is a number or leads elsewhere', () => {
    for (const text of [
      'BHP-00417',
      '',
      'https://pewnik.example/certificates/verify',
      '//evil.example/c/x',
    ]) {
      expect(pastedPath(text)).toBeUndefined()
    }
  })

  it('is no link where it is longer than any, which is told at once', () => {
    const start = performance.now()
    expect(pastedPath(`eyJ${'.'.repeat(100_000)}a`)).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(500)
  })
})
