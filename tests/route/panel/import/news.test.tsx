import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fill } from '../../../support/fill'
import { goToPeople, paste, record } from '../../../support/import-steps'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findHeading, findToast, item, named, row, words } from '../../../support/queries'
import { visit, type Visit } from '../../../support/visit'
import { readWorkbooksHere } from '../../../support/workbook-reader'

const EWA = personSaved('ewa', 'Ewa', 'Panieńska')
const ADAM = personSaved('adam', 'Adam', 'Testowy')
const KNOWN = [
  { ...EWA, person: { ...EWA.person, employeeNumber: '101', phone: '500 000 100' } },
  { ...ADAM, person: { ...ADAM.person, employeeNumber: '102', email: 'adam@firma.pl' } },
]

function open(): Promise<Visit> {
  readWorkbooksHere()
  return visit('/employees/import', { as: OWNER, changes: [BEGUN, ...KNOWN] })
}

const news = () => screen.getByRole('region', { name: 'Co arkusz mówi inaczej niż rejestr' })
const press = ({ user }: Visit, name: string) => user.click(screen.getByRole('button', { name: named(name) }))

test('a new surname counts after „ta sama osoba”, the former one finds the person, and all of it is taken back', async () => {
  const page = await open()
  const { user } = page
  await paste(page, 'Nr pracownika | Nazwisko i imię | Stanowisko', '101 | Mężatka Ewa | magazynier')
  await goToPeople(page)
  await user.selectOptions(
    screen.getByLabelText(/^Ewa Mężatka/),
    screen.getByRole('option', { name: /^Znana osoba/ }),
  )
  expect(within(news()).getByLabelText('Nazwisko')).toHaveDisplayValue(
    'Z arkusza: Mężatka (dawniej Panieńska)',
  )
  await record(page)
  await page.go('/employees?q=panienska')
  await findHeading('Pracownicy')
  expect(row('Mężatka Ewa')).toHaveTextContent('dawniej Panieńska')

  const toast = await findToast('Wczytano arkusz')
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await findToast('Cofnięto wczytanie')
  await waitFor(() => expect(row('Panieńska Ewa')).not.toHaveTextContent('dawniej'))
})

test('what a sheet says otherwise waits for an answer: one press for all, each can be changed', async () => {
  const page = await open()
  const { user } = page
  await paste(
    page,
    'Nr pracownika | Nazwisko i imię | Stanowisko | E-mail | Telefon',
    '101 | Panieńska Ewa | kierowca |  | 600 000 200',
    '102 | Testowy Adam | magazynier | testowy@firma.pl | 700 000 300',
  )
  await goToPeople(page)
  await press(page, 'Wczytaj')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Wskaż najpierw, które dane są aktualne: Ewa Panieńska, Adam Testowy',
  )
  fill(within(news()).getByLabelText('Na nowym stanowisku od'), '2026-11-02')
  await press(page, 'Wszystko z arkusza (3)')
  await user.selectOptions(within(item('Adam Testowy')).getByLabelText('E-mail'), 'Z rejestru: adam@firma.pl')
  await record(page)
  expect(
    screen.getByText(words('Wiersze, z których nie wczytano wszystkiego: 1.'), { exact: false }),
  ).toBeVisible()
  await page.go('/employees/person-ewa')
  await findHeading('Ewa Panieńska')
  expect(screen.getByText(/kierowca .* na\sstanowisku od\s02\.11\.2026/)).toBeVisible()
})

test('a sheet that lacks a column asks nothing about it', async () => {
  const page = await open()
  await paste(page, 'Nr pracownika | Nazwisko i imię', '101 | Panieńska Ewa')
  await goToPeople(page)
  expect(screen.queryByRole('region', { name: 'Co arkusz mówi inaczej niż rejestr' })).toBeNull()
  expect(screen.getByText(/nie ma\snic nowego/)).toBeVisible()
})
