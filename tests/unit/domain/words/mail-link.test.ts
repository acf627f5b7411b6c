import { describe, expect, it } from 'vitest'

import { addressLink, isEmailAddress, mailLinks } from '~/domain/words/mail-link'

const MAIL = { subject: 'Żółw & spółka', body: 'Dzień dobry,\n\n100 % = wszystko?' }

const fieldsOf = (href: string) => new URL(href).searchParams

describe('a letter as a link', () => {
  it('is addressed to its only reader, with all characters of its text', () => {
    const [link, ...others] = mailLinks(MAIL, ['jan+bhp@firma.example'])
    expect(others).toEqual([])
    expect(link?.href).toMatch(/^mailto:jan%2Bbhp@firma\.example\?/)
    expect(fieldsOf(link?.href ?? '').get('subject')).toBe(MAIL.subject)
    expect(fieldsOf(link?.href ?? '').get('body')).toBe('Dzień dobry,\r\n\r\n100 % = wszystko?')
    expect(fieldsOf(link?.href ?? '').has('bcc')).toBe(false)
  })

  it('hides several readers from each other', () => {
    const addresses = ['a@firma.example', 'b@firma.example']
    const [link] = mailLinks(MAIL, addresses)
    expect(new URL(link?.href ?? '').pathname).toBe('')
    expect(fieldsOf(link?.href ?? '').get('bcc')).toBe(addresses.join(','))
  })

  it('is split where it would be too long, and reaches everybody once', () => {
    const addresses = Array.from({ length: 320 }, (_, n) => `pracownik.${n}@zaklady-metalowe.example`)
    const links = mailLinks(MAIL, addresses)
    expect(links.length).toBeGreaterThan(5)
    for (const { href, addresses: readers } of links) {
      expect(href.length).toBeLessThanOrEqual(2000)
      expect(fieldsOf(href).get('bcc')).toBe(readers.join(','))
    }
    expect(links.flatMap((link) => link.addresses)).toEqual(addresses)
  })

  it('is none if its text alone is too long, also for one reader', () => {
    const long = { ...MAIL, body: 'ż'.repeat(400) }
    expect(mailLinks(long, ['a@firma.example'])).toEqual([])
    expect(mailLinks(long, ['a@firma.example', 'b@firma.example'])).toEqual([])
  })

  it('is written also while its text has half of an emoji', () => {
    const [link] = mailLinks({ subject: 'Hełm \ud83d', body: '\udc77' }, ['a@firma.example'])
    expect(fieldsOf(link?.href ?? '').get('subject')).toBe('Hełm \ufffd')
  })

  it('is none without a reader', () => {
    expect(mailLinks(MAIL, [])).toEqual([])
  })
})

describe('an address', () => {
  it('leads to a letter and brings no header or second reader into it', () => {
    expect(addressLink('jan@firma.example')).toBe('mailto:jan@firma.example')
    const url = new URL(addressLink('jan@firma.example?bcc=zly@example.com&body=x,y@example.com\r\nBcc: z'))
    expect(url.search).toBe('')
    expect(url.pathname).not.toMatch(/[,\r\n]/)
  })

  it('is what forms take as one', () => {
    // No server would take the last one, but people who were stored with such an address are parsed by this rule.
    for (const address of ['jan@firma.example', 'jan+bhp@firma.com.pl', `jan@${'domena'.repeat(30)}.example`])
      expect(isEmailAddress(address)).toBe(true)
    for (const text of [
      undefined,
      '',
      'jan',
      'jan@firma.example?bcc=a@b.pl',
      'a@b.pl,c@d.pl',
      'a@b.pl\nBcc: c@d.pl',
    ])
      expect(isEmailAddress(text)).toBe(false)
  })
})
