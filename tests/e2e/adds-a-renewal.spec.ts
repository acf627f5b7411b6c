import { ANNAS_RENEWAL } from '../support/annas-changes.ts'
import { expect, expectNoSidewaysScroll, openAs } from '../support/journey.ts'
import { toast } from '../support/locators.ts'
import { test } from '../support/one-window.ts'
import { storeOwnData } from '../support/own-data.ts'
import { printedPages } from '../support/printed-pages.ts'
import { AGATA, ANNA, ANNAS_BHP } from '../support/sample.ts'

const HEADING = 'Dodaj certyfikat'

test('an employee adds a renewal, which ends no alert before it is confirmed, and prints its sheet', async ({
  page,
}) => {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const save = page.getByRole('button', { name: 'Zapisz certyfikat' })
  await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
  const expiring = page.getByRole('region', { name: 'Wygasające certyfikaty' })
  await expect(expiring.getByRole('listitem')).toHaveCount(1)
  await expiring.getByRole('link', { name: 'Szkolenie okresowe BHP' }).click()
  await expect(page).toHaveURL(`/certificates/${ANNAS_BHP}`)

  await page.getByRole('link', { name: 'Odnów' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odnów kwalifikację')
  await page.getByRole('link', { name: 'Mam już nowy certyfikat' }).click()
  await expect(page).toHaveURL(`/certificates/new?for=${ANNA}&type=bhp&scope=workers`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING)
  await expect(field('Rodzaj certyfikatu')).toHaveValue('bhp')
  await expect(field('Zakres')).toHaveValue('workers')
  await expect(field('Osoba')).toHaveCount(0)

  await save.click()
  const summary = page.getByRole('group', { name: /Popraw dane/ })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Podaj numer certyfikatu' }).press('Enter')
  await expect(field('Numer')).toBeFocused()
  await page.keyboard.insertText('BHP-90001')
  await field('Data wydania').fill('2026-11-20')
  await expect(field('Data ważności')).toHaveValue('2029-11-20')
  await field('Wystawca (opcjonalnie)').fill('Ośrodek <img src=x onerror=alert(1)>')
  await save.click()

  const saved = toast(page, 'Zapisano w tej przeglądarce')
  await expect(saved).toContainText(
    'Dodano certyfikat: Szkolenie okresowe BHP · stanowiska robotnicze – Anna Dąbrowska',
  )
  await expect(page.getByRole('main').getByRole('article')).toContainText('BHP-90001')
  await expect(page.getByRole('main').getByRole('article')).toContainText('<img src=x onerror=alert(1)>')
  const added = page.url()
  await page.getByRole('link', { name: 'Dodaj kolejny' }).click()
  await expect(page).toHaveURL('/certificates/new')
  await expect(field('Numer')).toHaveValue('')

  await page.getByRole('link', { name: 'Pulpit', exact: true }).click()
  const [first] = await expiring.getByRole('listitem').all()
  await expect(first ?? expiring).toContainText('Wygasa za 1 tydzień')
  await expect(first ?? expiring).toContainText('Nowszy certyfikat BHP-90001 czeka na potwierdzenie')

  await page.goto(`${added}/sheet`)
  await expect(page.getByRole('article', { name: 'Certyfikat BHP-90001' })).toBeVisible()
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(1)
  expect(sheets).not.toPrint('Zapisz jako PDF')
})

test('the longest values without a place to break never make a screen scroll sideways', async ({ page }) => {
  const certificate = { ...ANNAS_RENEWAL, userId: AGATA, number: 'W'.repeat(40), issuedBy: 'W'.repeat(120) }
  const day = '2026-11-21'
  const reason = 'w'.repeat(300)
  await storeOwnData(page, AGATA, {
    changes: [
      { kind: 'certificate-added', id: 'added', day, certificate },
      { kind: 'certificate-revoked', id: 'revoked', day, certificateId: ANNAS_BHP, reason },
    ],
  })
  await openAs(page, 'Administrator', '/certificates?q=WWW', 'Certyfikaty')
  await expect(page.getByRole('article')).toContainText('W'.repeat(120))
  const expectToFit = async () => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page, `of ${page.url()} at ${width} px`)
    }
  }
  await expectToFit()
  for (const [id, value] of [
    [certificate.id, certificate.issuedBy],
    [ANNAS_BHP, reason],
  ]) {
    await page.goto(`/certificates/${id}`)
    await expect(page.getByRole('main').getByRole('article')).toContainText(value ?? '')
    await expectToFit()
  }
})
