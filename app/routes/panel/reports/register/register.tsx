import BookOpen from 'lucide/dist/esm/icons/book-open.mjs'
import { useMemo } from 'react'
import { href, Link } from 'react-router'

import { withOwnProfiles } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canKeepAccidentRegister } from '~/domain/access/access'
import { namesById } from '~/domain/people/names-apart'
import type { ReportRecord } from '~/domain/records/report-changes'
import { STORAGE_NOTE } from '~/domain/reports/accident-paper'
import { currentPaper, isRecognized } from '~/domain/reports/accident-progress'
import {
  countUnregistered,
  filterRegister,
  parseRegisterFilters,
  registeredAccidents,
  registerSearchParams,
  yearsOf,
} from '~/domain/reports/accident-register'
import { registeredName } from '~/domain/reports/injured'
import { atWorkLabel } from '~/domain/reports/register-entry'
import { indexById } from '~/domain/words/collection'
import { formatDay } from '~/domain/words/day'
import { countOf, keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { FilteredList } from '~/routes/panel/lists/filtered-list'
import { useListParams } from '~/routes/panel/lists/use-list-address'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { Breakable } from '~/ui/breakable'
import { EmptyState } from '~/ui/empty-state'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/register'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { shouldRevalidate } from '~/routes/panel/lists/should-revalidate'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Rejestr wypadków' } satisfies PanelHandle

const SCREEN = { of: 'reports', may: canKeepAccidentRegister } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords, today }) => {
  const { users, visibleReports } = await loadRecords()
  return {
    today,
    company: viewer.company,
    people: indexById(await withOwnProfiles(users)),
    accidents: registeredAccidents(visibleReports),
    unregistered: countUnregistered(visibleReports),
  }
})

/** Below this width eight columns are wider than the page, even if each breaks its words. */
const IF_ROOM = 'max-xl:not-print:hidden'

export default function AccidentRegister({ loaderData }: Route.ComponentProps) {
  const { today, company, people, accidents, unregistered } = loaderData
  const params = useListParams()
  const years = useMemo(() => yearsOf(accidents), [accidents])
  const nameOf = useMemo(() => {
    const name = namesById(people)
    return (report: ReportRecord) => registeredName(report, name)
  }, [people])
  const filters = useMemo(() => parseRegisterFilters(params, years), [params, years])
  const list = useMemo(() => filterRegister(accidents, filters, nameOf), [accidents, filters, nameOf])
  const writeCsv = async () => {
    const { accidentRegisterCsv } = await import('~/documents/list-files')
    return accidentRegisterCsv(list.all, people, today)
  }
  const printLine = [
    `Rejestr wypadków przy pracy${filters.year ? ` ${filters.year}` : ''}`,
    company,
    `stan na ${formatDay(today)}`,
  ]
  return (
    <div data-print="wide" className="flex flex-col gap-5">
      <PageTitle>Rejestr wypadków</PageTitle>
      <div className={list.total > 0 ? 'print:hidden' : ''}>
        <ScreenHeader heading="Rejestr wypadków" text={company}>
          <ButtonLink to={href('/reports')}>Zgłoszenia</ButtonLink>
        </ScreenHeader>
      </div>
      {unregistered > 0 && (
        <p className="print:hidden">
          {keepTogether(
            `Bez zatwierdzonego protokołu, jeszcze poza rejestrem: ${countOf(unregistered, 'accident')}.`,
          )}{' '}
          <Link to={`${href('/reports')}?filter=accident`} className={TEXT_LINK}>
            Zobacz wypadki
          </Link>
        </p>
      )}
      <p className="text-sm text-muted print:hidden">{keepTogether(STORAGE_NOTE)}</p>
      {accidents.length === 0 ? (
        <EmptyState
          icon={BookOpen}
          title="Rejestr jest pusty"
          text="Wpis powstaje sam, gdy zatwierdzisz protokół wypadku. Są w nim: osoba poszkodowana, dzień i miejsce, skutki, data protokołu, wniosek do ZUS i dni niezdolności do pracy."
        >
          {unregistered === 0 && (
            <>
              <p className="max-w-prose text-muted">
                {keepTogether(
                  'Droga do wpisu: zgłoszenie wypadku, ustalenia zespołu, protokół, zatwierdzenie.',
                )}
              </p>
              <ButtonLink to={href('/reports/new')}>Zgłoś wypadek</ButtonLink>
            </>
          )}
        </EmptyState>
      ) : (
        <FilteredList
          filters={{
            query: filters.q,
            placeholder: 'Osoba lub miejsce',
            choices: [
              {
                name: 'year',
                label: 'Rok',
                value: filters.year ?? '',
                options: [
                  { value: '', label: 'Wszystkie lata' },
                  ...years.map((year) => ({ value: year, label: year })),
                ],
              },
            ],
            toSearch: (fields) => registerSearchParams(parseRegisterFilters(fields, years)),
          }}
          list={list}
          noun="accident"
          state={{ today }}
          printSaysDay
          writeCsv={writeCsv}
          nothingMatches={{ title: 'Brak wyników', text: 'Nie znaleziono wypadków dla podanych kryteriów.' }}
          pageSearch={(page) => registerSearchParams({ ...filters, page })}
        >
          {(shown) => (
            <Table caption="Rejestr wypadków przy pracy">
              <TableHeader printLine={printLine.filter(Boolean).join(' · ')}>
                <HeaderCell>Poszkodowana osoba</HeaderCell>
                <HeaderCell>Dzień i&nbsp;miejsce</HeaderCell>
                <HeaderCell isWideOnly>Skutki</HeaderCell>
                <HeaderCell>Protokół</HeaderCell>
                <HeaderCell isWideOnly>Wypadek przy pracy</HeaderCell>
                <HeaderCell isWideOnly>Wniosek do ZUS</HeaderCell>
                <HeaderCell isWideOnly>Dni niezdolności</HeaderCell>
                <HeaderCell className={IF_ROOM}>Zalecenia i&nbsp;inne</HeaderCell>
              </TableHeader>
              <TableBody>
                {shown.map((accident) => (
                  <AccidentRow key={accident.id} accident={accident} injured={nameOf(accident)} />
                ))}
              </TableBody>
            </Table>
          )}
        </FilteredList>
      )}
    </div>
  )
}

