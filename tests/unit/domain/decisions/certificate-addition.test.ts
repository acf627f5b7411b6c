import { describe, expect, it } from 'vitest'

import { parseCertificateAddition } from '~/domain/decisions/certificate-addition'
import type { Person } from '~/domain/people/user'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'

import { certificateRecord, TODAY, user } from '../../../support/builders'
import { formOf } from '../../../support/form'

const FIELDS = {
  id: 'draft-1',
  userId: 'user-1',
  type: 'bhp',
  scope: 'workers',
  number: 'BHP-20000',
  issueDate: '2026-11-01',
  expiryDate: '2029-11-01',
  issuedBy: 'Ośrodek Testowy',
}

const anna = user()
const jan = user({ id: 'user-2', firstName: 'Jan' })
const centre = user({ id: 'centre', role: 'training_center', company: 'Bezpieczna Praca' })

function add(
  viewer: Person,
  holders: Person[],
  fields: Record<string, string> = {},
  certificates = [certificateRecord()],
) {
  const form = formOf({ ...FIELDS, ...fields })
  return parseCertificateAddition(form, { viewer, holders, certificates, kinds: COMMON_KINDS, today: TODAY })
}

describe('adding a certificate', () => {
  it('keeps the id of the form and waits for confirmation', () => {
    expect(add(anna, [anna]).value).toEqual({ ...FIELDS, status: 'pending' })
  })

  it('counts at once if an employer vouches for it: they have added the person', () => {
    const employer = user({ id: 'boss', firstName: 'Jan', role: 'employer' })
    const added = { ...anna, isOwn: true }
    expect(add(employer, [employer, added]).value).toEqual({
      ...FIELDS,
      status: 'active',
      enteredBy: 'Jan Nowak',
    })
    expect(add(employer, [employer, anna]).value).toMatchObject({ status: 'pending' })
    expect(add(employer, [employer, anna]).value?.enteredBy).toBeUndefined()
    expect(add(employer, [employer, added], { userId: 'boss' }).value).toMatchObject({ status: 'pending' })
  })

  it('may lack its number if an employer copies it from the paper, but not as a claim', () => {
    const employer = user({ id: 'boss', firstName: 'Jan', role: 'employer' })
    expect(add(employer, [employer, { ...anna, isOwn: true }], { number: ' ' }).value?.number).toBe(
      'bez numeru',
    )
    expect(add(anna, [anna], { number: '' }).errors?.number).toBe('Podaj numer certyfikatu')
    expect(add(centre, [anna], { number: '' }).errors?.number).toBe('Podaj numer certyfikatu')
  })

  it('notes for a training centre that the holder agrees to the full name in the link', () => {
    expect(add(centre, [anna], { isNamedInFull: 'on' }).value).toMatchObject({ isNamedInFull: true })
    expect(add(centre, [anna]).value?.isNamedInFull).toBeUndefined()
    expect(add(anna, [anna], { isNamedInFull: 'on' }).value?.isNamedInFull).toBeUndefined()
  })

  it('by a training centre is of what centres issue, and by others of anything', () => {
    const forklift = { type: 'machine_operator', scope: 'forklift' }
    for (const fields of [
      forklift,
      { type: 'electrical', scope: 'e_g1' },
      { type: 'fire_protection', scope: 'inspector' },
    ]) {
      expect(add(centre, [centre, anna], fields).errors).toEqual({
        scope: 'Wybierz zakres, który wystawia ośrodek',
      })
      expect(add(anna, [anna], fields).value).toMatchObject(fields)
    }
    expect(add(centre, [centre, anna], { type: 'first_aid', scope: 'kpp' }).errors).toBeUndefined()
  })

  it('is for the person themselves if they answer for nobody else', () => {
    expect(add(anna, [anna], { userId: 'user-2' }).value?.userId).toBe('user-1')
    expect(add(anna, [anna], { userId: '' }).value?.userId).toBe('user-1')
  })

  it('is rejected for a holder whom the person does not answer for', () => {
    const { value, errors } = add(centre, [anna, jan], { userId: 'user-3' })
    expect(value).toBeUndefined()
    expect(errors).toEqual({ userId: 'Wybierz osobę z listy' })
    expect(add(centre, [anna, jan], { userId: 'user-2' }).value?.userId).toBe('user-2')
  })

  it('ignores a status and a training centre’s issuer in the form', () => {
    expect(add(anna, [anna], { status: 'active' }).value?.status).toBe('pending')
    const issued = add(centre, [anna, jan], { issuedBy: 'Cudzy Ośrodek', status: 'pending' }).value
    expect(issued).toMatchObject({ issuedBy: 'Bezpieczna Praca', status: 'active' })
  })

  it('waits if the person adds it to themselves, also one who issues', () => {
    const admin = user({ id: 'admin', role: 'admin', company: undefined })
    for (const viewer of [admin, centre]) {
      expect(add(viewer, [viewer, jan], { userId: viewer.id }).value?.status).toBe('pending')
      expect(add(viewer, [viewer, jan], { userId: jan.id }).value?.status).toBe('active')
    }
  })

  it('is rejected if another certificate of the type has the number, and names it', () => {
    const { errors, duplicate } = add(anna, [anna], { number: 'bhp 10001' })
    expect(errors?.number).toBe('Certyfikat tego rodzaju o tym numerze już istnieje')
    expect(duplicate?.id).toBe('certificate-1')
    expect(
      add(anna, [anna], { number: 'BHP-10001', type: 'electrical', scope: 'e_g1' }).errors,
    ).toBeUndefined()
  })

  it('is no duplicate of itself when it is sent again', () => {
    const itself = certificateRecord({ id: 'draft-1', number: 'BHP-20000', isOwn: true })
    expect(add(anna, [anna], {}, [itself]).value?.id).toBe('draft-1')
  })

  it('throws if the form has no valid id', () => {
    expect(() => add(anna, [anna], { id: '../x' })).toThrow('Wybierz z listy')
  })
})
