import { describe, expect, it } from 'vitest'

import { LOGIN_FAILED, parseLogin, UNKNOWN_ACCOUNT } from '~/domain/people/login'

import { formOf } from '../../../support/form'

describe('parseLogin', () => {
  it('returns the e-mail address without the white space around it', () => {
    const form = formOf({ email: ' admin@pewnik.example\t', password: 'x' })
    expect(parseLogin(form)).toMatchObject({ value: { email: 'admin@pewnik.example' } })
  })

  it('accepts any password, even one of spaces', () => {
    const form = formOf({ email: 'admin@pewnik.example', password: ' ' })
    expect(parseLogin(form)).toMatchObject({ value: { email: 'admin@pewnik.example' } })
  })

  it('asks for both fields at once', () => {
    const errors = { email: 'Podaj adres e-mail', password: 'Podaj hasło' }
    expect(parseLogin(formOf({}))).toEqual({ errors })
    expect(parseLogin(formOf({ email: '  ', password: '' }))).toEqual({ errors })
  })

  it('asks only for what is missing', () => {
    expect(parseLogin(formOf({ email: 'admin@pewnik.example', password: '' }))).toEqual({
      errors: { password: 'Podaj hasło' },
    })
  })

  it('shows an example if the address is malformed', () => {
    for (const email of ['admin', 'admin@', '@pewnik.example', 'ad min@pewnik.example', 'admin@pewnik']) {
      expect(parseLogin(formOf({ email, password: 'x' })), `address ${email}`).toEqual({
        errors: { email: 'Podaj adres e-mail w postaci nazwa@domena.pl' },
      })
    }
  })
})

describe('a failed login', () => {
  it('has the words of the product rule', () => {
    expect(UNKNOWN_ACCOUNT).toBe('Nieprawidłowy email lub hasło')
    expect(LOGIN_FAILED).toBe('Wystąpił błąd podczas logowania')
  })
})
