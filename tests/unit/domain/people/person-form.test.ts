import { describe, expect, it } from 'vitest'

import { CONTINUES_FIELD, parsePerson } from '~/domain/people/person-form'

import { formOf } from '../../../support/form'

const FIELDS = {
  firstName: 'Łucja',
  lastName: 'Ćwiąkała',
  position: '',
  unit: ' ',
  email: '',
  phone: '',
  employeeNumber: '',
}

describe('the form of a person', () => {
  it('needs a last name and nothing else', () => {
    expect(parsePerson(formOf(FIELDS), []).value).toEqual({ firstName: 'Łucja', lastName: 'Ćwiąkała' })
    const oneName = formOf({ ...FIELDS, firstName: ' ', lastName: 'Suparman' })
    expect(parsePerson(oneName, []).value).toEqual({ firstName: '', lastName: 'Suparman' })
    const unnamed = formOf({ ...FIELDS, lastName: ' ' })
    expect(parsePerson(unnamed, []).errors).toEqual({ lastName: 'Podaj nazwisko' })
  })

  it('keeps what is filled in, cleaned', () => {
    const filled = { ...FIELDS, position: '  spawacz  MAG ', email: ' l@x.pl ', phone: '+48 500 000 100' }
    expect(parsePerson(formOf(filled), []).value).toEqual({
      firstName: 'Łucja',
      lastName: 'Ćwiąkała',
      position: 'spawacz MAG',
      email: 'l@x.pl',
      phone: '+48 500 000 100',
    })
  })

  it('keeps the days of employment if they exist and follow each other', () => {
    const employed = (hiredOn: string, leftOn: string) =>
      parsePerson(formOf({ ...FIELDS, hiredOn, leftOn }), [])
    expect(employed('1987-09-01', '2026-11-30').value).toMatchObject({
      hiredOn: '1987-09-01',
      leftOn: '2026-11-30',
    })
    expect(employed('', '').value).toEqual({ firstName: 'Łucja', lastName: 'Ćwiąkała' })
    expect(employed('', '2026-11-30').value).toMatchObject({ leftOn: '2026-11-30' })
    expect(Object.keys(employed('1887-09-01', '').errors ?? {})).toEqual(['hiredOn'])
    expect(Object.keys(employed('2026-02-30', '').errors ?? {})).toEqual(['hiredOn'])
    expect(employed('2026-11-30', '2026-11-29').errors).toEqual({
      leftOn: 'Ostatni dzień pracy nie może być przed datą zatrudnienia',
    })
  })

  it('refuses a wrong address and a wrong number', () => {
    const wrong = parsePerson(formOf({ ...FIELDS, email: 'łucja', phone: '12' }), [])
    expect(Object.keys(wrong.errors ?? {})).toEqual(['email', 'phone'])
  })

  it('adds the same person once if it is sent twice, and refuses another one with the same address or number', () => {
    const filled = { ...FIELDS, email: 'l@x.pl', employeeNumber: 'A-7' }
    const added = {
      id: 'form-1',
      firstName: 'Łucja',
      lastName: 'Ćwiąkała',
      email: 'l@x.pl',
      employeeNumber: 'A-7',
    }
    expect(parsePerson(formOf(filled), [added], { added }).errors).toBeUndefined()
    const other = parsePerson(formOf({ ...filled, firstName: 'Ewa' }), [added], { added })
    expect(other.errors).toEqual({ email: 'Ten adres ma już inna osoba' })
  })

  it('takes the mailbox of a brigade, which several others have or the person had before', () => {
    const shared = { email: 'brygada@x.pl' }
    const form = () => formOf({ ...FIELDS, ...shared })
    expect(parsePerson(form(), [shared, shared]).errors).toBeUndefined()
    expect(parsePerson(form(), [shared], { former: shared }).errors).toBeUndefined()
  })

  it('refuses an address or an employee number of somebody else, whatever its case', () => {
    const others = [{ email: 'L@x.pl', employeeNumber: 'A-7' }, {}]
    expect(parsePerson(formOf({ ...FIELDS, email: 'l@X.pl' }), others).errors).toEqual({
      email: 'Ten adres ma już inna osoba',
    })
    expect(parsePerson(formOf({ ...FIELDS, employeeNumber: 'a-7' }), others).errors).toEqual({
      employeeNumber: 'Ten numer ma już inna osoba',
    })
    expect(parsePerson(formOf(FIELDS), others).errors).toBeUndefined()
  })
})

describe('the day since when somebody holds a position', () => {
  const form = (fields: Record<string, string>) => formOf({ firstName: 'Jan', lastName: 'Lis', ...fields })
  const former = { position: 'magazynier' }

  it('is asked for with another position, not with another spelling of it', () => {
    expect(parsePerson(form({ position: 'spawacz' }), [], { former }).errors).toHaveProperty('positionSince')
    expect(parsePerson(form({ position: 'Magazynier' }), [], { former }).errors).toBeUndefined()
    const moved = form({ position: 'spawacz', positionSince: '2026-11-02' })
    expect(parsePerson(moved, [], { former }).value).toMatchObject({ positionSince: '2026-11-02' })
  })

  it('is before the day of hire only if one contract has directly followed another', () => {
    const earlier = { position: 'magazynier', positionSince: '2023-05-08', hiredOn: '2026-11-02' }
    expect(parsePerson(form(earlier), [], { former }).errors).toHaveProperty('positionSince')
    const continued = form({ ...earlier, [CONTINUES_FIELD]: 'on' })
    expect(parsePerson(continued, [], { former }).value).toEqual({
      firstName: 'Jan',
      lastName: 'Lis',
      ...earlier,
    })
  })
  it('is kept over free days between two contracts, not over a working day', () => {
    // A Thursday: the day after it is a holiday, then comes a weekend.
    const left = { ...former, hiredOn: '2023-05-08', leftOn: '2026-04-30' }
    const again = (hiredOn: string, positionSince = '') =>
      parsePerson(
        form({ position: 'magazynier', hiredOn, positionSince, leftOn: '', [CONTINUES_FIELD]: 'on' }),
        [],
        { former: left, isAgain: true },
      )
    expect(again('2026-05-04').value?.positionSince).toBe('2023-05-08')
    expect(again('2026-05-04', '2023-05-08').errors).toBeUndefined()
    expect(again('2026-05-05').value).not.toHaveProperty('positionSince')
    expect(again('2026-05-05', '2023-05-08').errors).toEqual({
      positionSince: 'Po przerwie w\u00a0pracy jest się na stanowisku od daty zatrudnienia',
    })
  })

  it('begins with a day of hire after the former employment, if somebody is hired again', () => {
    const again = (hiredOn: string, left: { hiredOn?: string; leftOn?: string }) =>
      parsePerson(form({ hiredOn, leftOn: '' }), [], { former: { ...former, ...left }, isAgain: true }).errors
    const ended = { hiredOn: '2023-05-08', leftOn: '2026-04-30' }
    expect(again('', ended)).toEqual({ hiredOn: 'Podaj datę ponownego zatrudnienia' })
    expect(again('2026-04-30', ended)?.hiredOn).toContain('Podaj datę po 30.04.2026')
    expect(again('2026-05-01', ended)).toBeUndefined()
    expect(again('2023-05-08', { hiredOn: '2023-05-08' })?.hiredOn).toContain('Podaj datę po 08.05.2023')
    expect(again('2023-05-09', { hiredOn: '2023-05-08' })).toBeUndefined()
    expect(again('2023-05-08', {})).toBeUndefined()
  })
})
