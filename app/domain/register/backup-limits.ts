/** Larger than a register of ten thousand people with twelve certificates each and a hundred reports with photos. */
export const MAX_BACKUP_BYTES = 100 * 1024 * 1024

/** The app writes each value on a line of its own, so a file of the largest size has fewer values. */
const MAX_VALUES = 5_000_000

/** A hundred and fifty for each of two thousand people. */
export const MAX_ENTRIES = 300_000

/** Twenty-five for each of two thousand people, of some 300 KB. */
export const MAX_COPY_SCANS = 50_000
export const MAX_COPY_SCAN_BYTES = 16 * 1024 * 1024 * 1024

/**
 * The scans of a copy may take so many times the bytes of its file. The app does not compress them. Another program may,
 * and makes photos and PDFs smaller by a half at most, but a few bytes of zeros can become a gigabyte.
 */
export const MAX_UNPACKING = 20

/** Several times as deep as the deepest entry, which is an import. */
const MAX_DEPTH = 40

const [QUOTE, COMMA, BACKSLASH] = codesOf('",\\')
const [LIST, LIST_END, OBJECT, OBJECT_END] = codesOf('[]{}')

/**
 * False for JSON that no export has: nested so deep that functions which call themselves would fail, or of so many
 * values that parsing would stop the tab for long. Nothing is parsed for this.
 */
export function isWithinLimits(json: string): boolean {
  let depth = 0
  let values = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) isInText = !isInText
    // The next character is a part of the text, even a quotation mark.
    else if (code === BACKSLASH) at += 1
    else if (isInText) continue
    else if (code === COMMA) values += 1
    else if (code === LIST || code === OBJECT) {
      depth += 1
      values += 1
    } else if (code === LIST_END || code === OBJECT_END) depth -= 1
    if (depth > MAX_DEPTH || values > MAX_VALUES) return false
  }
  return true
}

function codesOf(characters: string): number[] {
  return [...characters].map((character) => character.charCodeAt(0))
}
