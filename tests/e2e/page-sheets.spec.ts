import type { Page } from 'playwright/test'

import { signCertificate } from '~/browser/keys/issuer-key.client'
import { signedPath } from '~/domain/signing/certificate-token'

import { expect, test } from '../support/journey.ts'
import { newKey, signable, signAsSample } from '../support/signing.ts'

/** Pages of all kinds outside the panel, with their errors. */
const PATHS = [
  '/',
  '/login',
  '/login?redirectTo=%2Fcertificates',
  '/about',
  '/contact',
  '/privacy',
  '/offline',
  '/nowhere',
  '/certificates/verify',
  '/certificates/verify?type=bhp&number=BHP-00000',
  '/certificates/verify?number=',
  '/certificates/verify/IWL59ljS5zaeI0js',
  '/certificates/verify/unknown-certificate',
  signedPath(await signAsSample()),
  signedPath(await signCertificate(await newKey(), signable())),
  signedPath('altered'),
  '/card/u2JoFQVOEDZAGVYH',
  '/card/unknown-person',
]

/** Returns the classes that the page uses and its own sheet defines or lacks. Class names of icons style nothing. */
async function sortClasses(page: Page, fullSheet: string) {
  return page.evaluate((full) => {
    const own = document.querySelector('#page-css')?.textContent ?? ''
    const used = new Set(
      [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    )
    const has = (sheet: string, name: string) => sheet.includes(`.${CSS.escape(name)}`)
    const styled = [...used].filter((name) => has(full, name))
    return { styled: styled.length, missing: styled.filter((name) => !has(own, name)) }
  }, fullSheet)
}

// Some pages are errors, which the browser reports.
test.use({ expectedErrors: [/Failed to load resource/] })

test('each page outside the panel comes with all of its styles, and with fewer than the panel', async ({
  page,
}) => {
  await page.goto('/dashboard')
  const fullSheet = (await page.locator('#page-css').textContent()) ?? ''
  for (const path of PATHS) {
    await page.goto(path)
    const { styled, missing } = await sortClasses(page, fullSheet)
    expect(missing, `missing on ${path}`).toEqual([])
    expect(styled, `styled on ${path}`).toBeGreaterThan(10)
    const sheet = (await page.locator('#page-css').textContent()) ?? ''
    expect(sheet.length, `sheet of ${path}`).toBeLessThan(fullSheet.length * 0.7)
  }
})
