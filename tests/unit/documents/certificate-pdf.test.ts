import { createHash } from 'node:crypto'

import { extractImages, extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'

import { DRAWING_VERSION, type CertificateDocument } from '~/documents/certificate-document'
import { certificatePdf } from '~/documents/certificate-pdf.server'
import { qrCode } from '~/documents/qr-code'

function content(overrides: Partial<CertificateDocument> = {}): CertificateDocument {
  return {
    certificate: {
      type: 'machine_operator',
      number: 'UDT-33613',
      issueDate: '2017-03-19',
      expiryDate: '2027-03-19',
      issuedBy: 'Zażółć gęślą jaźń – Urząd Dozoru',
    },
    verdict: { status: 'active', words: 'Ważny do 19.03.2027' },
    holder: 'Łukasz Ż.',
    address: 'https://pewnik.example/certificates/verify/fd1cN0xfotJSLNqc',
    ...overrides,
  }
}

async function readPdf(document: CertificateDocument) {
  // A copy, because the reader takes over the memory of its input.
  const pdf = await getDocumentProxy(new Uint8Array(await certificatePdf(document)))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  return { pdf, pages: totalPages, text: text.replace(/\s+/g, ' ') }
}

describe('the PDF of a certificate', () => {
  it('has every field, with every Polish letter', async () => {
    const { text, pages } = await readPdf(content())
    expect(pages).toBe(1)
    for (const words of [
      'Certyfikat Operator wózka jezdniowego (UDT)',
      'Posiadacz Łukasz Ż.',
      'Numer UDT-33613',
      'Data wydania 19.03.2017',
      'Data ważności 19.03.2027',
      'Wystawca Zażółć gęślą jaźń – Urząd Dozoru',
      'https://pewnik.example/certificates/verify/fd1cN0xfotJSLNqc',
    ]) {
      expect(text).toContain(words)
    }
    expect((await readPdf(content({ holder: 'ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż' }))).text).toContain('ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż')
  })

  it('has Ukrainian and Vietnamese letters, and a question mark for one that no font has', async () => {
    expect((await readPdf(content({ holder: 'Оксана Їжакевич-Ґудзь' }))).text).toContain(
      'Оксана Їжакевич-Ґудзь',
    )
    expect((await readPdf(content({ holder: 'Nguyễn Thị Hồng' }))).text).toContain('Nguyễn Thị Hồng')
    expect((await readPdf(content({ holder: 'Li 李' }))).text).toContain('Posiadacz Li ? ')
  })

  it('has a title and a language, and is tagged with headings, a list and a figure', async () => {
    const { pdf } = await readPdf(content())
    const { info } = await getMeta(pdf)
    expect(info).toMatchObject({ Title: 'Operator wózka jezdniowego (UDT), UDT-33613', Language: 'pl' })
    const page = await pdf.getPage(1)
    const tree = JSON.stringify(await page.getStructTree())
    for (const role of ['H1', 'H2', 'L', 'LI', 'Figure', 'Link']) expect(tree).toContain(`"role":"${role}"`)
    expect(tree).toContain('Kod QR prowadzący do strony weryfikacji')
  })

  it('links its address to the verification page', async () => {
    const { pdf } = await readPdf(content())
    const annotations = await (await pdf.getPage(1)).getAnnotations()
    expect(annotations).toMatchObject([{ subtype: 'Link', url: content().address }])
  })

  it('is drawn as vectors, and so is the QR code', async () => {
    const { pdf } = await readPdf(content())
    expect(await extractImages(pdf, 1)).toEqual([])
  })

  it('has a stamp only if it is not valid', async () => {
    const expired = await readPdf(content({ verdict: { status: 'expired', words: 'Wygasł 02.02.2026' } }))
    expect(expired.text).toContain('Wygasł 02.02.2026')
    const revoked = await readPdf(content({ verdict: { status: 'revoked', words: 'Odwołany' } }))
    expect(revoked.text).toContain('Odwołany')
    expect((await readPdf(content())).text).not.toMatch(/Ważny do|Wygasł|Odwołany/)
  })

  it('is the same to the byte whenever it is drawn', async () => {
    const [first, second] = [await certificatePdf(content()), await certificatePdf(content())]
    expect(Buffer.compare(first, second)).toBe(0)
    const other = await certificatePdf(content({ holder: 'Anna D.' }))
    expect(Buffer.compare(first, other)).not.toBe(0)
  })

  it('has another version whenever it is drawn differently, so that browsers fetch it again', async () => {
    const { pdf } = await readPdf(content({ verdict: { status: 'revoked', words: 'Odwołany' } }))
    const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList()
    const strokes = fnArray.map((name, index) => [name, Object.values(argsArray[index] ?? [])])
    // The reader numbers its documents and uses the number in the names of fonts.
    const text = JSON.stringify(strokes).replace(/g_d\d+_/g, '')
    const drawing = createHash('sha256').update(text).digest('hex').slice(0, 16)
    // After an intended change of the drawing, raise the version and update both values here.
    expect({ version: DRAWING_VERSION, drawing }).toEqual({ version: 3, drawing: '37d4445d80830dee' })
  })

  it('has no issuer if the certificate has none', async () => {
    const { certificate } = content()
    const { text } = await readPdf(content({ certificate: { ...certificate, issuedBy: undefined } }))
    expect(text).not.toContain('Wystawca')
  })
})

describe('the PDF of a signed certificate', () => {
  const address = `https://pewnik.example/c/${'aB3-_'.repeat(65)}`
  const signed = { isSample: false }

  it('writes only the beginning of its long address, and links to all of it', async () => {
    const { pdf, text, pages } = await readPdf(content({ address, signed }))
    expect(pages).toBe(1)
    expect(text).toContain('https://pewnik.example/c/…')
    expect(text).not.toContain('aB3-_')
    expect(await overlaps(pdf, 1)).toEqual([])
    const annotations = await (await pdf.getPage(1)).getAnnotations()
    expect(annotations).toMatchObject([{ subtype: 'Link', url: address }])
  })

  it('has a code at least 40 mm wide without its border', async () => {
    const { pdf } = await readPdf(content({ address, signed }))
    const { argsArray } = await (await pdf.getPage(1)).getOperatorList()
    const modules = qrCode(address, 'L').size - 2 * 4
    // The code is drawn in modules, so its scale is the width of one in points.
    const widths = argsArray.map((args) => Number(args?.[0]) * modules * (25.4 / 72))
    expect(widths.some((width) => width >= 40 && width < 45)).toBe(true)
  })

  it('of the sample says that it confirms nothing', async () => {
    const words = 'dane przykładowe, niczego nie potwierdza'
    expect((await readPdf(content({ address, signed: { isSample: true } }))).text).toContain(words)
    expect((await readPdf(content({ address, signed }))).text).not.toContain('dane przykładowe')
  })
})

const LONG_NAME = 'Bogumiła Krzyżanowska-Świętochłowicka z domu Gżegżółka '

describe('a long text', () => {
  it.for([
    { what: 'words', text: LONG_NAME.repeat(4).trim() },
    { what: 'one word', text: 'Ż'.repeat(300) },
    { what: 'more than a page', text: LONG_NAME.repeat(60).trim() },
  ])('breaks into lines that overlap nothing: $what', async ({ text }) => {
    const { certificate } = content()
    const { pdf, text: written } = await readPdf(
      content({
        holder: text,
        certificate: { ...certificate, number: `NR-${'0123456789'.repeat(12)}`, issuedBy: text },
        verdict: { status: 'expired', words: 'Wygasł 02.02.2026' },
      }),
    )
    const joined = written.replaceAll(' ', '')
    expect(joined.split(text.replaceAll(' ', '')).length - 1).toBe(2)
    expect(joined).toContain('0123456789'.repeat(12))
    for (let number = 1; number <= pdf.numPages; number++) expect(await overlaps(pdf, number)).toEqual([])
  })
})

type PdfFile = Awaited<ReturnType<typeof getDocumentProxy>>

/** Returns the texts that overlap others or exceed the page. */
async function overlaps(pdf: PdfFile, pageNumber: number): Promise<string[]> {
  const page = await pdf.getPage(pageNumber)
  const { width: pageWidth } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const boxes = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , size, left, bottom] = item.transform.map(Number)
    return [{ text: item.str, left: left ?? 0, bottom: bottom ?? 0, width: item.width, height: size ?? 0 }]
  })
  expect(boxes.length).toBeGreaterThan(0)
  const beyond = boxes.filter(({ left, width, bottom }) => left + width > pageWidth || bottom < 0)
  return [
    ...beyond.map(({ text }) => `${text} leaves the page`),
    ...boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.left + other.width - 0.5 &&
            other.left < one.left + one.width - 0.5 &&
            // A capital has seven tenths of the font size.
            one.bottom < other.bottom + other.height * 0.7 &&
            other.bottom < one.bottom + one.height * 0.7,
        )
        .map((other) => `${one.text} × ${other.text}`),
    ),
  ]
}
