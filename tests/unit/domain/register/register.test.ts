import { describe, expect, it } from 'vitest'

import { applyChanges } from '~/domain/access/merge-changes'
import { effectiveChanges } from '~/domain/changes/change'
import {
  parseOwnerChange,
  parseRegisterOwner,
  registerName,
  type RegisterOwner,
} from '~/domain/people/register-owner'
import {
  confirmsDeletion,
  deletionWord,
  findRegister,
  fitsSample,
  hasOwnRegister,
  sizeText,
  withoutSample,
} from '~/domain/register/register'

import { certificate, examination, induction, TODAY, training, user } from '../../../support/builders'
import { formOf } from '../../../support/form'

const FIELDS = {
  firstName: ' Jan ',
  lastName: 'Nowak',
  email: 'jan@zaklady.pl',
  role: 'employer',
  company: 'Zakłady X',
}

const owner = parseRegisterOwner(formOf(FIELDS)).value ?? expect.fail('The form is filled in')

describe('the form of a register', () => {
  it('asks an employer for the company and a centre for its name, and lets an employee go without one', () => {
    expect(parseRegisterOwner(formOf({ ...FIELDS, company: ' ' })).errors).toEqual({
      company: 'Podaj nazwę firmy',
    })
    expect(parseRegisterOwner(formOf({ ...FIELDS, role: 'employee', company: '' })).errors).toBeUndefined()
    expect(parseRegisterOwner(formOf({ ...FIELDS, role: 'training_center', company: '' })).errors).toEqual({
      company: 'Podaj nazwę ośrodka',
    })
  })

  it('refuses a role that has no register', () => {
    expect(parseRegisterOwner(formOf({ ...FIELDS, role: 'admin' })).errors).toHaveProperty('role')
  })

  it('names each field that is missing', () => {
    expect(Object.keys(parseRegisterOwner(formOf({})).errors ?? {})).toEqual([
      'firstName',
      'lastName',
      'email',
      'company',
    ])
  })
})

describe('the form that changes the owner', () => {
  it('keeps the role, and lets an employer have no empty company', () => {
    const form = { ...FIELDS, phone: '+48 500 000 100', company: 'Zakłady Y' }
    expect(parseOwnerChange(formOf({ ...form, role: 'employee' }), owner).value).toMatchObject({
      role: 'employer',
      phone: '+48 500 000 100',
      company: 'Zakłady Y',
    })
    expect(parseOwnerChange(formOf({ ...form, company: '' }), owner).errors).toEqual({
      company: 'Podaj nazwę firmy',
    })
    expect(parseOwnerChange(formOf({ ...form, phone: '12' }), owner).errors).toHaveProperty('phone')
  })

  it('has no name of a training centre, which stays as it is', () => {
    const { company: _, ...form } = { ...FIELDS, phone: '' }
    const centre = { role: 'training_center', company: 'Ośrodek Nasz' } as const
    expect(parseOwnerChange(formOf(form), centre).value).toMatchObject({ ...centre, lastName: 'Nowak' })
  })
})

