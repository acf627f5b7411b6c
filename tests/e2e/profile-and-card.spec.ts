import { certificateAdded, trainingSaved } from '../support/changes.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'
import { openRegister } from '../support/own-register.ts'
import { OWNER } from '../support/owner.ts'
import { addPhoto, drawPng } from '../support/photos.ts'
import { printedPages } from '../support/printed-pages.ts'

const ANNA = '/card/u2JoFQVOEDZAGVYH'
const PUBLIC = '/card/s2fWgokVCS576Y8o'

test('the profile shows the person and the figures', async ({ page }) => {
  await openAs(page, 'Pracownik', '/profile', 'Profil')
  const person = page.getByRole('region', { name: 'Dane osobowe' })
  for (const text of [
    'AD',
    'Anna Dąbrowska',
    'Pracownik',
    'operator wózka widłowego',
    'pracownik@pewnik.example',
    '+48 500 000 102',
    'Zakłady Metalowe Żelbrzeg',
  ]) {
    await expect(person).toContainText(text)
  }
  const figures = page.getByRole('region', { name: 'Statystyki' })
  await expect(figures).toContainText(/3\s*Aktywne|Aktywne certyfikaty\s*3/)
  await expect(figures.getByRole('definition')).toHaveText(['3', '2', '12', '2'])
  // The sample's figures of trainings are fixed, and no list has as many.
  await expect(figures.getByRole('link')).toHaveCount(2)
  await figures.getByRole('link', { name: 'Wygasłe certyfikaty: 2' }).click()
  await expect(page).toHaveURL('/profile?tab=certificates&status=expired')
  await expect(page.getByText(/2\scertyfikaty, status: Wygasły/)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: 'Pokaż wszystkie' }).click()
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.goBack()
  await page.goBack()
  await figures.getByRole('link', { name: 'Aktywne certyfikaty: 3' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('the figures of an own register lead to lists with the same numbers', async ({ page }) => {
  const day = '2026-11-20'
  const records = ['mine', 'others'].flatMap((id) => [
    trainingSaved(id, { date: '2026-11-10' }),
    { kind: 'training-completed', id: `${id}-completed`, day, trainingId: `training-${id}` },
  ])
  const signedUp = { kind: 'signed-up', id: 'signed-up', day, trainingId: 'training-mine' }
  await openRegister(page, [...records, signedUp], '/profile', 'Profil')
  await page.getByRole('link', { name: 'Ukończone szkolenia: 1' }).click()
  await expect(page).toHaveURL('/trainings?status=completed&who=me')
  await expect(page.getByRole('status').filter({ hasText: 'szkole' })).toHaveText(/^1\sszkolenie$/)
  await page.getByRole('searchbox').fill('nie ma takiego')
  await expect(page.getByText('Brak wyników')).toBeVisible()
  await expect(page).toHaveURL(/who=me/)
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('status').filter({ hasText: 'szkole' })).toHaveText(/^1\sszkolenie$/)
  await page.getByRole('link', { name: /^Moje szkolenia ?, usuń filtr/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'szkole' })).toHaveText(/^2\sszkolenia$/)
})

test('tabs are chosen by keyboard, are in the URL and follow Back', async ({ page }) => {
  await openAs(page, 'Pracownik', '/profile', 'Profil')
  await page.getByRole('tab', { name: 'Profil' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/profile?tab=certificates')
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/profile?tab=card')
  await expect(page.getByRole('tab', { name: 'Wizytówka' })).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(page.getByRole('tabpanel', { name: 'Wizytówka' })).toContainText('ważny do 03.12.2026')
  await page.goBack()
  await expect(page).toHaveURL('/profile?tab=certificates')
  await page.goto('/profile?tab=nieznana')
  await expect(page.getByRole('tab', { name: 'Profil' })).toHaveAttribute('aria-selected', 'true')
})

test('a person without certificates is told so', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() =>
    localStorage.setItem(
      'pewnik:session',
      JSON.stringify({
        id: 'n',
        firstName: 'Jan',
        lastName: 'Nowy',
        email: 'jan@pewnik.example',
        role: 'employee',
      }),
    ),
  )
  await page.goto('/profile?tab=certificates')
  await expect(page.getByText('Nie masz jeszcze żadnych certyfikatów.')).toBeVisible()
})

test('the link of the card is copied with a message', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, 'Pracownik', '/profile?tab=card', 'Profil')
  await page.getByRole('button', { name: 'Kopiuj link' }).click()
  await expect(page.getByText('Link skopiowany')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${ANNA}`)
})

test('a refused clipboard shows the link to copy by hand', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) },
    })
  })
  await openAs(page, 'Pracownik', '/profile?tab=card', 'Profil')
  await page.getByRole('button', { name: 'Kopiuj link' }).click()
  await expect(page.getByRole('textbox', { name: 'Link do wizytówki' })).toHaveValue(`${baseURL}${ANNA}`)
  await expectAccessible(page)
})

test.describe('the public card, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('shows everything where the profile is public', async ({ page }) => {
    await page.goto(PUBLIC)
    const main = page.getByRole('main')
    for (const text of [
      'Łukasz Zięba',
      'Pracownik',
      'elektryk',
      'Zakłady Metalowe Żelbrzeg',
      'lukasz.zieba@pewnik.example',
      '+48 500 000 105',
      'Aktywne certyfikaty',
      'ważny do 26.11.2026',
    ]) {
      await expect(main).toContainText(text)
    }
    await page.getByRole('link', { name: /^Świadectwo kwalifikacyjne E, G1/ }).click()
    await expect(page.getByRole('main')).toContainText('Łukasz Z.')
  })

  test('hides the contact where the profile is for employers', async ({ page }) => {
    await page.goto(ANNA)
    await expect(page.getByRole('main')).toContainText('Anna Dąbrowska')
    await expect(page.getByRole('main')).toContainText('ważny do 03.12.2026')
    await expect(page.getByRole('main')).not.toContainText('@')
    await expect(page.getByRole('main')).not.toContainText('+48')
  })
})

test('the public card has no script and is neither cached nor indexed', async ({ page }) => {
  const response = await page.goto(PUBLIC)
  await expect(page.locator('script')).toHaveCount(0)
  expect(response?.headers()['cache-control']).toBe('no-store')
  expect(response?.headers()['x-robots-tag']).toContain('noindex')
})

test.describe('an unknown card', () => {
  test.use({ expectedErrors: [/404/] })

  test('answers 404', async ({ page }) => {
    const response = await page.goto('/card/nieznana')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wizytówka nie została znaleziona')
    await expectAccessible(page)
  })
})

test('profile, its tabs and the card are accessible and never scroll sideways', async ({ page }) => {
  await openAs(page, 'Pracownik', '/profile', 'Profil')
  for (const path of ['/profile', '/profile?tab=certificates', '/profile?tab=card', PUBLIC]) {
    await page.goto(path)
    await expect(page.getByRole('tab').or(page.getByText('wizytówka')).first()).toBeVisible()
    await expectAccessibleEverywhere(page, [360])
  }
})

test('a card for the pocket has a photo, the qualifications with their ends and a code for each', async ({
  page,
}) => {
  await openAs(page, 'Pracownik', '/profile?tab=card', 'Profil')
  await page.getByRole('link', { name: 'Karta do kieszeni' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karta do kieszeni')
  const card = page.getByRole('article', { name: 'Karta' })
  await expect(card.getByRole('listitem').filter({ hasText: 'BHP-42653' })).toContainText(
    'ważny do 03.12.2026',
  )
  await expect(card.getByRole('img', { name: /^Kod QR/ })).toHaveCount(3)
  await expect(card).toContainText('miejsce na zdjęcie')
  await expectAccessibleEverywhere(page)
  const chooser = page.waitForEvent('filechooser')
  await addPhoto(page).click()
  await (
    await chooser
  ).setFiles({
    name: 'twarz.png',
    mimeType: 'image/png',
    buffer: await drawPng(page, 300, 400),
  })
  await expect(card).not.toContainText('miejsce na zdjęcie')
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(1)
  expect(sheets).toPrint('Anna Dąbrowska', 'BHP-42653', 'Stan na 21.11.2026')
  expect(sheets).not.toPrint('Wytnij', 'Dodaj zdjęcie')
})

test('a certificate that nobody has signed has no code on the card', async ({ page }) => {
  const own = certificateAdded('own', { userId: OWNER.id, status: 'active', expiryDate: '2029-11-01' })
  await openRegister(page, [own], '/profile/pocket-card', 'Karta do kieszeni')
  await expect(page.getByRole('article', { name: 'Karta' })).toContainText('Certyfikaty bez kodu QR: 1.')
  await expect(page.getByRole('img', { name: /^Kod QR/ })).toHaveCount(0)
})
