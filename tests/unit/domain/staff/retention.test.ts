import { describe, expect, it } from 'vitest'

import type { Person } from '~/domain/people/user'
import { isOver, knownWork, retentionOf } from '~/domain/staff/retention'

import { report } from '../../../support/builders'
import { personSaved } from '../../../support/owner'

const LEFT = { id: 'ewa', leftOn: '2026-03-31' }
const HIRED = { ...LEFT, hiredOn: '2020-01-01' }
const accident = (overrides: Partial<Parameters<typeof report>[0]>) =>
  report({ type: 'accident', injuredId: 'ewa', date: '2026-01-10', ...overrides })

describe('the file of a person who has left', () => {
  it.each([
    ['is kept for 10 years from the end of the year', LEFT, '2019-01-01', '2036-12-31', 'file'],
    ['for 50 if they were hired before 2019', LEFT, '2018-12-31', '2076-12-31', 'long-file'],
    ['for 50 if nobody knows since when', LEFT, undefined, '2076-12-31', 'long-file'],
    [
      'for 10 without an employment',
      { ...LEFT, basis: 'contract' as const },
      '2015-01-01',
      '2036-12-31',
      'file',
    ],
  ])('%s', (_, person, hiredOn, until, reason) => {
    expect(retentionOf({ ...person, hiredOn }, undefined, [])).toMatchObject({ until, reason })
  })

  it('has no known end without the last day of work', () => {
    expect(retentionOf({ id: 'ewa', hiredOn: '2020-01-01' }, undefined, [])).toEqual({})
    expect(isOver({}, '2099-12-31')).toBe(false)
  })

  it('is over from the day after its last one', () => {
    const retention = retentionOf(HIRED, undefined, [])
    expect([isOver(retention, '2036-12-31'), isOver(retention, '2037-01-01')]).toEqual([false, true])
  })
})

describe('an accident', () => {
  it('keeps whoever it names for 10 years from its last step', () => {
    const late = accident({ protocol: { approved: '2027-02-01' } })
    expect(retentionOf(HIRED, undefined, [late])).toMatchObject({ until: '2037-12-31', reason: 'accident' })
    const seen = { ...late, injuredId: 'jan', witnesses: ['ewa'] }
    expect(retentionOf(HIRED, undefined, [seen])).toMatchObject({ reason: 'accident' })
  })

  it('shortens no file, and a near miss or the accident of somebody else keeps nobody', () => {
    const late = { protocol: { approved: '2027-02-01' } }
    for (const other of [
      accident({}),
      accident({ ...late, isNearMiss: true }),
      accident({ ...late, injuredId: 'jan' }),
    ])
      expect(retentionOf(HIRED, undefined, [other])).toMatchObject({ until: '2036-12-31', reason: 'file' })
  })
})

describe('somebody who was hired again', () => {
  const hired = (id: string, facts: Pick<Person, 'hiredOn' | 'basis'>) => {
    const change = personSaved(id, 'Ewa', 'Żak')
    return { ...change, person: { ...change.person, id: 'ewa', ...facts } }
  }
  const keptAfter = (...work: Pick<Person, 'hiredOn' | 'basis'>[]) => {
    const changes = work.map((facts, index) => hired(String(index), facts))
    return retentionOf({ ...LEFT, ...work.at(-1) }, knownWork(changes).get('ewa'), []).reason
  }

  it('has the file of the first employment', () => {
    expect(keptAfter({ hiredOn: '2021-05-01' }, { hiredOn: '2010-05-01' }, { hiredOn: '2024-01-01' })).toBe(
      'long-file',
    )
  })

  it('has it also if they came back without an employment', () => {
    const contract = { hiredOn: '2020-01-01', basis: 'contract' as const }
    expect(keptAfter({ hiredOn: '2010-05-01' }, contract)).toBe('long-file')
    expect(keptAfter({ hiredOn: '2019-05-01' }, contract)).toBe('file')
  })

  it('but not if the basis of the same work was corrected', () => {
    expect(keptAfter({ hiredOn: '2010-05-01' }, { hiredOn: '2010-05-01', basis: 'contract' })).toBe('file')
  })
})
