import type { Page } from 'playwright/test'

import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  openAs,
  test,
} from '../support/journey.ts'
import { ANNA, readChanges, storeOwnData } from '../support/own-data.ts'
import { openRegister } from '../support/own-register.ts'
import { PAPERS_ELSEWHERE, personSaved } from '../support/owner.ts'
import { startServer } from '../support/start-server.ts'

const AGATA = 'oPk9BGOazAskffSg'
const NORBERT = '5nNNkyAeBo7qYjhY'
const AGATA_HEADING = 'Dzień dobry, Agata'

const toDo = (page: Page) => page.getByRole('region', { name: 'Do zrobienia' })
const group = (page: Page, name: string) => toDo(page).getByRole('region', { name })
const showAll = (page: Page) =>
  toDo(page)
    .getByRole('button', { name: /^Pokaż wszystkie/ })
    .press('Enter')
const line = (page: Page, text: string) => toDo(page).getByRole('listitem').filter({ hasText: text })

test('an employer sees who may not work today, why, and the way to mend it', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  await showAll(page)
  const unable = group(page, '3 osoby nie mogą dziś pracować')
  await expect(unable).toContainText('dopuszczone: 4 z 7 osób')
  await expect(unable.getByRole('listitem')).toContainText([
    'Bogumiła Krzyżanowska-Świętochłowicka',
    'Józef Kaźmierczak',
    'Marek Gżegżółka',
  ])
  const marek = line(page, 'Marek Gżegżółka')
  await expect(marek).toContainText(
    'Orzeczenie lekarskie: 6 dni po terminie; BHP: 8 dni po terminie; UDT wózek: termin na wniosek minął, wygasa jutro',
  )
  await expect(marek).toContainText('Skieruj na badania')
  await expect(marek, 'the day of one of several papers').not.toContainText('ważny do')
  await expect(marek.getByRole('link', { name: 'Marek Gżegżółka', exact: true })).toHaveAttribute(
    'href',
    '/employees/iyGjppxfdbffQoF1',
  )
  const jozef = unable.getByRole('listitem').filter({ hasText: 'Józef Kaźmierczak' })
  await expect(jozef).toContainText('Ppoż.: 140 dni po terminie')
  const bogumila = line(page, 'Bogumiła')
  await expect(bogumila).toContainText('Certyfikat BHP-84001 czeka na potwierdzenie')
  await bogumila.getByRole('link', { name: 'Zobacz oczekujący' }).click()
  await expect(page).toHaveURL('/certificates/Ak2lEHKVYp23zDUh')

  await page.goBack()
  await showAll(page)
  await expect(marek).toContainText('zapisano na szkolenie 23.11.2026')
  await marek.getByRole('link', { name: 'Zobacz, czego brakuje' }).click()
  await expect(page).toHaveURL('/employees/iyGjppxfdbffQoF1')
  await page.goBack()
  await showAll(page)
  await jozef.getByRole('link', { name: 'Zobacz terminy' }).click()
  await expect(page).toHaveURL(/\/certificates\/renew\?for=AcoujR3AlogzDU17&type=fire_protection&scope=staff/)
})

test('an employer sees what comes soon by its day, also the protocol of an accident', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  const soon = group(page, 'Wkrótce')
  await showAll(page)
  await expect(soon.getByRole('listitem')).toContainText([
    /^Działanie: Wycofać zawiesia pasowe.*2\sdni po\sterminie, Józef Kaźmierczak/,
    'Doręczenie protokołuWypadek z 03.11.2026: niezwłocznie',
    'Sporządzenie protokołuWypadek z 09.11.2026: do 23.11.2026, za 2 dni',
    'Zatwierdzenie protokołuWypadek z 05.11.2026: z reguły do 23.11.2026, za 2 dni',
    'SEP E, G1: za 5 dni',
    'Sporządzenie protokołuWypadek z 18.11.2026: do 02.12.2026, za 11 dni',
    'BHP: za 12 dni; UDT wózek: wniosek do 19.12.2026',
    'Żaneta Ćwik',
    'Agnieszka Szczęsna',
  ])
  await line(page, 'Wypadek z 18.11.2026').getByRole('link', { name: 'Otwórz zgłoszenie' }).click()
  await expect(page).toHaveURL('/reports/vGvEw5K7zgw3L3Qt')
})

