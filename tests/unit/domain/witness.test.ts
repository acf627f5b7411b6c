import { describe, expect, it } from 'vitest'

import { possibleWitnesses } from '~/domain/witness'

import { user } from '../../support/builders'

const colleague = user({ id: 'colleague', lastName: 'Ćma' })
const other = user({ id: 'other', lastName: 'Adamska', company: 'Inna Firma' })
const users = [user(), colleague, other]

describe('who may be named as witness', () => {
  it('are people of the own company but oneself', () => {
    expect(possibleWitnesses(user(), users)).toEqual([colleague])
  })

  it('is nobody for who has no company, not even others without one', () => {
    const selfEmployed = user({ company: undefined })
    expect(possibleWitnesses(selfEmployed, [selfEmployed, user({ id: 'x', company: undefined })])).toEqual([])
  })

  it('is everybody for an administrator, by name', () => {
    const admin = user({ id: 'admin', role: 'admin', company: undefined })
    expect(possibleWitnesses(admin, [colleague, admin, other])).toEqual([other, colleague])
  })
})
