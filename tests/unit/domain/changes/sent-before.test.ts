import { describe, expect, it } from 'vitest'

import type { Change } from '~/domain/changes/change'
import { addedBefore } from '~/domain/changes/sent-before'

import { TODAY } from '../../../support/builders'
import {
  certificateAdded,
  examinationRecorded,
  inductionRecorded,
  reportFiled,
  scanAdded,
  trainingSaved,
} from '../../../support/changes'

const numbered = (holder: string, number: string) =>
  certificateAdded(`form-${holder}`, { id: `form-${holder}`, userId: holder, number, status: 'active' })

/** Returns what a form sends that records those changes. */
const sent = (...changes: Change[]) => changes.map((change) => ({ id: change.id, build: () => change }))

/** Returns what a form sends that records a certificate for each of those, under the ids that they get. */
const certificates = (changes: ReturnType<typeof numbered>[]) =>
  changes.map((change) => ({
    id: change.id,
    build: (id: string) => ({ ...change, id, certificate: { ...change.certificate, id } }),
  }))

const anna = numbered('anna', 'KPP-1')
const jan = numbered('jan', 'KPP-2')
const added = [anna, jan]

it('a form that is sent again as it was has added nothing else before', () => {
  expect(addedBefore('form', certificates(added), added)).toEqual([])
  expect(addedBefore('form', certificates(added.toReversed()), added)).toEqual([])
  const renamed = added.map((change) => ({
    ...change,
    id: `${change.id}-2`,
    certificate: { ...change.certificate, id: `${change.id}-2` },
  }))
  expect(addedBefore('form', certificates(added), renamed)).toEqual([])
  expect(addedBefore('form', certificates(added), [])).toEqual([])
})

it('a form that says something else has added what it said before', () => {
  for (const changes of [
    [anna],
    [anna, numbered('jan', 'KPP-3')],
    [anna, jan, numbered('ewa', 'KPP-3')],
    [anna, anna],
  ]) {
    expect(addedBefore('form', certificates(changes), added)).toEqual(added)
  }
  const later = certificateAdded('form-anna', { ...anna.certificate, expiryDate: '2030-01-01' })
  expect(addedBefore('form', certificates([later, jan]), added)).toEqual(added)
})

it('the certificates of other forms, and those that are removed, were not added by this one', () => {
  expect(addedBefore('for', certificates([numbered('anna', 'KPP-9')]), added)).toEqual([])
  const removed = ['form-anna', 'form-jan'].map((certificateId): Change => ({
    kind: 'certificate-removed',
    id: `no-${certificateId}`,
    day: TODAY,
    certificateId,
  }))
  const again = certificates([numbered('anna', 'KPP-9')])
  expect(addedBefore('form', again, [...added, ...removed])).toEqual([])
})

const person = (firstName: string, id = 'form'): Change => ({
  kind: 'person-saved',
  id: 'form',
  day: TODAY,
  person: { id, firstName, lastName: 'Bąk' },
})
const kind = (name: string, id = 'own_form' as const): Change => ({
  kind: 'own-kind-saved',
  id: 'form',
  day: TODAY,
  ownKind: { id, name, term: 'none', warningDays: 90, isMedical: false },
})

describe.each<[string, Change, Change]>([
  [
    'a report',
    reportFiled('form', { id: 'form' }),
    reportFiled('form', { id: 'form', description: 'Skaleczenie' }),
  ],
  ['a person', person('Jan'), person('Ewa')],
  [
    'a training',
    trainingSaved('form', { id: 'form' }),
    trainingSaved('form', { id: 'form', title: 'Pierwsza pomoc' }),
  ],
  ['an orzeczenie', examinationRecorded('form'), examinationRecorded('form', { outcome: 'unfit' })],
  ['an initial training', inductionRecorded('form'), inductionRecorded('form', { generalOn: '2020-01-02' })],
  ['a kind of its own', kind('Spawacz MAG'), kind('Spawacz TIG')],
])('a form that has added %s from another tab', (_, first, second) => {
  it('asks if it now says something else, and only then', () => {
    expect(addedBefore('form', sent(second), [first])).toEqual([first])
    expect(addedBefore('form', sent(first), [first])).toEqual([])
    // A form may be sent again after midnight.
    expect(addedBefore('form', sent(first), [{ ...first, day: '2026-11-20' }])).toEqual([])
  })
})

it('a form that changes a record may say something else each time', () => {
  expect(addedBefore('form', sent(person('Ewa', 'known')), [person('Jan', 'known')])).toEqual([])
})

it('a form with other scans says something else', () => {
  const report = reportFiled('form', { id: 'form' })
  const scan = (hash: string) => {
    const { scan: facts, ...change } = scanAdded('form-scan-1', { subject: { of: 'report', id: 'form' } })
    return { ...change, scan: { ...facts, hash: hash.repeat(64) } }
  }
  expect(addedBefore('form', sent(report, scan('a')), [report, scan('a')])).toEqual([])
  expect(addedBefore('form', sent(report, scan('b')), [report, scan('a')])).toEqual([report])
  expect(addedBefore('form', sent(report), [report, scan('a')])).toEqual([report])
})

it('a withdrawn report was not filed', () => {
  const withdrawn: Change = { kind: 'report-withdrawn', id: 'w', day: TODAY, reportId: 'form' }
  const [first, second] = ['Potknięcie', 'Skaleczenie'].map((description) =>
    reportFiled('form', { id: 'form', description }),
  )
  expect(first && second && addedBefore('form', sent(second), [first, withdrawn])).toEqual([])
})
