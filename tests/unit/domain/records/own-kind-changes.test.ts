import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { checkChangeAccess } from '~/domain/access/change-access'
import { mergeChanges } from '~/domain/access/merge-changes'
import { changeSchema, effectiveChanges, type Change } from '~/domain/changes/change'
import { withImportedRows } from '~/domain/changes/imported-rows'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'
import { warningDaysOf } from '~/domain/qualifications/qualification'
import { qualificationTitle } from '~/domain/qualifications/qualification-label'
import { listOwnKinds } from '~/domain/records/own-kind-changes'

import { certificate, TODAY, user } from '../../../support/builders'
import { certificateAdded, ownKindSaved, positionSaved, trainingSaved } from '../../../support/changes'

const EMPLOYER = user({ id: 'employer', role: 'employer' })
const ANNA = user({ id: 'user-1' })

const act = (
  kind: 'own-kind-archived' | 'own-kind-restored',
  id: string,
  ownKindId = 'own_roller' as const,
) => ({ kind, id, day: TODAY, ownKindId }) as const

const rollerIn = (...changes: Change[]) =>
  listOwnKinds(effectiveChanges(changes)).find(({ id }) => id === 'own_roller')

const ROLLER = { type: 'own', scope: 'own_roller' } as const

function merged(viewer: typeof EMPLOYER, ...changes: Change[]) {
  const sample = {
    today: TODAY,
    users: [EMPLOYER, ANNA],
    certificates: [certificate({ id: 'welder', type: 'own', scope: 'own_welder' })],
    trainings: [],
    reports: [],
    duties: [],
    employment: { examinations: [], inductions: [] },
    positions: [{ name: 'spawacz', requirements: [{ qualification: { type: 'own', scope: 'own_welder' } }] }],
  } satisfies Parameters<typeof mergeChanges>[1]
  return mergeChanges(viewer, sample, effectiveChanges(changes))
}

it('a training that leads to a kind knows what the register says of it', () => {
  const saved = trainingSaved('t', { trainingCenter: 'Zakłady Testowe', leadsTo: ROLLER })
  const [planned] = merged(EMPLOYER, ownKindSaved('a'), saved).trainings
  expect(planned?.leadsTo && qualificationTitle(planned.leadsTo)).toBe('Operator walca')
  expect(v.is(changeSchema, saved)).toBe(true)
})

describe('the kinds of a register', () => {
  it('are the common ones by name, until others are added', () => {
    const names = listOwnKinds([]).map(({ name }) => name)
    expect(names).toHaveLength(COMMON_KINDS.length)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pl')))
    expect(listOwnKinds([ownKindSaved('a')]).map(({ name }) => name)).toContain('Operator walca')
  })

  it('are as they were saved last, a common one too, and keep their history', () => {
    const changed = ownKindSaved('b', { name: 'Walec', term: 36 })
    expect(rollerIn(ownKindSaved('a'), changed)).toMatchObject({
      name: 'Walec',
      term: 36,
      isCommon: false,
      events: [{ id: 'a' }, { id: 'b' }],
    })
    const [adr] = listOwnKinds([ownKindSaved('c', { id: 'own_adr', name: 'ADR', term: 'document' })])
    expect(adr).toMatchObject({ id: 'own_adr', name: 'ADR', term: 'document', isCommon: true })
  })

  it('are out of use once archived, until they are restored, saved again, or it is undone', () => {
    const archived = [ownKindSaved('a'), act('own-kind-archived', 'b')] as const
    expect(rollerIn(...archived)?.isArchived).toBe(true)
    expect(rollerIn(...archived, act('own-kind-restored', 'c'))?.isArchived).toBe(false)
    expect(rollerIn(...archived, ownKindSaved('c'))?.isArchived).toBe(false)
    const undone = { kind: 'undone', id: 'c', day: TODAY, changeId: 'b' } as const
    expect(rollerIn(...archived, undone)?.isArchived).toBe(false)
    expect(rollerIn(act('own-kind-archived', 'b'))).toBeUndefined()
  })
})

