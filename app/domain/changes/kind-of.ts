// Apart from the schema of changes, because the first scripts ask for kinds and do without the schema.

/** Returns the kind of a stored record, or undefined if it has none. */
export function kindOf(record: unknown): unknown {
  return typeof record === 'object' && record !== null && 'kind' in record ? record.kind : undefined
}
