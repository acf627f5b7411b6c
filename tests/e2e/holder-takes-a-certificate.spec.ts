import type { Page } from 'playwright/test'

import { signCertificate } from '~/browser/keys/issuer-key.client'
import { signedPath } from '~/domain/signing/certificate-token'
import type { SignedCertificate } from '~/domain/signing/signed-certificate'

import { CENTRE, makeIssuers } from '../support/issuers.ts'
import { expect, expectAccessibleEverywhere, openAs, signIn, test as journey } from '../support/journey.ts'
import { openRegister } from '../support/own-register.ts'
import { OWNER, PAPERS_ELSEWHERE, personSaved } from '../support/owner.ts'
import { openElsewhere, saveCopy } from '../support/register.ts'
import { newKey, signable, signAsSample } from '../support/signing.ts'
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

test.use({ expectedErrors: [/Failed to load resource.* 400/] })

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

const field = (page: Page) => page.getByRole('textbox', { name: 'Linki certyfikatów' })
const outcome = (page: Page) => page.getByRole('form', { name: 'Co się stanie' })
const line = (page: Page, place: number) =>
  outcome(page)
    .getByRole('listitem')
    .nth(place - 1)
const status = (page: Page) => outcome(page).getByRole('status')

/** Types links, one a line, and waits until all are checked. */
async function check(page: Page, links: readonly string[]): Promise<void> {
  await field(page).fill(links.join('\n'))
  await page.getByRole('button', { name: 'Sprawdź', exact: true }).click()
  await expect(status(page)).toContainText('Do zapisania:')
}

/** Begins a register of a worker on the page that the sign-in page has led to. */
async function beginAsWorker(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Załóż własny rejestr' }).click()
  await page.getByLabel('Imię').fill('Łucja')
  await page.getByLabel('Nazwisko').fill('Żak')
  await page.getByLabel('Adres e-mail').fill('lucja@poczta.example')
  await page.getByLabel('Rola').selectOption({ label: 'Pracownik' })
  await page.getByRole('button', { name: 'Załóż rejestr' }).click()
}

