import type { Locator, Page } from 'playwright/test'

import { reportFiled } from '../support/changes.ts'
import { expect, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'
import { openRegister } from '../support/own-register.ts'
import { OWNER } from '../support/owner.ts'

const PHONE = /Zawiadamiam o\sciężkim wypadku przy pracy\. Zdarzył się 21\s?listopada 2026/

const steps = (page: Page) => page.getByRole('region', { name: 'Kroki po wypadku' })
const clock = (page: Page) => page.getByRole('region', { name: 'Najbliższy termin' })
const open = (page: Page) => steps(page).getByRole('list', { name: 'Kroki do zrobienia' })
const done = (page: Page) => steps(page).getByRole('list', { name: 'Zrobione kroki' })
const stepForm = (page: Page, name: string) => open(page).getByRole('form', { name })
const toDo = (page: Page) => page.getByRole('region', { name: 'Do zrobienia' })

/** Fills in a step that is open and waits until it stands among the done ones. */
async function record(page: Page, name: string, more: (form: ReturnType<typeof stepForm>) => Promise<void>) {
  const form = stepForm(page, name)
  await more(form)
  await form.getByRole('button', { name: 'Odnotuj' }).click()
  await expect(done(page)).toContainText(name)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

const nothingMore = () => Promise.resolve()

/** Files a serious accident in an own register, as its employer. */
async function fileSerious(page: Page) {
  await openRegister(page, [], '/reports/new', 'Nowe zgłoszenie')
  await page.getByText('Wypadek', { exact: true }).click()
  await page.getByLabel('Opis zdarzenia').fill('Upadek z rusztowania')
  await page.getByLabel('Jak ciężki jest wypadek').selectOption('Ciężki')
  await page.getByRole('button', { name: 'Zapisz zgłoszenie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wypadek' })).toBeFocused()
}

test('a worker says how badly somebody was hurt, with the day of death if it was fatal', async ({ page }) => {
  await openAs(page, 'Pracownik', '/reports/new', 'Nowe zgłoszenie')
  await page.getByText('Wypadek', { exact: true }).click()
  await page.getByLabel('Opis zdarzenia').fill('Upadek z rusztowania')
  await expect(page.getByLabel('Kim jest osoba poszkodowana')).toHaveValue('employee')
  await expect(page.getByLabel('Jak ciężki jest wypadek')).toHaveValue('unknown')
  await expect(page.getByLabel('Dzień zawiadomienia pracodawcy')).toHaveValue('2026-11-21')
  await expect(page.getByLabel('Dzień śmierci')).toBeHidden()

  await page.getByLabel('Jak ciężki jest wypadek').selectOption('Śmiertelny')
  await page.getByLabel('Dzień zawiadomienia pracodawcy').fill('2026-11-20')
  await page.getByRole('button', { name: 'Zapisz zgłoszenie' }).click()
  await expect(page.getByLabel('Dzień śmierci')).toHaveAccessibleDescription('Podaj dzień śmierci')
  await expect(page.getByLabel('Dzień zawiadomienia pracodawcy')).toHaveAccessibleDescription(
    /nie wcześniejszy niż dzień zdarzenia/,
  )
  await expect(page.getByLabel('Opis zdarzenia')).toHaveValue('Upadek z rusztowania')
  await expectAccessibleEverywhere(page)

  await page.getByLabel('Jak ciężki jest wypadek').selectOption('Ciężki')
  await page.getByLabel('Dzień zawiadomienia pracodawcy').fill('2026-11-21')
  await page.getByRole('button', { name: 'Zapisz zgłoszenie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wypadek' })).toBeFocused()
  await expect(page.getByText('Pracownik, wypadek ciężki')).toBeVisible()
  const whatNow = page.getByRole('region', { name: 'Co teraz' })
  await expect(whatNow).toContainText('udziel pierwszej pomocy')
  await expect(whatNow).toContainText(
    /pracodawca niezwłocznie zawiadamia właściwego okręgowego inspektora pracy i\sprokuratora/,
  )
  await expect(steps(page), 'only those who handle reports record steps').toHaveCount(0)
})

