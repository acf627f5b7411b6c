import { expect, test } from 'vitest'

import { parseDeviceName, suggestedDeviceName } from '~/domain/vault/device-name'

import { formOf } from '../../../support/form'

test.for<[userAgent: string, name: string]>([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'komputer z Windows, Edge',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'telefon z Androidem, Chrome',
  ],
  ['Mozilla/5.0 (Android 14; Tablet; rv:130.0) Gecko/130.0 Firefox/130.0', 'tablet z Androidem, Firefox'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'iPhone, Safari',
  ],
  ['something new', 'urządzenie'],
])('the browser %s is suggested as %s', ([userAgent, name]) => {
  expect(suggestedDeviceName(userAgent)).toBe(name)
})

test('a name of a device is one line, and neither empty nor long', () => {
  expect(parseDeviceName(formOf({ deviceName: '  Kasia,\n tablet ' })).value).toEqual({
    deviceName: 'Kasia, tablet',
  })
  expect(parseDeviceName(formOf({ deviceName: ' ' })).errors?.deviceName).toMatch(/^Podaj nazwę/)
  expect(parseDeviceName(formOf({ deviceName: 'x'.repeat(41) })).errors?.deviceName).toBe(
    'Skróć nazwę do 40 znaków',
  )
})

test('the name of the person who uses a device comes first, if there is room', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile'
  expect(suggestedDeviceName(phone, 'Kasia')).toBe('Kasia, telefon z Androidem, Chrome')
  expect(suggestedDeviceName(phone, 'Maksymilian-Bonawentura')).toBe('telefon z Androidem, Chrome')
})
