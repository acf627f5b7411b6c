import { describe, expect, it } from 'vitest'

import { COMMON_KINDS, type OwnKind } from '~/domain/qualifications/own-kind'
import { listTrainedByEmployers } from '~/domain/qualifications/qualification-law'
import { isTrainedByEmployers } from '~/domain/qualifications/trained-by-employers'
import { leadsToValue } from '~/domain/trainings/training-form'

const ROLLER: OwnKind = {
  id: 'own_roller',
  name: 'Operator walca',
  term: 'document',
  warningDays: 90,
  isMedical: false,
}

describe('what a training of an employer may lead to', () => {
  it('is periodic training of each group but the BHP service, first aid and fire protection of the staff, and own courses', () => {
    const medical = { ...ROLLER, id: 'own_sight' as const, isMedical: true }
    expect(listTrainedByEmployers([...COMMON_KINDS, ROLLER, medical]).map(leadsToValue)).toEqual([
      'bhp.workers',
      'bhp.dangerous_work',
      'bhp.managers',
      'bhp.engineers',
      'bhp.office',
      'first_aid.staff',
      'fire_protection.staff',
      'own.own_heights',
      'own.own_roller',
    ])
  })

  it('is nothing that needs an exam before an office or a board', () => {
    for (const qualification of [
      { type: 'electrical', scope: 'e_g1' },
      { type: 'machine_operator', scope: 'forklift' },
      { type: 'fire_protection', scope: 'inspector' },
      { type: 'first_aid', scope: 'kpp' },
      { type: 'own', scope: 'own_crane' },
      { type: 'own', scope: 'own_licence_c' },
    ] as const) {
      expect([qualification.scope, isTrainedByEmployers(qualification)]).toEqual([qualification.scope, false])
    }
  })

  it('names the kind as the register does, and leaves out kinds that are out of use', () => {
    const [listed] = listTrainedByEmployers([ROLLER]).filter(({ type }) => type === 'own')
    expect(listed?.own).toEqual(ROLLER)
    const archived = listTrainedByEmployers([{ ...ROLLER, isArchived: true }])
    expect(archived.some(({ type }) => type === 'own')).toBe(false)
  })
})
