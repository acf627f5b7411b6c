import { describe, expect, it } from 'vitest'

import { completedTrainings, listCertificatesForCv } from '~/domain/profile/curriculum-vitae'

import { certificate, TODAY, training } from '../../../support/builders'

describe('the certificates of a CV', () => {
  it('are sorted: the longest valid first, then pending, then expired', () => {
    const listed = listCertificatesForCv(
      [
        certificate({ id: 'expired', expiryDate: '2026-11-20' }),
        certificate({ id: 'waits', status: 'pending' }),
        certificate({ id: 'short', expiryDate: '2026-12-01' }),
        certificate({ id: 'long', expiryDate: '2029-12-01' }),
      ],
      TODAY,
    )
    expect(listed.map(({ id }) => id)).toEqual(['long', 'short', 'waits', 'expired'])
  })

  it('leave out revoked and replaced ones', () => {
    const listed = listCertificatesForCv(
      [
        certificate({ id: 'revoked', status: 'revoked' }),
        { ...certificate({ id: 'older' }), replacedBy: 'newer' },
        certificate({ id: 'newer' }),
      ],
      TODAY,
    )
    expect(listed.map(({ id }) => id)).toEqual(['newer'])
  })

  it('include those whose newer certificate waits to be confirmed', () => {
    const listed = listCertificatesForCv(
      [
        { ...certificate({ id: 'valid' }), awaits: { id: 'waits', number: 'BHP-2' } },
        {
          ...certificate({ id: 'expired', expiryDate: '2026-11-20' }),
          awaits: { id: 'waits', number: 'BHP-2' },
        },
        certificate({ id: 'waits', status: 'pending' }),
      ],
      TODAY,
    )
    expect(listed.map(({ id }) => id)).toEqual(['valid', 'waits', 'expired'])
  })
})

describe('the trainings of a CV', () => {
  it('are those that the person took part in, the newest first, without the waiting list', () => {
    const trainings = [
      training({ id: 'older', date: '2026-01-10', status: 'completed', participants: ['user-1'] }),
      training({ id: 'newer', date: '2026-10-10', status: 'completed', participants: ['user-1'] }),
      training({ id: 'others', status: 'completed', participants: ['user-2'] }),
      training({ id: 'coming', participants: ['user-1'] }),
      training({
        id: 'waited',
        status: 'completed',
        participants: ['user-2', 'user-1'],
        maxParticipants: 1,
      }),
    ]
    expect(completedTrainings(trainings, 'user-1').map(({ id }) => id)).toEqual(['newer', 'older'])
  })
})
