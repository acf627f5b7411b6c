import { SearchX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { ClearFilters, ListFilters } from '~/components/list-filters'
import { ListStatus } from '~/components/list-status'
import { Pagination } from '~/components/pagination'
import type { Page } from '~/domain/page'
import type { Noun } from '~/domain/polish'
import { EmptyState } from '~/ui/empty-state'

/** A list under its filters: how many rows, the rows themselves (`children`), or that none match, and the pages. */
export function FilteredList<Value extends string>({
  filters,
  list,
  noun,
  nothingMatches,
  pageSearch,
  children,
}: {
  filters: ComponentProps<typeof ListFilters<Value>>
  list: Page<unknown>
  noun: Noun
  nothingMatches: { title: string; text: string }
  pageSearch: (page: number) => URLSearchParams
  children: ReactNode
}) {
  return (
    <>
      <ListFilters {...filters} />
      <ListStatus count={list.total} noun={noun} page={list.page} pageCount={list.pageCount} />
      {list.total === 0 ? (
        <EmptyState icon={SearchX} {...nothingMatches}>
          <ClearFilters />
        </EmptyState>
      ) : (
        children
      )}
      <Pagination page={list.page} pageCount={list.pageCount} toSearch={pageSearch} />
    </>
  )
}
