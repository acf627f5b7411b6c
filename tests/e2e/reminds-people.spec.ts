import { expect, openAs, test } from '../support/journey.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('an employer reminds a person: the mail program opens, the letter stays and can be copied', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/employees/iyGjppxfdbffQoF1', 'Marek Gżegżółka')
  await page.getByRole('link', { name: 'Przypomnij' }).click()
  const letter = page.getByLabel('Wiadomość')
  await letter.fill('Zadzwoń & przyjdź')
  await page.getByRole('link', { name: 'Napisz e-mail' }).click()
  await expect(page.getByText('przypomniano dziś')).toBeVisible()
  await expect(letter).toHaveValue('Zadzwoń & przyjdź')
  await page.getByRole('button', { name: 'Kopiuj treść' }).click()
  await expect(page.getByText('Treść skopiowana')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Zadzwoń & przyjdź')
})
