import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { sharedFileName } from '~/domain/register/shared-names'

import { TODAY } from '../../../support/builders'
import {
  CENTRE_BEGUN,
  CENTRE_OWNER,
  certificateIssued,
  COMPLETED,
  participates,
  TRAINING,
  trainingPlanned,
} from '../../../support/centre-register'
import { chooseMemoryFolder } from '../../../support/chosen-folder'
import { saveCsv, watchDownloads } from '../../../support/downloads'
import { fill } from '../../../support/fill'
import { findHeading, findToast } from '../../../support/queries'
import { COMPLETED_EXAM } from '../../../support/sample'
import { follow, press } from '../../../support/steps'
import { readChanges, readRows } from '../../../support/stored'
import { visit } from '../../../support/visit'

const LUCJA = participates('Łucja', 'Ćwiąkała', { company: 'Zakłady X' })
const JAN = participates('Jan', 'Bąk')
const ISSUED = certificateIssued('issued', LUCJA)
const CHANGES = [CENTRE_BEGUN, trainingPlanned(), ...LUCJA, ...JAN, COMPLETED, ISSUED]

/** How the day and the place read anywhere, on screens and in files. */
const BIRTH = /1980-05-04|04\.05\.1980|4 maja 1980|Zawiercie/

const fieldOf = (name: string, label: string) =>
  within(screen.getByRole('group', { name })).getByLabelText(label)

/** All that the document says, also in fields. */
function shownText(): string {
  const values = [...document.querySelectorAll('input')].map(({ value }) => value)
  return [document.body.innerHTML, ...values].join(' ')
}

/** Opens the register of a centre that knows when and where Łucja was born. */
async function openWithBirth() {
  const page = await visit(`${TRAINING}/completion`, { as: CENTRE_OWNER, changes: CHANGES })
  await follow(page, 'Daty i\u00a0miejsca urodzenia')
  await findHeading('Dane do zaświadczeń')
  fill(fieldOf('Łucja Ćwiąkała', 'Data urodzenia'), '1980-05-04')
  fill(fieldOf('Łucja Ćwiąkała', 'Miejsce urodzenia'), 'Zawiercie')
  await press(page, 'Zapisz dane')
  await findToast('Zapisano dane do zaświadczeń')
  return page
}

test('day and place of birth stand on the paper, and empty fields remove them without a trace', async () => {
  const page = await openWithBirth()
  const paper = await screen.findByRole('article', { name: /^Zaświadczenie: Łucja Ćwiąkała/ })
  expect(paper).toHaveTextContent('04.05.1980')
  expect(paper).toHaveTextContent('Zawiercie')
  // No change has them, so no history does.
  expect(JSON.stringify(await readChanges(CENTRE_OWNER.id))).not.toMatch(BIRTH)

  await follow(page, 'Daty i\u00a0miejsca urodzenia')
  await findHeading('Dane do zaświadczeń')
  fill(fieldOf('Łucja Ćwiąkała', 'Data urodzenia'), '2027-01-01')
  await press(page, 'Zapisz dane')
  await waitFor(() =>
    expect(fieldOf('Łucja Ćwiąkała', 'Data urodzenia')).toHaveAccessibleDescription(
      /^Podaj datę urodzenia, najpóźniej/,
    ),
  )
  fill(fieldOf('Łucja Ćwiąkała', 'Data urodzenia'), '')
  fill(fieldOf('Łucja Ćwiąkała', 'Miejsce urodzenia'), '')
  await press(page, 'Zapisz dane')
  await findHeading('Zaświadczenia o ukończeniu')
  for (const store of ['changes', 'drafts', 'settings', 'unreadable'] as const)
    expect(JSON.stringify(await readRows(store))).not.toMatch(BIRTH)
})

test('no other screen and no list as a file has them', async () => {
  const page = await openWithBirth()
  const { certificate } = ISSUED
  const screens = [
    '/dashboard',
    '/trainings',
    '/trainings/issued',
    TRAINING,
    `${TRAINING}/attendance`,
    `${TRAINING}/journal`,
    `${TRAINING}/exam`,
    `${TRAINING}/links`,
    `${TRAINING}/certificates`,
    '/employees',
    '/employees#q=Zawiercie',
    `/employees/${certificate.userId}`,
    `/employees/${certificate.userId}/edit`,
    '/certificates',
    `/certificates/${certificate.id}`,
    `/certificates/${certificate.id}/sheet`,
    '/calendar',
    '/profile?tab=card',
    '/settings?tab=data',
  ]
  for (const address of screens) {
    await page.go(address)
    // The former screen stays until the next one has loaded.
    await waitFor(() => {
      expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
      expect(shownText()).not.toMatch(address.includes('#q=') ? /1980/ : BIRTH)
    })
  }
  for (const address of ['/employees', '/certificates', '/trainings', '/trainings/issued']) {
    await page.go(address)
    await screen.findByRole('button', { name: 'Pobierz CSV' })
    const { rows } = await saveCsv(page.user)
    expect(JSON.stringify(rows)).not.toMatch(BIRTH)
  }
})

test('a copy of the register may only be saved locked, and a shared folder gets all but them', async () => {
  const folder = chooseMemoryFolder()
  const downloads = watchDownloads()
  const page = await openWithBirth()
  await page.go('/settings?tab=data')
  await page.user.click(await screen.findByRole('button', { name: 'Pobierz kopię' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent(/hasł/)
  expect(downloads).toEqual([])

  const { chooseFolder, connectFolder } = await import('~/browser/sharing/shared-folder.client')
  const chosen = await chooseFolder()
  expect(chosen && (await connectFolder(CENTRE_OWNER, chosen, TODAY))).toEqual({ strangers: [] })
  const shared = await folder.textOf(sharedFileName(CENTRE_OWNER))
  expect(shared).toContain('Ćwiąkała')
  expect(shared).not.toMatch(BIRTH)
})

test('whoever attends no training any more takes them along at the next start', async () => {
  const page = await openWithBirth()
  await findHeading('Zaświadczenia o ukończeniu')
  await page.reload()
  await findHeading('Zaświadczenia o ukończeniu')
  expect(JSON.stringify(await readRows('settings'))).toMatch(BIRTH)
  const { recordChanges } = await import('~/browser/records/record-changes.client')
  const { readSettings, saveSettings } = await import('~/browser/records/settings.client')
  const { births } = await readSettings(CENTRE_OWNER.id)
  await saveSettings(CENTRE_OWNER.id, { births: { ...births, [JAN[1].userId]: { birthplace: 'Lublin' } } })
  const [, { userId, trainingId }] = LUCJA
  await recordChanges(CENTRE_OWNER.id, [
    { build: (id) => ({ kind: 'participant-removed', id, day: TODAY, trainingId, userId }) },
  ])
  await page.reload()
  await waitFor(async () => expect(JSON.stringify(await readRows('settings'))).not.toMatch(BIRTH))
  expect(JSON.stringify(await readRows('settings'))).toContain('Lublin')
})

test('the sample has no such screen', async () => {
  await visit(`${COMPLETED_EXAM}/births`, { as: 'training_center' })
  expect(await findHeading('Brak dostępu')).toBeVisible()
})
