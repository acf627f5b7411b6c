import { expect, test } from 'vitest'

import type { KnownRecords } from '~/domain/import/people/plan'
import { coversField, paperField, parseTypedPapers, photoField } from '~/domain/import/people/typed-papers'
import { COMMON_KINDS, type OwnKind } from '~/domain/qualifications/own-kind'

import { certificate, examination, scan, TODAY, user } from '../../../../support/builders'

const EMPLOYER = user({ id: 'boss', role: 'employer', company: 'Dachy' })
const JAN = { ...user({ id: 'jan', firstName: 'Jan', lastName: 'Lis', position: 'dekarz' }), isOwn: true }
const EWA = { ...user({ id: 'ewa', firstName: 'Ewa', lastName: 'Bąk', position: 'dekarz' }), isOwn: true }

const COUNTED: OwnKind = { id: 'own_counted', name: 'Linia', term: 24, warningDays: 90, isMedical: false }

const BHP = 'bhp.workers'
const SEP = 'electrical.e_g1'

function known(overrides: Partial<KnownRecords> = {}): KnownRecords & { id: string } {
  return {
    id: 'form',
    viewer: EMPLOYER,
    people: [JAN, EWA],
    certificates: [],
    employment: { examinations: [], inductions: [], unreadable: [], settled: [] },
    kinds: [...COMMON_KINDS, COUNTED],
    today: TODAY,
    ...overrides,
  }
}

/** Builds the form of a table with those cells: the id of the person, the key of the paper and the text. */
function typed(...cells: readonly (readonly [string, string, string])[]): FormData {
  const form = new FormData()
  for (const [userId, key, text] of cells) form.append(paperField(userId, key), text)
  return form
}

const parse = (form: FormData, records = known()) => parseTypedPapers(form, records)

const one = (key: string, text: string, records = known()) => parse(typed(['jan', key, text]), records)

const messageOf = (key: string, text: string, records = known()) =>
  one(key, text, records).errors?.[paperField('jan', key)]

test('a day is read as people write it, and is the end that the paper names', () => {
  for (const text of ['12.3.2027', '120327', '12032027', '12.03.27', '2027-03-12', 'do 12.3.2027']) {
    expect(one('examination', text).value?.examinations).toMatchObject([
      { userId: 'jan', validUntil: '2027-03-12', position: 'dekarz' },
    ])
    expect(one(SEP, text).value?.certificates).toMatchObject([
      { userId: 'jan', type: 'electrical', scope: 'e_g1', expiryDate: '2027-03-12', number: 'bez numeru' },
    ])
  }
})

test('of a training, of a paper without an end and of a kind that counts from the issue, the day of issue is typed', () => {
  expect(one(BHP, '12.3.2026').value?.certificates).toMatchObject([
    { issueDate: '2026-03-12', expiryDate: '2029-03-12', scope: 'workers' },
  ])
  expect(one('own.own_counted', '12.3.2026').value?.certificates).toMatchObject([
    { issueDate: '2026-03-12', expiryDate: '2028-03-12', scope: 'own_counted' },
  ])
  expect(one('own.own_counted', '12.3.2026').value?.certificates[0]).not.toHaveProperty('own')
  expect(one('first_aid.staff', '12.3.2026').value?.certificates).toMatchObject([{ issueDate: '2026-03-12' }])
})

test('a cell may say that its day is the other one, and a day in the future asks whether it is', () => {
  expect(one(BHP, 'do 12.3.2028').value?.certificates).toMatchObject([{ expiryDate: '2028-03-12' }])
  expect(one(SEP, 'wydano 12.3.2026').value?.certificates).toMatchObject([
    { issueDate: '2026-03-12', expiryDate: '2031-03-12' },
  ])
  expect(messageOf(BHP, '12.3.2028')).toMatch(/^Lis Jan, BHP: data wydania .*wpisz: do 12\.03\.2028$/)
})

test('what each orzeczenie covers is said once for all people of a position', () => {
  const form = typed(['jan', 'examination', '12.3.2027'], ['ewa', 'examination', '12.3.2027'])
  form.append(coversField('Dekarz'), 'heights')
  form.append(coversField('Dekarz'), 'anything')
  form.append(coversField('murarz'), 'driving')
  const covers = { covers: ['heights'] }
  expect(parse(form).value?.examinations).toMatchObject([covers, covers])
  expect(one('examination', '12.3.2027').value?.examinations[0]).not.toHaveProperty('covers')
})

test('both parts of the initial training are one card', () => {
  const { value } = parse(
    typed(['jan', 'general_induction', '1.03.2024'], ['jan', 'position_induction', '2.03.2024']),
  )
  expect(value?.inductions).toMatchObject([
    { userId: 'jan', generalOn: '2024-03-01', positionOn: '2024-03-02', position: 'dekarz' },
  ])
})

