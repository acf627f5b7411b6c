import { expect, openAs } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { addPhoto, drawPng } from '../support/photos.ts'
import { printedPages } from '../support/printed-pages.ts'

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
})

test('a card for the pocket takes a photo and prints on one sheet without its instructions', async ({
  page,
}) => {
  await openAs(page, 'Pracownik', '/profile/pocket-card', 'Karta do kieszeni')
  const card = page.getByRole('article', { name: 'Karta' })
  await expect(card.getByRole('img', { name: /^Kod QR/ })).toHaveCount(3)
  await expect(card).toContainText('miejsce na zdjęcie')
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