test('a worker follows a link, begins a register and has a confirmed certificate that stays', async ({
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
  await expect(line(page, 1)).toContainText('Ważny do 20.12.2026')
  await expect(line(page, 1)).toContainText(`podpisał: ${CENTRE}`)
  await expect(line(page, 1)).toContainText('Zostanie dodany jako potwierdzony')
  await page.getByRole('button', { name: ADD }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Certyfikaty' })).toBeVisible()
  await expect(page.getByText(/^Zapisano certyfikat: .*BHP-1\s– Łucja Żak$/)).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Wygasające certyfikaty' })).toContainText(
    'ważny do 20.12.2026',
  )
  await page.goto('/profile?tab=certificates')
  await expect(page.getByRole('main')).toContainText('BHP-1')

  await page.goto('/certificates?status=active')
  await page
    .getByRole('link', { name: /Szkolenie okresowe BHP/ })
    .first()
    .click()
  const main = page.getByRole('main')
  await expect(main).toContainText('Ważny do 20.12.2026')
  await expect(main).toContainText(`podpisał: ${CENTRE}`)
  await expect(main.getByRole('button', { name: 'Usuń' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Popraw' })).toHaveCount(0)
  await main.getByRole('button', { name: 'Usuń' }).click()
  await expect(page.getByText('Brak certyfikatów')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mam link lub kod QR' })).toBeVisible()
})

test('what was taken is taken once, can be undone, and can be taken again', async ({ page, issuers }) => {
  const token = await signed(issuers, 'BHP-2', { holder: 'Anna D.' })
  await openAs(page, 'Pracownik', `/certificates/take?link=${token}`, HEADING)
  await page.getByRole('button', { name: 'Zapisz 1 certyfikat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Certyfikaty' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('BHP-2')
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(page.getByRole('main')).not.toContainText('BHP-2')

  await page.goBack()
  await page.getByRole('button', { name: 'Zapisz 1 certyfikat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Certyfikaty' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('BHP-2')
  await page.goto(`/certificates/take?link=${token}`)
  await expect(line(page, 1)).toContainText('Jest już na liście')
  await expect(page.getByRole('button', { name: ADD })).toHaveCount(0)
  await line(page, 1).getByRole('link', { name: 'Zobacz certyfikat' }).click()
  await expect(page.getByRole('main')).toContainText(`podpisał: ${CENTRE}`)
})

test('an account of the sample signs in first, and takes what the sample’s issuer has signed', async ({
  page,
}) => {
  await page.goto(signedPath(await signAsSample({ holder: 'Anna D.', number: 'BHP-9' })))
  await page.getByRole('link', { name: 'Dodaj do moich certyfikatów' }).click()
  await signIn(page, 'Pracownik')
  await expect(line(page, 1)).toContainText('dane przykładowe')
  await expect(page.getByRole('button', { name: 'Zapisz 1 certyfikat' })).toBeVisible()
})

test('a claim of one’s own is confirmed and corrected by the signature', async ({ page, issuers }) => {
  await openRegister(
    page,
    [
      {
        kind: 'certificate-added',
        id: 'claim',
        day: '2026-11-20',
        certificate: {
          id: 'my-claim',
          userId: OWNER.id,
          type: 'bhp',
          scope: 'workers',
          number: 'bhp 3',
          issueDate: '2026-11-20',
          expiryDate: '2029-11-02',
          status: 'pending',
        },
      },
    ],
    '/certificates/new',
    'Dodaj certyfikat',
  )
  await page.getByRole('link', { name: 'Mam link lub kod QR' }).click()
  await check(page, [await signed(issuers, 'BHP-3', { holder: 'Jan P.' })])
  await expect(line(page, 1)).toContainText('Potwierdzi wpis, który już jest na liście')
  await expect(line(page, 1)).toContainText('Ważność: 02.11.2029 → 20.11.2029')
  await page.getByRole('button', { name: ADD }).click()
  await expect(page.getByText(/^Zapisano certyfikat/)).toBeVisible()
  await page.goto('/certificates/my-claim')
  await expect(page.getByRole('main')).toContainText('Ważny do 20.11.2029')
  await expect(page.getByRole('main')).toContainText(`podpisał: ${CENTRE}`)
  await page.goto('/certificates')
  await expect(page.getByText('1 certyfikat', { exact: true })).toBeVisible()
})

const STAFF = [
  personSaved('lucja', 'Łucja', 'Żak'),
  personSaved('adam', 'Adam', 'Nowak'),
  personSaved('ada-1', 'Ada', 'Lis'),
  personSaved('ada-2', 'Ada', 'Lech'),
]

test('an employer pastes many links of the staff, and sees who may work, here and in another browser', async ({
  page,
  issuers,
  browser,
}, testInfo) => {
  test.slow()
  await openRegister(page, [PAPERS_ELSEWHERE, ...STAFF], '/certificates/take', HEADING)
  const links = [
    `https://inny-serwer.example${signedPath(await signed(issuers, 'BHP-10'))}`,
    await signed(issuers, 'BHP-11', { holder: 'Adam N.' }),
    await signed(issuers, 'BHP-12', { holder: 'Ada L.' }),
    await signed(issuers, 'BHP-13', { holder: 'Zenon Q.' }),
  ]
  await check(page, [...links, links[1] ?? ''])
  await expect(status(page)).toHaveText(/^Do zapisania: 3\scertyfikaty\. Pominięte: 2\.$/)
  await expect(line(page, 1)).toContainText('Łucja Żak')
  await expect(line(page, 4)).toContainText('Nie ma tu osoby, która tak się nazywa')
  await expect(line(page, 5)).toContainText('To samo co link 2')
  // The name alone does not tell which Ada it is.
  await page.getByRole('button', { name: /^Zapisz 3\scertyfikaty$/ }).click()
  const who = page.getByRole('combobox', { name: 'Osoba, link 3' })
  await expect(who).toBeFocused()
  await expect(line(page, 3)).toContainText('Wskaż osobę')
  await who.selectOption({ label: 'Ada Lech – magazynier' })
  await page.getByRole('button', { name: /^Zapisz 3\scertyfikaty$/ }).click()
  await expect(page.getByText(/^Zapisano 3\scertyfikaty$/)).toBeVisible()

  // Somebody is still missing, so the links wait here, and after adding the person.
  for (const place of [1, 2]) await expect(line(page, place)).toContainText('Jest już na liście')
  await line(page, 4).getByRole('link', { name: 'Dodaj pracownika' }).click()
  await page.getByLabel('Imię').fill('Zenon')
  await page.getByLabel('Nazwisko').fill('Quirini')
  await page.getByRole('button', { name: 'Dodaj pracownika' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zenon Quirini' })).toBeVisible()
  await page.goto('/certificates/take')
  await expect(field(page)).toHaveValue(/BHP|eyJ/)
  await page.getByRole('button', { name: 'Sprawdź', exact: true }).click()
  await expect(line(page, 3)).toContainText('Jest już na liście')
  await page.getByRole('button', { name: /^Zapisz 1\scertyfikat$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Certyfikaty' })).toBeVisible()
  await page.goto('/certificates/take')
  await expect(field(page)).toHaveValue('')

  const copy = await saveCopy(page, testInfo)
  const elsewhere = await openElsewhere(browser, testInfo)
  for (const one of [page, elsewhere]) {
    if (one === elsewhere) {
      await one.getByLabel('Plik z kopią rejestru').setInputFiles(copy)
      await expect(one.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
    }
    await one.goto('/employees')
    await expect(one.getByRole('row', { name: /Żak Łucja/ })).toContainText('Do 20.11.2029')
    await expect(one.getByRole('row', { name: /Lech Ada/ })).toContainText('Do 20.11.2029')
    await expect(one.getByRole('row', { name: /Lis Ada/ })).not.toContainText('Do 20.11.2029')
    await one.goto('/certificates?q=BHP-10')
    await expect(one.getByRole('main')).toContainText('Łucja Żak')
  }
  await elsewhere.context().close()
})

test('each refusal says why, and nothing that was typed is lost', async ({ page, issuers }) => {
  await openRegister(
    page,
    [...STAFF, { kind: 'person-archived', id: 'away', day: '2026-11-20', personId: 'person-adam' }],
    '/certificates/take',
    HEADING,
  )
  const good = await signed(issuers, 'BHP-20')
  const foreign = await signCertificate({ ...(await newKey()), id: issuers.key.id }, signable())
  const refused: [link: string, verdict: string | RegExp, words: string][] = [
    [good.slice(0, -1), 'Ten link jest niepełny albo zmieniony', 'Nie zostanie dodany'],
    [foreign, 'Ten link jest niepełny albo zmieniony', 'Nie zostanie dodany'],
    [
      await signCertificate(await newKey(), signable()),
      'Nie potwierdzamy: ten serwer nie zna wystawcy',
      'Nie zostanie dodany',
    ],
    [
      await signCertificate(issuers.withdrawnKey, signable()),
      'Nieważny: klucz wycofany 01.10.2026',
      'skradziony komputer',
    ],
    [
      await signed(issuers, 'BHP-21', { id: 'revoked-certificate' }),
      'Odwołany 10.11.2026',
      'błędny zakres szkolenia',
    ],
    [
      await signed(issuers, 'BHP-22', { issueDate: '2025-12-31' }),
      'Nieważny: klucz nie obejmuje tej daty',
      'od 01.01.2026 do 31.12.2028',
    ],
    [await signed(issuers, 'BHP-23', { issueDate: '2026-11-22' }), 'Jeszcze nieważny', '22 listopada 2026'],
    [await signAsSample(), 'Ważny do 20.11.2029', 'to dane przykładowe'],
    [await signed(issuers, 'BHP-24', { holder: 'Adam N.' }), 'Ważny', 'Adam Nowak: osoba jest w archiwum'],
    [
      await signed(issuers, 'BHP-25', { holder: 'Zenon Q.' }),
      'Ważny',
      'Nie ma tu osoby, która tak się nazywa',
    ],
  ]
  await check(page, [...refused.map(([link]) => link), good, await expired(issuers)])
  for (const [index, [, verdict, words]] of refused.entries()) {
    await expect(line(page, index + 1)).toContainText(verdict)
    await expect(line(page, index + 1)).toContainText(new RegExp(words.replaceAll(' ', '\\s')))
  }
  await expect(line(page, refused.length + 2)).toContainText('Zostanie dodany do historii')
  await expect(status(page)).toHaveText(/^Do zapisania: 2\scertyfikaty\. Pominięte: 10\.$/)

  await field(page).fill('Jan Kowalski, www.firma.example')
  await page.getByRole('button', { name: 'Sprawdź', exact: true }).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAccessibleDescription(/Wklej co najmniej jeden link/)
  await expect(field(page)).toHaveValue('Jan Kowalski, www.firma.example')
})

async function expired(issuers: Issuers): Promise<string> {
  return signed(issuers, 'BHP-29', { issueDate: '2026-01-02', expiryDate: '2026-11-20' })
}

test('a worker takes nobody else’s certificate', async ({ page, issuers }) => {
  const token = await signed(issuers, 'BHP-30', { holder: 'Anna N.' })
  await openAs(page, 'Pracownik', `/certificates/take?link=${token}`, HEADING)
  await expect(line(page, 1)).toContainText('jest na inną osobę')
  await expect(line(page, 1)).toContainText('Certyfikat jest podpisany na nazwisko: Anna N.')
  await expect(line(page, 1).getByRole('link', { name: 'Popraw swoje imię' })).toBeVisible()
  await expect(page.getByRole('button', { name: ADD })).toHaveCount(0)
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/net::ERR_|Failed to load resource/] })

  test('a browser that is offline says so and keeps the links', async ({ page, context, issuers }) => {
    await openAs(page, 'Pracownik', '/certificates/take', HEADING)
    const token = await signed(issuers, 'BHP-40', { holder: 'Anna D.' })
    await context.setOffline(true)
    await field(page).fill(token)
    await page.getByRole('button', { name: 'Sprawdź', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(/Brak połączenia z\sinternetem/)
    await expect(field(page)).toHaveValue(token)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Sprawdź', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Zapisz 1 certyfikat' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a link that the server does not answer is checked again, and the others are taken', async ({
    page,
    issuers,
  }) => {
    const [good, silent] = [
      await signed(issuers, 'BHP-41', { holder: 'Anna D.' }),
      await signed(issuers, 'BHP-42', { holder: 'Anna D.' }),
    ]
    await openAs(page, 'Pracownik', '/certificates/take', HEADING)
    await page.route(`**${signedPath(silent)}/check.json`, (route) => route.fulfill({ status: 503 }))
    await check(page, [good, silent])
    await expect(line(page, 2)).toContainText('Serwer nie odpowiedział')
    await page.getByRole('button', { name: 'Zapisz 1 certyfikat' }).click()
    await expect(line(page, 1)).toContainText('Jest już na liście')
    await page.unroute(`**${signedPath(silent)}/check.json`)
    await expect(page.getByRole('heading', { name: 'Co się stanie' })).toBeFocused()
    await line(page, 2).getByRole('button', { name: 'Sprawdź ponownie' }).click()
    await expect(page.getByRole('heading', { name: 'Co się stanie' })).toBeFocused()
    await page.getByRole('button', { name: 'Zapisz 1 certyfikat' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Certyfikaty' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('BHP-42')
  })
})

test('words of a message are no links, and none of them is sent', async ({ page, issuers }) => {
  await openAs(page, 'Pracownik', '/certificates/take', HEADING)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await check(page, [
    'Dzień dobry, Jan Kowalski',
    await signed(issuers, 'BHP-50', { holder: 'Anna D.' }),
    '/c/Kowalski',
  ])
  await expect(status(page)).toContainText('Słowa, które nie są linkami, pominięto.')
  await expect(outcome(page).getByRole('listitem')).toHaveCount(2)
  expect(asked.filter((url) => url.includes('check.json'))).toHaveLength(1)
  expect(asked.join(' ')).not.toContain('Kowalski')
})

test('checks that are under way end when the person leaves the screen', async ({ page, issuers }) => {
  await openAs(page, 'Pracownik', '/certificates/take', HEADING)
  // The server stays silent.
  await page.route('**/check.json', () => undefined)
  const asked = page.waitForRequest('**/check.json')
  await field(page).fill(signedPath(await signed(issuers, 'BHP-1')))
  await page.getByRole('button', { name: 'Sprawdź', exact: true }).click()
  await asked
  const ended = page.waitForEvent('requestfailed')
  await page.getByRole('link', { name: 'Certyfikaty', exact: true }).click()
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
})

test('everything works by keys', async ({ page, issuers }) => {
  await openAs(page, 'Pracownik', '/certificates/take', HEADING)
  await field(page).focus()
  await page.keyboard.insertText(await signed(issuers, 'BHP-60', { holder: 'Anna D.' }))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(status(page)).toContainText('Do zapisania:')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Zapisz 1 certyfikat' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Certyfikaty' })).toBeFocused()
})

test('the screen looks right everywhere, empty and with all kinds of links', async ({ page, issuers }) => {
  const long = {
    type: 'machine_operator',
    scope: 'forklift_with_boom',
    id: 'long',
    holder: 'Włodzimierz-Krzysztof Aleksander Ż.',
  } as const
  await openRegister(
    page,
    [...STAFF, personSaved('long', 'Włodzimierz-Krzysztof Aleksander', 'Żółć-Gżegżółkowski')],
    '/certificates/take',
    HEADING,
  )
  await expectAccessibleEverywhere(page)
  await check(page, [
    await signed(issuers, 'ŚWIĘTOCHŁOWICE/2026/11/0000000000001234', long),
    await signed(issuers, 'BHP-70', { holder: 'Ada L.' }),
    await signed(issuers, 'BHP-71', { holder: 'Zenon Q.' }),
    await signCertificate(await newKey(), signable()),
    'eyJ.cut',
  ])
  await page.getByRole('button', { name: ADD }).click()
  await expectAccessibleEverywhere(page)
})

test('the check is JSON that no cache and no robot keeps', async ({ page, issuers }) => {
  const path = `${signedPath(await signed(issuers, 'BHP-80'))}/check.json`
  const response = await page.request.get(path)
  expect(await response.json()).toEqual({
    certificate: signable({ id: 'id-BHP-80', number: 'BHP-80' }),
    verdict: { status: 'active', tone: 'success', words: 'Ważny do 20.11.2029' },
    signer: { name: CENTRE, isSample: false },
    listed: '2026-11-18',
  })
  const altered = await page.request.get(path.replace('/check', 'A/check'))
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
  expect((await page.request.post(path)).status()).toBe(405)
})
