// The questions of the first scripts about a stored record. They do without the schema of changes and the table of their kinds.

/** Returns the kind of a stored record, or undefined if it has none. */
export function kindOf(record: unknown): unknown {
  return typeof record === 'object' && record !== null && 'kind' in record ? record.kind : undefined
}

/** The kinds of the parts of an import. Their name says so; the table of kinds holds them to it. */
export type ImportKind = `${string}-imported`

/** True if a stored record is a part of an import. */
export function isImport(record: unknown): record is object {
  const kind = kindOf(record)
  return typeof kind === 'string' && kind.endsWith('-imported' satisfies ImportKind)
}

/** Counts stored records. In an import, each person and each certificate is counted. */
export function countRecords(records: readonly unknown[]): number {
  return records.reduce<number>((count, record) => count + weightOf(record), 0)
}

function weightOf(record: unknown): number {
  if (!isImport(record)) return 1
  const rows = Object.values(record).flatMap((value) => (Array.isArray(value) ? value : []))
  return Math.max(1, rows.length)
}
