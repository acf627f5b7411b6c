import {
  MAX_WORKBOOK_BYTES,
  type ReadWorkbook,
  type TextFormat,
  type Workbook,
} from '~/domain/import/sheets/workbook'

import { problemOf, workbookOf, WorkbookRefusal } from './sheet-limits'
import { readMarkup, readOldWorkbook, readZippedWorkbook } from './spreadsheet'
import { readTable } from './table-text'
import { decodeText, encodingExamples, guessEncoding, startsWith } from './text-encoding'

// Runs in a worker of its own, because a large file takes seconds. It uses nothing of the browser, so that tests can
// call it.

/** The letters and the separator that were chosen for a text, if any. */
export type ChosenFormat = Partial<TextFormat>

/** Reads a file by what is in it, whatever its name says. Never throws. */
export function readWorkbookFile(bytes: Uint8Array, chosen: ChosenFormat = {}): ReadWorkbook {
  return answered(() => {
    if (bytes.length > MAX_WORKBOOK_BYTES) throw new WorkbookRefusal('too-large')
    if (startsWith(bytes, ZIP)) return readZippedWorkbook(bytes)
    if (startsWith(bytes, COMPOUND_FILE)) return readOldWorkbook(bytes)
    const encoding = chosen.encoding ?? guessEncoding(bytes)
    const text = decodeText(bytes, encoding)
    if (text.startsWith(SEALED)) throw new WorkbookRefusal('sealed')
    if (isBinary(text)) throw new WorkbookRefusal('damaged')
    if (MARKUP.test(text)) return readMarkup(text)
    if (COPY.test(text)) throw new WorkbookRefusal('own-copy')
    const examples = encodingExamples(bytes)
    const { separator, sheet } = readTable(text, chosen.separator)
    return { ...workbookOf([{ name: '', ...sheet }]), text: { encoding, separator, examples } }
  })
}

/** Reads a table that was pasted. Never throws. */
export function readTableText(text: string, { separator: chosen }: ChosenFormat = {}): ReadWorkbook {
  return answered(() => {
    const { separator, sheet } = readTable(text, chosen)
    return { ...workbookOf([{ name: '', ...sheet }]), text: { separator, examples: [] } }
  })
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** Old .xls files, and .xlsx files with a password, are compound files. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/** The format of the tool age, in which copies are sealed. */
const SEALED = 'age-encryption.org/'
/** Former versions wrote copies as text. */
const COPY = /^\s*\{\s*"format": ?"pewnik-/
const MARKUP = /^\s*<(!doctype html|html|head|table|meta|\?xml|style|div)\b/i

/** Pictures and programs are full of signs that no text has. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, 10_000)
  // oxlint-disable-next-line no-control-regex -- these are the signs.
  return (sample.match(/[\0-\x08\x0e-\x19\x1b-\x1f]/g)?.length ?? 0) * 20 > sample.length
}

function answered(readIt: () => Workbook): ReadWorkbook {
  try {
    return { file: readIt() }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}
