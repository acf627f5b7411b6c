import Search from 'lucide/dist/esm/icons/search.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { Form, Link, useNavigate, useNavigationType } from 'react-router'

import type { Day } from '~/domain/words/day'
import { MAX_QUERY_LENGTH } from '~/domain/words/query'
import { withStateDay } from '~/domain/words/state-day'
import { Button } from '~/ui/button'
import { CONTROL, type Option } from '~/ui/field'
import { focusById } from '~/ui/focus'
import { Icon } from '~/ui/icon'
import { TEXT_LINK } from '~/ui/text-link'

import { useListAddress } from './use-list-address'

/** An id instead of a ref, because „Wyczyść filtry” below the list also moves the focus to the field. */
const QUERY_FIELD_ID = 'list-query'

/** A select of the form. Its first option is the default. */
export type Choice = { name: string; label: string; value: string; options: readonly Option[] }

/**
 * Shows a search field and the selects of a list. If there are several selects, a button unfolds them on a phone. The
 * filters are in the address. Typing replaces the entry of the history and choosing adds one, so Back undoes choices
 * and not letters. `toSearch` turns the fields into the search params of the list.
 */
export function ListFilters({
  query,
  placeholder,
  choices = [],
  linkedFilter,
  on,
  searchWithoutFilters,
  toSearch,
  className = '',
}: {
  query: string
  placeholder: string
  choices?: readonly Choice[]
  /** A filter that only a link sets. `toSearch` keeps it while the other filters change. */
  linkedFilter?: { label: string; searchWithout: URLSearchParams }
  /** A later day than today that the list shows. It stays while filters change. */
  on?: Day
  /** The part of the URL, beside the day, that „Wyczyść filtry” keeps. */
  searchWithoutFilters?: URLSearchParams
  toSearch: (fields: URLSearchParams) => URLSearchParams
  className?: string
}) {
  const addressOf = useListAddress()
  const navigate = useNavigate()
  const field = useQueryField(query)
  const form = useRef<HTMLFormElement>(null)
  const chosen = choices.filter(({ value, options }) => value !== options[0]?.value).length
  const isFiltered = query !== '' || chosen > 0 || linkedFilter !== undefined
  const [isOpen, setIsOpen] = useState(false)
  // On a phone several selects would push the list out of sight.
  const isFolding = choices.length > 1

  const apply = (navigation: { replace: boolean }) => {
    if (!form.current) return
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    const filters = withStateDay(toSearch(new URLSearchParams(fields)), on)
    void navigate(addressOf(filters), { ...navigation, preventScrollReset: true })
  }
  const applyTyped = (event: FormEvent) => {
    event.preventDefault()
    apply({ replace: true })
  }

  return (
    <Form
      ref={form}
      role="search"
      onSubmit={applyTyped}
      className={`flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center print:hidden ${className}`}
    >
      <div className="relative flex-1 sm:min-w-40 sm:flex-2">
        <label htmlFor={QUERY_FIELD_ID} className="sr-only">
          Szukaj
        </label>
        <Icon of={Search} className="absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted" />
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
          className={`${CONTROL} pl-11`}
        />
      </div>
      {isFolding && (
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className="self-start sm:hidden">
          {chosen === 0 ? 'Filtry' : `Filtry (${chosen})`}
        </Button>
      )}
      {choices.map((choice) => (
        <ChoiceField
          key={choice.name}
          {...choice}
          onChange={() => apply({ replace: false })}
          className={isFolding && !isOpen ? 'max-sm:hidden' : ''}
        />
      ))}
      {isFiltered && <ClearFilters search={searchWithoutFilters} on={on} />}
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
  )
}

function ChoiceField({
  name,
  label,
  value,
  options,
  onChange,
  className,
}: Choice & { onChange: () => void; className: string }) {
  const id = useId()
  return (
    <div className={`sm:max-w-60 sm:min-w-52 sm:flex-1 ${className}`}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select key={value} id={id} name={name} defaultValue={value} onChange={onChange} className={CONTROL}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Opens the same list without any filter. A later day (`on`) stays: its banner leads back to today. */
export function ClearFilters({ search = new URLSearchParams(), on }: { search?: URLSearchParams; on?: Day }) {
  const addressOf = useListAddress()
  return (
    <Link
      to={addressOf(withStateDay(search, on))}
      preventScrollReset
      onClick={() => focusById(QUERY_FIELD_ID)}
      className={TEXT_LINK}
    >
      Wyczyść filtry
    </Link>
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
