import { expect, it } from 'vitest'

import type { NewCertificate } from '~/domain/certificates/new-certificate'
import type { Change } from '~/domain/changes/change'
import { addedBefore } from '~/domain/changes/sent-before'

import { TODAY } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'

const numbered = (holder: string, number: string) =>
  certificateAdded(`form-${holder}`, { id: `form-${holder}`, userId: holder, number, status: 'active' })

const certificatesOf = (changes: ReturnType<typeof numbered>[]): NewCertificate[] =>
  changes.map(({ certificate }) => certificate)

const added = [numbered('anna', 'KPP-1'), numbered('jan', 'KPP-2')]

it('a form that is sent again as it was has added nothing else before', () => {
  expect(addedBefore('form', certificatesOf(added), added)).toEqual([])
  expect(addedBefore('form', certificatesOf(added.toReversed()), added)).toEqual([])
  const renamed = added.map((change) => ({
    ...change,
    id: `${change.id}-2`,
    certificate: { ...change.certificate, id: `${change.id}-2` },
  }))
  expect(addedBefore('form', certificatesOf(added), renamed)).toEqual([])
})

it('a form that says something else has added what it said before', () => {
  const [anna, jan] = added
  if (!anna || !jan) throw new Error('There are two')
  for (const sent of [
    [anna],
    [anna, numbered('jan', 'KPP-3')],
    [anna, jan, numbered('ewa', 'KPP-3')],
    [anna, anna],
  ]) {
    expect(addedBefore('form', certificatesOf(sent), added)).toEqual(certificatesOf(added))
  }
  const later = certificateAdded('x', { ...anna.certificate, expiryDate: '2030-01-01' })
  expect(addedBefore('form', [later.certificate, jan.certificate], added)).toEqual(certificatesOf(added))
})

it('the certificates of other forms, and those that are removed, were not added by this one', () => {
  expect(addedBefore('for', [numbered('anna', 'KPP-9').certificate], added)).toEqual([])
  const removed = ['form-anna', 'form-jan'].map((certificateId): Change => ({
    kind: 'certificate-removed',
    id: `no-${certificateId}`,
    day: TODAY,
    certificateId,
  }))
  expect(addedBefore('form', [numbered('anna', 'KPP-9').certificate], [...added, ...removed])).toEqual([])
})
