import { ENCODINGS, type Encoding } from '~/domain/import/sheets/workbook'

// Tells in which encoding a text is written: the one that makes the most Polish letters of its bytes.

/** The upper half of code page 852 of DOS, which no browser decodes. */
const CP852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0'

const BYTE_ORDER_MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

export function startsWith(bytes: Uint8Array, marks: readonly number[]): boolean {
  return marks.every((mark, place) => bytes[place] === mark)
}

/** Decodes bytes. A byte order mark is taken off. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding !== 'cp852') return new TextDecoder(encoding).decode(bytes)
  return new TextDecoder('latin1')
    .decode(bytes.map((byte) => (byte < 0x80 ? byte : 0)))
    .replaceAll('\0', (_, place: number) => CP852[(bytes[place] ?? 0) - 0x80] ?? '\0')
}

/** So many bytes tell how a text is written. */
const SAMPLE_BYTES = 200_000

/** Returns the most likely encoding. A byte order mark decides. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const [marked] = BYTE_ORDER_MARKS.find(([, marks]) => startsWith(bytes, marks)) ?? []
  if (marked) return marked
  const sample = sampleOf(bytes)
  // In UTF-16 each Latin letter has a byte that is zero.
  const zeros = [0, 1].map((odd) => sample.filter((byte, place) => byte === 0 && place % 2 === odd).length)
  const [even = 0, odd = 0] = zeros
  if ((even + odd) * 5 > sample.length) return odd > even ? 'utf-16le' : 'utf-16be'
  if (isUtf8(bytes)) return 'utf-8'
  return ENCODINGS.slice(0, 4)
    .map((encoding) => ({ encoding, likeness: likeness(decodeText(sample, encoding)) }))
    .reduce((best, each) => (each.likeness > best.likeness ? each : best)).encoding
}

function sampleOf(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, SAMPLE_BYTES)
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const LETTERS = /[ąćęłńóśźż]|(?<!\p{Ll})[ĄĆĘŁŃÓŚŹŻ]/gu
const OTHERS = /[^\x20-\x7eąćęłńóśźżĄĆĘŁŃÓŚŹŻ\s–—„”’…§°]|(?<=\p{Ll})[ĄĆĘŁŃÓŚŹŻ]/gu

/** Counts Polish letters, less those that Polish words do not have. */
function likeness(text: string): number {
  return (text.match(LETTERS)?.length ?? 0) - (text.match(OTHERS)?.length ?? 0)
}

/** So much of a word is shown. */
const WORD_LENGTH = 24

/** Returns one word of the file in each encoding, the best one first. None if all encodings make the same text. */
export function encodingExamples(bytes: Uint8Array): { encoding: Encoding; word: string }[] {
  const sample = sampleOf(bytes)
  const isWide = sample.includes(0)
  const offered = ENCODINGS.filter((encoding) => encoding.startsWith('utf-16') === isWide)
  if (!isWide && sample.every((byte) => byte < 0x80)) return []
  const place = isWide ? 0 : sample.findIndex((byte, at) => byte >= 0x80 && at > 2)
  const from = isWide
    ? 0
    : Math.max(0, sample.subarray(0, place).findLastIndex((byte) => byte <= 0x2f || byte === 0x3b) + 1)
  const part = sample.subarray(from, from + WORD_LENGTH * 2)
  return offered
    .map((encoding) => ({
      encoding,
      likeness: likeness(decodeText(sample, encoding)),
      word:
        decodeText(part, encoding)
          .split(/[\s;,"\t]/)[0]
          ?.slice(0, WORD_LENGTH) ?? '',
    }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ encoding, word }) => ({ encoding, word }))
}
