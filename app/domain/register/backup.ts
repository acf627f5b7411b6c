import * as v from 'valibot'

import { changeSchema, effectiveChanges, type Change } from '~/domain/changes/change'
import { CHANGE_LABELS } from '~/domain/changes/change-label'
import { draftFormOf, draftSchema } from '~/domain/changes/draft'
import { withImportedRows } from '~/domain/changes/imported-rows'
import { kindOf } from '~/domain/changes/stored-record'
import { personSettingsSchema } from '~/domain/people/settings'
import { withoutGone } from '~/domain/records/erased-people'
import { recordKey, unionOfRecords, type OwnData } from '~/domain/records/own-data'
import { namedHashes } from '~/domain/records/scan-changes'
import { sealedKeySchema, type SealedKey } from '~/domain/signing/sealed-key'
import { daySchema, type Day } from '~/domain/words/day'
import { filledText } from '~/domain/words/typed-text'

import { isWithinLimits, MAX_ENTRIES } from './backup-limits'

const FORMAT = 'pewnik-dane'
const VERSION = 1

/**
 * Writes all that a person keeps as the text of a file; `day` is the day on which it is made. `key` is the one by which
 * they sign, locked by their passphrase. `isOnDevices`: other devices have the register, too. No file says how to join
 * them.
 */
export function backupText(
  { records, settings, drafts }: OwnData,
  userId: string,
  day: Day,
  { key, isOnDevices }: { key?: SealedKey | undefined; isOnDevices?: boolean } = {},
): string {
  const devices = isOnDevices ? { isOnDevices } : {}
  const file = { format: FORMAT, version: VERSION, day, userId, ...devices, records, settings, drafts, key }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** `pewnik-dane-2026-11-21.zip` */
export function backupName(day: Day): string {
  return `pewnik-dane-${day}.zip`
}

/** An entry of a file that is not taken, with its place and the reason. */
export type RejectedEntry = { place: string; reason: string }

export type Backup = {
  day: Day
  data: Omit<OwnData, 'records'> & { records: readonly Change[] }
  key?: SealedKey
  /** True if other devices had the register, too, when the copy was made. */
  isOnDevices: boolean
  rejected: readonly RejectedEntry[]
  /** The ids of entries that this version cannot read. Some of them may be here, too. */
  unreadable: ReadonlySet<string>
}

export type BackupProblem = 'no-json' | 'no-backup' | 'newer-version' | 'another-person' | 'too-many'

export const BACKUP_PROBLEMS = {
  'no-json': 'Plik jest uszkodzony albo nie zawiera danych JSON.',
  'no-backup': 'To nie jest plik z danymi zapisanymi przez Pewnik.',
  'newer-version': 'Plik zapisała nowsza wersja aplikacji. Odśwież stronę i spróbuj ponownie.',
  'another-person': 'Plik zawiera dane innej osoby. Zaloguj się jako ta osoba i wczytaj go tam.',
  'too-many': `Plik ma więcej wpisów niż ${MAX_ENTRIES / 1000}\u00a0000, a\u00a0tyle można najwyżej wczytać.`,
} satisfies Record<BackupProblem, string>

const headSchema = v.object({ format: v.literal(FORMAT), version: v.number() })

const fileSchema = v.object({
  version: v.literal(VERSION),
  day: daySchema,
  userId: filledText,
  records: v.array(v.unknown()),
  settings: v.optional(v.unknown()),
  drafts: v.optional(v.record(v.string(), v.unknown()), {}),
  key: v.optional(v.unknown()),
  isOnDevices: v.optional(v.unknown()),
})

type BackupFile = v.InferOutput<typeof fileSchema>

/** Reads a file for that person, or for whoever it belongs to, and leaves its entries as they are. */
export function openBackup(
  text: string,
  userId?: string,
): { file: BackupFile; problem?: undefined } | { file?: undefined; problem: BackupProblem } {
  if (!isWithinLimits(text)) return { problem: 'no-backup' }
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!json.success) return { problem: 'no-json' }
  const head = v.safeParse(headSchema, json.output)
  if (!head.success) return { problem: 'no-backup' }
  if (head.output.version > VERSION) return { problem: 'newer-version' }
  const file = v.safeParse(fileSchema, json.output)
  if (!file.success) return { problem: 'no-backup' }
  if (file.output.records.length > MAX_ENTRIES) return { problem: 'too-many' }
  if (userId !== undefined && file.output.userId !== userId) return { problem: 'another-person' }
  return { file: file.output }
}

/**
 * Reads a file for that person, or for whoever it belongs to: what can be taken, and what is rejected, each with the
 * reason.
 */
