import { expect, openAs } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { ANNAS_BHP } from '../support/sample.ts'

test('an administrator revokes a certificate by keys, which runs no script, and its public page stays', async ({
  page,
}) => {
  page.on('dialog', () => {
    throw new Error('a script ran')
  })
  await openAs(page, 'Administrator', `/certificates/${ANNAS_BHP}`, 'Szkolenie okresowe BHP')
  const verdict = page.getByRole('main').getByRole('article')
  const open = page.getByRole('button', { name: 'Odwołaj', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Odwołać certyfikat?' })
  await open.press('Enter')
  await dialog.getByLabel('Powód odwołania').fill('Nie wiem')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()

  await open.press('Enter')
  await dialog.getByRole('button', { name: 'Odwołaj certyfikat' }).press('Enter')
  await expect(dialog.getByLabel('Powód odwołania')).toBeFocused()
  await page.keyboard.insertText('<b onmouseover=alert(1)>\u202eelbisivni</b> javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Odwołaj certyfikat' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(verdict).toContainText('Odwołany')
  await expect(verdict).toContainText('<b onmouseover=alert(1)>elbisivni</b> javascript:alert(1)')
  await verdict.hover()

  await page.goto(`/certificates/verify/${ANNAS_BHP}`)
  await expect(page.getByRole('main')).toContainText('Aktywny')
})