function AccidentRow({ accident, injured }: { accident: ReportRecord; injured: string | undefined }) {
  const { id, date, location, registerEntry: entry = {} } = accident
  const { drawnUpOn } = currentPaper(accident)
  const { effects, claimedOn, daysOfIncapacity, recommendations } = entry
  return (
    <Row>
      <Cell isWhole>
        <p className={injured ? 'font-semibold' : 'text-muted'}>
          <Breakable>{injured ?? 'Nie wskazano'}</Breakable>
        </p>
        <Link
          to={href('/reports/:id/register', { id })}
          className="inline-flex min-h-6 items-center text-sm font-semibold text-primary underline underline-offset-4 pointer-coarse:min-h-11 print:hidden"
        >
          Uzupełnij wpis
          <span className="sr-only">: wypadek z&nbsp;{formatDay(date)}</span>
        </Link>
      </Cell>
      <Cell isWhole className="tabular-nums">
        <Link to={href('/reports/:id', { id })} className="underline underline-offset-4">
          {formatDay(date)}
        </Link>
        {location && (
          <p className="text-sm text-muted">
            <Breakable>{keepTogether(location)}</Breakable>
          </p>
        )}
      </Cell>
      <Cell isWideOnly>
        <Breakable>{effects ?? ''}</Breakable>
      </Cell>
      {/* In the narrowest of wide tables the device's own font, which may be there first, needs more room than ours. */}
      <Cell className="whitespace-nowrap tabular-nums lg:max-xl:text-sm">
        <span className="text-sm text-muted sm:hidden print:hidden">Protokół: </span>
        {drawnUpOn && formatDay(drawnUpOn)}
      </Cell>
      <Cell isWideOnly>{atWorkLabel(isRecognized(accident))}</Cell>
      <Cell isWideOnly className="tabular-nums">
        {claimedOn && formatDay(claimedOn)}
      </Cell>
      <Cell isWideOnly className="tabular-nums">
        {daysOfIncapacity}
      </Cell>
      <Cell className={`text-sm ${IF_ROOM}`}>
        <Breakable>{keepTogether(recommendations ?? '')}</Breakable>
      </Cell>
    </Row>
  )
}
