import { SearchX } from 'lucide-react'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import type { TextFile } from '~/documents/text-file'
import type { Day } from '~/domain/day'
import type { Page } from '~/domain/page'
import type { Noun } from '~/domain/polish'
import { EmptyState } from '~/ui/empty-state'

import { ClearFilters, ListFilters } from './list-filters'
import { ListStatus } from './list-status'
import { ListTools } from './list-tools'
import { Pagination } from './pagination'

/**
 * Shows a list under its filters, with the count of its rows and the steps between its pages. `children` draws
 * rows: those of the page, or those of all pages when the list is printed.
 */
export function FilteredList<Value extends string, Row>({
  filters,
  list,
  noun,
  today,
  writeCsv,
  nothingMatches,
  pageSearch,
  children,
}: {
  filters: ComponentProps<typeof ListFilters<Value>>
  list: Page<Row>
  noun: Noun
  today: Day
  writeCsv: () => Promise<TextFile>
  nothingMatches: { title: string; text: string }
  pageSearch: (page: number) => URLSearchParams
  children: (rows: readonly Row[]) => ReactNode
}) {
  const isPrinting = useIsPrinting()
  return (
    <>
      <ListFilters {...filters} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ListStatus
          count={list.total}
          noun={noun}
          page={list.page}
          pageCount={isPrinting ? 1 : list.pageCount}
        />
        {list.total > 0 && <ListTools today={today} writeCsv={writeCsv} />}
      </div>
      {list.total === 0 ? (
        <EmptyState icon={SearchX} {...nothingMatches}>
          <ClearFilters />
        </EmptyState>
      ) : (
        children(isPrinting ? list.all : list.items)
      )}
      <Pagination page={list.page} pageCount={list.pageCount} toSearch={pageSearch} />
    </>
  )
}

/** Tells whether the page is being printed, by our button or by the browser's menu. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  // An effect, because the browser announces printing by events.
  useEffect(() => {
    // Rendered at once, because the browser prints the document as it is when this event ends.
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
