import type { Page } from 'playwright/test'

import { listCertificates } from '~/data/certificates.server'
import { listPeople } from '~/data/users.server'
import { fullName } from '~/domain/people/user'
import { NO_DATA } from '~/domain/records/own-data'
import { backupText } from '~/domain/register/backup'

import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForIdle } from '../support/journey.ts'
import { toast } from '../support/locators.ts'
import { storeOwnData } from '../support/own-data.ts'
import { openRegister } from '../support/own-register.ts'
import { BEGUN, OWNER, personSaved } from '../support/owner.ts'
import { addPerson, beginRegister, COMPANY, recordPapers } from '../support/register.ts'
import { TODAY } from '../support/server.ts'
import { watchShifts } from '../support/shifts.ts'
import { startServer } from '../support/start-server.ts'

async function addCertificate(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Dodaj certyfikat' }).first().click()
  await page.getByLabel('Rodzaj').selectOption('bhp')
  await page.getByLabel('Zakres').selectOption('workers')
  await page.getByLabel('Numer').fill(number)
  await page.getByLabel('Data wydania').fill('2026-10-01')
  await page.getByRole('button', { name: 'Zapisz certyfikat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Szkolenie okresowe BHP' })).toBeVisible()
}

const bell = (page: Page, count: number) =>
  page.getByRole('button', { name: `Powiadomienia, liczba: ${count}` })

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Wyloguj' }).first().click()
  await expect(page).toHaveURL(/\/login/)
}

test('an employer begins a register, adds a person with a certificate, sees who may work, and nothing typed leaves the browser', async ({
  page,
}) => {
  test.slow()
  // The browsers of journeys have no service worker, so the server gets each address that is opened.
  const sent = watchAll(page)
  await beginRegister(page)
  const steps = page.getByRole('region', { name: 'Zacznij tutaj' })
  await expect(steps.getByRole('listitem')).toHaveCount(4)
  await steps.getByRole('link', { name: 'Dodaj pracownika' }).click()
  await expect(page.getByRole('heading', { name: 'Dodaj pracownika' })).toBeVisible()

  await addPerson(page, 'Łucja', 'Ćwiąkała', 'magazynier')
  await expect(page.getByText('Nie może dziś pracować')).toBeVisible()
  await bell(page, 1).click()
  await expect(page.getByRole('link', { name: /^1\sosoba nie może dziś pracować/ })).toHaveAttribute(
    'href',
    '/dashboard',
  )
  await page.keyboard.press('Escape')
  await recordPapers(page, { done: '2026-10-01', nextExamination: '2028-10-01' })
  await expect(page.getByText('Nie wiadomo, czy może dziś pracować')).toBeVisible()
  await addCertificate(page, 'BHP/12/2026')
  await expect(page.getByText('Ważny do 01.10.2029')).toBeVisible()
  await expect(bell(page, 0)).toBeVisible()
  await expect(page.getByText(/^wpisany z\sdokumentu przez: Jan Próbny$/)).toBeVisible()

  await page.goto('/employees')
  await expect(page.getByRole('row', { name: /Ćwiąkała Łucja/ })).toContainText('Do 01.10.2028')
  await page.getByRole('searchbox').fill('Ćwiąkała')
  await expect(page).toHaveURL(`/employees#${new URLSearchParams({ q: 'Ćwiąkała' })}`)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('Ćwiąkała')
  await signOut(page)
  await page.getByRole('button', { name: `Otwórz: ${COMPANY} – Jan Próbny` }).click()
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
  await expect(steps).toBeHidden()
  const shown = await page.getByRole('main').innerText()
  const sample = [...listPeople().map(fullName), ...listCertificates(TODAY).map(({ number }) => number)]
  expect(sample.filter((known) => shown.includes(known))).toEqual([])

  const requests = await Promise.all(sent)
  expect(requests.length).toBeGreaterThan(20)
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([])
  const typed = [
    'Jan',
    'Próbny',
    'zaklady',
    'Kontrolne',
    'Łucja',
    'Ćwiąkała',
    'magazynier',
    '12/2026',
    '12%2F2026',
  ]
  const leaked = requests.map((request) => decodeURIComponent(request))
  expect(typed.filter((text) => leaked.some((request) => request.includes(text)))).toEqual([])
})

