import { describe, expect, it } from 'vitest'

import { signedPath } from '~/domain/signing/certificate-token'
import { parseLinks, pastedPath, takingSearch } from '~/domain/signing/signed-link'

import { signAsSample } from '../../../support/signing'

const token = await signAsSample()
const other = await signAsSample({ id: 'another' })

function tokensIn(text: string): (string | undefined)[] {
  return parseLinks(text).links.map((link) => link.token)
}

describe('links in a typed text', () => {
  it('are whole addresses of any host, and bare tokens', () => {
    for (const link of [
      token,
      `https://pewnik.example/c/${token}`,
      `http://127.0.0.1:3000/c/${token}`,
      `pewnik.example/c/${token}`,
      `/c/${token}`,
      `https://pewnik.example/c/${token}/certificate.pdf`,
      `https://pewnik.example/c/${token}?utm=1#x`,
      `https://pewnik.example/certificates/take?${takingSearch(token)}`,
    ]) {
      expect(tokensIn(link)).toEqual([token])
    }
  })

  it('are found on lines of their own or separated, in their order', () => {
    for (const between of ['\n', '\r\n', ' ', '\t', ', ', '; ', '\n\n  ']) {
      expect(tokensIn(`${token}${between}/c/${other}`)).toEqual([token, other])
    }
  })

  it('are found in brackets, in quotes and before a full stop', () => {
    for (const text of [
      `<${token}>`,
      `(https://a.pl/c/${token})`,
      `„${token}”`,
      `https://a.pl/c/${token}.`,
    ]) {
      expect(tokensIn(text)).toEqual([token])
    }
  })

  it('are told from the words of a message', () => {
    const { links, hasOthers } = parseLinks(
      `Dzień dobry, oto certyfikat:\nhttps://a.pl/c/${token}\nJan www.a.pl`,
    )
    expect(links.map((link) => link.token)).toEqual([token])
    expect(hasOthers).toBe(true)
    expect(parseLinks(token).hasOthers).toBe(false)
    expect(parseLinks('')).toEqual({ links: [], hasOthers: false })
    expect(parseLinks('Jan Kowalski https://pewnik.example/certificates/verify/x').links).toEqual([])
  })

  it('have no token if they are cut or are none, so that nothing of them is sent', () => {
    for (const text of [
      token.slice(0, -1),
      `${token}A`,
      `https://a.pl/c/${token.slice(0, 60)}`,
      'https://a.pl/c/Jan-Kowalski',
      'eyJ',
      `${token}.${token}`,
    ]) {
      expect(parseLinks(text).links).toEqual([{ text }])
    }
  })

  it('have no token if they are longer than any link', () => {
    // To search it for a token would take minutes.
    const text = `eyJ${'.'.repeat(1_000_000)}a`
    expect(parseLinks(text).links).toEqual([{ text }])
  })
})

describe('a text pasted in place of a number', () => {
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

  it('is no link if it is a number or leads elsewhere', () => {
    for (const text of [
      'BHP-00417',
      '',
      'https://pewnik.example/certificates/verify',
      '//evil.example/c/x',
    ]) {
      expect(pastedPath(text)).toBeUndefined()
    }
  })

  it('is no link if it is longer than any', () => {
    // To search it for a token would take minutes.
    expect(pastedPath(`eyJ${'.'.repeat(1_000_000)}a`)).toBeUndefined()
  })
})
