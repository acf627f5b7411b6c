import { expect, type Browser, type Page, type TestInfo } from 'playwright/test'

export const COMPANY = 'Zakłady Kontrolne'

/** Fills in the form of a new register and sends it. */
export async function submitOwner(page: Page, company = COMPANY): Promise<void> {
  await page.getByLabel('Imię').fill('Jan')
  await page.getByLabel('Nazwisko').fill('Próbny')
  await page.getByLabel('Adres e-mail').fill('jan@zaklady.example')
  await page.getByLabel('Firma').fill(company)
  await page.getByRole('button', { name: 'Załóż rejestr' }).click()
}

/** Begins a register from the login page and waits for its dashboard. */
export async function beginRegister(page: Page, company = COMPANY): Promise<void> {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Załóż własny rejestr' }).click()
  await submitOwner(page, company)
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
}

/** Adds a person on the form and waits for their page. */
export async function addPerson(
  page: Page,
  firstName: string,
  lastName: string,
  position: string,
): Promise<void> {
  await page.goto('/employees/new')
  await page.getByLabel('Imię').fill(firstName)
  await page.getByLabel('Nazwisko').fill(lastName)
  await page.getByLabel('Stanowisko').fill(position)
  await page.getByRole('button', { name: 'Dodaj pracownika' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` })).toBeVisible()
}

/** Saves a copy of the register in settings, and returns its file. */
export async function saveCopy(page: Page, testInfo: TestInfo, name = 'kopia.zip'): Promise<string> {
  await page.goto('/settings?tab=data')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz kopię' }).click()
  const copy = testInfo.outputPath(name)
  await (await downloading).saveAs(copy)
  return copy
}

/** Chooses the passphrase of what leaves the browser in the open dialog. */
export async function choosePassphrase(page: Page, passphrase: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Hasło', { exact: true }).fill(passphrase)
  await dialog.getByLabel('Powtórz hasło').fill(passphrase)
  await dialog.getByRole('button', { name: /^(Zabezpiecz|Pobierz kopię)$/ }).click()
}

/** Saves a copy of a register that must leave the browser with a passphrase, and returns its file. */
export async function saveSealedCopy(page: Page, testInfo: TestInfo, passphrase: string): Promise<string> {
  await page.goto('/settings?tab=data')
  await page.getByRole('button', { name: 'Pobierz kopię' }).click()
  const downloading = page.waitForEvent('download')
  await choosePassphrase(page, passphrase)
  const copy = testInfo.outputPath('kopia.zip.age')
  await (await downloading).saveAs(copy)
  return copy
}

/** Types the passphrase of a chosen file and opens it. */
export async function openSealedFile(page: Page, passphrase: string): Promise<void> {
  const form = page.getByRole('form', { name: /jest zabezpieczony hasłem/ })
  await form.getByLabel('Hasło').fill(passphrase)
  await form.getByRole('button', { name: 'Otwórz' }).click()
}

/** Returns the login page of a browser that knows no register, ready to take in a copy. The caller closes its context. */
export async function openElsewhere(browser: Browser, testInfo: TestInfo): Promise<Page> {
  const context = await browser.newContext({ baseURL: testInfo.project.use.baseURL })
  const page = await context.newPage()
  await page.goto('/login/new')
  await expect(page.getByRole('button', { name: 'Wczytaj kopię rejestru' })).toBeEnabled()
  return page
}

/** Says that another system checks examinations and initial training, so that certificates alone decide. */
export async function leavePapersToAnotherSystem(page: Page): Promise<void> {
  await page.goto('/employer/positions')
  const card = page.getByRole('region', { name: 'Wymagane od pracowników' })
  const toasts = page.getByRole('status')
  await card.getByText('Orzeczenie lekarskie', { exact: true }).click()
  await expect(toasts.filter({ hasText: /od pracowników\s*szkolenie wstępne/ })).toBeVisible()
  await card.getByText('Szkolenie wstępne', { exact: true }).click()
  await expect(toasts.filter({ hasText: 'ani orzeczenie, ani szkolenie wstępne' })).toBeVisible()
}

/** Adds an orzeczenie and a card of the initial training on the person's page, and returns there. */
export async function recordPapers(
  page: Page,
  days: { done: string; nextExamination: string },
): Promise<void> {
  await page.getByRole('link', { name: 'Dodaj orzeczenie' }).click()
  await page.getByLabel('Rodzaj badań').selectOption('initial')
  await page.getByLabel('Orzeczenie stwierdza').selectOption('fit')
  await page.getByLabel('Data orzeczenia').fill(days.done)
  await page.getByLabel('Data następnych badań').fill(days.nextExamination)
  await page.getByRole('button', { name: 'Dodaj orzeczenie' }).click()
  await page.getByRole('link', { name: /^Odnotuj.*Instruktaż ogólny/ }).click()
  await page.getByLabel('Instruktaż ogólny').fill(days.done)
  await page.getByLabel('Instruktaż stanowiskowy', { exact: true }).fill(days.done)
  await page.getByRole('button', { name: 'Zapisz szkolenie' }).click()
  await expect(page.getByText('Instruktaż stanowiskowy: odbyty')).toBeVisible()
}
