/** Groups items by a key and keeps their order. Map.groupBy does the same, but phones from 2023 lack it. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Adds an item as the newest one. Drops the oldest one if there are more than `limit`. */
export function addNewest<Item>(items: Set<Item>, item: Item, limit: number): void {
  items.delete(item)
  items.add(item)
  for (const oldest of items) {
    if (items.size <= limit) return
    items.delete(oldest)
  }
}

export function indexById<T extends { id: string }>(records: readonly T[]): ReadonlyMap<string, T> {
  return new Map(records.map((record) => [record.id, record]))
}

/** Returns the keys of a table in their order. It must have no others than its type says. */
export function keysOf<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table).filter((key): key is keyof Table & string => key in table)
}

/** Compares by code units: right for days, times and numbers. Names need `comparePolish`. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
