import regular from '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf?inline'
import semiBold from '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf?inline'
import bold from '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf?inline'
import { encode } from 'uqr'

export type Pdf = PDFKit.PDFDocument

/** The light theme of `app.css`: paper is white. */
export const COLOURS = {
  ink: '#0f1c2e',
  muted: '#56657c',
  canvas: '#f4f6f9',
  surface: '#ffffff',
  line: '#dbe2ea',
  primary: '#1a56c9',
  danger: '#b3261e',
  hazard: '#ffc61a',
} as const

/** Whole fonts, inlined into the server's build: a PDF takes neither woff2 nor a letter from a second file. */
const FONTS = { regular, semiBold, bold }

export type Weight = keyof typeof FONTS

export function registerFonts(pdf: Pdf): void {
  for (const [weight, font] of Object.entries(FONTS)) {
    pdf.registerFont(weight, Buffer.from(font.slice(font.indexOf(',') + 1), 'base64'))
  }
}

const STRIPE_WIDTH = 14

/** The hazard stripe, within the rectangle. */
export function drawStripe(pdf: Pdf, x: number, y: number, width: number, height: number): void {
  pdf.rect(x, y, width, height).clip()
  pdf.rect(x, y, width, height).fill(COLOURS.hazard)
  for (let left = x - height; left < x + width; left += 2 * STRIPE_WIDTH) {
    pdf.polygon(
      [left, y + height],
      [left + STRIPE_WIDTH, y + height],
      [left + STRIPE_WIDTH + height, y],
      [left + height, y],
    )
  }
  pdf.fill(COLOURS.ink)
}

/** The yellow shield with its check, as in the favicon, on a 32 by 32 grid. */
export function drawShield(pdf: Pdf, x: number, y: number, size: number): void {
  pdf.translate(x, y).scale(size / 32)
  pdf.path('M16 2 4.5 6v9.6C4.5 22.7 9.4 27.8 16 30c6.6-2.2 11.5-7.3 11.5-14.4V6z').fill(COLOURS.hazard)
  pdf.lineWidth(3.6).lineCap('round').lineJoin('round')
  pdf.path('m10.5 16 4 4 7.2-8').stroke(COLOURS.ink)
}

/** Scanners want four modules of white around the code. */
const QUIET_ZONE = 4

/** A QR code on white, as vectors: one rectangle for each run of dark modules. */
export function drawQrCode(pdf: Pdf, text: string, x: number, y: number, size: number): void {
  const code = encode(text, { ecc: 'M', border: QUIET_ZONE })
  pdf.roundedRect(x, y, size, size, 8).fill('#ffffff')
  pdf.translate(x, y).scale(size / code.size)
  code.data.forEach((modules, row) => {
    const line = modules.map((isDark) => (isDark ? '#' : ' ')).join('')
    for (const { index, 0: run } of line.matchAll(/#+/g)) pdf.rect(index, row, run.length, 1)
  })
  pdf.fill('#000000')
}
