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

/** Returns the classes that the page uses and its own stylesheet defines or lacks. Class names of icons style nothing. */
async function sortClasses(page: Page, fullStylesheet: string) {
  return page.evaluate((full) => {
    const own = document.querySelector('#page-css')?.textContent ?? ''
    const used = new Set(
      [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    )
    const has = (stylesheet: string, name: string) => stylesheet.includes(`.${CSS.escape(name)}`)
    const styled = [...used].filter((name) => has(full, name))
    return { styled: styled.length, missing: styled.filter((name) => !has(own, name)) }
  }, fullStylesheet)
}

// Some pages are errors, which the browser reports.
test.use({ expectedErrors: [/Failed to load resource/] })

test('each page outside the panel comes with all of its styles, and with fewer than the panel', async ({
  page,
}) => {
  await page.goto('/dashboard')
  const fullStylesheet = (await page.locator('#page-css').textContent()) ?? ''
  for (const path of PATHS) {
    await page.goto(path)
    const { styled, missing } = await sortClasses(page, fullStylesheet)
    expect(missing, `missing on ${path}`).toEqual([])
    expect(styled, `styled on ${path}`).toBeGreaterThan(10)
    const stylesheet = (await page.locator('#page-css').textContent()) ?? ''
    expect(stylesheet.length, `stylesheet of ${path}`).toBeLessThan(fullStylesheet.length * 0.7)
  }
})