export function parseBackup(
  text: string,
  userId?: string,
): { backup: Backup; problem?: undefined } | { backup?: undefined; problem: BackupProblem } {
  const { file, problem } = openBackup(text, userId)
  if (problem) return { problem }
  const { day, records, settings, drafts, key, isOnDevices } = file
  const parsedRecords = records.map((record, index) =>
    parseEntry(changeSchema, record, entryLabel(record, index)),
  )
  const parsedSettings = parseEntry(v.optional(personSettingsSchema), settings, 'Ustawienia')
  const parsedDrafts = Object.entries(drafts).map(([form, draft]) => ({
    form,
    ...parseEntry(draftSchema, draft, draftFormOf(form)?.label ?? `Szkic „${form}”`),
  }))
  const parsedKey = parseEntry(v.optional(sealedKeySchema), key, 'Klucz podpisu')
  return {
    backup: {
      day,
      data: {
        records: withoutRepeats(parsedRecords.flatMap(({ value }) => value ?? [])),
        settings: parsedSettings.value,
        drafts: Object.fromEntries(parsedDrafts.flatMap(({ form, value }) => (value ? [[form, value]] : []))),
      },
      key: parsedKey.value,
      isOnDevices: isOnDevices === true,
      rejected: [...parsedRecords, parsedSettings, ...parsedDrafts, parsedKey].flatMap(
        ({ rejected }) => rejected ?? [],
      ),
      unreadable: new Set(records.filter((_, index) => parsedRecords[index]?.rejected).map(recordKey)),
    },
  }
}

/** An entry that is twice in an edited file is one record. */
function withoutRepeats(records: readonly Change[]): Change[] {
  return [...new Map(records.map((record) => [recordKey(record), record])).values()]
}

function parseEntry<T>(
  schema: v.GenericSchema<unknown, T>,
  content: unknown,
  place: string,
): { value?: T; rejected?: RejectedEntry } {
  const { success, output, issues } = v.safeParse(schema, content, { abortEarly: true })
  return success ? { value: output } : { rejected: { place, reason: reasonOf(issues) } }
}

/** Returns the backup without changes that its owner may not make; they are listed as rejected. */
export function withoutForbidden(backup: Backup, isAllowed: (change: Change) => boolean): Backup {
  const { data, rejected } = backup
  const forbidden = data.records.filter((change) => !isAllowed(change))
  return {
    ...backup,
    data: { ...data, records: data.records.filter(isAllowed) },
    rejected: [
      ...rejected,
      ...forbidden.map(({ id, kind }) => ({
        place: `${CHANGE_LABELS[kind]} (${id})`,
        reason: 'poza uprawnieniami tej osoby',
      })),
    ],
  }
}

/** Returns the hashes of the scans that the entries of a file name: what was undone in it names none. */
export function hashesNamedInFile(records: readonly Change[], drafts: unknown): ReadonlySet<string> {
  return namedHashes(withImportedRows(effectiveChanges(records)), drafts)
}

export type BackupComparison = { added: number; stored: number; missing: number }

/** Counts the entries that are new, those that are stored already, and stored ones that the file lacks. */
export function compareBackup(records: readonly Change[], stored: readonly unknown[]): BackupComparison {
  const inFile = new Set(withoutUndone(records, stored).map(recordKey))
  const inBrowser = new Set(stored.map(recordKey))
  const shared = [...inFile].filter((key) => inBrowser.has(key)).length
  return { added: inFile.size - shared, stored: shared, missing: inBrowser.size - shared }
}

/** Returns the changes that are not stored, the newest first. */
export function newChanges(records: readonly Change[], stored: readonly unknown[]): Change[] {
  const known = new Set(stored.map(recordKey))
  return withoutUndone(records, stored)
    .filter((record) => !known.has(recordKey(record)))
    .toReversed()
}

/** Returns the entries without imports that were undone here and people who were erased: they would not come back. */
function withoutUndone(records: readonly Change[], stored: readonly unknown[]): Change[] {
  const kept = new Set(withoutGone(unionOfRecords(stored, records)).map(recordKey))
  return records.filter((record) => kept.has(recordKey(record)))
}

const LABELS_BY_KIND = new Map<unknown, string>(Object.entries(CHANGE_LABELS))

function entryLabel(record: unknown, index: number): string {
  const label = LABELS_BY_KIND.get(kindOf(record))
  return label ? `Wpis ${index + 1}, ${label.toLowerCase()}` : `Wpis ${index + 1}`
}

/** Names the first wrong field as the file does, so that it can be found there. */
function reasonOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issue)
  if (path === 'kind') return 'nieznany rodzaj wpisu'
  return path ? `nieprawidłowa wartość pola ${path}` : 'nieznana postać danych'
}
