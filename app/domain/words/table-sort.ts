import { comparePolish } from './polish'

/** How a table is sorted. A table without it has an order of its own. */
export type TableSort<Column extends string> = { by: Column; isDescending: boolean }

/** Reads the `sort` search param: `-number` sorts by the number from the last to the first. */
export function parseTableSort<Column extends string>(
  params: URLSearchParams,
  columns: readonly Column[],
): TableSort<Column> | undefined {
  const value = params.get('sort') ?? ''
  const isDescending = value.startsWith('-')
  const by = columns.find((column) => column === value.slice(isDescending ? 1 : 0))
  return by && { by, isDescending }
}

/** Returns the value for the URL. */
export function tableSortParam(sort: TableSort<string> | undefined): string | undefined {
  return sort && (sort.isDescending ? `-${sort.by}` : sort.by)
}

/** Returns what a press on a column's heading leads to: ascending, then descending, then the table's own order. */
export function nextTableSort<Column extends string>(
  sort: TableSort<Column> | undefined,
  by: Column,
): TableSort<Column> | undefined {
  if (sort?.by !== by) return { by, isDescending: false }
  return sort.isDescending ? undefined : { by, isDescending: true }
}

/** A text is compared by the Polish alphabet. */
type Sortable = string | number | undefined

/** Sorts rows by a column. Rows without a value are last either way; rows with the same value keep their order. */
export function sortTable<Row, Column extends string>(
  rows: readonly Row[],
  sort: TableSort<Column> | undefined,
  values: Record<Column, (row: Row) => Sortable>,
): readonly Row[] {
  if (!sort) return rows
  const sign = sort.isDescending ? -1 : 1
  return rows
    .map((row) => ({ row, value: values[sort.by](row) }))
    .toSorted(({ value: a }, { value: b }) => {
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
      return sign * compareValues(a, b)
    })
    .map(({ row }) => row)
}

function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : comparePolish(String(a), String(b))
}
