import type { Person } from '~/domain/people/user'
import type { StaffAdmission } from '~/routes/panel/admission/staff-admissions'

import type { Ticked } from './use-ticked'

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

/** Ticks the people of the page. */
export function TickAll({
  ticked,
  shown,
}: {
  ticked: Ticked<StaffAdmission>
  shown: readonly StaffAdmission[]
}) {
  return (
    <label className={TICK_LABEL}>
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
