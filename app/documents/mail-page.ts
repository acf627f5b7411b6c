import { LANGUAGES } from '~/domain/crew/languages/language'
import type { MailText } from '~/domain/reminders/mail-text'

import { escapeHtml } from './text-file'

// A mail as text and as HTML. Programs for mail know little CSS: tables carry the layout, styles stand in the elements,
// and only the dark colours need a style sheet. Nothing is loaded from elsewhere.

/** The addresses to which a mail leads. */
export type MailLinks = { button: string; end: string }

const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

// The colours of the app's style sheet, light and dark.
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas { background: #0b1422 !important; }
  .surface { background: #131f31 !important; border-color: #26344a !important; }
  .ink { color: #e9eef5 !important; }
  .muted, .muted a { color: #9dabc0 !important; }
  .line { border-color: #26344a !important; }
}`

/** Returns the mail as plain text. */
export function mailPlainText(mail: MailText, links: MailLinks): string {
  const { heading, paragraphs, lines, button, foot, end } = mail
  const parts = [
    heading,
    ...paragraphs,
    lines.map((line) => `• ${oneLine(line)}`).join('\n'),
    button === undefined ? '' : `${button}:\n${links.button}`,
    '--\u0020\n' + [...foot, ...(end === undefined ? [] : [`${end}:\n${links.end}`])].join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n').replaceAll('\u00a0', ' ')}\n`
}

/** Returns the mail as a page of HTML. */
export function mailPage(mail: MailText, links: MailLinks): string {
  const { language, subject, heading, paragraphs, lines, button, foot, end } = mail
  const rows = [
    `<h1 class="ink" style="margin:0 0 12px;font-size:24px;line-height:1.25;color:#0f1c2e">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(
      (text) => `<p class="ink" style="margin:0 0 12px;color:#0f1c2e">${escapeHtml(text)}</p>`,
    ),
    listOf(lines),
    button === undefined ? '' : buttonTo(links.button, button),
  ]
  const below = foot.map((text) => `<p style="margin:0 0 8px">${escapeHtml(text)}</p>`)
  if (end !== undefined) {
    below.push(
      `<p style="margin:0"><a href="${escapeHtml(links.end)}" style="color:#56657c">${escapeHtml(end)}</a></p>`,
    )
  }
  return `<!DOCTYPE html>
<html lang="${LANGUAGES[language].locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f4f6f9">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="canvas" style="background:#f4f6f9">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="surface" style="max-width:560px;background:#ffffff;border:1px solid #dbe2ea;border-radius:12px;border-collapse:separate;overflow:hidden">
<tr><td style="background:#0f1c2e;padding:16px 24px;${FONT};font-size:20px;font-weight:bold;color:#ffffff">Pewnik</td></tr>
<tr><td height="10" style="height:10px;line-height:10px;font-size:0;background-color:#ffc61a;background-image:repeating-linear-gradient(-45deg,#ffc61a 0 14px,#0f1c2e 14px 28px)">&nbsp;</td></tr>
<tr><td align="left" style="padding:24px;${FONT};font-size:16px;line-height:1.5">
${rows.filter(Boolean).join('\n')}
</td></tr>
<tr><td align="left" class="muted line" style="padding:16px 24px;border-top:1px solid #dbe2ea;${FONT};font-size:13px;line-height:1.5;color:#56657c">
${below.join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function listOf(lines: readonly string[]): string {
  if (lines.length === 0) return ''
  const items = lines.map((line) => `<li style="margin:0 0 4px">${escapeHtml(oneLine(line))}</li>`)
  return `<ul class="ink" style="margin:0 0 12px;padding-left:20px;color:#0f1c2e">${items.join('')}</ul>`
}

/** The padding is in a cell, because Outlook shows none in a link. The ink on yellow is legible in light and in dark. */
function buttonTo(address: string, label: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:12px 0 0"><tr><td style="background:#ffc61a;border-radius:8px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;font-weight:bold;color:#0f1c2e;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`
}

/** A name with line breaks stays one line of the text. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
