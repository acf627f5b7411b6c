import { extractText, getDocumentProxy } from 'unpdf'

import { signCertificate, type IssuerKey } from '~/browser/keys/issuer-key.client'
import { signedPath } from '~/domain/signing/certificate-token'
import type { SignedCertificate } from '~/domain/signing/signed-certificate'

import { CENTRE, makeIssuers } from '../support/issuers.ts'
import { expect, expectAccessibleEverywhere, test } from '../support/journey.ts'
import { countPrintedPages, kindsOf, readFontsOfLaterVisits, receiveAll } from '../support/page-facts.ts'
import { readPage } from '../support/public-page.ts'
import { readQr } from '../support/read-qr.ts'
import { showPdf } from '../support/show-pdf.ts'
import { newKey, signable, signAsSample } from '../support/signing.ts'
import { startServer, type StartedServer } from '../support/start-server.ts'

// A link that is cut is refused, which the browser reports.
test.use({ expectedErrors: [/Failed to load resource.* 40[04]/] })

let issuers: Awaited<ReturnType<typeof makeIssuers>>
let server: StartedServer

test.beforeAll(async () => {
  issuers = await makeIssuers()
  server = await startServer({ env: { TRUSTED_ISSUERS: issuers.path } })
})

test.afterAll(async () => {
  await server.stop()
})

async function link(
  overrides: Partial<SignedCertificate> = {},
  key: Pick<IssuerKey, 'id' | 'privateKey'> = issuers.key,
): Promise<string> {
  return addressOf(await signCertificate(key, signable(overrides)))
}

function addressOf(token: string): string {
  return `http://127.0.0.1:${server.port}${signedPath(token)}`
}

test.describe('a visit without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the verdict comes first, and a suspicion opens whom to ask', async ({ page }) => {
    await page.goto(await link())
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ważny do 20.11.2029')
    const issuer = main.getByText(`Wystawca: ${CENTRE}`)
    await expect(issuer).toBeHidden()
    await main.getByText('Zgłoś podejrzenie').click()
    await expect(issuer).toBeVisible()
  })
})

test('a certificate of a listed issuer is valid, and the name of the issuer is that of the list', async ({
  request,
}) => {
  const { status, body, main, text } = await readPage(request, await link())
  expect(status).toBe(200)
  expect(body.getAllByRole('heading').map((heading) => text(heading))).toEqual([
    'Ważny do 20.11.2029',
    'Szkolenie okresowe BHP',
  ])
  expect(text()).toContain(`podpisał: ${CENTRE}`)
  expect(text()).toContain('Łucja Ż.')
  main.getByText('Aktywny')
  expect(main.getAllByRole('definition').map((definition) => text(definition))).toEqual([
    'BHP-42653',
    '20.11.2026',
    '20.11.2029',
  ])
  expect(text()).toContain('Odwołania według listy z dnia 18.11.2026.')
  expect(text()).toMatch(/Sprawdzono 21\.11\.2026 o \d{1,2}:\d\d czasu polskiego/)
  expect(text()).toContain(`z adresem w przeglądarce: http://127.0.0.1:${server.port}/c/…`)
  expect(text()).toContain('porównaj z dokumentem tożsamości')
  expect(text()).toContain('Identyfikator certyfikatu: k3Jd82LmQpX0aZ7r')
  expect(text()).not.toMatch(/dane przykładowe/i)
  expect(main.getByRole('link', { name: 'Sprawdź po numerze' }).getAttribute('href')).toBe(
    '/certificates/verify',
  )
})

test('a certificate that has expired, is revoked or not yet valid says so, since when and why', async ({
  request,
}) => {
  for (const { certificate, words, reason } of [
    {
      certificate: { issueDate: '2026-01-02', expiryDate: '2026-11-20' },
      words: 'Wygasł 20.11.2026',
      reason: 'ważny do 20 listopada 2026 włącznie',
    },
    {
      certificate: { id: 'revoked-certificate' },
      words: 'Odwołany 10.11.2026',
      reason: 'Powód: błędny zakres szkolenia.',
    },
    { certificate: { issueDate: '2026-11-22' }, words: 'Jeszcze nieważny', reason: '22 listopada 2026' },
    {
      certificate: { issueDate: '2025-12-31' },
      words: 'Nieważny: klucz nie obejmuje tej daty',
      reason: 'od 01.01.2026 do 31.12.2028',
    },
  ]) {
    const { status, main, text } = await readPage(request, await link(certificate))
    expect(status, words).toBe(200)
    expect(text(main.getByRole('heading', { level: 1 }))).toBe(words)
    expect(text(), words).toContain(reason)
    expect(text(), words).toContain('Łucja Ż.')
    expect(text(), words).not.toMatch(/Aktywny|Ważny do/)
  }
})

