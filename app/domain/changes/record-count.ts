/** The parts of an import. */
export const IMPORT_KINDS: ReadonlySet<unknown> = new Set([
  'sheet-imported',
  'papers-imported',
  'own-kinds-imported',
  'unread-cells-imported',
])

/** Counts stored records. In an import, each person and each certificate is counted. */
export function countRecords(records: readonly unknown[]): number {
  return records.reduce<number>((count, record) => count + weightOf(record), 0)
}

function weightOf(record: unknown): number {
  const isImport =
    typeof record === 'object' && record !== null && 'kind' in record && IMPORT_KINDS.has(record.kind)
  if (!isImport) return 1
  const rows = Object.values(record).flatMap((value) => (Array.isArray(value) ? value : []))
  return Math.max(1, rows.length)
}
