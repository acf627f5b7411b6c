import { Search } from 'lucide-react'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import { Form, Link, useLocation, useNavigate, useNavigationType } from 'react-router'

import { MAX_QUERY_LENGTH } from '~/domain/query'
import type { Option } from '~/ui/field'

const CONTROL = 'min-h-11 w-full rounded-control border border-control bg-surface text-base text-ink'

/**
 * Search field and one choice above a list. The URL holds the filter: typing replaces the history entry,
 * choosing pushes one. `toSearch` writes a filter to search params, with defaults left out.
 */
export function ListFilters<Value extends string>({
  query,
  placeholder,
  choice,
  toSearch,
}: {
  query: string
  placeholder: string
  choice: { name: string; label: string; value: Value; options: readonly Option<Value>[] }
  toSearch: (filter: { q: string; choice: Value | undefined }) => URLSearchParams
}) {
  const id = useId()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const field = useQueryField(query)
  const form = useRef<HTMLFormElement>(null)
  const isFiltered = query !== '' || choice.value !== choice.options[0]?.value

  const apply = (navigation: { replace: boolean }) => {
    if (!form.current) return
    const fields = new FormData(form.current)
    const chosen = choice.options.find(({ value }) => value === fields.get(choice.name))?.value
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
      className="flex flex-col gap-3 sm:flex-row sm:items-center print:hidden"
    >
      <div className="relative flex-1">
        <label htmlFor={`${id}-q`} className="sr-only">
          Szukaj
        </label>
        <Search aria-hidden="true" className="absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted" />
        <input
          ref={field}
          id={`${id}-q`}
          name="q"
          type="search"
          defaultValue={query}
          placeholder={placeholder}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onChange={applyTyped}
          className={`${CONTROL} pr-3 pl-11`}
        />
      </div>
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
          className={`${CONTROL} px-3`}
        >
          {choice.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {isFiltered && <ClearFilters />}
    </Form>
  )
}

/** Leads to the same list without any filter. */
export function ClearFilters() {
  const { pathname } = useLocation()
  return (
    <Link
      to={pathname}
      preventScrollReset
      className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
    >
      Wyczyść filtry
    </Link>
  )
}

/** The field is never overwritten while somebody types in it, but follows Back, Forward and „Wyczyść filtry”. */
function useQueryField(query: string) {
  const field = useRef<HTMLInputElement>(null)
  const isTyped = useNavigationType() === 'REPLACE'
  // An effect, because the field keeps its own text.
  useEffect(() => {
    if (!isTyped && field.current) field.current.value = query
  }, [isTyped, query])
  return field
}
