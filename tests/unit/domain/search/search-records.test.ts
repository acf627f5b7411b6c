import { describe, expect, it } from 'vitest'

import { applyChanges } from '~/domain/access/merge-changes'
import type { Sample } from '~/domain/access/visibility'
import type { Change } from '~/domain/changes/change'
import type { User } from '~/domain/people/user'
import { withoutSample } from '~/domain/register/register'
import { findEntries, type SearchEntry } from '~/domain/search/search'
import { listPositionEntries, listRecordEntries } from '~/domain/search/search-records'
import { listPositions } from '~/domain/staff/position-list'

import { certificate, measure, NO_PAPERS, report, TODAY, training, user } from '../../../support/builders'
import { positionSaved } from '../../../support/changes'

const anna = user({ id: 'anna', firstName: 'Anna', lastName: 'Nowak', position: 'spawacz' })
const ewa = user({ id: 'ewa', firstName: 'Ewa', lastName: 'Adamska' })
const stranger = user({ id: 'stranger', firstName: 'Olga', lastName: 'Obca', company: 'Inna Firma' })
const employer = user({ id: 'boss', firstName: 'Jan', lastName: 'Szef', role: 'employer' })
const admin = user({ id: 'admin', lastName: 'Admińska', role: 'admin', company: undefined })

const SAMPLE = {
  today: TODAY,
  users: [anna, ewa, stranger, employer, admin],
  certificates: [
    certificate({ id: 'of-anna', userId: 'anna', number: 'BHP-1' }),
    certificate({ id: 'of-ewa', userId: 'ewa', number: 'BHP-2', expiryDate: '2026-11-20' }),
    certificate({ id: 'of-stranger', userId: 'stranger', number: 'BHP-3' }),
  ],
  trainings: [
    training({ id: 'done', status: 'completed', date: '2026-01-10' }),
    training({ id: 'coming', location: 'Gdańsk', lastDay: '2026-12-07' }),
  ],
  reports: [
    report({ id: 'by-anna', reportedBy: 'anna' }),
    report({ id: 'ewa-is-ill', reportedBy: 'ewa', type: 'indisposition' }),
    report({ id: 'by-stranger', reportedBy: 'stranger' }),
  ],
  centres: [],
  duties: [],
  employment: NO_PAPERS,
}

function entriesFor(viewer: User, changes: readonly Change[] = [], sample: Sample = SAMPLE): SearchEntry[] {
  const { users, visibleCertificates, trainings, visibleReports } = applyChanges(viewer, sample, changes)
  return listRecordEntries(viewer, TODAY, { people: users, visibleCertificates, trainings, visibleReports })
}

const found = (entries: readonly SearchEntry[]) => entries.map(({ kind, target }) => `${kind} ${target}`)

