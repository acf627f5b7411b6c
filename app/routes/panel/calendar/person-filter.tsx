import { useDeferredValue } from 'react'
import { useNavigate } from 'react-router'

import { fullName, type Person } from '~/domain/people/user'
import { SelectField } from '~/ui/field'

/** Chooses whose deadlines the calendar shows. `toSearch` gets an id, or nothing for everybody. */
export function PersonFilter({
  holders,
  person,
  toSearch,
}: {
  holders: readonly Person[]
  person: string | undefined
  toSearch: (person: string | undefined) => URLSearchParams
}) {
  const navigate = useNavigate()
  // Thousands of names must not hold the calendar back: they come right after it, the chosen one with it.
  const listed = useDeferredValue(
    holders,
    holders.filter(({ id }) => id === person),
  )
  const choosePerson = (id: string) => {
    void navigate({ search: toSearch(id || undefined).toString() }, { preventScrollReset: true })
  }
  return (
    <SelectField
      label="Terminy"
      value={person ?? ''}
      options={[
        { value: '', label: 'Wszystkie osoby' },
        ...listed.map((holder) => ({ value: holder.id, label: fullName(holder) })),
      ]}
      onChange={({ target }) => choosePerson(target.value)}
      className="print:hidden"
    />
  )
}
