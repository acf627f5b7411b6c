/** Counts stored records. In an import, each person and each certificate is counted. */
export function countRecords(records: readonly unknown[]): number {
  return records.reduce<number>((count, record) => count + weightOf(record), 0)
}

function weightOf(record: unknown): number {
  const isImport =
    typeof record === 'object' && record !== null && 'kind' in record && record.kind === 'sheet-imported'
  if (!isImport) return 1
  const rows = Object.values(record).flatMap((value) => (Array.isArray(value) ? value : []))
  return Math.max(1, rows.length)
}
