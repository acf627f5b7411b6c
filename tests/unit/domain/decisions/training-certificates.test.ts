import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { newCertificateSchema } from '~/domain/certificates/new-certificate'
import { certificatesOf } from '~/domain/decisions/training-certificates'
import type { Person } from '~/domain/people/user'
import { indexById } from '~/domain/words/collection'

import { TODAY, user } from '../../../support/builders'

const QUALIFICATION = { type: 'own', scope: 'own_roller' } as const
const ISSUE = {
  issueDate: TODAY,
  expiryDate: '2029-11-21',
  recipients: [
    { userId: 'ewa', number: 'W-1' },
    { userId: 'jan', number: 'W-2' },
  ],
}

function certificatesBy(viewer: Person, people: readonly Person[], issuedBy?: string) {
  return certificatesOf(
    { ...ISSUE, issuedBy },
    {
      viewer,
      people: indexById(people),
      id: 'form',
      qualification: { ...QUALIFICATION, own: undefined },
      organizer: 'Organizator',
    },
  )
}

const PEOPLE = [user({ id: 'ewa' }), user({ id: 'jan' })]

describe('the certificates of a training', () => {
  it('count at once if an employer copies them for people whom they have added, with who vouches', () => {
    const employer = user({ id: 'boss', role: 'employer', firstName: 'Jan', lastName: 'Próbny' })
    const own = PEOPLE.map((person) => ({ ...person, isOwn: true }))
    expect(certificatesBy(employer, own, 'Ośrodek Zewnętrzny')).toEqual([
      {
        id: 'form-ewa',
        userId: 'ewa',
        number: 'W-1',
        issueDate: TODAY,
        expiryDate: '2029-11-21',
        ...QUALIFICATION,
        status: 'active',
        issuedBy: 'Ośrodek Zewnętrzny',
        enteredBy: 'Jan Próbny',
      },
      expect.objectContaining({ id: 'form-jan', number: 'W-2', status: 'active' }),
    ])
    for (const certificate of certificatesBy(employer, own)) {
      expect(v.is(newCertificateSchema, certificate)).toBe(true)
    }
  })

  it('wait for their issuer if the employer has not added the people', () => {
    const [first] = certificatesBy(user({ id: 'boss', role: 'employer' }), PEOPLE)
    expect(first).toMatchObject({ status: 'pending', issuedBy: 'Organizator' })
    expect(first?.enteredBy).toBeUndefined()
  })

  it('of a centre are its own and count at once, but not for the viewer', () => {
    const centre = user({ id: 'ewa', role: 'training_center' })
    const statuses = certificatesBy(centre, PEOPLE).map(({ status, issuedBy }) => [status, issuedBy])
    expect(statuses).toEqual([
      ['pending', 'Organizator'],
      ['active', 'Organizator'],
    ])
  })
})