test('an employer sees the red task with the words for the phone, until the inspector is told', async ({
  page,
}) => {
  await fileSerious(page)
  await expect(clock(page)).toContainText('Niezwłocznie zawiadom właściwego okręgowego inspektora pracy')
  await expect(clock(page)).toContainText(PHONE)
  // The term is first, then the facts and the steps; what the law asks is folded, but not the emergency call.
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
  const facts = page.getByRole('main').getByRole('article')
  expect(await topOf(clock(page))).toBeLessThan(await topOf(facts))
  expect(await topOf(facts)).toBeLessThan(await topOf(steps(page)))
  await expect(page.getByRole('link', { name: '112' })).toBeVisible()
  const firstAid = page.getByText('Zatrzymaj to, co zagraża')
  await expect(firstAid).toBeHidden()
  await page.getByText(/co mówi prawo$/).press('Enter')
  await expect(firstAid).toBeVisible()
  await expectAccessibleEverywhere(page, [1280, 768, 360])

  await page.goto('/dashboard')
  const task = toDo(page).getByRole('region').first()
  await expect(task).toContainText('Niezwłocznie zawiadom o wypadku')
  await expect(task).toContainText(PHONE)
  await expectAccessibleEverywhere(page)
  await task.getByRole('link', { name: 'Otwórz zgłoszenie' }).click()
  await record(page, 'Zawiadomienie inspektora pracy i prokuratora', async (form) => {
    await form.getByLabel('Notatka').fill('OIP Wrocław, rozmowa o 9:40')
  })
  await expect(done(page)).toContainText('OIP Wrocław')
  await expect(clock(page)).not.toContainText('Co powiedzieć przez telefon')

  await page.goto('/dashboard')
  await expect(toDo(page)).toContainText('Sporządzenie protokołu')
  await expect(toDo(page)).not.toContainText('Niezwłocznie zawiadom')
})

test('all steps are recorded in the order of the law, and no approval comes before the reading', async ({
  page,
}) => {
  const filed = reportFiled('fall', {
    reportedBy: OWNER.id,
    date: '2026-11-02',
    notifiedOn: '2026-11-02',
    accident: { who: 'employee', severity: 'serious' },
  })
  await openRegister(page, [filed], '/reports/report-fall', 'Wypadek')
  await expect(open(page).getByRole('form', { name: 'Zatwierdzenie protokołu' })).toHaveCount(0)
  await record(page, 'Zawiadomienie inspektora pracy i prokuratora', (form) =>
    form.getByLabel('Dzień').fill('2026-11-02'),
  )
  await record(page, 'Zabezpieczenie miejsca i pierwsza pomoc', (form) =>
    form.getByLabel('Dzień').fill('2026-11-02'),
  )

  const team = stepForm(page, 'Powołanie zespołu powypadkowego')
  await team.getByLabel('Dzień').fill('2026-11-01')
  await team.getByRole('button', { name: 'Odnotuj' }).click()
  await expect(team.getByLabel('Dzień')).toHaveAccessibleDescription(/nie wcześniejszą niż/)
  await expect(team.getByLabel('Skład zespołu')).toHaveAccessibleDescription('Podaj skład zespołu')
  await record(page, 'Powołanie zespołu powypadkowego', async (form) => {
    await form.getByLabel('Dzień').fill('2026-11-03')
    await form.getByLabel('Skład zespołu').fill('Jan Lis, Ewa Ćwik')
  })
  await record(page, 'Ustalenie okoliczności i przyczyn', nothingMore)

  const drawnUp = stepForm(page, 'Sporządzenie protokołu')
  await drawnUp.getByRole('button', { name: 'Odnotuj' }).click()
  await expect(drawnUp.getByLabel('Powód opóźnienia')).toHaveAccessibleDescription(/Podaj powód opóźnienia/)
  await record(page, 'Sporządzenie protokołu', (form) =>
    form.getByLabel('Powód opóźnienia').fill('Czekano na opinię biegłego'),
  )
  await expect(done(page)).toContainText('Powód opóźnienia: Czekano na opinię biegłego')
  await expect(done(page)).toContainText('po terminie 16.11.2026')

  await expect(
    open(page)
      .getByRole('listitem')
      .filter({ has: page.getByText('Zatwierdzenie protokołu', { exact: true }) }),
  ).toContainText(/Najpierw: Zapoznanie osoby poszkodowanej z\sprotokołem/)
  await expect(stepForm(page, 'Zatwierdzenie protokołu')).toHaveCount(0)
  await record(page, 'Zapoznanie osoby poszkodowanej z protokołem', async (form) => {
    await form.getByLabel('Zastrzeżenia do protokołu').selectOption('Z zastrzeżeniami')
  })
  const approved = stepForm(page, 'Zatwierdzenie protokołu')
  await approved.getByLabel('Dzień').fill('2026-11-20')
  await approved.getByRole('button', { name: 'Odnotuj' }).click()
  await expect(approved.getByLabel('Dzień')).toHaveAccessibleDescription(
    /nie wcześniejszą niż 21\.11\.2026.*Zapoznanie osoby poszkodowanej/,
  )
  await record(page, 'Zatwierdzenie protokołu', (form) => form.getByLabel('Dzień').fill('2026-11-21'))
  await record(page, 'Doręczenie protokołu, także inspektorowi pracy', nothingMore)
  await record(page, 'Wpis do rejestru wypadków', nothingMore)
  await record(page, 'Statystyczna karta wypadku (Z-KW)', nothingMore)
  // The messages of the other steps leave for the one about the last step.
  const toasts = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Cofnij' }) })
  await expect(toasts.filter({ hasText: 'Statystyczna karta wypadku' })).toBeVisible()
  await expect(toasts).toHaveCount(3)
  await expect(open(page)).toHaveCount(0)
  await expect(clock(page)).toContainText('Żaden termin teraz nie biegnie')
  await expectAccessibleEverywhere(page)

  await done(page).getByText('21.11.2026 Wpis do rejestru wypadków').click()
  await done(page)
    .getByRole('button', { name: /^Cofnij krok.*Wpis do rejestru wypadków/ })
    .press('Enter')
  await expect(open(page)).toContainText('Wpis do rejestru wypadków')
  // On a phone one at a time.
  await expect(toasts.filter({ hasText: 'Cofnięto krok' })).toBeVisible()
  await expect(toasts).toHaveCount(1)
})

