import { describe, expect, it } from 'vitest'

import { parseMessageSettings } from '~/data/message-settings.server'

const MAIL = {
  SMTP_URL: 'smtps://pewnik:secret@smtp.firma.pl:465',
  MAIL_FROM: 'Pewnik <powiadomienia@firma.pl>',
  PUBLIC_URL: 'https://pewnik.firma.pl/',
}

describe('the settings of messages', () => {
  it('send no mails if nothing is set', () => {
    for (const env of [{}, { SMTP_URL: ' ', MAIL_FROM: '', PUBLIC_URL: '', PUSH_SERVICES: ' , ' }]) {
      expect(parseMessageSettings(env)).toEqual({
        mail: undefined,
        from: undefined,
        publicUrl: undefined,
        pushServices: [],
      })
    }
  })

  it('name the mail server, the sender and the address of the app', () => {
    expect(parseMessageSettings(MAIL).mail).toEqual({
      smtpUrl: 'smtps://pewnik:secret@smtp.firma.pl:465',
      from: { name: 'Pewnik', address: 'powiadomienia@firma.pl' },
      publicUrl: 'https://pewnik.firma.pl',
    })
  })

  it('take a sender and an address of the app without a mail server', () => {
    expect(parseMessageSettings({ ...MAIL, SMTP_URL: undefined })).toMatchObject({
      mail: undefined,
      from: { address: 'powiadomienia@firma.pl' },
      publicUrl: 'https://pewnik.firma.pl',
    })
  })

  it.each([
    ['a@firma.pl', 'Pewnik', 'a@firma.pl'],
    ['"Zakład, BHP" <a@firma.pl>', 'Zakład, BHP', 'a@firma.pl'],
    [' <a@firma.pl> ', 'Pewnik', 'a@firma.pl'],
  ])('read the sender %j', (from, name, address) => {
    expect(parseMessageSettings({ MAIL_FROM: from }).from).toEqual({ name, address })
  })

  it('name push services by their origins', () => {
    expect(
      parseMessageSettings({ PUSH_SERVICES: 'https://push.firma.pl, http://localhost:8080/' }).pushServices,
    ).toEqual(['https://push.firma.pl', 'http://localhost:8080'])
  })

  it.each([{ MAIL_FROM: undefined }, { PUBLIC_URL: undefined }, { MAIL_FROM: '', PUBLIC_URL: '' }])(
    'stop the start if a mail server is set without the rest: %j',
    (missing) => {
      expect(() => parseMessageSettings({ ...MAIL, ...missing })).toThrow(
        new Error(
          'SMTP_URL wymaga także MAIL_FROM (nadawcy listów) i PUBLIC_URL (adresu, do którego prowadzą).',
        ),
      )
    },
  )

  it.each([
    ['smtp.firma.pl', 'smtp.firma.pl…'],
    ['http://u:secret@firma.pl', 'http…'],
    ['smtp://', 'smtp…'],
    ['smtp:u:secret@firma.pl', 'smtp…'],
  ])('stop the start at the mail server %j, and no password is in the sentence', (address, shown) => {
    expect(() => parseMessageSettings({ ...MAIL, SMTP_URL: address })).toThrow(
      new Error(`SMTP_URL="${shown}" nie jest smtp://… ani smtps://….`),
    )
  })

  it.each(['Pewnik', 'Pewnik <a@>', 'Pewnik <a@firma.pl> x', 'A\nB <a@firma.pl>', 'a@firma.pl, b@firma.pl'])(
    'stop the start at the sender %j',
    (from) => {
      expect(() => parseMessageSettings({ MAIL_FROM: from })).toThrow(
        new Error(`MAIL_FROM=${JSON.stringify(from)} nie jest adresem e-mail ani „Nazwa <adres>”.`),
      )
    },
  )

  it.each([
    ['pewnik.firma.pl'],
    ['ftp://firma.pl'],
    ['https://firma.pl/pewnik'],
    ['https://u:secret@firma.pl', 'https://…@firma.pl'],
  ])('stop the start at the address %j', (address, shown = address) => {
    for (const name of ['PUBLIC_URL', 'PUSH_SERVICES']) {
      expect(() => parseMessageSettings({ [name]: address })).toThrow(
        new Error(`${name}=${JSON.stringify(shown)} nie jest adresem http(s) bez ścieżki.`),
      )
    }
  })
})
