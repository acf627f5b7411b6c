import { expect, it } from 'vitest'

import { mayLeadTo } from '~/domain/access/staff-training'
import { isIssuedByCentres } from '~/domain/qualifications/qualification'
import { filterIssued, issuedCertificates, yearsOfIssue } from '~/domain/trainings/issued-certificates'

import { certificate, training, user } from '../../../support/builders'

const held = (id: string, date: string) =>
  training({
    id,
    date,
    status: 'completed',
    leadsTo: { type: 'bhp', scope: 'workers' },
    participants: ['ewa'],
  })
const given = (number: string, issueDate: string | undefined, overrides = {}) =>
  certificate({ id: number, number, userId: 'ewa', scope: 'workers', issueDate, ...overrides })

it('a certificate of a person who came twice belongs to the latest training before it', () => {
  const rows = issuedCertificates(
    [given('B/2', '2026-11-20'), given('B/1', '2023-11-20')],
    [held('second', '2026-11-20'), held('first', '2023-11-20')],
    isIssuedByCentres,
  )
  expect(rows.map(({ certificate: { number }, training: of }) => [number, of?.id])).toEqual([
    ['B/1', 'first'],
    ['B/2', 'second'],
  ])
})

it('what nobody has confirmed was not issued, and what has no training stays', () => {
  const rows = issuedCertificates(
    [given('B/3', '2026-01-02'), given('B/4', '2026-01-02', { status: 'pending' })],
    [],
    isIssuedByCentres,
  )
  expect(rows).toEqual([{ certificate: expect.objectContaining({ number: 'B/3' }), training: undefined }])
})

it('a permit of the employer and what no training leads to are not in it', () => {
  const permit = given('P/1', '2026-01-02', { type: 'machine_operator', scope: 'forklift_permit' })
  const own = given('ADR/1', '2026-01-02', { type: 'own', scope: 'own_adr' })
  expect(issuedCertificates([permit, own], [], isIssuedByCentres)).toEqual([])
  const employer = user({ role: 'employer', company: 'X' })
  expect(issuedCertificates([permit, own], [], (each) => mayLeadTo(employer, each))).toEqual([])
})

it('is filtered by the year of issue and by number or name', () => {
  const rows = issuedCertificates(
    [given('B/1', '2023-11-20'), given('B/2', undefined), given('B/3', '2026-01-02')],
    [],
    isIssuedByCentres,
  )
  expect(yearsOfIssue(rows)).toEqual(['2026', '2023'])
  const numbers = (filters: { q: string; year?: string }) =>
    filterIssued(rows, { page: 1, ...filters }, () => 'Ewa Żak').all.map(
      ({ certificate: { number } }) => number,
    )
  expect(numbers({ q: '', year: '2023' })).toEqual(['B/1'])
  expect(numbers({ q: 'zak b/3' })).toEqual(['B/3'])
})
