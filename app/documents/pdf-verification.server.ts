import { COLOURS, drawQrCode, type Pdf } from './pdf-brand.server'
import { contentWidth, drawArtifact, keepRoom, MARGIN, tag, write, type Structure } from './pdf-page.server'

/** Lengths in points. */
const PADDING = 16

type Verification = {
  address: string
  text: string
  /** The text of the link in place of its address. */
  label: string
  code: { size: number; ecc: 'L' | 'M' }
}

/** Draws the foot of the page: the QR code, its purpose, and the address for people without a camera. */
export function drawVerification(pdf: Pdf, whole: Structure, address: string): void {
  drawFoot(pdf, whole, {
    address,
    text: `Zeskanuj kod albo otwórz poniższy adres. ${WHAT_DECIDES}`,
    label: address,
    code: { size: 124, ecc: 'M' },
  })
}

/** Draws the foot for an address that nobody would type. Its code is more than 40 mm wide without the border. */
export function drawSignedVerification(pdf: Pdf, whole: Structure, address: string): void {
  drawFoot(pdf, whole, {
    address,
    text: `Zeskanuj kod i\u00a0sprawdź, czy adres strony zaczyna się jak poniżej. ${WHAT_DECIDES}`,
    label: new URL('/c/…', address).href.replace('%E2%80%A6', '…'),
    code: { size: 132, ecc: 'L' },
  })
}

const WHAT_DECIDES =
  'O ważności decyduje strona weryfikacji, a nie ten dokument. Imię i\u00a0nazwisko (albo jego pierwszą literę, jeśli jest skrócone) porównaj z\u00a0dokumentem tożsamości.'

function drawFoot(pdf: Pdf, whole: Structure, { address, text, label, code }: Verification): void {
  const height = code.size + 2 * PADDING
  keepRoom(pdf, height + 24)
  const top = pdf.page.maxY() - height
  const left = MARGIN + PADDING
  drawArtifact(pdf, () => pdf.roundedRect(MARGIN, top, contentWidth(pdf), height, 10).fill(COLOURS.canvas))
  const figure = {
    alt: `Kod QR prowadzący do strony weryfikacji: ${label}`,
    bbox: [left, top + PADDING, left + code.size, top + PADDING + code.size],
    placement: 'Block',
  }
  tag(pdf, whole, 'Figure', () => drawCode(pdf, address, left, top + PADDING, code), figure)

  const x = left + code.size + PADDING
  const width = contentWidth(pdf) - code.size - 3 * PADDING
  tag(pdf, whole, 'H2', () =>
    write(pdf, 'Sprawdź, czy certyfikat jest ważny', x, top + PADDING, { size: 13, weight: 'bold', width }),
  )
  const small = { size: 10, width }
  tag(pdf, whole, 'P', () => write(pdf, text, x, pdf.y + 4, { ...small, colour: COLOURS.muted }))
  tag(pdf, whole, 'Link', () =>
    write(pdf, label, x, pdf.y + 6, { ...small, colour: COLOURS.primary, link: address }),
  )
}

function drawCode(pdf: Pdf, address: string, x: number, y: number, code: Verification['code']): void {
  pdf.save()
  drawQrCode(pdf, address, x, y, code)
  pdf.restore()
}
