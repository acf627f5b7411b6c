import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import type { Day } from '~/domain/day'
import { needsAction, sortWorstFirst, type Duty } from '~/domain/duty'
import { actionSummary } from '~/domain/duty-text'
import { PeopleList } from '~/routes/panel/duty/people-list'

const PEOPLE_SHOWN = 5

/** Sums up who may work, names the most urgent people and leads to the whole table. */
export function WhoMayWork({
  duties,
  today,
  canAddFor,
}: {
  duties: readonly Duty[]
  today: Day
  canAddFor: ReadonlySet<string>
}) {
  const urgent = sortWorstFirst(duties.filter(needsAction))
  return (
    <>
      <p className="font-semibold">{actionSummary(duties)}.</p>
      {urgent.length > 0 && (
        <PeopleList duties={urgent.slice(0, PEOPLE_SHOWN)} today={today} canAddFor={canAddFor} />
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={href('/employees/duty')}>Wszystkie osoby i&nbsp;kwalifikacje</ButtonLink>
        <ButtonLink to={href('/employees/admitted')}>
          <ClipboardCheck aria-hidden="true" className="size-4" />
          Dopuszczeni dziś
        </ButtonLink>
      </div>
    </>
  )
}
