import { extractText, getDocumentProxy } from 'unpdf'

import { expect, test } from '../support/journey.ts'
import { readQr } from '../support/read-qr.ts'
import {
  ANNA,
  ANNAS_BHP,
  ANNAS_PENDING_FIRST_AID,
  EXPIRED_CERTIFICATE,
  LUKASZ,
  REVOKED_CERTIFICATE,
} from '../support/sample.ts'
import { showPdf } from '../support/show-pdf.ts'

const TRAINING = 'YfDI4diy9zroQCoG'
const WITHOUT_ISSUER = '1Pm5sWyYBKuFymIy'

const FILES = [
  { path: `/certificates/${ANNAS_BHP}/certificate.pdf`, type: 'application/pdf' },
  { path: `/trainings/${TRAINING}/training.ics`, type: 'text/calendar; charset=utf-8; method=PUBLISH' },
  { path: '/trainings.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH' },
  { path: `/card/${LUKASZ}/contact.vcf`, type: 'text/vcard; charset=utf-8' },
]

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

test.describe('every file', () => {
  for (const { path, type } of FILES) {
    test(`${path} is sent whole, named, with the security headers, and is not indexed`, async ({
      request,
    }) => {
      const response = await request.get(path, { headers: { Range: 'bytes=0-9' } })
      expect(response.status()).toBe(200)
      const headers = response.headers()
      expect(headers['content-type']).toBe(type)
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename=("[\x20-\x7e]+|[\w-]+)\.(pdf|ics|vcf)"?(; filename\*=UTF-8''[\w.%-]+)?$/,
      )
      expect(headers['accept-ranges']).toBe('none')
      expect(headers['x-robots-tag']).toContain('noindex')
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      const body = await response.body()
      expect(body.length).toBeGreaterThan(100)
      expect(body.equals(await (await request.get(path)).body())).toBe(true)

      const head = await request.head(path)
      expect(head.status()).toBe(200)
      expect(head.headers()['content-type']).toBe(type)
      expect(await head.body()).toHaveLength(0)
    })

    test(`${path} can only be fetched`, async ({ request }) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const response = await request.fetch(path, { method })
        expect(response.status(), method).toBe(405)
        expect(response.headers().allow).toBe('GET, HEAD')
        expect(await response.text()).toBe('Pod tym adresem można tylko pobrać plik.\n')
      }
    })
  }

  for (const { path } of FILES.filter(({ path: file }) => !file.endsWith('.vcf'))) {
    test(`${path} is not sent again to a browser that has it`, async ({ request }) => {
      const { etag = '' } = (await request.get(path)).headers()
      expect(etag).not.toBe('')
      for (const validator of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
        const response = await request.get(path, { headers: { 'If-None-Match': validator } })
        expect(response.status(), validator).toBe(304)
        expect(await response.body()).toHaveLength(0)
        expect(response.headers().etag).toBe(etag)
      }
      const changed = await request.get(path, { headers: { 'If-None-Match': '"other"' } })
      expect(changed.status()).toBe(200)
    })
  }
})

test.describe('an unknown id', () => {
  const IDS = [
    'nieznany',
    '%00',
    '%0d%0aX',
    '%E0%A4%A',
    '..%2f..%2fetc%2fpasswd',
    'a%2fb',
    '%3Cscript%3E',
    '%F0%9F%92%A5',
    '__proto__',
    'constructor',
    '-1',
    `${ANNAS_BHP}%20`,
    ANNAS_BHP.toLowerCase(),
    'x'.repeat(10_000),
  ]
  const KINDS = [
    { kind: 'certificate', pathOf: (id: string) => `/certificates/${id}/certificate.pdf` },
    { kind: 'training', pathOf: (id: string) => `/trainings/${id}/training.ics` },
    { kind: 'card', pathOf: (id: string) => `/card/${id}/contact.vcf` },
  ]
  for (const { kind, pathOf } of KINDS) {
    test(`of a ${kind} answers 404 with one Polish sentence, whatever its shape`, async ({ request }) => {
      for (const id of IDS) {
        const response = await request.get(pathOf(id))
        expect(response.status(), id).toBe(404)
        expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
        expect(await response.text()).toMatch(
          /^Nie znaleziono \p{L}+ o podanym identyfikatorze\. Sprawdź, czy link jest poprawny\.\n$/u,
        )
      }
    })
  }
})

