import { zipSync, type Zippable } from 'fflate'

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const CONTENT_TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'

const CONTENTS = { workbook: 'sheet.main', sharedStrings: 'sharedStrings', styles: 'styles' }

function contentTypes(parts: readonly string[]): string {
  const types = Object.entries(CONTENTS).map(([part, type]) =>
    parts.includes(`xl/${part}.xml`)
      ? `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`
      : '',
  )
  return `<Types xmlns="${CONTENT_TYPES}">${types.join('')}</Types>`
}

/** The tables of a workbook by the path of their part below `xl`, each as the XML in its `sheetData`. */
type Tables = Record<string, string>

/** Writes a workbook with as few parts as can be read. `parts` adds others or replaces these. */
export function workbook(tables: Tables, parts: Record<string, string> = {}): Uint8Array<ArrayBuffer> {
  const paths = Object.keys(tables)
  const sheets = paths.map(
    (_, place) => `<sheet name="S${place}" sheetId="${place + 1}" r:id="rId${place}"/>`,
  )
  const relations = paths.map(
    (path, place) => `<Relationship Id="rId${place}" Type="${RELATIONS}/worksheet" Target="${path}"/>`,
  )
  const xml: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.entries(tables).map(([path, table]) => [
        `xl/${path}`,
        `<worksheet><sheetData>${table}</sheetData></worksheet>`,
      ]),
    ),
    ...parts,
  }
  const files: Zippable = {}
  xml['[Content_Types].xml'] = contentTypes(Object.keys(xml))
  for (const [path, text] of Object.entries(xml)) files[path] = new TextEncoder().encode(text)
  return zipSync(files)
}

export const SHEET = 'worksheets/sheet1.xml'

/** A row of the table. Each cell is a text in it. */
export function rowXml(row: number, ...cells: string[]): string {
  const written = cells.map(
    (text, place) => `<c r="${String.fromCharCode(65 + place)}${row}" t="str"><v>${text}</v></c>`,
  )
  return `<row r="${row}">${written.join('')}</row>`
}

/** Shared strings, and a table whose cells all show the first of them. */
export function sharing(text: string, cells: number): { table: string; parts: Record<string, string> } {
  const rows = Array.from(
    { length: cells },
    (_, place) => `<row r="${place + 1}"><c r="A${place + 1}" t="s"><v>0</v></c></row>`,
  )
  return {
    table: rows.join(''),
    parts: { 'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>` },
  }
}

/** Of a zip without a comment: the length of its last record, and where an entry of the directory says its size. */
const END_LENGTH = 22
const UNPACKED_SIZE = 24

/** Lets the zip say another unpacked size of its first file, as a bomb does. */
export function withUnpackedSize(zip: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer)
  const directory = zip.length - END_LENGTH - view.getUint32(zip.length - END_LENGTH + 12, true)
  view.setUint32(directory + UNPACKED_SIZE, size, true)
  return zip
}