describe('what the register says of a kind', () => {
  it('is with its certificates, in their history and in what positions require', () => {
    const added = certificateAdded('c', { ...ROLLER, issueDate: undefined, expiryDate: '2027-01-01' })
    const corrected = {
      kind: 'certificate-corrected',
      id: 'd',
      day: TODAY,
      certificateId: added.certificate.id,
      facts: { ...ROLLER, number: 'W/2', expiryDate: '2028-01-01' },
    } as const
    const required = positionSaved('p', 'drogowiec', [{ qualification: ROLLER }])
    const kind = ownKindSaved('a', { name: 'Walec', warningDays: 20 })
    const { certificates, positions } = merged(EMPLOYER, added, corrected, required, kind)
    const [, record] = certificates
    expect(record && qualificationTitle(record)).toBe('Walec')
    expect(record && warningDaysOf(record)).toBe(20)
    const [, correction] = record?.events ?? []
    if (correction?.kind !== 'certificate-corrected') throw new Error('no correction')
    expect([correction.former, correction.facts].map(qualificationTitle)).toEqual(['Walec', 'Walec'])
    const requirement = positions.find(({ name }) => name === 'drogowiec')?.requirements[0]
    expect(requirement && qualificationTitle(requirement.qualification)).toBe('Walec')
  })

  it('takes the place of what is common', () => {
    const { certificates, positions } = merged(
      EMPLOYER,
      ownKindSaved('a', { id: 'own_welder', name: 'Spawacz MAG' }),
    )
    expect(certificates.map(qualificationTitle)).toEqual(['Spawacz MAG'])
    expect(positions[0]?.requirements[0]?.qualification.own?.name).toBe('Spawacz MAG')
  })

  it('hides documents about health from all but the person and their employer', () => {
    const kind = ownKindSaved('a', { id: 'own_welder', name: 'Badania', isMedical: true })
    const seenBy = (viewer: typeof EMPLOYER) =>
      merged(viewer, kind, certificateAdded('c')).visibleCertificates.map(({ id }) => id)
    expect(seenBy(EMPLOYER)).toContain('welder')
    expect(seenBy(ANNA)).toContain('welder')
    for (const role of ['admin', 'supervisory_authority'] as const) {
      expect(seenBy(user({ id: 'other', role, company: undefined }))).toEqual(['certificate-c'])
    }
  })
})

describe('an import of own kinds', () => {
  const imported = {
    kind: 'own-kinds-imported',
    id: 'import-kinds',
    day: TODAY,
    ownKinds: [ownKindSaved('x').ownKind],
    ownCertificates: [certificateAdded('c', { ...ROLLER, issueDate: undefined }).certificate],
  } as const satisfies Change

  it('is its certificates one by one, and is stored without what the register says of them', () => {
    const rows = withImportedRows([imported])
    expect(rows.map(({ kind }) => kind)).toEqual(['own-kinds-imported', 'certificate-added'])
    expect(rollerIn(imported)).toMatchObject({ name: 'Operator walca', isCommon: false, events: [] })
    const own = imported.ownKinds[0]
    const sent = { ...imported, ownCertificates: [{ ...imported.ownCertificates[0], own }] }
    expect(v.parse(changeSchema, sent)).toEqual(imported)
  })

  it('changes nothing about a kind that the register knows, whatever the order of the copies', () => {
    const known = ownKindSaved('a', { name: 'Walec', isMedical: true, warningDays: 30 })
    const archived = act('own-kind-archived', 'b')
    for (const changes of [
      [known, archived, imported],
      [imported, known, archived],
    ]) {
      expect(rollerIn(...changes)).toMatchObject({
        name: 'Walec',
        isMedical: true,
        warningDays: 30,
        isArchived: true,
      })
    }
  })

  it('is allowed only to employers', () => {
    const sample = { users: [EMPLOYER, ANNA], certificates: [], trainings: [], isOwnRegister: true }
    const changes = [imported, ownKindSaved('a'), act('own-kind-archived', 'b')]
    expect(changes.map(checkChangeAccess(EMPLOYER, sample, changes))).toEqual([true, true, true])
    expect(changes.map(checkChangeAccess(ANNA, sample, changes))).toEqual([false, false, false])
  })

  it('needs an issue day or an end, and an id of an own kind', () => {
    const isStored = (overrides: object) =>
      v.is(changeSchema, {
        ...imported,
        ownCertificates: [{ ...imported.ownCertificates[0], ...overrides }],
      })
    expect(isStored({ issueDate: TODAY, expiryDate: undefined })).toBe(true)
    expect(isStored({ expiryDate: undefined })).toBe(false)
    expect(isStored({ scope: 'e_g1' })).toBe(false)
    expect(isStored({ type: 'bhp', scope: 'workers', expiryDate: undefined })).toBe(false)
  })
})