test.describe('the PDF of a certificate', () => {
  test('shows the same as the verification page, no more of the holder, and has a Polish name', async ({
    request,
  }) => {
    const response = await request.get('/certificates/fd1cN0xfotJSLNqc/certificate.pdf')
    expect(response.headers()['content-disposition']).toBe(
      `attachment; filename="Operator w?zka jezdniowego (UDT) UDT-33613.pdf"; filename*=UTF-8''Operator%20w%C3%B3zka%20jezdniowego%20%28UDT%29%20UDT-33613.pdf`,
    )
    const text = await textOf(await response.body())
    for (const words of ['Operator wózka jezdniowego (UDT)', 'Anna D.', 'UDT-33613', '19.03.2027']) {
      expect(text).toContain(words)
    }
    expect(text).not.toContain('Dąbrowska')
    expect(text).not.toContain('Wygasł')
  })

  test('has the full name only for who knows it', async ({ request }) => {
    const nameFor = async (holder: string) => {
      const search = new URLSearchParams({ holder })
      const response = await request.get(`/certificates/${ANNAS_BHP}/certificate.pdf?${search}`)
      return (await textOf(await response.body())).match(/Posiadacz (.*) Zakres/)?.[1]
    }
    expect(await nameFor('Anna Dąbrowska')).toBe('Anna Dąbrowska')
    for (const guess of ['Anna', 'Anna Dobrowolska', 'ANNA DĄBROWSKA', '', '<script>']) {
      expect(await nameFor(guess)).toBe('Anna D.')
    }
  })

  test('is stamped where it expired or was revoked', async ({ request }) => {
    const pdfOf = async (id: string) => (await request.get(`/certificates/${id}/certificate.pdf`)).body()
    expect(await textOf(await pdfOf(EXPIRED_CERTIFICATE))).toContain('Wygasł 13.11.2026')
    expect(await textOf(await pdfOf(REVOKED_CERTIFICATE))).toContain('Odwołany')
    expect(await textOf(await pdfOf(WITHOUT_ISSUER))).not.toContain('Wystawca')
  })

  test('does not exist while the certificate is unconfirmed, and the answer says so', async ({ request }) => {
    const response = await request.get(`/certificates/${ANNAS_PENDING_FIRST_AID}/certificate.pdf`)
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('gdy wystawca potwierdzi certyfikat')
  })

  test('carries a QR code that leads to the verification page', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const pdf = await (await request.get(`/certificates/${ANNAS_BHP}/certificate.pdf`)).body()
    const address = `${baseURL}/certificates/verify/${ANNAS_BHP}`
    expect(await readQr(context, await showPdf(page, pdf))).toBe(address)
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText('BHP-42653')
  })

  test('links to the host of the visitor, also behind a proxy that ends TLS', async ({ request }) => {
    const response = await request.get(`/certificates/${ANNAS_BHP}/certificate.pdf`, {
      headers: { 'X-Forwarded-Proto': 'https', Host: 'pewnik.example' },
    })
    expect(await textOf(await response.body())).toContain(
      `https://pewnik.example/certificates/verify/${ANNAS_BHP}`,
    )
  })
})

test('the feed has the scheduled trainings without their participants', async ({ request }) => {
  const text = await (await request.get('/trainings.ics')).text()
  expect(text.match(/^UID:/gm)).toHaveLength(9)
  expect(text).toContain('DTSTART;TZID=Europe/Warsaw:20261123T080000')
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded).not.toMatch(/Dąbrowska|u2JoFQVOEDZAGVYH/)
})

test('a contact says no more than the public card', async ({ request }) => {
  const open = await (await request.get(`/card/${LUKASZ}/contact.vcf?version=3`)).text()
  expect(open).toContain('VERSION:3.0')
  expect(open).toContain('lukasz.zieba@pewnik.example')
  expect(open).toContain('+48 500 000 105')
  const forEmployers = await request.get(`/card/${ANNA}/contact.vcf`)
  expect(forEmployers.headers()['cache-control']).toBe('no-store')
  const text = await forEmployers.text()
  expect(text).toContain('VERSION:4.0')
  expect(text).toContain('FN:Anna Dąbrowska')
  expect(text).not.toMatch(/@|\+48/)
})
