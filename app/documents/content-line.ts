// The lines of iCalendar and vCard files (RFC 5545, RFC 6350).

/** A name with its parameters, and a value. A line without a value is left out. */
export type ContentLine = readonly [name: string, value: string | undefined]

const MAX_OCTETS = 75
const encoder = new TextEncoder()

export function contentLines(lines: readonly ContentLine[]): string {
  return lines.map(([name, value]) => (value ? `${foldLine(`${name}:${value}`)}\r\n` : '')).join('')
}

/** Escapes a text value. Control characters are left out, except line breaks. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\,;]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Folds a line into pieces of at most 75 octets and never splits a character. */
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
