import SearchX from 'lucide-react/icons/search-x'
import type { ComponentProps, ReactNode } from 'react'

import type { TextFile } from '~/documents/text-file'
import type { Day } from '~/domain/day'
import type { Page } from '~/domain/page'
import type { Noun } from '~/domain/polish'
import { EmptyState } from '~/ui/empty-state'

import { ClearFilters, ListFilters } from './list-filters'
import { ListStatus } from './list-status'
import { ListTools } from './list-tools'
import { Pagination } from './pagination'
import { useIsPrinting } from './use-is-printing'

/**
 * Shows filters, the number of rows, the list and its pagination. `children` renders the rows of one page, or
 * all rows while the list is printed.
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
