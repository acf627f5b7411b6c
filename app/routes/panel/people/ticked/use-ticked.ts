import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import * as v from 'valibot'

import type { Person } from '~/domain/people/user'

import type { EVERYBODY_TICKED } from './everybody-ticked'

const everybodyTicked = v.object({ isEverybodyTicked: v.literal(true) } satisfies Record<
  keyof typeof EVERYBODY_TICKED,
  unknown
>)

export type Ticked<Row> = {
  /** The ticked people of the list. One whom the filters hide is not acted on. */
  rows: readonly Row[]
  has: (id: string) => boolean
  toggle: (ids: readonly string[], isTicked: boolean) => void
  clear: () => void
}

/** Keeps which people of a list are ticked. `list` has the people of all its pages. */
export function useTicked<Row extends { person: Person }>(list: readonly Row[]): Ticked<Row> {
  const { key, state } = useLocation()
  // Back and a reload keep the state of the move, but not what was unticked since.
  const isAskedFor = useNavigationType() === 'PUSH' && v.is(everybodyTicked, state)
  const [ids, setIds] = useState<ReadonlySet<string>>(() => (isAskedFor ? idsOf(list) : new Set()))
  const [asked, setAsked] = useState(key)
  // The list may be open already when such a link is followed.
  if (isAskedFor && asked !== key) {
    setAsked(key)
    setIds(idsOf(list))
  }
  return {
    rows: ids.size === 0 ? [] : list.filter(({ person }) => ids.has(person.id)),
    has: (id) => ids.has(id),
    toggle: (toggled, isTicked) =>
      setIds((before) => {
        const after = new Set(before)
        for (const id of toggled) {
          if (isTicked) after.add(id)
          else after.delete(id)
        }
        return after
      }),
    clear: () => setIds(new Set()),
  }
}

function idsOf(list: readonly { person: Person }[]): ReadonlySet<string> {
  return new Set(list.map(({ person }) => person.id))
}
