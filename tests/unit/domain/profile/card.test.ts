import { describe, expect, it } from 'vitest'

import { activeCertificates, publicCard, withoutReplaced } from '~/domain/profile/card'

import { certificate, TODAY, user } from '../../../support/builders'

const person = user({ firstName: 'Łukasz', company: 'Firma', position: 'elektryk', phone: '+48 500 000 105' })
const own = [
  certificate({ id: 'short', expiryDate: '2026-12-01' }),
  certificate({ id: 'long', expiryDate: '2029-12-01' }),
  certificate({ id: 'past', expiryDate: '2026-11-20' }),
  certificate({ id: 'revoked', expiryDate: '2029-12-01', status: 'revoked' }),
  certificate({ id: 'pending', expiryDate: '2029-12-01', status: 'pending' }),
]

describe('the public card', () => {
  it('shows everything if the profile is public, but only valid certificates', () => {
    const card = publicCard(person, 'public', own, TODAY)
    expect(card).toMatchObject({ firstName: 'Łukasz', company: 'Firma', position: 'elektryk' })
    expect(card.contact).toEqual({ email: person.email, phone: person.phone })
    expect(card.certificates.map(({ id }) => id)).toEqual(['long', 'short'])
  })

  it('hides the contact if the profile is for employers', () => {
    const card = publicCard(person, 'employers', own, TODAY)
    expect(card.contact).toBeUndefined()
    expect(JSON.stringify(card)).not.toContain(person.email)
    expect(card.certificates).toHaveLength(2)
  })

  it('shows only the name and the role if the profile is private', () => {
    const { firstName, lastName, role } = person
    expect(publicCard(person, 'private', own, TODAY)).toEqual({
      firstName,
      lastName,
      role,
      contact: undefined,
      certificates: [],
    })
  })
})

it('activeCertificates returns those that are valid today, the longest valid first', () => {
  expect(activeCertificates(own, TODAY).map(({ id }) => id)).toEqual(['long', 'short'])
})

it('a replaced certificate is left out, unless a code proves it and none proves its successor', () => {
  const older = { id: 'older', replacedBy: 'newer' }
  const newer = { id: 'newer' }
  const left = (...coded: string[]) => withoutReplaced([older, newer], ({ id }) => coded.includes(id))
  expect(left()).toEqual([newer])
  expect(left('older', 'newer')).toEqual([newer])
  expect(left('older')).toEqual([older, newer])
})
