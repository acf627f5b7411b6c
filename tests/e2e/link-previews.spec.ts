import { expect, test } from '../support/journey.ts'
import { readPage } from '../support/public-page.ts'
import { ANNAS_BHP, LUKASZ } from '../support/sample.ts'

const VERIFY = `/certificates/verify/${ANNAS_BHP}`
const CARD = `/card/${LUKASZ}`

for (const { path, title, description, type = 'website' } of [
  {
    path: VERIFY,
    title: 'Weryfikacja certyfikatu BHP-42653',
    description:
      'Szkolenie okresowe BHP · stanowiska robotnicze. Otwórz, aby zobaczyć, czy certyfikat jest dziś ważny.',
  },
  {
    path: '/certificates/verify',
    title: 'Sprawdź certyfikat',
    description: 'Wpisz numer z certyfikatu BHP i zobacz, czy jest ważny. Bez konta i bez aplikacji.',
  },
  {
    path: CARD,
    title: 'Łukasz Zięba',
    description: 'Wizytówka · Pracownik · elektryk · Zakłady Metalowe Żelbrzeg sp. z o.o.',
    type: 'profile',
  },
  {
    path: '/',
    title: 'Pewnik – certyfikaty BHP, szkolenia i terminy pod kontrolą',
    description:
      'Certyfikaty, szkolenia, terminy i zgłoszenia BHP w jednym miejscu. Ważność każdego certyfikatu można sprawdzić jednym skanem.',
  },
]) {
  test(`a link to ${path} is shown with a title and a description`, async ({ request, baseURL }) => {
    const page = await readPage(request, path)
    const preview = {
      description: description,
      'og:title': title,
      'og:description': description,
      'og:type': type,
      'og:url': `${baseURL}${path}`,
      'og:locale': 'pl_PL',
      'og:site_name': 'Pewnik',
      'og:image': `${baseURL}/preview.png`,
    }
    for (const [name, content] of Object.entries(preview)) {
      expect(page.meta(name), name).toBe(content)
    }
    expect(page.title).toContain(title)
    const image = await request.get(`${baseURL}/preview.png`)
    expect(image.headers()['content-type']).toBe('image/png')
    // The header of a PNG has the size in bytes 16 to 23.
    const png = await image.body()
    expect(String(png.readUInt32BE(16))).toBe(page.meta('og:image:width'))
    expect(String(png.readUInt32BE(20))).toBe(page.meta('og:image:height'))
  })
}

test('a preview of a certificate says neither whose it is nor whether it is valid', async ({ request }) => {
  const html = await (await request.get(VERIFY)).text()
  const head = html.slice(0, html.indexOf('</head>')).replace(/<style.*<\/style>/s, '')
  expect(head).toContain('og:title')
  expect(head).not.toMatch(/Anna|Ważny do|03\.12\.2026/)
})

test('a preview of a card leaves out the contact that the card shows', async ({ request }) => {
  const html = await (await request.get(CARD)).text()
  const head = html.slice(0, html.indexOf('</head>')).replace(/<style.*<\/style>/s, '')
  expect(html).toContain('lukasz.zieba@pewnik.example')
  expect(head).not.toMatch(/@pewnik|\+48/)
})

test('robots.txt lets the robots of messengers fetch every link', async ({ request }) => {
  const response = await request.get('/robots.txt')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('text/plain')
  expect(await response.text()).toContain('Allow: /')
})

test('search engines may show the pages about Pewnik', async ({ request }) => {
  for (const path of ['/', '/about', '/contact', '/privacy']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(response.headers()['x-robots-tag'], path).toBeUndefined()
    expect(await response.text(), path).not.toContain('noindex')
  }
})

test('every other answer tells search engines not to show it', async ({ request }) => {
  for (const path of [
    VERIFY,
    '/certificates/verify',
    '/certificates/verify/unknown',
    CARD,
    `${CARD}/contact.vcf`,
    '/login',
    '/dashboard',
    '/dashboard.data',
    '/certificates',
    '/reports/new',
    '/settings',
    '/trainings.ics',
  ]) {
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex, nofollow')
  }
})
