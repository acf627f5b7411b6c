import ClipboardCheck from 'lucide/dist/esm/icons/clipboard-check.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { MARK_COLOURS, StateMark } from '~/components/state-mark'
import { dutySearchParams } from '~/domain/admission/duty-filters'
import { DUTY_STATES } from '~/domain/admission/duty-item'
import { DUTY_STATE_LABELS } from '~/domain/admission/duty-label'
import { dutyColumns } from '~/domain/admission/duty-matrix'
import { actionSummary, admissionSummary } from '~/domain/admission/duty-text'
import { withStateDay } from '~/domain/words/state-day'
import type { PanelHandle } from '~/routes/panel/frame/panel-handle'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { useListAddress } from '~/routes/panel/lists/use-list-address'
import { useShownAtFirst } from '~/routes/panel/lists/use-shown-at-first'
import { StateDayBanner } from '~/routes/panel/state-day/state-day-banner'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/duty'
import { DutyList } from './duty-list'
import { DutyMatrix } from './duty-matrix'
import { loadDuties } from './load-duties'
import { PeopleList } from './people-list'
import { useShownDuties } from './use-shown-duties'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { shouldRevalidate } from '~/routes/panel/lists/should-revalidate'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Kto może pracować' } satisfies PanelHandle

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return loadDuties(url, serverLoader)
}
clientLoader.hydrate = true as const

export default function WhoMayWork({ loaderData }: Route.ComponentProps) {
  const { day, state, canAddFor, unchecked, keepsPapers } = loaderData
  const shownDuties = useShownDuties(loaderData, 'matrix')
  const { filters, list, printLine } = shownDuties
  const { on } = state
  const columns = dutyColumns(list.all)
  const shown = useShownAtFirst(SHOWN_AT_FIRST)
  const { company, position, department } = filters
  const gateListOf = useListAddress(href('/employees/admitted'))
  const writeCsv = async () => {
    const { dutyMatrixCsv } = await import('~/documents/duty-files')
    return dutyMatrixCsv(list.all, day, unchecked, on !== undefined)
  }
  return (
    <div data-print="wide" className="flex flex-col gap-5">
      <PageTitle>Kto może pracować</PageTitle>
      <ScreenHeader
        heading="Kto może pracować"
        text={<span className={on === undefined ? 'print:hidden' : ''}>{printLine}</span>}
      >
        <ButtonLink to={gateListOf(withStateDay(dutySearchParams({ company, position, department }), on))}>
          <Icon of={ClipboardCheck} className="size-4" />
          {on === undefined ? 'Dopuszczeni dziś' : 'Dopuszczeni tego dnia'}
        </ButtonLink>
      </ScreenHeader>
      <StateDayBanner state={state} />
      {list.total > 0 && (
        <p className="font-semibold">
          {admissionSummary(list.all)}. {actionSummary(list.all)}.
        </p>
      )}
      <DutyList loaded={loaderData} shown={shownDuties} writeCsv={writeCsv}>
        {(duties) => (
          <>
            <DutyMatrix
              duties={duties.slice(0, shown)}
              all={list.all}
              columns={columns}
              today={day}
              on={on}
              printLine={printLine}
              canAddFor={canAddFor}
              keepsPapers={keepsPapers}
            />
            <div className="lg:hidden print:hidden">
              <PeopleList
                duties={duties.slice(0, shown)}
                today={day}
                on={on}
                canAddFor={canAddFor}
                keepsPapers={keepsPapers}
              />
            </div>
            <Legend />
          </>
        )}
      </DutyList>
    </div>
  )
}

/** More people than a large screen shows. */
const SHOWN_AT_FIRST = 12

function Legend() {
  return (
    <ul aria-label="Znaki" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {DUTY_STATES.map((state) => (
        <li
          key={state}
          className={`inline-flex items-center gap-2 ${MARK_COLOURS[DUTY_STATE_LABELS[state].tone]}`}
        >
          <StateMark state={state} />
          {DUTY_STATE_LABELS[state].label}
        </li>
      ))}
      <li className="inline-flex items-center gap-2 text-muted">
        <StateMark state="none" />
        nie dotyczy
      </li>
    </ul>
  )
}
