import { describe, expect, it } from 'vitest'

import { keyIdGroups, parseNewKey, parseUnlock } from '~/domain/signing/own-key'

import { formOf } from '../../../support/form'

const LONG = 'poprawny koń bateria'

describe('the form of a new key', () => {
  it('asks for no passphrase if there is to be no copy', () => {
    expect(parseNewKey(formOf({}))).toEqual({ value: {} })
    expect(parseNewKey(formOf({ passphrase: LONG }))).toEqual({ value: {} })
  })

  it('asks for the same passphrase twice', () => {
    const filled = { hasCopy: 'on', passphrase: LONG, repeatedPassphrase: LONG }
    expect(parseNewKey(formOf(filled)).value?.passphrase).toBe(LONG)
    expect(parseNewKey(formOf({ ...filled, repeatedPassphrase: `${LONG} ` })).errors).toEqual({
      repeatedPassphrase: 'Wpisz drugi raz to samo hasło',
    })
    expect(parseNewKey(formOf({ hasCopy: 'on', passphrase: '', repeatedPassphrase: '' })).errors).toEqual({
      passphrase: 'Podaj hasło',
      repeatedPassphrase: 'Powtórz hasło',
    })
  })

  it('refuses a passphrase of less than 12 characters', () => {
    const errorsOf = (passphrase: string) =>
      parseNewKey(formOf({ hasCopy: 'on', passphrase, repeatedPassphrase: passphrase })).errors
    expect(errorsOf('12345678901')).toEqual({ passphrase: 'Użyj co najmniej 12 znaków' })
    expect(errorsOf('123456789012')).toBeUndefined()
    expect(errorsOf('👷‍♀️'.repeat(11))).toBeDefined()
  })
})

describe('the form that unlocks a key', () => {
  it('asks for its passphrase, of whatever length', () => {
    expect(parseUnlock(formOf({ passphrase: '' })).errors).toEqual({ passphrase: 'Podaj hasło' })
    expect(parseUnlock(formOf({ passphrase: 'a' })).value).toEqual({ passphrase: 'a' })
  })
})

describe('the id of a key', () => {
  it('is split into groups of four', () => {
    expect(keyIdGroups('k3Jd82LmQpX')).toBe('k3Jd 82Lm QpX')
  })
})
