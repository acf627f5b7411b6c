import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import { Form, Link, useLocation, useNavigate, useNavigationType } from 'react-router'

import { MAX_QUERY_LENGTH } from '~/domain/query'
import { CONTROL, type Option } from '~/ui/field'
import { focusById } from '~/ui/focus'
import { TEXT_LINK } from '~/ui/text-link'

/** An id instead of a ref, because „Wyczyść filtry” below the list also moves the focus to the field. */
const QUERY_FIELD_ID = 'list-query'

/**
 * Shows a search field and, for some lists, a select. The URL holds the filter: typing replaces the history
 * entry, choosing pushes a new one. `toSearch` writes a filter to search params, without defaults.
 */
export function ListFilters<Value extends string>({
  query,
  placeholder,
  choice,
  linkedFilter,
  toSearch,
}: {
  query: string
  placeholder: string
  choice?: { name: string; label: string; value: Value; options: readonly Option<Value>[] }
  /** A filter that only a link sets. `toSearch` keeps it while the other filters change. */
  linkedFilter?: { label: string; searchWithout: URLSearchParams }
  toSearch: (filter: { q: string; choice: Value | undefined }) => URLSearchParams
}) {
  const id = useId()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const field = useQueryField(query)
  const form = useRef<HTMLFormElement>(null)
  const isChosen = choice !== undefined && choice.value !== choice.options[0]?.value
  const isFiltered = query !== '' || isChosen || linkedFilter !== undefined

  const apply = (navigation: { replace: boolean }) => {
    if (!form.current) return
    const fields = new FormData(form.current)
    const chosen = choice?.options.find(({ value }) => value === fields.get(choice.name))?.value
    const search = toSearch({ q: String(fields.get('q') ?? '').trim(), choice: chosen }).toString()
    void navigate({ pathname, search }, { ...navigation, preventScrollReset: true })
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
      className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center print:hidden"
    >
      <div className="relative flex-1 sm:min-w-40">
        <label htmlFor={QUERY_FIELD_ID} className="sr-only">
          Szukaj
        </label>
        <Search aria-hidden="true" className="absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted" />
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
      {choice && (
        <div className="sm:w-60">
          <label htmlFor={`${id}-choice`} className="sr-only">
            {choice.label}
          </label>
          <select
            key={choice.value}
            id={`${id}-choice`}
            name={choice.name}
            defaultValue={choice.value}
            onChange={() => apply({ replace: false })}
            className={CONTROL}
          >
            {choice.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
      {isFiltered && <ClearFilters />}
      {linkedFilter && (
        <div className="w-full">
          <Link
            to={{ pathname, search: linkedFilter.searchWithout.toString() }}
            preventScrollReset
            onClick={() => focusById(QUERY_FIELD_ID)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-primary bg-primary-soft py-1 pr-3 pl-4 font-semibold text-primary hover:border-primary-strong"
          >
            {linkedFilter.label}
            <span className="sr-only">, usuń filtr</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </Link>
        </div>
      )}
    </Form>
  )
}

/** Opens the same list without any filter. */
export function ClearFilters() {
  const { pathname } = useLocation()
  return (
    <Link to={pathname} preventScrollReset onClick={() => focusById(QUERY_FIELD_ID)} className={TEXT_LINK}>
      Wyczyść filtry
    </Link>
  )
}

/** Returns a ref that keeps the field equal to the URL after Back and „Wyczyść filtry”, but not during typing. */
function useQueryField(query: string) {
  const field = useRef<HTMLInputElement>(null)
  const isTyped = useNavigationType() === 'REPLACE'
  // An effect, because an uncontrolled field keeps its text until it is set.
  useEffect(() => {
    if (!isTyped && field.current) field.current.value = query
  }, [isTyped, query])
  return field
}