test('on the protocol of a fatal accident the family reads and signs', async ({ page }) => {
  const filed = reportFiled('fall', {
    reportedBy: OWNER.id,
    date: '2026-11-02',
    injured: 'Jan Lis',
    accident: { who: 'employee', severity: 'fatal', deathOn: '2026-11-05' },
  })
  await openRegister(page, [filed], '/reports/report-fall/paper', 'Protokół powypadkowy')
  await expect(page.getByText(/egzemplarze: dla uprawnionego członka rodziny/)).toBeVisible()
  const paper = page.getByRole('article')
  await expect(paper).toContainText('Śmierć 05.11.2026.')
  const crossedOut = (await paper.locator('s').allTextContents()).map((text) =>
    text.replace('skreślone: ', ''),
  )
  expect(crossedOut).toContain('Poszkodowany')
  expect(crossedOut).not.toContain('członek rodziny')
})

test('closing asks, and the days stay in the to-do list and in the calendar', async ({ page }) => {
  const filed = reportFiled('fall', {
    reportedBy: OWNER.id,
    accident: { who: 'employee', severity: 'serious' },
  })
  await openRegister(page, [filed], '/reports/report-fall', 'Wypadek')
  await expect(page.getByRole('button', { name: 'Wycofaj zgłoszenie' })).toBeVisible()
  await record(page, 'Zawiadomienie inspektora pracy i prokuratora', nothingMore)
  await expect(page.getByText('Zgłoszenia nie można już wycofać')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wycofaj zgłoszenie' })).toHaveCount(0)

  const move = page.getByRole('region', { name: 'Zmiana statusu' })
  await expect(move.getByLabel('Nowy status')).toHaveValue('')
  await move.getByLabel('Nowy status').selectOption('Zamknięty')
  await expect(move).toContainText(
    /Sporządzenie protokołu: do 07\.12\.2026, za 16\sdni \(05\.12\.2026 to sobota\)/,
  )
  await move.getByRole('button', { name: 'Zmień status' }).click()
  await expect(move.getByLabel('Zamykam mimo otwartych kroków')).toHaveAccessibleDescription(/Zaznacz/)
  await expect(move.getByLabel('Powód zamknięcia')).toHaveAccessibleDescription('Podaj powód zamknięcia')
  await expectAccessibleEverywhere(page)
  await move.getByLabel('Powód zamknięcia').fill('Sprawę prowadzi zakład główny')
  await move.getByLabel('Zamykam mimo otwartych kroków').check()
  await move.getByRole('button', { name: 'Zmień status' }).click()
  await expect(page.getByRole('region', { name: 'Historia' })).toContainText('Sprawę prowadzi zakład główny')
  await expect(open(page)).toContainText('Sporządzenie protokołu')

  await page.goto('/dashboard')
  await expect(toDo(page)).toContainText(/Sporządzenie protokołu.*do 07\.12\.2026/s)
  await page.goto('/calendar?date=2026-12-07')
  const due = page.getByRole('region', { name: 'Terminy po wypadkach' })
  await expect(due).toContainText('Sporządzenie protokołu')
  await expectAccessibleEverywhere(page)
  await due.getByRole('link', { name: /Wypadek z/ }).click()
  await expect(steps(page)).toBeVisible()
})

test('another person hurt changes the paper and its steps, and undoing brings them back', async ({
  page,
}) => {
  await openRegister(
    page,
    [reportFiled('fall', { reportedBy: OWNER.id, accident: { who: 'employee', severity: 'unknown' } })],
    '/reports/report-fall',
    'Wypadek',
  )
  await expect(open(page)).toContainText('Powołanie zespołu powypadkowego')
  await steps(page).getByText('Zmień, kto ucierpiał').click()
  await steps(page).getByLabel('Kim jest osoba poszkodowana').selectOption('Pracownik innej firmy')
  await steps(page).getByRole('button', { name: 'Zapisz skutki' }).click()
  await expect(open(page)).toContainText('Zawiadomienie pracodawcy osoby poszkodowanej')
  await expect(open(page)).not.toContainText('protokołu')
  await expect(steps(page)).toContainText('Protokół sporządza pracodawca osoby poszkodowanej')
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(open(page)).toContainText('Powołanie zespołu powypadkowego')
})