describe('the index of the search', () => {
  it('is what an employer’s lists show, in their order', () => {
    expect(found(entriesFor(employer))).toEqual([
      'person ewa',
      'person anna',
      // What has expired comes first, as in the list.
      'certificate of-ewa',
      'certificate of-anna',
      'training coming',
      'training done',
      'report by-anna',
      'report ewa-is-ill',
    ])
  })

  it('finds a report by what is to be done about it', () => {
    const sample = {
      ...SAMPLE,
      reports: [report({ id: 'by-anna', reportedBy: 'anna', measures: [measure()] })],
    }
    const results = findEntries(entriesFor(employer, [], sample), 'odbojnice')
    expect(results.groups.flatMap(({ entries }) => found(entries))).toEqual(['report by-anna'])
  })

  it('tells namesakes apart, also where their certificates are named', () => {
    const namesake = { ...anna, id: 'namesake', employeeNumber: '12' }
    const sample = {
      ...SAMPLE,
      users: [...SAMPLE.users, namesake],
      certificates: [certificate({ id: 'of-namesake', userId: 'namesake', number: 'BHP-4' })],
    }
    const details = new Map(entriesFor(employer, [], sample).map(({ target, detail }) => [target, detail]))
    expect(details.get('anna')).toBe('spawacz')
    expect(details.get('namesake')).toBe('spawacz · nr\u00a012')
    expect(details.get('of-namesake')).toContain('BHP-4 · Anna Nowak, nr\u00a012 · ')
  })

  it('is everything for an administrator', () => {
    const ids = found(entriesFor(admin))
    expect(ids).toContain('person stranger')
    expect(ids).toContain('certificate of-stranger')
    expect(ids).toContain('report by-stranger')
  })

  it('is an employee’s own, and nobody’s indisposition', () => {
    expect(found(entriesFor(anna))).toEqual([
      'certificate of-anna',
      'training coming',
      'training done',
      'report by-anna',
    ])
  })

  it('is no report and nobody for a training centre, but what it issued', () => {
    const centre = user({ id: 'centre', role: 'training_center', company: 'Ośrodek Testowy' })
    expect(found(entriesFor(centre))).toEqual([
      'certificate of-ewa',
      'certificate of-anna',
      'certificate of-stranger',
      'training coming',
      'training done',
    ])
  })

  it('is nothing of the sample in an own register', () => {
    const owner = user({ id: 'owner', role: 'employer', hasRegister: true })
    expect(found(entriesFor(owner, [saved('zofia')], withoutSample(owner, SAMPLE)))).toEqual(['person zofia'])
  })

  it('says who is archived, after all others, and leaves out their certificates', () => {
    const changes: Change[] = [
      saved('zofia'),
      {
        kind: 'certificate-added',
        id: 'c1',
        day: TODAY,
        certificate: { ...certificate({ id: 'of-zofia', userId: 'zofia' }), status: 'active' },
      },
    ]
    expect(found(entriesFor(employer, changes))).toContain('certificate of-zofia')
    const archived = entriesFor(employer, [
      ...changes,
      { kind: 'person-archived', id: 'c2', day: TODAY, personId: 'zofia' },
    ])
    const people = archived.filter(({ kind }) => kind === 'person')
    expect(found(people)).toEqual(['person ewa', 'person anna', 'person zofia'])
    expect(people.map(({ detail }) => detail)).toEqual(['', 'spawacz', 'w archiwum'])
    expect(found(archived)).not.toContain('certificate of-zofia')
  })

  it('is a training on each of its days', () => {
    for (const day of ['05.12.2026', '06.12.2026', '07.12.2026']) {
      const { groups } = findEntries(entriesFor(employer), day)
      expect(found(groups.flatMap(({ entries }) => entries))).toEqual(['training coming'])
    }
  })

  it('tells apart what has the same title', () => {
    const details = (kind: string) =>
      entriesFor(employer)
        .filter((entry) => entry.kind === kind)
        .map(({ title, detail }) => `${title}: ${detail}`)
    expect(details('certificate')).toEqual([
      'Szkolenie okresowe BHP: BHP-2 · Ewa Adamska · Wygasły',
      'Szkolenie okresowe BHP: BHP-1 · Anna Nowak · Aktywny',
    ])
    expect(details('training')).toEqual([
      'Szkolenie okresowe BHP: 05–07.12.2026 · Gdańsk',
      'Szkolenie okresowe BHP: 10.01.2026 · Sala 1 · Zakończone',
    ])
    expect(details('report')[0]).toBe(
      'Wypadek z\u00a020.11.2026: Hala A · Nowy · Poślizgnięcie na mokrej posadzce',
    )
  })
})

describe('positions that can be found', () => {
  it('have a page, and say what is to be done', () => {
    const record = { requirements: [], isOwn: true, events: [positionSaved('e1', 'monter')] }
    const listed = listPositions(
      [
        { ...record, name: 'monter', isRemoved: false },
        { ...record, name: 'palacz', isRemoved: true },
      ],
      [anna],
    )
    expect(listPositionEntries(listed).map(({ target, title, detail }) => [target, title, detail])).toEqual([
      ['anna', 'spawacz', '1\u00a0osoba · wymagania nieustalone'],
      ['e1', 'monter', ''],
    ])
  })
})

function saved(id: string): Change {
  return {
    kind: 'person-saved',
    id: `saved-${id}`,
    day: TODAY,
    person: { id, firstName: 'Zofia', lastName: 'Zalas' },
  }
}
