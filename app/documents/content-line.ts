// The lines that iCalendar and vCard are made of (RFC 5545, RFC 6350).

/** Name with its parameters, and a value; undefined leaves the line out. */
export type ContentLine = readonly [name: string, value: string | undefined]

const MAX_OCTETS = 75
const encoder = new TextEncoder()

export function contentLines(lines: readonly ContentLine[]): string {
  return lines.map(([name, value]) => (value ? `${foldLine(`${name}:${value}`)}\r\n` : '')).join('')
}

/** A value that is text, escaped; control characters but line breaks are left out. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\,;]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Folded into lines of at most 75 octets, never within a character. */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const { length } = encoder.encode(character)
    if (octets + length > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += length
  }
  return folded
}
