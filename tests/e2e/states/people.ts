import type { Page } from 'playwright/test'

import { certificateAdded, examinationRecorded, positionSaved } from '../../support/changes.ts'
import { expect } from '../../support/journey.ts'
import { BEGUN, OWNER, personSaved } from '../../support/owner.ts'
import { LONGEST_PERSON, LUKASZS_SEP, MAREK } from '../../support/sample.ts'
import type { State } from '../../support/state.ts'

const EMPLOYER = { as: 'Pracodawca' } as const
const LATER = 'on=2027-03-01'

const LONG =
  'Główny specjalista ds. utrzymania ruchu maszyn wyciągowych i przenośników taśmowych w zakładzie przeróbki'

const HIRED = personSaved('p1', 'Łucja', 'Ćwiąkała')
const REGISTER = { as: OWNER, changes: [BEGUN, HIRED] } as const
const HIRED_LATER = { ...HIRED, person: { ...HIRED.person, hiredOn: '2026-12-01' } }
const LONG_POSITION = { ...HIRED, person: { ...HIRED.person, position: LONG } }
const SET = positionSaved('position', LONG, [{ qualification: { type: 'bhp', scope: 'workers' } }])
const HELD = certificateAdded('held', { userId: 'person-p1', status: 'active', expiryDate: '2029-11-01' })

const MANY = Array.from({ length: 60 }, (_, n) => {
  const change = personSaved(`p${n}`, 'Jan', `Lis${n}`)
  const email = n === 0 ? undefined : `jan.lis.${n}@zaklady-metalowe.example`
  return { ...change, person: { ...change.person, email } }
})

const EXAMINED_FOR_ANOTHER = MANY.slice(0, 12).map(({ person }, n) =>
  examinationRecorded(`e${n}`, { userId: person.id, position: LONG, validUntil: '2028-01-10' }),
)

async function tick(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Zaznacz: / }).check()
  await expect(page.getByRole('region', { name: 'Zaznaczone osoby' })).toBeVisible()
}

export const PEOPLE: readonly State[] = [
  { title: 'the gate with those who may not work', ...EMPLOYER, address: '/employees?view=gate&state=all' },
  { title: 'the qualifications on a later day', ...EMPLOYER, address: `/employees?view=matrix&${LATER}` },
  { title: 'a certificate on a later day', ...EMPLOYER, address: `/certificates/${LUKASZS_SEP}?${LATER}` },
  { title: 'a person on a later day', ...EMPLOYER, address: `/employees/${MAREK}?${LATER}` },
  { title: 'the person with the longest name', ...EMPLOYER, address: `/employees/${LONGEST_PERSON}` },
  { title: 'the dossier of a person', ...EMPLOYER, address: `/employees/dossier?person=${MAREK}` },
  { title: 'a person who is ticked', ...REGISTER, address: '/employees', prepare: tick },
  {
    title: 'the form of a certificate for several people',
    ...REGISTER,
    address: '/employees',
    prepare: async (page) => {
      await tick(page)
      await page.getByRole('button', { name: 'Co zrobić z zaznaczonymi' }).click()
      await page.getByRole('button', { name: 'Dodaj certyfikat' }).click()
      await expect(page.getByLabel('Rodzaj')).toBeVisible()
    },
  },
  {
    title: 'the question about what orzeczenia of several people cover, without an answer',
    as: OWNER,
    changes: [BEGUN, ...MANY.slice(0, 12), ...EXAMINED_FOR_ANOTHER],
    address: '/employees',
    prepare: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Zaznacz: / })
        .first()
        .check()
      const menu = page.getByRole('button', { name: 'Co zrobić z zaznaczonymi' })
      await menu.click()
      await page.getByRole('button', { name: 'Zaznacz wszystkich: 12' }).click()
      await menu.click()
      await page.getByRole('button', { name: 'Co obejmują orzeczenia (12)' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Zapisz odpowiedzi' }).click()
      await expect(dialog.getByRole('alert')).toHaveText('Zaznacz, co obejmują orzeczenia')
    },
  },
  {
    title: 'a table of people with wrong cells',
    ...REGISTER,
    address: '/employees/many',
    prepare: async (page) => {
      await page.getByLabel('Imię, wiersz 1').fill('Jan')
      await page.getByLabel('Od kiedy, wiersz 1').fill('31.02.2024')
      await page.getByLabel('Nazwisko, wiersz 2').fill('Ćwiąkała')
      await page.getByLabel('Imię, wiersz 2').fill('Łucja')
      await page.getByRole('button', { name: 'Zapisz pracowników' }).click()
      await expect(page.getByText('To inna osoba')).toBeVisible()
    },
  },
  {
    title: 'a table of papers with a wrong cell, a renewal and a cell of somebody who has left',
    as: OWNER,
    changes: [BEGUN, LONG_POSITION, SET, HELD],
    drafts: { papers: { id: 'draft-papers', fields: { 'paper:person-gone:examination': ['12.3.2027'] } } },
    address: '/employees/papers',
    prepare: async (page) => {
      await page.getByLabel('Orzeczenie lekarskie, Ćwiąkała Łucja', { exact: true }).fill('31.02.2024')
      await page.getByRole('button', { name: 'Zapisz dokumenty' }).click()
      await expect(page.getByRole('link', { name: /nie ma takiego dnia/ })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Usuń wpis/ })).toBeVisible()
    },
  },
  {
    title: 'a person who is hired later',
    as: OWNER,
    changes: [BEGUN, HIRED_LATER],
    address: '/employees/person-p1',
  },
  { title: 'the form of an orzeczenie', ...REGISTER, address: '/employees/person-p1/examination' },
  {
    title: 'a position to settle with a long name',
    as: OWNER,
    changes: [BEGUN, LONG_POSITION],
    address: '/employer/positions',
  },
  {
    title: 'the form of a position with its history',
    as: OWNER,
    changes: [BEGUN, LONG_POSITION, SET],
    address: '/employer/positions/person-p1',
  },
  {
    title: 'a reminder to many people',
    as: OWNER,
    changes: [BEGUN, ...MANY],
    address: '/employees/reminder',
  },
  { title: 'referrals', ...EMPLOYER, address: '/employees/referral' },
  {
    title: 'the conditions of a position',
    ...REGISTER,
    address: '/employer/positions/person-p1/conditions',
  },
  { title: 'a card of the initial training', ...REGISTER, address: '/employees/induction-card' },
  { title: 'authorizations', ...EMPLOYER, address: '/employees/authorization' },
  {
    title: 'a card for the pocket',
    as: OWNER,
    changes: [BEGUN, HIRED, HELD],
    address: '/employees/pocket-card?person=person-p1',
  },
]
