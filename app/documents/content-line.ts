// The lines of iCalendar and vCard files (RFC 5545, RFC 6350).

/** A name with its parameters, and a value. A line without a value is left out. */
export type ContentLine = readonly [name: string, value: string | undefined]

const MAX_OCTETS = 75

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
  let start = 0
  let octets = 0
  for (let index = 0; index < line.length; index += 1) {
    const code = line.codePointAt(index) ?? 0
    const length = octetsOf(code)
    if (octets + length > MAX_OCTETS) {
      folded += `${line.slice(start, index)}\r\n `
      start = index
      octets = 1
    }
    octets += length
    if (code > LAST_OF_ONE_UNIT) index += 1
  }
  return folded + line.slice(start)
}

const LAST_OF_ONE_UNIT = 0xffff

/** Returns how many octets a character has in UTF-8. A calendar may have thousands of lines, so nothing is encoded. */
function octetsOf(code: number): number {
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code > LAST_OF_ONE_UNIT ? 4 : 3
}
