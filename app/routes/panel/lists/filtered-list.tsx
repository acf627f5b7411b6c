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
 * A list under its filters: how many rows, the rows themselves (`children`; on paper those of
 * all pages), or that none match, and the pages.
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

/** Whether the page is being printed, by a button of it or by the browser's own. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  // An effect, because the browser announces it by events.
  useEffect(() => {
    // At once: what is printed is what stands in the document at this moment.
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
