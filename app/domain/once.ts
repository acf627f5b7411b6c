/**
 * Returns a function that creates a value at its first call and keeps it. The first `Intl` object of a page takes long
 * on a slow phone, so none is created before it is needed.
 */
export function once<Value>(create: () => Value): () => Value {
  let created: { value: Value } | undefined
  return () => (created ??= { value: create() }).value
}
