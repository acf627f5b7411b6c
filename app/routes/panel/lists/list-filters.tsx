import Search from 'lucide/dist/esm/icons/search.mjs'
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Form, Link, useNavigate, useNavigationType } from 'react-router'

import type { Day } from '~/domain/words/day'
import { MAX_QUERY_LENGTH } from '~/domain/words/query'
import { withStateDay } from '~/domain/words/state-day'
import { onDemand } from '~/ui/ark/on-demand'
import { Button } from '~/ui/button'
import { CONTROL } from '~/ui/field'
import { focusById } from '~/ui/focus'
import { Icon } from '~/ui/icon'

import { ChoiceChip, isChosen, type Choice } from './choice-chip'
import { ClearFilters, QUERY_FIELD_ID } from './clear-filters'
import { useListAddress } from './use-list-address'

const FilterSheet = onDemand(async () => (await import('./filter-sheet')).FilterSheet)

/** On a phone no chip is shown, and none where the headings of the table do the same. */
const CHIP_PLACES = { none: 'max-sm:hidden', sm: 'hidden', lg: 'max-sm:hidden lg:hidden' }

/**
 * Shows a search field and the choices of a list in one line with `children`. On a phone a button opens the choices in a
 * window. The filters are in the address. Typing replaces the entry of the history and choosing adds one, so Back undoes
 * choices and not letters. `toSearch` turns the fields into the search params of the list.
 */
export function ListFilters({
  query,
  placeholder,
  choices = [],
  linkedFilter,
  dayField,
  on,
  searchWithoutFilters,
  toSearch,
  count,
  isHiddenOnPhone = false,
  children,
}: {
  query: string
  placeholder: string
  choices?: readonly Choice[]
  /** A filter that only a link sets. `toSearch` keeps it while the other filters change. */
  linkedFilter?: { label: string; searchWithout: URLSearchParams }
  /** Chooses another day than today, if the list can show one. */
  dayField?: ReactNode
  /** A later day than today that the list shows. It stays while filters change. */
  on?: Day
  /** The part of the URL, beside the day, that „Wyczyść filtry” keeps. */
  searchWithoutFilters?: URLSearchParams
  toSearch: (fields: URLSearchParams) => URLSearchParams
  /** Says how many rows the list has. */
  count: string
  isHiddenOnPhone?: boolean
  /** What is beside the filters. */
  children: ReactNode
}) {
  const addressOf = useListAddress()
  const navigate = useNavigate()
  const field = useQueryField(query)
  const form = useRef<HTMLFormElement>(null)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const chosen = choices.filter((choice) => isChosen(choice) && !choice.headingsFrom).length
  const isFiltered = query !== '' || chosen > 0 || linkedFilter !== undefined
  const hasSheet = choices.length > 0 || dayField
  const clear = { search: searchWithoutFilters, on }

  const apply = (navigation: { replace: boolean }, change?: { name: string; value: string }) => {
    if (!form.current) return
    if (change) {
      // The form keeps it for the next choice, which may come before the list has followed.
      const chip = form.current.elements.namedItem(change.name)
      if (chip instanceof HTMLSelectElement) chip.value = change.value
    }
    const params = new URLSearchParams(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    )
    const filters = withStateDay(toSearch(params), on)
    void navigate(addressOf(filters), { ...navigation, preventScrollReset: true })
  }
  const applyTyped = (event: FormEvent) => {
    event.preventDefault()
    apply({ replace: true })
  }
  const closeSheet = () => setIsSheetOpen(false)
  const onPhone = isHiddenOnPhone ? 'max-sm:hidden' : ''

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Form
        ref={form}
        role="search"
        onSubmit={applyTyped}
        className={`flex min-w-0 grow basis-full flex-wrap items-center gap-x-1.5 gap-y-2 sm:basis-140 lg:max-xl:basis-116 print:hidden ${onPhone}`}
      >
        {/* Chosen values make the chips wide, and then some of them go into a second line. */}
        <div className={`relative flex-1 basis-36 ${isFiltered ? 'sm:basis-60' : 'sm:max-xl:basis-60'}`}>
          <label htmlFor={QUERY_FIELD_ID} className="sr-only">
            Szukaj
          </label>
          <Icon of={Search} className="absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted" />
          <input
            ref={field}
            id={QUERY_FIELD_ID}
            name="q"
            type="search"
            defaultValue={query}
            placeholder={placeholder}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            onChange={applyTyped}
            className={`${CONTROL} pl-10 text-ellipsis`}
          />
        </div>
        {choices.map((choice) => (
          <div key={choice.name} className={CHIP_PLACES[choice.headingsFrom ?? 'none']}>
            <ChoiceChip choice={choice} onChange={() => apply({ replace: false })} />
          </div>
        ))}
        {dayField && <div className="max-sm:hidden">{dayField}</div>}
        {isFiltered && (
          <div className="max-sm:hidden">
            <ClearFilters {...clear} />
          </div>
        )}
        {linkedFilter && (
          <div className="w-full">
            <Link
              to={addressOf(withStateDay(linkedFilter.searchWithout, on))}
              preventScrollReset
              onClick={() => focusById(QUERY_FIELD_ID)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-primary bg-primary-soft py-1 pr-3 pl-4 font-semibold text-primary hover:border-primary-strong"
            >
              {linkedFilter.label}
              <span className="sr-only">, usuń filtr</span>
              <Icon of={X} className="size-4 shrink-0" />
            </Link>
          </div>
        )}
      </Form>
      {hasSheet && (
        <Button
          size="sm"
          aria-haspopup="dialog"
          onClick={() => setIsSheetOpen(true)}
          className={`sm:hidden print:hidden ${onPhone}`}
        >
          <Icon of={SlidersHorizontal} className="size-4" />
          {chosen === 0 ? 'Filtry' : `Filtry (${chosen})`}
        </Button>
      )}
      {children}
      <FilterSheet
        props={
          isSheetOpen
            ? {
                choices,
                dayField,
                count,
                clear: isFiltered && <ClearFilters {...clear} onUse={closeSheet} />,
                onChoose: (name, value) => apply({ replace: false }, { name, value }),
                onClose: closeSheet,
              }
            : undefined
        }
      />
    </div>
  )
}

/** Returns a ref that keeps the field equal to the URL after Back and „Wyczyść filtry”, but not during typing. */
function useQueryField(query: string) {
  const field = useRef<HTMLInputElement>(null)
  const isTyped = useNavigationType() === 'REPLACE'
  // An effect, because an uncontrolled field keeps its text until it is set. It belongs to the layout, because a later
  // one could overwrite what somebody has typed meanwhile.
  useLayoutEffect(() => {
    if (!isTyped && field.current) field.current.value = query
  }, [isTyped, query])
  return field
}
