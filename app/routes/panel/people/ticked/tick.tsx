import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigationType } from 'react-router'
import * as v from 'valibot'

import type { Person } from '~/domain/people/user'
import type { StaffAdmission } from '~/routes/panel/admission/staff-admissions'

import type { EVERYBODY_TICKED } from './ticked-people'

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

/** Prints only the ticked people. */
export function usePrintTicked() {
  const [isPrintingTicked, setIsPrintingTicked] = useState(false)
  const printTicked = () => {
    // Rendered at once, because the browser prints the document as it is.
    flushSync(() => setIsPrintingTicked(true))
    addEventListener('afterprint', () => setIsPrintingTicked(false), { once: true })
    print()
  }
  return { isPrintingTicked, printTicked }
}

const TICK = 'size-5 shrink-0 accent-primary'
/** A box of 20 px is too small for a finger, so its label is larger. */
const TICK_LABEL =
  'grid size-6 shrink-0 cursor-pointer place-items-center pointer-coarse:size-11 print:hidden'

/** Ticks a person of a list. */
export function Tick({
  ticked,
  person,
  name,
}: {
  ticked: Ticked<StaffAdmission>
  person: Person
  name: string
}) {
  return (
    <label className={TICK_LABEL}>
      <span className="sr-only">Zaznacz: {name}</span>
      <input
        type="checkbox"
        checked={ticked.has(person.id)}
        onChange={(event) => ticked.toggle([person.id], event.currentTarget.checked)}
        className={TICK}
      />
    </label>
  )
}

/** Ticks the people of the page. A stacked table hides its headings; there the menu of the ticked people does it. */
export function TickAll({
  ticked,
  shown,
}: {
  ticked: Ticked<StaffAdmission>
  shown: readonly StaffAdmission[]
}) {
  return (
    <label className={`${TICK_LABEL} stacked:hidden`}>
      <span className="sr-only">Zaznacz wszystkich na tej stronie</span>
      <input
        type="checkbox"
        checked={shown.every(({ person }) => ticked.has(person.id))}
        onChange={(event) =>
          ticked.toggle(
            shown.map(({ person }) => person.id),
            event.currentTarget.checked,
          )
        }
        className={TICK}
      />
    </label>
  )
}
