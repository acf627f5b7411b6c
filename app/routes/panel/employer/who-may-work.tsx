import ClipboardCheck from 'lucide/dist/esm/icons/clipboard-check.mjs'
import { href, Link } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { isUnable, sortWorstFirst, type Duty } from '~/domain/admission/duty'
import { dutySearchParams } from '~/domain/admission/duty-filters'
import { actionSummary, admissionHeadline, admissionSummary } from '~/domain/admission/duty-text'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { ToDoGroup } from '~/routes/panel/dashboard/to-do-group'
import { PeopleRows } from '~/routes/panel/duty/people-list'
import { Icon } from '~/ui/icon'
import { TEXT_LINK } from '~/ui/text-link'

const PEOPLE_SHOWN = 5

/** Says first who may not work today, and leads to the whole table. */
export function WhoMayWork({
  duties,
  unchecked,
  today,
  canAddFor,
}: {
  duties: readonly Duty[]
  /** What the answer leaves out, if anything. */
  unchecked: string | undefined
  today: Day
  canAddFor: ReadonlySet<string>
}) {
  const unable = sortWorstFirst(duties.filter(isUnable))
  const rest = duties.every(({ mayWork, outside }) => mayWork || outside) ? 'success' : 'warning'
  return (
    <ToDoGroup
      heading={admissionHeadline(duties)}
      aside={[admissionSummary(duties), unchecked].filter(Boolean).join(', ')}
      tone={unable.length > 0 ? 'danger' : rest}
    >
      {unable.length > 0 && (
        <PeopleRows duties={unable.slice(0, PEOPLE_SHOWN)} today={today} canAddFor={canAddFor} keepsPapers />
      )}
      {unable.length > PEOPLE_SHOWN && (
        <Link
          to={`${href('/employees/duty')}?${dutySearchParams({ show: 'lacking' })}`}
          className={`${TEXT_LINK} w-full px-4 sm:px-5 print:hidden`}
        >
          Zobacz wszystkie: {countOf(unable.length, 'person')}
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
        <p className="text-sm text-muted">{actionSummary(duties)}.</p>
        <div className="flex flex-wrap gap-2 print:hidden">
          <ButtonLink to={href('/employees/duty')} size="sm">
            Wszystkie osoby i&nbsp;kwalifikacje
          </ButtonLink>
          <ButtonLink to={href('/employees/admitted')} size="sm">
            <Icon of={ClipboardCheck} className="size-4" />
            Dopuszczeni dziś
          </ButtonLink>
        </div>
      </div>
    </ToDoGroup>
  )
}