test('a worker sees the own deadlines and the training of tomorrow', async ({ browser }) => {
  // A Sunday: the next training is on Monday.
  const server = await startServer({ env: { TODAY: '2026-11-22' } })
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${server.port}` })
  try {
    const page = await context.newPage()
    await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
    await expect(group(page, 'Wkrótce').getByRole('listitem')).toContainText([
      'Jutro 8:00, jesteś na liście',
      'Wygasa za 1 tydzień',
      'Złóż wniosek do 20.12.2026',
    ])
    await line(page, 'Jutro 8:00').getByRole('link', { name: 'W kalendarzu' }).click()
    await expect(page).toHaveURL(/\/calendar\?date=2026-11-23$/)
  } finally {
    await context.close()
    await server.stop()
  }
})

test('a worker without a required qualification is told not to work', async ({ page }) => {
  const revoked = {
    kind: 'certificate-revoked',
    id: 'revoked',
    day: '2026-11-21',
    certificateId: 'IWL59ljS5zaeI0js',
    reason: 'Pomyłka',
  }
  await storeOwnData(page, ANNA, { changes: [revoked] })
  await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
  await expect(group(page, 'Nie możesz dziś pracować')).toContainText('Szkolenie okresowe BHP')
})

test('an administrator confirms three certificates at once and takes all back at once', async ({ page }) => {
  await openAs(page, 'Administrator', '/dashboard', AGATA_HEADING)
  const waiting = group(page, 'Czeka na potwierdzenie')
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await showAll(page)
  await expect(waiting.getByRole('listitem')).toHaveCount(3)

  await waiting.getByRole('button', { name: 'Potwierdź zaznaczone' }).click()
  await expect(waiting.getByRole('alert')).toHaveText('Zaznacz certyfikaty, które potwierdzasz')
  await expectAccessible(page)

  for (const name of ['Anna Dąbrowska', 'Marek Gżegżółka', 'Bogumiła Krzyżanowska-Świętochłowicka']) {
    await waiting.getByRole('checkbox', { name }).press('Space')
  }
  await waiting.getByRole('button', { name: 'Potwierdź zaznaczone' }).press('Enter')
  await expect(page.getByText('Potwierdzono w tej przeglądarce')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(waiting).toHaveCount(0)
  expect(await readChanges(page, AGATA)).toHaveLength(3)

  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(waiting.getByRole('listitem')).toHaveCount(3)
  await expect(waiting.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('a training centre confirms only what is ticked, of what it has issued', async ({ page }) => {
  await openAs(page, 'Ośrodek Szkoleniowy', '/dashboard', 'Dzień dobry, Norbert')
  const waiting = group(page, 'Czeka na potwierdzenie')
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await expect(waiting).not.toContainText('Bogumiła')
  await waiting.getByRole('checkbox', { name: 'Marek Gżegżółka' }).check()
  await waiting.getByRole('button', { name: 'Potwierdź zaznaczone' }).click()
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await expect(waiting).toContainText('Anna Dąbrowska')

  await waiting.getByRole('link', { name: 'KPP-48570' }).click()
  await expect(page.getByRole('main').getByRole('article')).toContainText('czeka na potwierdzenie')
  await page.goto('/certificates/BadFnV1a74KrVDra')
  await expect(page.getByRole('main').getByRole('article')).toContainText('Ważny do')
})

test('long lists fold, by pointer and keyboard', async ({ page }) => {
  const claims = Array.from({ length: 4 }, (_, place) => ({
    kind: 'certificate-added',
    id: `claim-${place}`,
    day: '2026-11-21',
    certificate: {
      id: `claim-${place}`,
      userId: ANNA,
      type: 'first_aid',
      scope: 'staff',
      number: `PP-9000${place}`,
      issueDate: '2026-11-20',
      status: 'pending',
    },
  }))
  await storeOwnData(page, AGATA, { changes: claims })
  await openAs(page, 'Administrator', '/dashboard', AGATA_HEADING)
  const waiting = group(page, 'Czeka na potwierdzenie')
  await expect(waiting).toContainText('7 certyfikatów')
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await toDo(page)
    .getByText(/^Pokaż wszystkie/)
    .click()
  await expect(waiting.getByRole('listitem')).toHaveCount(7)
  await expect(toDo(page).getByRole('button', { name: 'Zwiń' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await expect(toDo(page).getByRole('button', { name: /^Pokaż wszystkie/ })).toBeInViewport()
})

test('where nothing is to be done, nothing is said about it', async ({ page }) => {
  const confirmed = ['IfMlYs65Pr834ds3', 'BadFnV1a74KrVDra'].map((certificateId) => ({
    kind: 'certificate-confirmed',
    id: certificateId,
    day: '2026-11-21',
    certificateId,
  }))
  await storeOwnData(page, NORBERT, { changes: confirmed, settings: { expiryReminders: false } })
  await openAs(page, 'Ośrodek Szkoleniowy', '/dashboard', 'Dzień dobry, Norbert')
  await expect(page.getByRole('region', { name: 'Wygasające certyfikaty' })).toBeVisible()
  await expect(toDo(page)).toHaveCount(0)
})

test('the longest badge of a line ends before the button beside it', async ({ page }) => {
  const crew = Array.from({ length: 10 }, (_, place) => {
    const saved = personSaved(`p${place}`, 'Ada', `Lis${place}`)
    return { ...saved, person: { ...saved.person, hiredOn: '2025-12-01' } }
  })
  await openRegister(page, [PAPERS_ELSEWHERE, ...crew], '/dashboard', 'Dzień dobry, Jan')
  const badge = toDo(page).getByText('pierwsze szkolenie wkrótce', { exact: true })
  const button = toDo(page).getByRole('link', { name: /^Zaplanuj szkolenie/ })
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const [left, right] = [await badge.boundingBox(), await button.boundingBox()]
    expect((left?.x ?? Infinity) + (left?.width ?? 0), `${width} px`).toBeLessThanOrEqual(right?.x ?? 0)
  }
})

test('what is to be done is accessible and fits every width', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  await expectAccessibleEverywhere(page, [1280, 768, 360])
  await openAs(page, 'Administrator', '/dashboard', AGATA_HEADING)
  await expectAccessibleEverywhere(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})