/** Returns all that each later request tells the server. */
function watchAll(page: Page): readonly Promise<string>[] {
  const sent: Promise<string>[] = []
  page.on('request', (request) => {
    const line = `${request.method()} ${request.url()} ${request.postData() ?? ''}`
    sent.push(request.allHeaders().then((headers) => `${line} ${JSON.stringify(headers)}`))
  })
  return sent
}

test('the copy of a register leads out of a new one that was begun in its place', async ({ page }) => {
  const other = { ...BEGUN, id: 'aboutToBeLost001', owner: { ...BEGUN.owner, company: 'Dawne Zakłady' } }
  await openRegister(page, [], '/settings?tab=data', 'Ustawienia')
  const choose = (records: unknown[], userId: string) =>
    page.getByLabel('Plik z kopią danych').setInputFiles({
      name: 'kopia.json',
      mimeType: 'application/json',
      buffer: Buffer.from(backupText({ ...NO_DATA, records }, userId, TODAY)),
    })
  const offer = page.getByRole('region', { name: 'Kopia innego rejestru' })
  const take = offer.getByRole('button', { name: 'Wczytaj kopię rejestru' })
  // Nobody leaves a register for another one of which something is missing without a word.
  const part = [
    { ...BEGUN, id: 'partOfARegister1', owner: { ...BEGUN.owner, company: 'Część Zakładów' } },
    { kind: 'from-the-future', id: 'newer' },
  ]
  await choose(part, 'partOfARegister1')
  await take.click()
  await expect(toast(page, 'ale nie cały')).toContainText('nie rozumie: 1.')

  await choose([other, personSaved('a', 'Łucja', 'Ćwiąkała')], other.id)
  await expect(offer).toContainText('„Dawne Zakłady – Jan Próbny”')
  await expect(offer).toBeFocused()
  await expectAccessible(page)
  await take.click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/employees')
  await expect(page.getByRole('link', { name: 'Ćwiąkała Łucja' })).toBeVisible()

  await signOut(page)
  await page.getByRole('button', { name: `Otwórz: ${COMPANY} – Jan Próbny` }).click()
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
  await page.goto('/employees')
  await expect(page.getByText('Brak pracowników')).toBeVisible()
})

test('a server without sample data sends a login page without accounts, and knows no certificate', async ({
  request,
}) => {
  const server = await startServer({ env: { SAMPLE_DATA: 'off' } })
  try {
    const base = `http://127.0.0.1:${server.port}`
    const login = await (await request.get(`${base}/login`)).text()
    expect(login).toContain('Załóż własny rejestr')
    expect(login).not.toContain('Konta przykładowe')
    const known = await request.get(`${base}/certificates/verify/${listCertificates(TODAY)[0]?.id}`)
    expect(await known.text()).toContain('Certyfikat nie został znaleziony')
  } finally {
    await server.stop()
  }
})

test(
  'the registers of this browser move nothing on the login page when they show, and long names fit in',
  { tag: '@whole-chromium' },
  async ({ page }) => {
    const company = 'Przedsiębiorstwo Wielobranżowe Świętochłowice-Zgorzelec sp. z o.o. sp. k.'
    await storeOwnData(page, OWNER.id, { changes: [{ ...BEGUN, owner: { ...BEGUN.owner, company } }] })
    await page.addInitScript(watchShifts)
    await page.goto('/login')
    for (const [width, height] of [
      [1280, 800],
      [360, 1200],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.reload()
      await expect(page.getByRole('button', { name: /^Otwórz:/ })).toBeInViewport({ ratio: 1 })
      await waitForIdle(page)
      expect(await page.evaluate('moved'), `what moves at ${width} px`).toEqual([])
      await expectNoSidewaysScroll(page)
    }
  },
)
