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
export async function saveCopy(page: Page, testInfo: TestInfo, name = 'kopia.json'): Promise<string> {
  await page.goto('/settings?tab=privacy')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz kopię' }).click()
  const copy = testInfo.outputPath(name)
  await (await downloading).saveAs(copy)
  return copy
}

/** Returns the login page of a browser that knows no register, ready to take in a copy. The caller closes its context. */
export async function openElsewhere(browser: Browser, testInfo: TestInfo): Promise<Page> {
  const context = await browser.newContext({ baseURL: testInfo.project.use.baseURL })
  const page = await context.newPage()
  await page.goto('/login/new')
  await expect(page.getByRole('button', { name: 'Wczytaj kopię rejestru' })).toBeEnabled()
  return page
}
