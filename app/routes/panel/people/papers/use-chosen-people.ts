import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'

import { namesApart } from '~/domain/people/names-apart'
import type { Person } from '~/domain/people/user'
import { parseTickedPeople } from '~/routes/panel/people/ticked/ticked-people'

/**
 * Chooses for whom a paper is printed: the person in the address, those who were ticked in the list, or else those who
 * need it. `isOffered` is true in the last case.
 * `nameOf` names each of them, with what tells namesakes among all `rows` apart.
 */
export function useChosenPeople<Row extends { person: Person; isDue: boolean }>(rows: readonly Row[]) {
  const { search, state } = useLocation()
  // A form that is sent on the screen takes the state of the location away.
  const [ticked] = useState(() => parseTickedPeople(state))
  const one = new URLSearchParams(search).get('person')
  const ids = one === null ? ticked : [one]
  const nameOf = useMemo(() => namesApart(rows.map(({ person }) => person)), [rows])
  return {
    nameOf,
    chosen: rows.filter(({ person, isDue }) => (ids ? ids.includes(person.id) : isDue)),
    isOffered: ids === undefined,
  }
}
