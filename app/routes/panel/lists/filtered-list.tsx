import SearchX from 'lucide/dist/esm/icons/search-x.mjs'
import type { ComponentProps, ReactNode } from 'react'

import type { TextFile } from '~/documents/text-file'
import type { Page } from '~/domain/words/page'
import { countOf, type Noun } from '~/domain/words/polish'
import { stateDayLabel, withStateDay, type StateDay } from '~/domain/words/state-day'
import { EmptyState } from '~/ui/empty-state'

import { ClearFilters } from './clear-filters'
import { ListFilters } from './list-filters'
import { ListTools } from './list-tools'
import { ListStatus, Pagination } from './pagination'
import { useIsPrinting } from './printing'

/**
 * Shows filters, the number of rows, the list and its pagination. `children` renders the rows of one page, or
 * all rows while the list is printed, and is told which.
 */
export function FilteredList<Row>({
  filters,
  renderViewSwitch,
  list,
  noun,
  state,
  dayField,
  printSaysDay = false,
  isShort = false,
  writeCsv,
  nothingMatches,
  pageSearch,
  children,
}: {
  filters: Pick<
    ComponentProps<typeof ListFilters>,
    'query' | 'placeholder' | 'choices' | 'linkedFilter' | 'searchWithoutFilters' | 'toSearch'
  >
  /** Chooses between the ways to show the rows, if there are several. On a phone it is in the menu. */
  renderViewSwitch?: (onUse?: () => void) => ReactNode
  list: Page<Row>
  noun: Noun
  state: StateDay
  /** Chooses another day than today, if the list can show one. Other lists do not load it. */
  dayField?: ReactNode
  /** True if the printed list says the day and how many there are itself. Otherwise both are printed above it. */
  printSaysDay?: boolean
  /** True for so few rows that a phone shows them without any tools above. */
  isShort?: boolean
  writeCsv: () => Promise<TextFile>
  /** `action` leads on from there; without it „Wyczyść filtry” does. */
  nothingMatches: { title: string; text: string; action?: ReactNode }
  pageSearch: (page: number) => URLSearchParams
  children: (rows: readonly Row[], isPrinting: boolean) => ReactNode
}) {
  const isPrinting = useIsPrinting()
  return (
    <>
      <ListFilters
        {...filters}
        dayField={dayField}
        on={state.on}
        count={countOf(list.total, noun)}
        isHiddenOnPhone={isShort}
      >
        {/* On two lines it is as high as the filters beside it. */}
        <div className={`max-sm:flex-1 sm:max-2xl:max-w-34 ${printSaysDay ? 'print:hidden' : ''}`}>
          <ListStatus
            count={list.total}
            noun={noun}
            page={list.page}
            pageCount={isPrinting ? 1 : list.pageCount}
            on={state.on}
          />
        </div>
        {list.total > 0 && (
          <>
            {!printSaysDay && <p className="hidden text-sm print:block">Stan na {stateDayLabel(state)}</p>}
            <ListTools
              renderViewSwitch={renderViewSwitch}
              writeCsv={writeCsv}
              className={isShort ? 'max-sm:hidden' : ''}
            />
          </>
        )}
      </ListFilters>
      {list.total === 0 ? (
        <EmptyState icon={SearchX} title={nothingMatches.title} text={nothingMatches.text}>
          {nothingMatches.action ?? <ClearFilters search={filters.searchWithoutFilters} on={state.on} />}
        </EmptyState>
      ) : (
        children(isPrinting ? list.all : list.items, isPrinting)
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        toSearch={(page) => withStateDay(pageSearch(page), state.on)}
      />
    </>
  )
}