test('a mark takes the text above, and words for no paper record nothing', () => {
  const { value } = parse(
    typed(['jan', SEP, '12.3.2027'], ['ewa', SEP, '"'], ['jan', BHP, 'brak'], ['ewa', BHP, 'nie dotyczy']),
  )
  expect(value?.certificates.map(({ userId, expiryDate }) => [userId, expiryDate])).toEqual([
    ['jan', '2027-03-12'],
    ['ewa', '2027-03-12'],
  ])
})

test('the day of the register changes nothing, a later one is a renewal, and an earlier one is refused', () => {
  const sep = certificate({
    userId: 'jan',
    type: 'electrical',
    scope: 'e_g1',
    issueDate: '2022-03-12',
    expiryDate: '2027-03-12',
  })
  const records = known({ certificates: [sep] })
  expect(one(SEP, '12.3.2027', records).value).toMatchObject({ certificates: [], present: 1 })
  expect(one(SEP, '12.3.2031', records).value?.certificates).toMatchObject([{ expiryDate: '2031-03-12' }])
  expect(messageOf(SEP, '12.3.2026', records)).toMatch(/późniejszy dokument, ważny do 12\.03\.2027/)
  const bhp = certificate({
    userId: 'jan',
    scope: 'workers',
    issueDate: '2024-06-30',
    expiryDate: '2027-06-29',
  })
  const trained = known({ certificates: [bhp] })
  expect(one(BHP, '30.06.2024', trained).value).toMatchObject({ certificates: [], present: 1 })
})

test('the same holds for an orzeczenie and for the initial training', () => {
  const fit = examination({
    userId: 'jan',
    position: 'dekarz',
    examinedOn: undefined,
    validUntil: '2027-03-12',
  })
  const employment = {
    examinations: [fit],
    inductions: [{ id: 'card', userId: 'jan', generalOn: '2024-03-01' }],
    unreadable: [],
    settled: [],
  }
  const records = known({ employment })
  expect(one('examination', '12.3.2027', records).value).toMatchObject({ examinations: [], present: 1 })
  expect(messageOf('examination', '12.3.2026', records)).toMatch(/ma już ważne dłużej/)
  expect(one('examination', '12.3.2028', records).value?.examinations).toHaveLength(1)
  expect(one('general_induction', '1.3.2024', records).value).toMatchObject({ inductions: [], present: 1 })
  expect(messageOf('general_induction', '1.3.2023', records)).toMatch(
    /już późniejszy dokument, z.01\.03\.2024/,
  )
})

test('a cell that cannot be read is told with its person and paper, and an empty table asks for a day', () => {
  const { errors } = parse(typed(['jan', SEP, '12.3.2027'], ['ewa', SEP, '31.02.2027']))
  expect(errors).toEqual({ [paperField('ewa', SEP)]: 'Bąk Ewa, SEP E, G1: nie ma takiego dnia' })
  expect(one(SEP, '').errors).toEqual({ [paperField('jan', SEP)]: 'Wpisz co najmniej jedną datę' })
})

test('a photo goes to the paper of its cell, also if the register has it already, and asks for a day without one', () => {
  const photo = scan({ type: 'image/jpeg', name: 'skan.jpg' })
  const form = typed(['jan', SEP, '12.3.2027'], ['ewa', 'examination', '12.3.2027'])
  form.append(photoField('jan', SEP), JSON.stringify(photo))
  form.append(photoField('ewa', 'examination'), JSON.stringify(photo))
  const fit = examination({ id: 'fit', userId: 'ewa', position: 'dekarz', validUntil: '2027-03-12' })
  const employment = { examinations: [fit], inductions: [], unreadable: [], settled: [] }
  const { value } = parse(form, known({ employment }))
  expect(value?.scans.map(({ subject }) => subject)).toEqual([
    { of: 'certificate', id: value?.certificates[0]?.id },
    { of: 'examination', id: 'fit', within: 'ewa' },
  ])
  const alone = typed(['jan', SEP, 'brak'])
  alone.append(photoField('jan', SEP), JSON.stringify(photo))
  expect(parse(alone).errors?.[paperField('jan', SEP)]).toMatch(/wpisz datę dokumentu ze zdjęcia/)
})

test('what the form has added already is not known to it, so that it can be sent twice', () => {
  const form = typed(['jan', SEP, '12.3.2027'], ['ewa', BHP, '12.3.2026'])
  const { value } = parse(form)
  const certificates = (value?.certificates ?? []).map((each) => ({ ...each }))
  expect(parse(form, known({ certificates })).value?.certificates).toEqual(certificates)
  expect(certificates.map(({ id }) => id)).toEqual(['form-1', 'form-2'])
})

test('a filled cell of somebody who has left, or of a kind that is gone, is refused, and an empty one is ignored', () => {
  const gone = typed(['left', SEP, '12.3.2027'], ['jan', 'own.gone', '12.3.2027'], ['left', BHP, ' '])
  gone.append(paperField('ewa', SEP), '12.3.2027')
  expect(parse(gone).errors).toEqual({
    [paperField('left', SEP)]: expect.stringMatching(/^SEP E, G1: tej osoby nie ma już/),
    [paperField('jan', 'own.gone')]: expect.stringMatching(/^Tego rodzaju dokumentu nie ma już/),
  })
})
