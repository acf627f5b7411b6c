import { COLOURS, drawQrCode, type Pdf } from './pdf-brand.server'
import { contentWidth, drawArtifact, keepRoom, MARGIN, tag, write, type Structure } from './pdf-page.server'

/** Lengths in points. */
const PANEL = { padding: 16, code: 124 }

/** Draws the foot of the page: the QR code, its purpose, and the address for people without a camera. */
export function drawVerification(pdf: Pdf, whole: Structure, address: string): void {
  const { padding, code } = PANEL
  const height = code + 2 * padding
  keepRoom(pdf, height + 24)
  const top = pdf.page.maxY() - height
  const left = MARGIN + padding
  drawArtifact(pdf, () => pdf.roundedRect(MARGIN, top, contentWidth(pdf), height, 10).fill(COLOURS.canvas))
  const figure = {
    alt: `Kod QR prowadzący do strony weryfikacji: ${address}`,
    bbox: [left, top + padding, left + code, top + padding + code],
    placement: 'Block',
  }
  tag(pdf, whole, 'Figure', () => drawCode(pdf, address, left, top + padding), figure)

  const x = left + code + padding
  const width = contentWidth(pdf) - code - 3 * padding
  tag(pdf, whole, 'H2', () =>
    write(pdf, 'Sprawdź, czy certyfikat jest ważny', x, top + padding, { size: 13, weight: 'bold', width }),
  )
  const small = { size: 10, width }
  tag(pdf, whole, 'P', () =>
    write(
      pdf,
      'Zeskanuj kod albo otwórz poniższy adres. O ważności decyduje strona weryfikacji, a nie ten dokument. Imię i\u00a0pierwszą literę nazwiska porównaj z\u00a0dokumentem tożsamości.',
      x,
      pdf.y + 4,
      { ...small, colour: COLOURS.muted },
    ),
  )
  tag(pdf, whole, 'Link', () =>
    write(pdf, address, x, pdf.y + 6, { ...small, colour: COLOURS.primary, link: address }),
  )
}

function drawCode(pdf: Pdf, address: string, x: number, y: number): void {
  pdf.save()
  drawQrCode(pdf, address, x, y, PANEL.code)
  pdf.restore()
}
