import { buffer } from 'node:stream/consumers'

import PdfKit from 'pdfkit'

import { issueDayLabel } from '~/domain/certificates/certificate'
import { statedEndLabel } from '~/domain/certificates/verdict'
import {
  qualificationLabel,
  qualificationTitle,
  scopeLabel,
} from '~/domain/qualifications/qualification-label'

import type { CertificateDocument } from './certificate-document'
import { COLOURS, drawShield, drawStripe, registerFonts, type Pdf } from './pdf-brand.server'
import {
  contentWidth,
  drawArtifact,
  keepRoom,
  MARGIN,
  tag,
  write,
  writeFitting,
  type Structure,
} from './pdf-page.server'
import { drawSignedVerification, drawVerification } from './pdf-verification.server'

// All lengths are in points. A4 has 595 by 842.
const FRAME = 28
const STRIPE = 12
const LABEL_WIDTH = 128
const STAMP = { width: 196, height: 44, gap: 24 }

/** Draws a certificate on A4, tagged for screen readers. Long text breaks into lines and, if needed, pages. */
export async function certificatePdf(content: CertificateDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { certificate, verdict, holder, address, signed } = content
  const pdf = new PdfKit({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    lang: 'pl',
    tagged: true,
    displayTitle: true,
    // No default font, because the built-in fonts of pdfkit lack Polish letters.
    font: '',
    info: {
      Title: `${qualificationLabel(certificate)}, ${certificate.number}`,
      Author: certificate.issuedBy ?? 'Pewnik',
      Subject: `Certyfikat: ${holder}`,
      Creator: 'Pewnik',
      Producer: 'Pewnik',
      // The issue date instead of the time of drawing, so that the same certificate gives the same file.
      ...(certificate.issueDate && { CreationDate: new Date(`${certificate.issueDate}T00:00:00Z`) }),
    },
  })
  registerFonts(pdf)
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)

  drawSheet(pdf, whole)
  drawTitle(pdf, whole, qualificationTitle(certificate), signed?.isSample ? SAMPLE_TITLE : 'Certyfikat')
  drawHolder(pdf, whole, holder, verdict)
  drawDetails(pdf, whole, certificate)
  if (signed) drawSignedVerification(pdf, whole, address)
  else drawVerification(pdf, whole, address)

  whole.end()
  pdf.end()
  return buffer(pdf)
}

function drawSheet(pdf: Pdf, whole: Structure): void {
  const { width, height } = pdf.page
  drawArtifact(pdf, () => {
    pdf.roundedRect(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME, 12).clip()
    drawStripe(pdf, FRAME, FRAME, width - 2 * FRAME, STRIPE)
  })
  drawArtifact(pdf, () => {
    pdf.roundedRect(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME, 12)
    pdf.lineWidth(1).stroke(COLOURS.line)
  })
  drawArtifact(pdf, () => drawShield(pdf, MARGIN - 4, 68, 34))
  tag(pdf, whole, 'P', () => write(pdf, 'Pewnik', MARGIN + 36, 73, { size: 20, weight: 'bold' }))
}

const SAMPLE_TITLE = 'Certyfikat · dane przykładowe, niczego nie potwierdza'

function drawTitle(pdf: Pdf, whole: Structure, title: string, kind: string): void {
  tag(pdf, whole, 'P', () =>
    write(pdf, kind, MARGIN, 152, { size: 14, weight: 'semiBold', colour: COLOURS.primary }),
  )
  tag(pdf, whole, 'H1', () => writeFitting(pdf, title, [34, 30, 26], pdf.y + 2, contentWidth(pdf)))
}

/** Draws the holder's name, and a stamp beside it if the certificate is not valid. */
function drawHolder(
  pdf: Pdf,
  whole: Structure,
  holder: string,
  { status, words }: CertificateDocument['verdict'],
): void {
  const top = pdf.y + 30
  const isStamped = status !== 'active'
  if (isStamped) {
    tag(pdf, whole, 'P', () => drawStamp(pdf, words, pdf.page.width - MARGIN - STAMP.width, top + 4))
  }
  const width = contentWidth(pdf) - (isStamped ? STAMP.width + STAMP.gap : 0)
  tag(pdf, whole, 'P', () => write(pdf, 'Posiadacz', MARGIN, top, { size: 11, colour: COLOURS.muted }))
  tag(pdf, whole, 'P', () => writeFitting(pdf, holder, [24, 20, 16], pdf.y + 2, width))
  // A long name may end on the next page, which has no stamp.
  const isBesideStamp = pdf.y > top && pdf.y < top + STAMP.height + 16
  if (isStamped && isBesideStamp) pdf.y = top + STAMP.height + 16
}

/** Draws the stamp upright, because programs that extract text mix up slanted letters. */
function drawStamp(pdf: Pdf, words: string, x: number, y: number): void {
  const { width, height } = STAMP
  pdf.roundedRect(x, y, width, height, 7).lineWidth(2.5).stroke(COLOURS.danger)
  pdf
    .roundedRect(x + 4, y + 4, width - 8, height - 8, 4)
    .lineWidth(0.8)
    .stroke(COLOURS.danger)
  write(pdf, words, x, y + 11, { size: 18, weight: 'bold', colour: COLOURS.danger, width, align: 'center' })
}

function drawDetails(pdf: Pdf, whole: Structure, certificate: CertificateDocument['certificate']): void {
  const { number, issueDate, issuedBy } = certificate
  const list = pdf.struct('L')
  whole.add(list)
  pdf.y += 26
  for (const [name, value] of [
    ['Zakres', scopeLabel(certificate)],
    ['Numer', number],
    ['Data wydania', issueDayLabel(issueDate)],
    ['Data ważności', statedEndLabel(certificate)],
    ['Wystawca', issuedBy],
  ]) {
    if (name && value) drawDetail(pdf, list, name, value)
  }
  list.end()
}

function drawDetail(pdf: Pdf, list: Structure, name: string, value: string): void {
  keepRoom(pdf, 44)
  const top = pdf.y + 12
  drawArtifact(pdf, () => {
    pdf.moveTo(MARGIN, pdf.y).lineTo(pdf.page.width - MARGIN, pdf.y)
    pdf.lineWidth(0.75).stroke(COLOURS.line)
  })
  const item = pdf.struct('LI')
  list.add(item)
  tag(pdf, item, 'Lbl', () => write(pdf, name, MARGIN, top + 1, { size: 11, colour: COLOURS.muted }))
  tag(pdf, item, 'LBody', () =>
    write(pdf, value, MARGIN + LABEL_WIDTH, top, {
      size: 13,
      weight: 'semiBold',
      width: contentWidth(pdf) - LABEL_WIDTH,
    }),
  )
  item.end()
  pdf.y += 12
}
