import { describe, expect, it } from 'vitest'

import { mailLinks } from '~/domain/words/mail-link'

const MAIL = { subject: 'Żółw & spółka', body: 'Dzień dobry,\n\n100 % = wszystko?' }

const fieldsOf = (href: string) => new URL(href).searchParams

describe('a letter as a link', () => {
  it('is addressed to its only reader, with all characters of its text', () => {
    const [link, ...others] = mailLinks(MAIL, ['jan+bhp@firma.example'])
    expect(others).toEqual([])
    expect(link?.href).toMatch(/^mailto:jan%2Bbhp%40firma\.example\?/)
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

  it('is none without a reader', () => {
    expect(mailLinks(MAIL, [])).toEqual([])
  })
})
