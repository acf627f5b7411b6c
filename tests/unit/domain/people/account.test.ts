import { describe, expect, it } from 'vitest'

import {
  MAX_COMPANY_LENGTH,
  MAX_NAME_LENGTH,
  parseAccount,
  parseEmail,
  withAccount,
} from '~/domain/people/account'
import { ROLES } from '~/domain/people/user'
import { MAX_EMAIL_LENGTH } from '~/domain/words/mail-link'

import { user } from '../../../support/builders'
import { formOf } from '../../../support/form'

const TYPED = {
  firstName: 'Ania',
  lastName: 'Nowak-Lis',
  email: 'ania@pewnik.example',
  phone: '+48 500 000 102',
  company: 'Zakłady Testowe',
}

/** Returns the error of one field, while the other fields are right. */
function errorOf(field: keyof typeof TYPED, text: string): string | undefined {
  return parseAccount(formOf({ ...TYPED, [field]: text }), user()).errors?.[field]
}

describe('an e-mail address alone', () => {
  it('is checked like in the whole account, whatever else the form holds', () => {
    expect(parseEmail(formOf({ email: ' ania@pewnik.example ' })).value).toEqual({
      email: 'ania@pewnik.example',
    })
    expect(parseEmail(formOf({ email: 'ania@', firstName: '' })).errors).toEqual({
      email: 'Podaj adres e-mail w postaci nazwa@domena.pl',
    })
    expect(parseEmail(formOf({ email: ' ' })).errors).toEqual({ email: 'Podaj adres e-mail' })
  })
})

describe('an account form', () => {
  it('loses the white space around each value', () => {
    const padded = Object.fromEntries(Object.entries(TYPED).map(([name, text]) => [name, ` ${text}\t`]))
    expect(parseAccount(formOf(padded), user()).value).toEqual({ account: TYPED })
  })

  it('changes neither the role nor the id', () => {
    const form = formOf({ ...TYPED, intent: 'account', role: 'admin', id: 'user-2' })
    expect(parseAccount(form, user()).value).toStrictEqual({ account: TYPED })
  })

  it('takes a company from employees and employers only', () => {
    const holders = ROLES.filter(
      (role) => parseAccount(formOf(TYPED), user({ role })).value?.account.company !== undefined,
    )
    expect(holders).toEqual(['employee', 'employer'])
  })

  it('needs a last name and an e-mail address, but no first name, no phone and no company', () => {
    const form = formOf({ firstName: ' ', lastName: '', email: '', phone: '', company: '' })
    expect(parseAccount(form, user()).errors).toEqual({
      lastName: 'Podaj nazwisko',
      email: 'Podaj adres e-mail',
    })
  })

  it('rejects values that are longer than the fields', () => {
    expect(errorOf('firstName', 'ą'.repeat(MAX_NAME_LENGTH))).toBeUndefined()
    expect(errorOf('firstName', 'ą'.repeat(MAX_NAME_LENGTH + 1))).toBe('Skróć imię do 60 znaków')
    expect(errorOf('lastName', 'ą'.repeat(MAX_NAME_LENGTH + 1))).toBe('Skróć nazwisko do 60 znaków')
    expect(errorOf('company', 'ą'.repeat(MAX_COMPANY_LENGTH))).toBeUndefined()
    expect(errorOf('company', 'ą'.repeat(MAX_COMPANY_LENGTH + 1))).toBe('Skróć nazwę firmy do 120 znaków')
    const domain = '@pewnik.example'
    const long = 'a'.repeat(MAX_EMAIL_LENGTH - domain.length) + domain
    expect(errorOf('email', long)).toBeUndefined()
    expect(errorOf('email', `a${long}`)).toBe('Skróć adres e-mail do 254 znaków')
  })

  it.each(['ania', 'ania@', '@pewnik.example', 'ania@pewnik', 'a b@pewnik.example'])(
    'refuses the address %s',
    (address) => {
      expect(errorOf('email', address)).toBe('Podaj adres e-mail w postaci nazwa@domena.pl')
    },
  )

  it.each(['500000102', '+48 500-000-102', '(12) 345 67 89', '1234567', '+123456789012345'])(
    'takes the phone %s',
    (phone) => {
      expect(errorOf('phone', phone)).toBeUndefined()
    },
  )

  it.each(['123456', '+1234567890123456', 'brak', '500 000 10O', '--- --- ---', '48+500000102'])(
    'refuses the phone %s',
    (phone) => {
      expect(errorOf('phone', phone)).toBe('Podaj numer telefonu, na przykład +48 500 000 100')
    },
  )
})

describe('a person with own profile edits', () => {
  const anna = user({ phone: '+48 500 000 102', position: 'elektryk' })

  it('is as in the account if nothing was changed', () => {
    expect(withAccount(anna, undefined)).toBe(anna)
  })

  it('has the edited values, and keeps the rest', () => {
    expect(withAccount(anna, TYPED)).toEqual({ ...anna, ...TYPED })
  })

  it('keeps the company if the form has no field for it', () => {
    const { company, ...typed } = TYPED
    expect(withAccount(user({ company: 'Ośrodek Testowy' }), typed).company).toBe('Ośrodek Testowy')
    expect(company).toBe('Zakłady Testowe')
  })

  it('has no phone and no company once they are emptied', () => {
    const edited = withAccount(anna, { ...TYPED, phone: '', company: '' })
    expect(edited.phone).toBeUndefined()
    expect(edited.company).toBeUndefined()
  })
})