test('a withdrawn key confirms nothing any more', async ({ request }) => {
  const { main, text } = await readPage(request, await link({}, issuers.withdrawnKey))
  expect(text(main.getByRole('heading', { level: 1 }))).toBe('Nieważny: klucz wycofany 01.10.2026')
  expect(text()).toContain('Powód: skradziony komputer.')
  expect(text()).not.toMatch(/Aktywny|Ważny do/)
  expect(main.queryByRole('link', { name: 'Pobierz PDF' })).toBeNull()
  expect(main.queryByRole('link', { name: 'Dodaj do moich certyfikatów' })).toBeNull()
})

test('an unknown issuer is not confirmed, and the page says what to do', async ({ request }) => {
  const { status, main, text, meta } = await readPage(request, await link({}, await newKey()))
  expect(status).toBe(200)
  expect(text(main.getByRole('heading', { level: 1 }))).toBe('Nie potwierdzamy: ten serwer nie zna wystawcy')
  expect(text()).toContain('Ustal, kto wystawił certyfikat')
  expect(text()).toMatch(/Link podaje, a nikt tego nie potwierdza:\s*Łucja Ż\./)
  expect(text()).not.toMatch(/Aktywny|Ważny do|podpisał|Odwołania według listy/)
  expect(meta('og:title')).toBe('Niepotwierdzony certyfikat')
})

test('a link of the sample says on the page that it confirms nothing', async ({ request }) => {
  const { main, text, title } = await readPage(request, addressOf(await signAsSample()))
  expect(text(main.getByRole('heading', { level: 1 }))).toBe('Ważny do 20.11.2029')
  expect(text()).toContain('podpisał: Ośrodek Szkoleniowy Bezpieczna Praca')
  main.getByText('dane przykładowe')
  expect(text()).toContain('Ta strona niczego nie potwierdza.')
  expect(title).toContain('dane przykładowe')
})

test('a link that is cut, altered or foreign is refused as a whole, and shows nothing of what it says', async ({
  request,
}) => {
  const good = await link()
  const foreign = await link({}, { ...(await newKey()), id: issuers.key.id })
  for (const bad of [good.slice(0, -1), `${good}A`, `${good}.`, good.replace('.ey', '.eY'), foreign]) {
    const { status, main, text } = await readPage(request, bad)
    expect(status, bad).toBe(400)
    expect(text(main.getByRole('heading', { level: 1 })), bad).toBe('Ten link jest niepełny albo zmieniony')
    expect(text(), bad).toContain('Nie potwierdza żadnego certyfikatu.')
    expect(text(), bad).toContain('Sprawdzono 21.11.2026')
    expect(text(), bad).not.toMatch(/Łucja|BHP|podpisał|częściowo/)
    main.getByText('Zgłoś podejrzenie')
    expect(text(), bad).toContain('Państwowa Inspekcja Pracy')
  }
})

const LONG = {
  type: 'machine_operator',
  scope: 'forklift_with_boom',
  number: 'ŚWIĘTOCHŁOWICE/2026/11/0000000000001234',
  holder: 'Włodzimierz-Krzysztof Aleksander Ż.',
} as const

test('long names are drawn in the one font of the site and print on one sheet, whatever the verdict', async ({
  browser,
  page,
}) => {
  const withdrawn = await link(LONG, issuers.withdrawnKey)
  const addresses = [await link(LONG), await link(LONG, await newKey())]
  for (const { path, fonts } of await readFontsOfLaterVisits(browser, withdrawn, ...addresses)) {
    expect(fonts, path).toEqual(['Figtree'])
  }
  for (const address of [...addresses, withdrawn]) {
    await page.goto(address)
    expect(await countPrintedPages(page), address).toBe(1)
  }
  await expectAccessibleEverywhere(page)
})

test('the page is one document and one font, is not kept, and tells no other site of its address', async ({
  page,
}) => {
  const address = await link()
  const received = await receiveAll(page, address)
  expect(kindsOf(received)).toEqual(['document', 'font'])
  expect(await page.evaluate(() => document.scripts.length)).toBe(0)
  for (const path of [address, address.slice(0, -1)]) {
    const headers = (await page.request.get(path)).headers()
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(headers['x-robots-tag']).toContain('noindex')
  }
  for (const method of ['POST', 'DELETE']) {
    expect((await page.request.fetch(address, { method })).status(), method).toBe(405)
  }
})

