import { describe, expect, it } from 'vitest'

import { parseConfiguration } from '~/data/configuration.server'

describe('TODAY', () => {
  it('fixes the day', () => {
    expect(parseConfiguration({ TODAY: '2026-11-21' }).today).toBe('2026-11-21')
    expect(parseConfiguration({ TODAY: ' 2026-11-21 ' }).today).toBe('2026-11-21')
  })

  it('is the real day if it is empty or missing', () => {
    for (const env of [{}, { TODAY: '' }, { TODAY: '  ' }]) {
      expect(parseConfiguration(env).today).toBeUndefined()
    }
  })

  it.each(['banana', '2026-02-30', '21.11.2026', '2026-11-21T12:00'])(
    'stops the start as %s, in one sentence',
    (day) => {
      const message = `TODAY="${day}" nie jest datą w postaci RRRR-MM-DD.`
      expect(() => parseConfiguration({ TODAY: day })).toThrow(new Error(message))
    },
  )
})

describe('QR_SERVICE_URL', () => {
  const serviceOf = (address?: string) => parseConfiguration({ QR_SERVICE_URL: address }).qrService?.href

  it('is the public service if nothing is set', () => {
    expect(serviceOf()).toBe('https://api.qrserver.com/v1/create-qr-code/')
  })

  it('is the service that is set', () => {
    expect(serviceOf('http://qr.internal:8080/draw')).toBe('http://qr.internal:8080/draw')
  })

  it('names no service if it is set to nothing', () => {
    expect(serviceOf('')).toBeUndefined()
    expect(serviceOf('  ')).toBeUndefined()
  })

  it.each(['banana', 'qr.internal/draw', 'ftp://qr.internal', 'javascript:alert(1)', 'data:image/png,x'])(
    'stops the start as %s, in one sentence',
    (address) => {
      const message = `QR_SERVICE_URL="${address}" nie jest adresem http(s).`
      expect(() => parseConfiguration({ QR_SERVICE_URL: address })).toThrow(new Error(message))
    },
  )
})

describe('PORT', () => {
  it.each([undefined, '1', '3000', '65535'])('may be %s', (port) => {
    expect(() => parseConfiguration({ PORT: port })).not.toThrow()
  })

  it.each(['', ' ', 'abc', '0', '-1', '65536', '99999', '1.5', '3e3', '0x50', '٣٠٠٠'])(
    'stops the start as %j, in one sentence',
    (port) => {
      const message = `PORT=${JSON.stringify(port)} nie jest numerem portu od 1 do 65535.`
      expect(() => parseConfiguration({ PORT: port })).toThrow(new Error(message))
    },
  )
})

describe('SAMPLE_DATA', () => {
  it('is on unless it is turned off', () => {
    expect(parseConfiguration({}).hasSampleData).toBe(true)
    expect(parseConfiguration({ SAMPLE_DATA: 'on' }).hasSampleData).toBe(true)
    expect(parseConfiguration({ SAMPLE_DATA: 'off' }).hasSampleData).toBe(false)
  })

  it.each(['', 'false', 'OFF'])('stops the start as "%s", in one sentence', (value) => {
    const message = `SAMPLE_DATA="${value}" nie jest on ani off.`
    expect(() => parseConfiguration({ SAMPLE_DATA: value })).toThrow(new Error(message))
  })
})

describe('TRUSTED_ISSUERS', () => {
  it('names a file, or none if it is empty or missing', () => {
    expect(parseConfiguration({ TRUSTED_ISSUERS: ' /etc/issuers.json ' }).trustedIssuers).toBe(
      '/etc/issuers.json',
    )
    for (const env of [{}, { TRUSTED_ISSUERS: '' }, { TRUSTED_ISSUERS: ' ' }]) {
      expect(parseConfiguration(env).trustedIssuers).toBeUndefined()
    }
  })
})

describe('STORE', () => {
  const storeOf = (store?: string) => parseConfiguration({ STORE: store }).store

  it('is a file of SQLite beside the app if nothing is set', () => {
    expect(storeOf()).toEqual({ engine: 'sqlite', path: 'data/pewnik.sqlite' })
  })

  it('is the file or the server that is set, or none', () => {
    expect(storeOf(' sqlite:/data/a b.sqlite ')).toEqual({ engine: 'sqlite', path: '/data/a b.sqlite' })
    for (const url of ['postgres://u:p@db/pewnik', 'postgresql://[::1]:5433/x?sslmode=require']) {
      expect(storeOf(url)).toEqual({ engine: 'postgres', url })
    }
    expect(storeOf('off')).toBeUndefined()
  })

  it.each([
    ['', '…'],
    ['on', 'on…'],
    ['sqlite:', 'sqlite…'],
    ['data/pewnik.sqlite', 'data…'],
    ['postgres:/u:secret@db', 'postgres…'],
    ['mysql://u:secret@db/x', 'mysql…'],
  ])('stops the start as %j, and no password is in the sentence', (value, shown) => {
    const message = `STORE="${shown}" nie jest sqlite:ŚCIEŻKA, postgres://… ani off.`
    expect(() => storeOf(value)).toThrow(new Error(message))
  })
})

describe('the limits of the store', () => {
  it('are numbers from 1', () => {
    expect(parseConfiguration({ STORE_VAULT_MB: '5' }).storeLimits).toMatchObject({
      vaultBytes: 5 * 1024 * 1024,
      writesPerMinute: 600,
    })
    expect(parseConfiguration({ STORE_DROPS: '9', STORE_WAITING: '8' }).storeLimits).toMatchObject({
      dropsPerHour: 9,
      waitingDrops: 8,
      openBoxes: 50,
    })
    for (const value of ['', '0', '-1', '1.5', '5 MB']) {
      const message = `STORE_MB=${JSON.stringify(value)} nie jest liczbą całkowitą od 1.`
      expect(() => parseConfiguration({ STORE_MB: value })).toThrow(new Error(message))
    }
  })

  it('may ask for one of several invitations', () => {
    expect(parseConfiguration({}).storeInvitations).toEqual([])
    expect(parseConfiguration({ STORE_INVITATIONS: ' a, b ,' }).storeInvitations).toEqual(['a', 'b'])
    expect(() => parseConfiguration({ STORE_INVITATIONS: 'a, zażółć' })).toThrow(
      new Error('STORE_INVITATIONS: kod może mieć litery bez polskich znaków, cyfry i łączniki.'),
    )
  })
})
