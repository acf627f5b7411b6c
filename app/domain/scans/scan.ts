import * as v from 'valibot'

import { cutText } from '~/domain/words/polish'
import { recordId, typedLine } from '~/domain/words/typed-text'

/** The most scans of one record, without those that others have replaced. */
export const MAX_SCANS = 5

export const MAX_SCAN_BYTES = 5 * 1024 * 1024

/** The longer edge of a photo in pixels. Small print of a document is readable at it. */
export const MAX_SCAN_EDGE = 2_000

const MAX_NAME_LENGTH = 120

/** A photo is drawn again, so it is always a JPEG. It can contain no script. */
export const SCAN_TYPES = ['image/jpeg', 'application/pdf'] as const

export type ScanType = (typeof SCAN_TYPES)[number]

const EXTENSIONS = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } satisfies Record<ScanType, string>

/** The SHA-256 of a scan's bytes, as 64 hexadecimal digits. */
const scanHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** A photo or a PDF of a document, as a record names it. Its bytes are kept beside the records, under their hash. */
export const scanSchema = v.pipe(
  v.object({
    hash: scanHash,
    type: v.picklist(SCAN_TYPES),
    bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SCAN_BYTES)),
    name: typedLine(MAX_NAME_LENGTH, 'Nazwa pliku jest za długa'),
  }),
  // A file of another name could be opened as something else.
  v.check(({ name, type }) => name.endsWith(`.${EXTENSIONS[type]}`)),
)

export type Scan = v.InferOutput<typeof scanSchema>

const SCANNED_RECORDS = [
  'certificate',
  'examination',
  'induction',
  'report',
  // The paper about an accident and its attachments. It has the id of the report.
  'protocol',
  'measure',
  'training',
  'duty',
] as const

/** The record that a scan belongs to. */
export const scanSubjectSchema = v.object({
  of: v.picklist(SCANNED_RECORDS),
  id: recordId,
  /** The id of the record whose page shows it: the person of an orzeczenie or a card, the report of a measure. */
  within: v.optional(recordId),
})

export type ScanSubject = v.InferOutput<typeof scanSubjectSchema>

/** Returns the name of a scan in files and folders, `3f2a….pdf`. */
export function scanFileName({ hash, type }: Pick<Scan, 'hash' | 'type'>): string {
  return `${hash}.${EXTENSIONS[type]}`
}

/** Returns the hash and the type that such a name says, or undefined for any other name. */
export function parseScanFileName(name: string): Pick<Scan, 'hash' | 'type'> | undefined {
  const [hash, extension] = name.split('.')
  const type = SCAN_TYPES.find((known) => EXTENSIONS[known] === extension)
  return type && v.is(scanHash, hash) && scanFileName({ hash, type }) === name ? { hash, type } : undefined
}

const fileNameSchema = typedLine(MAX_NAME_LENGTH, '')

/** Returns the name of a chosen file as a scan keeps it: cleaned, and with the ending of what it is. */
export function scanName(fileName: string, type: ScanType): string {
  const ending = `.${EXTENSIONS[type]}`
  const bare = fileName.replace(/\.(pdf|jpe?g|png|webp|heic|heif|avif)$/i, '')
  const { output } = v.safeParse(fileNameSchema, cutText(bare, MAX_NAME_LENGTH - ending.length))
  return `${typeof output === 'string' && output !== '' ? output : 'skan'}${ending}`
}

/** The first bytes, in hexadecimal digits, of the files that a scan can be made of: pictures and PDF. */
type Beginning = [content: 'photo' | 'pdf', pattern: string]

/** Some programs write the mark of UTF-8, line breaks or other white space before `%PDF-`; readers pass over them. */
const PDF_BEGINNING = '(efbbbf)? (00|09|0a|0c|0d|20)* 25504446 2d'
const JPEG_BEGINNING = 'ffd8ff'

const BEGINNINGS: Beginning[] = [
  ['pdf', PDF_BEGINNING],
  ['photo', JPEG_BEGINNING],
  ['photo', '89504e47 0d0a1a0a'],
  // RIFF, its length, WEBP.
  ['photo', '52494646 ........ 57454250'],
  // A length, ftyp and the brands of HEIC and AVIF, which only some browsers can read.
  ['photo', '........ 66747970 6865'],
  ['photo', '........ 66747970 6d696631'],
  ['photo', '........ 66747970 61766966'],
]

/** The number of bytes that `scanContent` looks at. */
export const SCAN_BEGINNING_BYTES = 64

/** Returns what the first bytes of a file say that it is, or undefined for anything else. The name of a file can lie. */
export function scanContent(beginning: Uint8Array): 'photo' | 'pdf' | undefined {
  return BEGINNINGS.find(([, pattern]) => startsWith(beginning, pattern))?.[0]
}

function startsWith(beginning: Uint8Array, pattern: string): boolean {
  const digits = [...beginning].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return new RegExp(`^${pattern.replaceAll(' ', '')}`).test(digits)
}

/** True if the bytes are of the type that a scan has. */
export function isOfScanType(beginning: Uint8Array, type: ScanType): boolean {
  return startsWith(beginning, type === 'application/pdf' ? PDF_BEGINNING : JPEG_BEGINNING)
}

const sentScan = v.pipe(v.string(), v.parseJson(), scanSchema)

/** Returns the scans in the fields of a form, or of its draft. Each is the JSON of one; anything else is left out. */
export function parseSentScans(fields: readonly unknown[]): Scan[] {
  const scans = fields.flatMap((field) => {
    const { success, output } = v.safeParse(sentScan, field)
    return success ? [output] : []
  })
  return [...new Map(scans.map((scan) => [scan.hash, scan])).values()].slice(0, MAX_SCANS)
}
