import regular from '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf?inline'
import semiBold from '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf?inline'
import bold from '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf?inline'
import wideRegular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?inline'
import wideBold from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?inline'
import { create } from 'fontkit'

import { qrCode } from './qr-code'
import { SHIELD } from './shield'

export type Pdf = PDFKit.PDFDocument

/** Colours of the light theme in `app/styles/shared.css`, because paper is white. */
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

/** Complete fonts, inlined into the server's build. A PDF cannot use woff2 or combine two files. */
const FONTS = {
  regular: bytesOf(regular),
  semiBold: bytesOf(semiBold),
  bold: bytesOf(bold),
  wideRegular: bytesOf(wideRegular),
  wideBold: bytesOf(wideBold),
}

export type Weight = 'regular' | 'semiBold' | 'bold'

/** Cyrillic, Greek and Vietnamese letters are not in Figtree. */
const WIDE = {
  regular: 'wideRegular',
  semiBold: 'wideBold',
  bold: 'wideBold',
} as const satisfies Record<Weight, keyof typeof FONTS>

// All weights of a font have the same letters.
const narrowLetters = letterTest(FONTS.regular)
const wideLetters = letterTest(FONTS.wideRegular)

export function registerFonts(pdf: Pdf): void {
  for (const [name, font] of Object.entries(FONTS)) pdf.registerFont(name, font)
}

/** Returns the text as it can be printed, and the font that has its letters. A letter of no font becomes `?`. */
export function printableText(text: string, weight: Weight): { text: string; font: keyof typeof FONTS } {
  if ([...text].every(narrowLetters)) return { text, font: weight }
  return {
    text: [...text].map((letter) => (wideLetters(letter) ? letter : '?')).join(''),
    font: WIDE[weight],
  }
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}

function letterTest(bytes: Buffer): (letter: string) => boolean {
  const font = create(bytes)
  if (!('hasGlyphForCodePoint' in font)) throw new Error('The file holds several fonts')
  return (letter) => letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}

const STRIPE_WIDTH = 14

/** Draws the hazard stripe, clipped to the rectangle. */
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

/** Draws the yellow shield with its check mark. */
export function drawShield(pdf: Pdf, x: number, y: number, size: number): void {
  pdf.translate(x, y).scale(size / 32)
  pdf.path(SHIELD.outline).fill(COLOURS.hazard)
  pdf.lineWidth(SHIELD.checkWidth).lineCap('round').lineJoin('round')
  pdf.path(SHIELD.check).stroke(COLOURS.ink)
}

/** Draws a QR code on white as vectors. */
export function drawQrCode(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  { size, ecc }: { size: number; ecc: 'L' | 'M' },
): void {
  const code = qrCode(text, ecc)
  pdf.roundedRect(x, y, size, size, 8).fill('#ffffff')
  pdf.translate(x, y).scale(size / code.size)
  pdf.path(code.path).fill('#000000')
}
