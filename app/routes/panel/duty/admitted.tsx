import TableProperties from 'lucide/dist/esm/icons/table-properties.mjs'
import { href, Link } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { MARK_COLOURS, StateMark } from '~/components/state-mark'
import { forOthers, type Duty } from '~/domain/admission/duty'
import { ADMISSIONS, dutySearchParams, type DutyFilters } from '~/domain/admission/duty-filters'
import { positionLabel } from '~/domain/admission/staff'
import { formatDay, formatDayInWords, type Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'
import { countOf } from '~/domain/words/polish'
import { withStateDay } from '~/domain/words/state-day'
import type { PanelHandle } from '~/routes/panel/frame/panel-handle'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { useListAddress } from '~/routes/panel/lists/use-list-address'
import { EmployeeLink } from '~/routes/panel/people/employee-link'
import { StateDayBanner } from '~/routes/panel/state-day/state-day-banner'
import { focusHeading } from '~/ui/focus'
import { Icon } from '~/ui/icon'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/admitted'
import { DutyList } from './duty-list'
import { loadDuties, type LoadedDuties } from './load-duties'
import { useShownDuties } from './use-shown-duties'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { shouldRevalidate } from '~/routes/panel/lists/should-revalidate'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Dopuszczeni dziś' } satisfies PanelHandle

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await loadDuties(url, serverLoader)
  // Others read what is at the gate.
  return { ...loaded, duties: forOthersOnce(loaded.duties) }
}
clientLoader.hydrate = true as const

const forOthersOnce = keepLast((duties: LoadedDuties['duties']) => duties.map(forOthers))

export default function Admitted({ loaderData }: Route.ComponentProps) {
  const { day, state, unchecked } = loaderData
  const shownDuties = useShownDuties(loaderData, 'gate')
  const { filters, list, printLine } = shownDuties
  const { on } = state
  const isOfAll = filters.show === 'all'
  const heading = on === undefined ? 'Dopuszczeni dziś' : `Dopuszczeni ${formatDayInWords(on)}`
  const { company, position, department } = filters
  const dutyListOf = useListAddress(href('/employees/duty'))
  const writeCsv = async () => {
    const { gateListCsv } = await import('~/documents/duty-files')
    return gateListCsv(list.all, day, unchecked)
  }
  return (
    <div data-print="gate" className="flex flex-col gap-5">
      <PageTitle>{heading}</PageTitle>
      {/* The table prints it on each page. */}
      <div className={list.total > 0 ? 'print:hidden' : ''}>
        <ScreenHeader heading={heading} text={printLine}>
          <ButtonLink to={dutyListOf(withStateDay(dutySearchParams({ company, position, department }), on))}>
            <Icon of={TableProperties} className="size-4" />
            Kto może pracować
          </ButtonLink>
        </ScreenHeader>
      </div>
      <StateDayBanner state={state} />
      <DutyList
        loaded={loaderData}
        shown={shownDuties}
        nobody={isOfAll ? undefined : { ...NOBODY_ADMITTED, action: <ShowAll filters={filters} on={on} /> }}
        writeCsv={writeCsv}
      >
        {(duties) => (
          <GateTable
            duties={duties}
            isOfAll={isOfAll}
            on={on}
            caption={heading}
            printLine={`${heading}${isOfAll ? ' i pozostali' : ''}: ${countOf(list.total, 'person')} · ${printLine}`}
          />
        )}
      </DutyList>
    </div>
  )
}

const NOBODY_ADMITTED = {
  title: 'Brak dopuszczonych osób',
  text: 'Wśród dopuszczonych nie ma nikogo dla podanych kryteriów.',
}

function ShowAll({ filters, on }: { filters: DutyFilters; on: Day | undefined }) {
  const addressOf = useListAddress()
  return (
    <Link
      to={addressOf(withStateDay(dutySearchParams({ ...filters, show: 'all', page: 1 }, 'gate'), on))}
      preventScrollReset
      onClick={focusHeading}
      className={TEXT_LINK}
    >
      Pokaż wszystkie osoby
    </Link>
  )
}

function GateTable({
  duties,
  isOfAll,
  on,
  caption,
  printLine,
}: {
  duties: readonly Duty[]
  /** True if it names also who is not admitted. */
  isOfAll: boolean
  on: Day | undefined
  caption: string
  printLine: string
}) {
  const groups = ADMISSIONS.map(({ mayWork, heading }) => ({
    heading,
    members: duties.filter((duty) => duty.mayWork === mayWork),
  })).filter(({ members }) => members.length > 0)
  return (
    <Table caption={caption}>
      <TableHeader printLine={printLine}>
        <HeaderCell>Osoba</HeaderCell>
        <HeaderCell isWideOnly>Stanowisko</HeaderCell>
        {isOfAll && <HeaderCell>Może pracować</HeaderCell>}
        <HeaderCell>Do kiedy</HeaderCell>
      </TableHeader>
      {groups.map(({ heading, members }) => (
        <TableBody key={heading} group={isOfAll ? { heading, columns: 4 } : undefined}>
          {members.map((duty) => (
            <Row key={duty.person.id}>
              <Cell isWhole>
                <EmployeeLink employee={duty.person} on={on} />
                <p className="text-sm text-muted lg:hidden print:hidden">{positionLabel(duty.person)}</p>
              </Cell>
              <Cell isWideOnly>{positionLabel(duty.person)}</Cell>
              {isOfAll && (
                <Cell>
                  <Answer mayWork={duty.mayWork} />
                </Cell>
              )}
              <Cell className={`tabular-nums ${duty.until ? STACKED_UNTIL : ''}`}>{untilLabel(duty)}</Cell>
            </Row>
          ))}
        </TableBody>
      ))}
    </Table>
  )
}

/** A stacked row has no heading in sight that would say what the day is. */
const STACKED_UNTIL = "stacked:not-print:before:content-['do_']"

function untilLabel({ mayWork, until }: Duty): string {
  if (mayWork !== true) return ''
  return until === undefined ? 'bezterminowo' : formatDay(until)
}

function Answer({ mayWork }: Pick<Duty, 'mayWork'>) {
  if (mayWork === undefined) return <span className="text-muted">nie wiadomo</span>
  return (
    <span
      className={`inline-flex items-baseline gap-2 font-semibold ${MARK_COLOURS[mayWork ? 'success' : 'danger']}`}
    >
      <StateMark state={mayWork ? 'valid' : 'expired'} />
      {mayWork ? 'Tak' : 'Nie'}
    </span>
  )
}
