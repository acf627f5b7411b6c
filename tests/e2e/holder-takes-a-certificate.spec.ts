import type { Page } from 'playwright/test'

import { signCertificate } from '~/browser/keys/issuer-key.client'
import { signedPath } from '~/domain/signing/certificate-token'
import type { SignedCertificate } from '~/domain/signing/signed-certificate'

import { CENTRE, makeIssuers } from '../support/issuers.ts'
import { expect, test as journey } from '../support/journey.ts'
import { signable } from '../support/signing.ts'
import { startServer, type StartedServer } from '../support/start-server.ts'

type Issuers = Awaited<ReturnType<typeof makeIssuers>>

/** All journeys go to a server that knows the issuers. */
const test = journey.extend<object, { issuers: Issuers; server: StartedServer }>({
  issuers: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern.
    async ({}, provide) => provide(await makeIssuers()),
    { scope: 'worker' },
  ],
  server: [
    async ({ issuers }, provide) => {
      const server = await startServer({ env: { TRUSTED_ISSUERS: issuers.path } })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(`http://127.0.0.1:${server.port}`),
})

const HEADING = 'Dodaj podpisany certyfikat'
const ADD = /^Zapisz \d+\scertyfikat/

/** Signs as the listed issuer. Each certificate has a number and an id of its own. */
async function signed(
  { key }: Pick<Issuers, 'key'>,
  number: string,
  overrides: Partial<SignedCertificate> = {},
): Promise<string> {
  return signCertificate(key, signable({ id: `id-${number}`, number, ...overrides }))
}

const line = (page: Page) => page.getByRole('form', { name: 'Co się stanie' }).getByRole('listitem')

/** Begins a register of a worker on the page that the sign-in page has led to. */
async function beginAsWorker(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Załóż własny rejestr' }).click()
  await page.getByLabel('Imię').fill('Łucja')
  await page.getByLabel('Nazwisko').fill('Żak')
  await page.getByLabel('Adres e-mail').fill('lucja@poczta.example')
  await page.getByLabel('Rola').selectOption({ label: 'Pracownik' })
  await page.getByRole('button', { name: 'Załóż rejestr' }).click()
}

test('a worker follows a link, begins a register and has a confirmed certificate, and takes another one by keys', async ({
  page,
  issuers,
}) => {
  await page.goto(
    signedPath(await signed(issuers, 'BHP-1', { holder: 'Lucja Z.', expiryDate: '2026-12-20' })),
  )
  await page.getByRole('link', { name: 'Dodaj do moich certyfikatów' }).click()
  await expect(page.getByRole('heading', { name: 'Logowanie' })).toBeVisible()
  await beginAsWorker(page)

  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible()
  await expect(line(page)).toContainText(`podpisał: ${CENTRE}`)
  await expect(line(page)).toContainText('Zostanie dodany jako potwierdzony')
  await page.getByRole('button', { name: ADD }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Certyfikaty' })).toBeVisible()
  await expect(page.getByText(/^Zapisano certyfikat: .*BHP-1\s– Łucja Żak$/)).toBeVisible()

  await page.goto('/certificates/take')
  await page.getByRole('textbox', { name: 'Linki certyfikatów' }).focus()
  await page.keyboard.insertText(await signed(issuers, 'BHP-60', { holder: 'Lucja Z.' }))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(line(page)).toContainText('Zostanie dodany jako potwierdzony')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: ADD })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Certyfikaty' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('BHP-60')
})

test('the check is JSON that no cache and no robot keeps', async ({ request, issuers }) => {
  const path = `${signedPath(await signed(issuers, 'BHP-80'))}/check.json`
  const response = await request.get(path)
  expect(await response.json()).toEqual({
    certificate: signable({ id: 'id-BHP-80', number: 'BHP-80' }),
    verdict: { status: 'active', tone: 'success', words: 'Ważny do 20.11.2029' },
    signer: { name: CENTRE, isSample: false },
    listed: '2026-11-18',
  })
  const altered = await request.get(path.replace('/check', 'A/check'))
  expect(altered.status()).toBe(400)
  expect(await altered.json()).toMatchObject({ words: 'Ten link jest niepełny albo zmieniony' })
  for (const one of [response, altered]) {
    expect(one.headers()).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
  }
  expect((await request.post(path)).status()).toBe(405)
})
