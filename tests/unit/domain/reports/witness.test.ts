import { describe, expect, it } from 'vitest'

import { possibleWitnesses } from '~/domain/reports/witness'

import { user } from '../../../support/builders'

const colleague = user({ id: 'colleague', lastName: 'Ćma' })
const other = user({ id: 'other', lastName: 'Adamska', company: 'Inna Firma' })
const users = [user(), colleague, other]

describe('possible witnesses', () => {
  it('are other people of the same company', () => {
    expect(possibleWitnesses(user(), users)).toEqual([colleague])
  })

  it('are nobody for a person without a company', () => {
    const selfEmployed = user({ company: undefined })
    expect(possibleWitnesses(selfEmployed, [selfEmployed, user({ id: 'x', company: undefined })])).toEqual([])
  })

  it('are everybody for an administrator, sorted by name', () => {
    const admin = user({ id: 'admin', role: 'admin', company: undefined })
    expect(possibleWitnesses(admin, [colleague, admin, other])).toEqual([other, colleague])
  })
})
