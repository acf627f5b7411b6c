import { describe, expect, it } from 'vitest'

import type { Change } from '~/domain/change'
import type { NewCertificate } from '~/domain/new-certificate'
import { applyChanges } from '~/domain/sample'

import { certificate, TODAY, training, user } from '../../support/builders'

const ewa = user({ id: 'ewa' })
const jan = user({ id: 'jan' })
const instructor = user({ id: 'olga', firstName: 'Olga', lastName: 'Mól', role: 'instructor' })

const sample = {
  users: [ewa, jan, instructor],
  certificates: [certificate({ id: 'of-ewa', userId: 'ewa' }), certificate({ id: 'of-jan', userId: 'jan' })],
  trainings: [training({ instructor: 'Jan Kowalski', participants: ['jan'] })],
}

const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id)

function added(id: string, userId: string): Change {
  const { status: _status, ...fields } = certificate({ id, userId, type: 'first_aid' })
  const own: NewCertificate = { ...fields, status: 'pending' }
  return { kind: 'certificate-added', id: `added-${id}`, day: TODAY, certificate: own }
}

describe('the sample with a person’s own changes', () => {
  it('holds all certificates, and apart from them those that the person may see', () => {
    const { certificates, seen } = applyChanges(ewa, sample, [added('own', 'ewa')])
    expect(idsOf(certificates)).toEqual(['of-ewa', 'of-jan', 'own'])
    expect(idsOf(seen)).toEqual(['of-ewa', 'own'])
  })

  it('has the person signed up where they signed up', () => {
    const signedUp: Change = { kind: 'signed-up', id: 's-1', day: TODAY, trainingId: 'training-1' }
    expect(applyChanges(ewa, sample, [signedUp]).trainings[0]?.participants).toEqual(['jan', 'ewa'])
  })

  it('lets an instructor see whose training they have come to teach by a change', () => {
    expect(applyChanges(instructor, sample, []).seen).toEqual([])
    const { participants: _participants, status: _status, ...plan } = training({ instructor: 'Olga Mól' })
    const saved: Change = { kind: 'training-saved', id: 't-1', day: TODAY, training: plan }
    expect(idsOf(applyChanges(instructor, sample, [saved]).seen)).toEqual(['of-jan'])
  })

  it('has the people as they came', () => {
    expect(applyChanges(ewa, sample, []).users).toBe(sample.users)
  })
})