describe('a register', () => {
  const begun = { kind: 'register-begun', id: 'own-1', day: TODAY, owner } as const
  const changedTo = (id: string, changed: RegisterOwner) =>
    ({ kind: 'register-changed', id, day: TODAY, owner: changed }) as const

  it('has the owner that the last change names, under the id of the first', () => {
    const changes = [
      begun,
      changedTo('b', { ...owner, lastName: 'Kowal' }),
      changedTo('c', { ...owner, lastName: 'Kowalski', phone: '+48 500 000 100' }),
    ]
    expect(findRegister(changes)).toMatchObject({
      id: 'own-1',
      lastName: 'Kowalski',
      phone: '+48 500 000 100',
    })
    expect(findRegister(changes.slice(1))).toBeUndefined()
  })

  it('has its former owner again if the change is undone', () => {
    const undone = { kind: 'undone', id: 'd', day: TODAY, changeId: 'b' } as const
    const changes = effectiveChanges([begun, changedTo('b', { ...owner, lastName: 'Kowal' }), undone])
    expect(findRegister(changes)?.lastName).toBe('Nowak')
  })

  it('does not take another role', () => {
    const change = changedTo('b', { ...owner, role: 'employee', lastName: 'Kowal' })
    expect(findRegister([begun, change])).toMatchObject({ role: 'employer', lastName: 'Nowak' })
  })

  it('has an owner with the id of the change that begins it', () => {
    const found = findRegister([{ kind: 'register-begun', id: 'own-1', day: TODAY, owner }])
    expect(found).toEqual({
      id: 'own-1',
      firstName: 'Jan',
      lastName: 'Nowak',
      email: 'jan@zaklady.pl',
      role: 'employer',
      company: 'Zakłady X',
      hasRegister: true,
    })
    expect(registerName(user({ firstName: 'Jan', company: 'Zakłady X' }))).toBe('Zakłady X – Jan Nowak')
    expect(findRegister([])).toBeUndefined()
  })

  it('fits no person in the sample, and no session has another role than the sample gives', () => {
    const anna = user({ role: 'employee' })
    expect(fitsSample(anna, [anna])).toBe(true)
    expect(fitsSample({ ...anna, hasRegister: true }, [anna])).toBe(false)
    expect(fitsSample({ ...anna, role: 'employer' }, [anna])).toBe(false)
    expect(fitsSample({ ...anna, id: 'own-1', role: 'employer', hasRegister: true }, [anna])).toBe(true)
  })

  it('sees nothing of the sample but what positions require', () => {
    const viewer = user({ id: 'own-1', role: 'employer' })
    const sample = {
      today: TODAY,
      users: [user()],
      certificates: [certificate()],
      trainings: [training()],
      reports: [],
      centres: ['Ośrodek'],
      duties: [{ id: 'risk', sort: 'risk' as const }],
      employment: { examinations: [examination()], inductions: [induction()] },
      positions: ['elektryk'],
    }
    expect(hasOwnRegister(viewer, sample.users)).toBe(true)
    expect(hasOwnRegister(user(), sample.users)).toBe(false)
    const data = withoutSample(viewer, sample)
    expect(data).toEqual({
      today: TODAY,
      users: [viewer],
      certificates: [],
      trainings: [],
      reports: [],
      centres: [],
      duties: [],
      employment: { examinations: [], inductions: [] },
      positions: ['elektryk'],
      sampleIssuer: undefined,
    })
    // The person of the sample works in a company of the same name.
    expect(applyChanges(viewer, data, []).users).toEqual([viewer])
  })
})

describe('the deletion of a register', () => {
  it('asks for the company, and for the name of who has none', () => {
    expect(deletionWord(user({ company: 'Zakłady X' }))).toBe('Zakłady X')
    expect(deletionWord(user({ company: '' }))).toBe('Anna Nowak')
  })

  it('is confirmed by that name, however it is typed, and by no other', () => {
    const jan = user({ company: 'Zakłady X' })
    expect(confirmsDeletion('Zakłady X', jan)).toBe(true)
    expect(confirmsDeletion('  zaklady  x ', jan)).toBe(true)
    expect(confirmsDeletion('Zakłady', jan)).toBe(false)
    expect(confirmsDeletion('', jan)).toBe(false)
    expect(confirmsDeletion('', user({ company: undefined }))).toBe(false)
    expect(confirmsDeletion('Anna Nowak', jan)).toBe(false)
  })
})

describe('the note on a large register', () => {
  it('is missing up to 2,000 people', () => {
    expect(sizeText(0)).toBeUndefined()
    expect(sizeText(2_000)).toBeUndefined()
  })

  it('says what to expect beyond', () => {
    expect(sizeText(5_000)?.replaceAll('\u00a0', ' ')).toContain('Rejestr będzie miał 5000 osób.')
    expect(sizeText(2_001)).toMatch(/kilka sekund/)
  })
})
