import { COLOURS, type Pdf, type Weight } from './pdf-brand.server'

/** An element of the tree that screen readers follow. */
export type Structure = ReturnType<Pdf['struct']>

/** On all sides, in points, of which A4 has 595 by 842. */
export const MARGIN = 64

/** Draws what says nothing to a screen reader. */
export function drawArtifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact')
  pdf.save()
  draw()
  pdf.restore()
  pdf.endMarkedContent()
}

/** What the margins leave of the page's width. */
export function contentWidth(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN
}

/** Goes on to a new page where the rest of this one has no room for so many points. */
export function keepRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage()
}

/** Draws a piece and tells screen readers what it is, in the order of drawing. */
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

/** Writes from that corner; `pdf.y` is then below the text, on whichever page it ends. */
export function write(pdf: Pdf, text: string, x: number, y: number, style: Style): void {
  const { size, weight = 'regular', colour = COLOURS.ink, width, align, link } = style
  pdf.font(weight, size).fillColor(colour)
  pdf.text(text, x, y, { width: width ?? contentWidth(pdf), align, link, lineGap: size * 0.1 })
}

/** Writes in the largest size that keeps it on one line, or else in the smallest, on as many as it needs. */
export function writeFitting(
  pdf: Pdf,
  text: string,
  sizes: readonly number[],
  y: number,
  width: number,
): void {
  const fits = (size: number) => pdf.font('bold', size).widthOfString(text) <= width
  const size = sizes.find(fits) ?? Math.min(...sizes)
  write(pdf, text, MARGIN, y, { size, weight: 'bold', width })
}
