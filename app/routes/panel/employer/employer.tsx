import { useId, type ReactNode } from 'react'

import { requireViewer } from '~/browser/session.client'
import { withOwnProfiles } from '~/browser/settings.client'
import { PageTitle } from '~/components/page-title'
import { groupBy } from '~/domain/collection'
import { EMPLOYEES_PER_PAGE, employeeSearchParams } from '~/domain/employee-filters'
import { upcomingTrainings } from '~/domain/overview'
import { pageOf, parsePage } from '~/domain/page'
import { countCertificates, listEmployees } from '~/domain/staff'
import { sortByName } from '~/domain/user'
import { ListStatus } from '~/routes/panel/lists/list-status'
import { Pagination } from '~/routes/panel/lists/pagination'
import { useIsPrinting } from '~/routes/panel/lists/use-is-printing'
import { panelData, withOwnChanges } from '~/routes/panel/panel-data'
import type { PanelHandle } from '~/routes/panel/panel-handle'
import { ScreenHeader } from '~/routes/panel/shell/screen-header'

import type { Route } from './+types/employer'
import { StaffTable } from './staff-table'
import { UpcomingTrainings } from './upcoming-trainings'

export { PanelFallback as HydrateFallback } from '~/routes/panel/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

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
