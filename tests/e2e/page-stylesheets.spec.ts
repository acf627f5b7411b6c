import type { Page } from 'playwright/test'

import { signCertificate } from '~/browser/keys/issuer-key.client'
import { signedPath } from '~/domain/signing/certificate-token'

import { expect, test, waitForIdle } from '../support/journey.ts'
import { ANNA, ANNAS_BHP } from '../support/sample.ts'
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
  `/certificates/verify/${ANNAS_BHP}`,
  '/certificates/verify/unknown-certificate',
  signedPath(await signAsSample()),
  signedPath(await signCertificate(await newKey(), signable())),
  signedPath('altered'),
  `/card/${ANNA}`,
  '/card/unknown-person',
]

/** Returns the stylesheet of a document, and the classes that it uses and its own stylesheet defines or lacks. */
async function sortClasses(page: Page, html: string, fullStylesheet: string) {
  return page.evaluate(
    ([text, full]) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html')
      const own = parsed.querySelector('#page-css')?.textContent ?? ''
      const used = new Set(
        [...parsed.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
      )
      const has = (stylesheet: string, name: string) => stylesheet.includes(`.${CSS.escape(name)}`)
      // Class names of icons style nothing.
      const styled = [...used].filter((name) => has(full, name))
      return { length: own.length, styled: styled.length, missing: styled.filter((name) => !has(own, name)) }
    },
    [html, fullStylesheet] as const,
  )
}

test('each page outside the panel comes with all of its styles, and with fewer than the panel', async ({
  page,
  context,
}) => {
  // Its policy allows styles, which the one of a page of the app refuses in a document that is only looked at.
  const reader = await context.newPage()
  await page.goto('/dashboard')
  const fullStylesheet = (await page.locator('#page-css').textContent()) ?? ''
  const expectStyled = async (path: string, html: string) => {
    const { length, styled, missing } = await sortClasses(reader, html, fullStylesheet)
    expect(missing, `missing on ${path}`).toEqual([])
    expect(styled, `styled on ${path}`).toBeGreaterThan(10)
    expect(length, `stylesheet of ${path}`).toBeLessThan(fullStylesheet.length * 0.7)
  }
  for (const path of PATHS) await expectStyled(path, await (await page.request.get(path)).text())
  // Scripts may have added to these.
  for (const path of ['/', '/login']) {
    await page.goto(path)
    await waitForIdle(page)
    await expectStyled(path, await page.content())
  }
})
