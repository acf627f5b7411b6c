/** One page of a list. `all` is the whole list, for exporting it as a file. */
export type Page<Item> = {
  items: Item[]
  all: readonly Item[]
  page: number
  pageCount: number
  total: number
}

/** Returns one page, counted from 1. A page past the end gives the last one. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number): Page<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / size))
  const current = Math.min(page, pageCount)
  const start = (current - 1) * size
  return {
    items: items.slice(start, start + size),
    all: items,
    page: current,
    pageCount,
    total: items.length,
  }
}

const PAGE_SHAPE = /^[1-9]\d{0,5}$/

/** Reads the `page` search param. Anything but a positive number means the first page. */
export function parsePage(params: URLSearchParams): number {
  const value = params.get('page') ?? ''
  return PAGE_SHAPE.test(value) ? Number(value) : 1
}

/** Returns the value for the URL. The first page has none. */
export function pageParam(page: number | undefined): string | undefined {
  return page !== undefined && page > 1 ? String(page) : undefined
}
