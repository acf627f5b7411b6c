import { COLOURS, printableText, type Pdf, type Weight } from './pdf-brand.server'

/** An element of the structure tree, which screen readers follow. */
export type Structure = ReturnType<Pdf['struct']>

/** The margin on all sides, in points. A4 has 595 by 842 points. */
export const MARGIN = 64

/** Draws a decoration, which screen readers skip. */
export function drawArtifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact')
  pdf.save()
  draw()
  pdf.restore()
  pdf.endMarkedContent()
}

/** Returns the width between the margins, in points. */
export function contentWidth(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN
}

/** Adds a page if the current page has less than `height` points left. */
export function keepRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage()
}

/** Draws content and tags it for screen readers, which read tags in the order of drawing. */
export function tag(
  pdf: Pdf,
  parent: Structure,
  name: string,
  draw: () => void,
  options: Parameters<Pdf['struct']>[1] = {},
): void {
  parent.add(pdf.struct(name, options, draw))
}

type Style = {
  size: number
  weight?: Weight
  colour?: string
  width?: number
  align?: 'center'
  link?: string
}

/** Writes text from the corner `x`, `y`. Afterwards `pdf.y` is below the text, on the page where it ends. */
export function write(pdf: Pdf, text: string, x: number, y: number, style: Style): void {
  const { size, weight = 'regular', colour = COLOURS.ink, width, align, link } = style
  const printable = printableText(text, weight)
  pdf.font(printable.font, size).fillColor(colour)
  pdf.text(printable.text, x, y, { width: width ?? contentWidth(pdf), align, link, lineGap: size * 0.1 })
}

/** Writes text on one line in the largest size that fits, or else on several lines in the smallest size. */
export function writeFitting(
  pdf: Pdf,
  text: string,
  sizes: readonly number[],
  y: number,
  width: number,
): void {
  const printable = printableText(text, 'bold')
  const fits = (size: number) => pdf.font(printable.font, size).widthOfString(printable.text) <= width
  const size = sizes.find(fits) ?? Math.min(...sizes)
  write(pdf, text, MARGIN, y, { size, weight: 'bold', width })
}
