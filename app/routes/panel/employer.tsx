import { CircleCheck, Hourglass, TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'

import { requireViewer } from '~/browser/session.client'
import { withOwnProfiles } from '~/browser/settings.client'
import { PageTitle } from '~/components/page-title'
import { calendarSearchParams } from '~/domain/calendar'
import { certificateSearchParams } from '~/domain/certificate-filters'
import { groupBy } from '~/domain/collection'
import { formatDay, type Day } from '~/domain/day'
import { EMPLOYEES_PER_PAGE, employeeSearchParams } from '~/domain/employee-filters'
import { upcomingTrainings } from '~/domain/overview'
import { pageOf, parsePage } from '~/domain/page'
import { keepTogether } from '~/domain/polish'
import { countCertificates, listEmployees, type CertificateCounts } from '~/domain/staff'
import { placesLabel, timesLabel, type Training } from '~/domain/training'
import { fullName, sortByName, type Person } from '~/domain/user'
import { Badge } from '~/ui/badge'
import { CARD } from '~/ui/card'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

import type { Route } from './+types/employer'
import { ListStatus } from './lists/list-status'
import { Pagination } from './lists/pagination'
import { useIsPrinting } from './lists/use-is-printing'
import { panelData, withOwnChanges } from './panel-data'
import type { PanelHandle } from './panel-handle'
import { ScreenHeader } from './shell/screen-header'

export { PanelFallback as HydrateFallback } from './panel-fallback'
export { loader } from './panel-data.server'

export const handle = { heading: 'Panel pracodawcy' } satisfies PanelHandle

const TRAININGS_SHOWN = 5

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('employer', url)
  const { today, ...sample } = await panelData(serverLoader)
  const { users, certificates, trainings } = await withOwnChanges(viewer, sample)
  const byHolder = groupBy(certificates, ({ userId }) => userId)
  const staff = sortByName(await withOwnProfiles(listEmployees(viewer, users))).map((employee) => ({
    employee,
    counts: countCertificates(employee.id, byHolder.get(employee.id) ?? [], today),
  }))
  return {
    today,
    company: viewer.company,
    staff: pageOf(staff, parsePage(url.searchParams), EMPLOYEES_PER_PAGE),
    upcoming: upcomingTrainings(trainings, today).slice(0, TRAININGS_SHOWN),
  }
}
clientLoader.hydrate = true as const

export default function Employer({ loaderData: { today, company, staff, upcoming } }: Route.ComponentProps) {
  const isPrinting = useIsPrinting()
  const shown = isPrinting ? staff.all : staff.items
  return (
    <>
      <PageTitle>Panel pracodawcy</PageTitle>
      <ScreenHeader heading="Panel pracodawcy" text={company} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[1fr_24rem]">
        <Part
          heading="Certyfikaty pracowników"
          aside={
            <ListStatus
              count={staff.total}
              noun="employee"
              page={staff.page}
              pageCount={isPrinting ? 1 : staff.pageCount}
            />
          }
        >
          {staff.total === 0 ? (
            <p className="text-muted">Brak pracowników w tej firmie.</p>
          ) : (
            <>
              <StaffTable staff={shown} />
              <p className="text-sm text-muted">
                Czerwona liczba to certyfikaty, które wygasły albo wygasną w&nbsp;ciągu 30 dni.
                {shown.some(({ counts }) => counts.unconfirmed > 0) &&
                  ' Żółta – takie, których odnowienie czeka na potwierdzenie.'}
              </p>
              <Pagination
                page={staff.page}
                pageCount={staff.pageCount}
                toSearch={(page) => employeeSearchParams({ page })}
              />
            </>
          )}
        </Part>
        <Part heading="Najbliższe szkolenia">
          <UpcomingTrainings trainings={upcoming} today={today} />
        </Part>
      </div>
    </>
  )
}

/** Shows a part of the screen under its heading. Headings of parts side by side stand on one line. */
function Part({ heading, aside, children }: { heading: string; aside?: ReactNode; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={headingId} className="text-lg font-semibold">
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

function StaffTable({ staff }: { staff: readonly { employee: Person; counts: CertificateCounts }[] }) {
  return (
    <Table caption="Certyfikaty pracowników">
      <TableHeader>
        <HeaderCell>Pracownik</HeaderCell>
        <HeaderCell>Certyfikaty</HeaderCell>
        <HeaderCell>Wymaga uwagi</HeaderCell>
      </TableHeader>
      <TableBody>
        {staff.map(({ employee, counts }) => (
          <Row key={employee.id}>
            <Cell isWhole>
              <Link
                to={`/certificates?${certificateSearchParams({ q: fullName(employee) })}`}
                className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline"
              >
                {fullName(employee)}
                <span className="sr-only"> – certyfikaty</span>
              </Link>
              <p className="text-sm text-muted">{employee.position ?? 'Nie określono'}</p>
            </Cell>
            <Cell className="whitespace-nowrap tabular-nums">
              <span className="text-sm text-muted sm:sr-only">Certyfikaty: </span>
              {counts.total}
            </Cell>
            <Cell>
              <Attention counts={counts} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

function Attention({ counts: { flagged, unconfirmed } }: { counts: CertificateCounts }) {
  if (flagged + unconfirmed === 0) {
    return (
      <span className="inline-flex items-center gap-1.5 text-sm text-muted">
        <CircleCheck aria-hidden="true" className="size-4 text-success" />
        <span className="sr-only">Wymaga uwagi: </span>
        Brak
      </span>
    )
  }
  return (
    <div className="flex gap-2">
      {flagged > 0 && (
        <span>
          <span className="sr-only">Wymaga uwagi: </span>
          <Badge tone="danger" icon={TriangleAlert}>
            {String(flagged)}
          </Badge>
        </span>
      )}
      {unconfirmed > 0 && (
        <span>
          <span className="sr-only">Odnowienie czeka na potwierdzenie: </span>
          <Badge tone="warning" icon={Hourglass}>
            {String(unconfirmed)}
          </Badge>
        </span>
      )}
    </div>
  )
}

function UpcomingTrainings({ trainings, today }: { trainings: Training[]; today: Day }) {
  if (trainings.length === 0) return <p className="text-muted">Brak nadchodzących szkoleń.</p>
  return (
    <ul className={`${CARD} flex flex-col divide-y divide-line px-4 py-2 sm:px-5`}>
      {trainings.map((training) => (
        <li key={training.id} className="flex items-start justify-between gap-4 py-3">
          <div className="min-w-0">
            <Link
              to={{
                pathname: '/calendar',
                search: calendarSearchParams(training.date, today).toString(),
              }}
              className="font-semibold underline-offset-4 hover:underline"
            >
              {keepTogether(training.title)}
            </Link>
            <p className="text-sm text-muted tabular-nums">
              {formatDay(training.date)}, {timesLabel(training)}
            </p>
          </div>
          <Badge tone="primary">{placesLabel(training)}</Badge>
        </li>
      ))}
    </ul>
  )
}
