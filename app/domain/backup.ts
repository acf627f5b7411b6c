import * as v from 'valibot'

import { changeSchema, type Change } from './change'
import { daySchema, type Day } from './day'
import { draftSchema, type Draft } from './draft'
import { keyOf, type OwnData } from './own-data'
import { personSettingsSchema } from './settings'
import { filledText } from './typed-text'

const FORMAT = 'pewnik-dane'
const VERSION = 1

/** More than any browser keeps for a site, so nothing that was exported is refused. */
export const MAX_BACKUP_BYTES = 10 * 1024 * 1024

/** All that a person keeps, as the text of a file; `day` is the day it is made. */
export function backupText({ records, settings, drafts }: OwnData, userId: string, day: Day): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, day, userId, records, settings, drafts }, null, 2)}\n`
}

/** `pewnik-dane-2026-11-21.json` */
export function backupName(day: Day): string {
  return `pewnik-dane-${day}.json`
}

/** Something in a file that does not fit: where it stands, and why. */
export type Unfit = { place: string; reason: string }

export type Backup = {
  day: Day
  data: Omit<OwnData, 'records'> & { records: readonly Change[] }
  unfit: readonly Unfit[]
}

export type BackupProblem = 'no-json' | 'no-backup' | 'newer-version' | 'another-person'

export const BACKUP_PROBLEMS = {
  'no-json': 'Plik jest uszkodzony albo nie zawiera danych JSON.',
  'no-backup': 'To nie jest plik z danymi zapisanymi przez Pewnik.',
  'newer-version': 'Plik zapisała nowsza wersja aplikacji. Odśwież stronę i spróbuj ponownie.',
  'another-person': 'Plik zawiera dane innej osoby, więc nie można go wczytać na tym koncie.',
} satisfies Record<BackupProblem, string>

const headSchema = v.object({ format: v.literal(FORMAT), version: v.number() })

const fileSchema = v.object({
  version: v.literal(VERSION),
  day: daySchema,
  userId: filledText,
  records: v.array(v.unknown()),
  settings: v.optional(v.unknown()),
  drafts: v.optional(v.record(v.string(), v.unknown()), {}),
})

/** What a file holds for that person: what fits, and what does not, each with the reason. */
export function parseBackup(
  text: string,
  userId: string,
): { backup: Backup; problem?: undefined } | { backup?: undefined; problem: BackupProblem } {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!json.success) return { problem: 'no-json' }
  const head = v.safeParse(headSchema, json.output)
  if (!head.success) return { problem: 'no-backup' }
  if (head.output.version > VERSION) return { problem: 'newer-version' }
  const file = v.safeParse(fileSchema, json.output)
  if (!file.success) return { problem: 'no-backup' }
  if (file.output.userId !== userId) return { problem: 'another-person' }

  const { day, records, settings, drafts } = file.output
  const parsedRecords = records.map((record) => ({ record, parsed: v.safeParse(changeSchema, record) }))
  const parsedSettings = v.safeParse(v.optional(personSettingsSchema), settings)
  const parsedDrafts = Object.entries(drafts).map(([form, draft]) => ({
    form,
    parsed: v.safeParse(draftSchema, draft),
  }))
  return {
    backup: {
      day,
      data: {
        records: parsedRecords.flatMap(({ parsed }) => (parsed.success ? [parsed.output] : [])),
        settings: parsedSettings.success ? parsedSettings.output : undefined,
        drafts: Object.fromEntries<Draft>(
          parsedDrafts.flatMap(({ form, parsed }) => (parsed.success ? [[form, parsed.output]] : [])),
        ),
      },
      unfit: [
        ...parsedRecords.flatMap(({ record, parsed }, index) =>
          parsed.issues ? [{ place: placeOf(record, index), reason: reasonOf(parsed.issues) }] : [],
        ),
        ...(parsedSettings.issues ? [{ place: 'Ustawienia', reason: reasonOf(parsedSettings.issues) }] : []),
        ...parsedDrafts.flatMap(({ form, parsed }) =>
          parsed.issues ? [{ place: `Szkic „${form}”`, reason: reasonOf(parsed.issues) }] : [],
        ),
      ],
    },
  }
}

/** The same file without what its owner may not do; that is listed with the rest that does not fit. */
export function withoutForbidden(backup: Backup, isAllowed: (change: Change) => boolean): Backup {
  const { data, unfit } = backup
  const forbidden = data.records.filter((change) => !isAllowed(change))
  return {
    ...backup,
    data: { ...data, records: data.records.filter(isAllowed) },
    unfit: [
      ...unfit,
      ...forbidden.map(({ id, kind }) => ({
        place: `${KIND_LABELS[kind]} (${id})`,
        reason: 'poza uprawnieniami tej osoby',
      })),
    ],
  }
}

export type BackupComparison = { added: number; known: number; missing: number }

/** How many entries of the file are new, how many are known, and how many that are kept it does not hold. */
export function compareBackup(records: readonly Change[], kept: readonly unknown[]): BackupComparison {
  const inFile = new Set(records.map(keyOf))
  const inBrowser = new Set(kept.map(keyOf))
  const known = [...inFile].filter((key) => inBrowser.has(key)).length
  return { added: inFile.size - known, known, missing: inBrowser.size - known }
}

const KIND_LABELS = {
  'certificate-added': 'Dodanie certyfikatu',
  'certificate-confirmed': 'Potwierdzenie certyfikatu',
  'certificate-revoked': 'Odwołanie certyfikatu',
  'certificate-restored': 'Przywrócenie certyfikatu',
  'certificate-removed': 'Usunięcie certyfikatu',
  'report-filed': 'Nowe zgłoszenie',
  'report-moved': 'Zmiana statusu zgłoszenia',
  'report-withdrawn': 'Wycofanie zgłoszenia',
  'training-saved': 'Dodanie lub zmiana szkolenia',
  'training-cancelled': 'Odwołanie szkolenia',
  'training-completed': 'Zakończenie szkolenia',
  'signed-up': 'Zapis na szkolenie',
  'signed-off': 'Wypisanie ze szkolenia',
  undone: 'Cofnięcie zmiany',
} satisfies Record<Change['kind'], string>

const KNOWN_KINDS = new Map<unknown, string>(Object.entries(KIND_LABELS))

function placeOf(record: unknown, index: number): string {
  const label = isEntry(record) ? KNOWN_KINDS.get(record.kind) : undefined
  return label ? `Wpis ${index + 1}, ${label.toLowerCase()}` : `Wpis ${index + 1}`
}

function isEntry(record: unknown): record is { kind: unknown } {
  return typeof record === 'object' && record !== null && 'kind' in record
}

/** Names the first field that is wrong as the file does, so that it can be found there. */
function reasonOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issue)
  if (path === 'kind') return 'nieznany rodzaj wpisu'
  return path ? `nieprawidłowa wartość pola ${path}` : 'nieznana postać danych'
}
