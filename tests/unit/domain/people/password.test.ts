import { describe, expect, it } from 'vitest'

import { MIN_PASSWORD_LENGTH, passwordErrors } from '~/domain/people/password'

import { formOf } from '../../../support/form'

function errorsOf(currentPassword: string, newPassword: string, repeatedPassword: string) {
  return passwordErrors(formOf({ currentPassword, newPassword, repeatedPassword }))
}

describe('a change of password', () => {
  it('needs three fields, and has a message for each missing one', () => {
    expect(errorsOf('', '', '')).toEqual({
      currentPassword: 'Podaj obecne hasło',
      newPassword: 'Podaj nowe hasło',
      repeatedPassword: 'Powtórz nowe hasło',
    })
  })

  it('needs a new password of at least 8 characters', () => {
    expect(MIN_PASSWORD_LENGTH).toBe(8)
    expect(errorsOf('x', 'abcdefgh', 'abcdefgh')).toBeUndefined()
    expect(errorsOf('x', 'abcdefg', 'abcdefg')).toEqual({ newPassword: 'Użyj co najmniej 8 znaków' })
  })

  it('counts characters as people do, with spaces', () => {
    expect(errorsOf('x', '👷🏽👷🏽👷🏽👷🏽', '👷🏽👷🏽👷🏽👷🏽')).toEqual({ newPassword: 'Użyj co najmniej 8 znaków' })
    expect(errorsOf('x', ' hasło 1 ', ' hasło 1 ')).toBeUndefined()
  })

  it('needs the new password repeated exactly', () => {
    const error = { repeatedPassword: 'Wpisz drugi raz to samo nowe hasło' }
    expect(errorsOf('x', 'abcdefgh', 'abcdefgH')).toEqual(error)
    expect(errorsOf('x', 'abcdefgh', 'abcdefgh ')).toEqual(error)
  })

  it('has both messages if the password is too short and repeated differently', () => {
    expect(errorsOf('x', 'abc', 'abd')).toEqual({
      newPassword: 'Użyj co najmniej 8 znaków',
      repeatedPassword: 'Wpisz drugi raz to samo nowe hasło',
    })
  })
})