test.describe('the PDF', () => {
  test('has the name of the list, and its code leads to the link', async ({ page, context, request }) => {
    const address = await link()
    const response = await request.get(`${address}/certificate.pdf`)
    expect(response.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-cache',
    })
    const pdf = await response.body()
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
    const words = text.replace(/\s+/g, ' ')
    expect(words).toContain(`Wystawca ${CENTRE}`)
    expect(words).toContain('Posiadacz Łucja Ż.')
    expect(words).toContain(`http://127.0.0.1:${server.port}/c/…`)
    expect(words).not.toMatch(/dane przykładowe/)
    expect(await readQr(context, await showPdf(page, pdf))).toBe(address)
  })

  test('of the sample says that it confirms nothing', async ({ request }) => {
    const pdf = await (await request.get(`${addressOf(await signAsSample())}/certificate.pdf`)).body()
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
    expect(text.replace(/\s+/g, ' ')).toContain('dane przykładowe, niczego nie potwierdza')
  })

  test('is stamped where the certificate is revoked, and missing where nobody stands by it', async ({
    request,
  }) => {
    const revoked = await request.get(`${await link({ id: 'revoked-certificate' })}/certificate.pdf`)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await revoked.body())))
    expect(text.join(' ')).toContain('Odwołany')
    for (const { address, status, words } of [
      { address: await link({}, issuers.withdrawnKey), status: 404, words: 'klucz wycofany' },
      { address: await link({}, await newKey()), status: 404, words: 'nie zna wystawcy' },
      { address: (await link()).slice(0, -1), status: 400, words: 'niepełny albo zmieniony' },
    ]) {
      const response = await request.get(`${address}/certificate.pdf`)
      expect(response.status()).toBe(status)
      expect(await response.text()).toContain(words)
    }
  })
})

test('the keys are published without those that are withdrawn', async ({ request }) => {
  const response = await request.get(`http://127.0.0.1:${server.port}/.well-known/jwks.json`)
  expect(response.headers()['content-type']).toBe('application/jwk-set+json')
  const { keys } = await response.json()
  expect(keys).toEqual([
    {
      ...issuers.key.publicKey,
      kid: issuers.key.id,
      alg: 'ES256',
      use: 'sig',
      issuer: CENTRE,
      validFrom: '2026-01-01',
      validTo: '2028-12-31',
    },
  ])
  expect(JSON.stringify(keys)).not.toContain('"d"')
})

test('another copy of the server says the same, and one without the sample does not know its key', async ({
  request,
}) => {
  const other = await startServer({ env: { TRUSTED_ISSUERS: issuers.path, SAMPLE_DATA: 'off' } })
  const there = (address: string) => address.replace(String(server.port), String(other.port))
  expect(await (await request.get(there(await link()))).text()).toContain('Ważny do 20.11.2029')
  const sample = await (await request.get(there(addressOf(await signAsSample())))).text()
  expect(sample).toContain('nie zna')
  expect(sample).not.toContain('Ważny do')
  expect(
    await (await request.get(`http://127.0.0.1:${other.port}/.well-known/jwks.json`)).json(),
  ).toMatchObject({
    keys: [{ issuer: CENTRE }],
  })
  await other.stop()
})

test.describe('the list of issuers', () => {
  test('is read anew when it changes, a faulty one leaves the former in force, and an older one is told', async ({
    request,
  }) => {
    test.slow()
    const { list, write } = issuers
    const address = await link({ id: 'another' })
    const page = async () => (await request.get(address)).text()
    const health = async () => {
      const answer = await request.get(`http://127.0.0.1:${server.port}/healthz`)
      return (await answer.text()).split('\n').find((line) => line.startsWith('Lista'))
    }
    const patience = { timeout: 15_000 }
    expect(await page()).toContain('Ważny do')
    expect(await health()).toBe('Lista wystawców z dnia 18.11.2026')

    const [issuer] = list.issuers
    if (!issuer) throw new Error('The list is empty')
    const revoked = [{ id: 'another', since: '2026-11-20', reason: 'pomyłka' }]
    const newer = { updated: '2026-11-20', issuers: [{ ...issuer, revoked }] }
    write(JSON.stringify(newer))
    await expect.poll(page, patience).toContain('Odwołany 20.11.2026')
    expect(await health()).toBe('Lista wystawców z dnia 20.11.2026')

    write(JSON.stringify({ ...newer, isuers: [] }))
    await expect.poll(health, patience).toContain('nowsza jest błędna')
    expect(await page()).toContain('Odwołany 20.11.2026')
    expect(server.log()).toContain('isuers: Nie ma takiego pola: sprawdź pisownię.')

    write(JSON.stringify(list))
    await expect.poll(page, patience).toContain('Ważny do')
    const words = 'Lista wystawców z dnia 18.11.2026 jest starsza niż używana wcześniej, z dnia 20.11.2026'
    expect(await health()).toBe(words)
    expect(server.log()).toContain(JSON.stringify({ level: 'warning', message: words }))

    write(JSON.stringify({ ...list, updated: '2026-11-21' }))
    await expect.poll(health, patience).toBe('Lista wystawców z dnia 21.11.2026')
  })
})
