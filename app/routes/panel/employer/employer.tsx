import ClipboardCheck from 'lucide/dist/esm/icons/clipboard-check.mjs'
import ClipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs'
import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs'
import { useId, useMemo, type ReactNode } from 'react'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canManagePeople } from '~/domain/access/access'
import { uncheckedLabel } from '~/domain/admission/admission-label'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { surnamesApart } from '~/domain/people/names-apart'
import { openSteps } from '~/domain/reports/accident-progress'
import { employeeSearchParams } from '~/domain/staff/employee-filters'
import { sortByPerson } from '~/domain/staff/employee-list'
import { countCertificates } from '~/domain/staff/staff'
import { deadlinesByWeek, positionGaps } from '~/domain/staff/staff-counts'
import { upcomingTrainings } from '~/domain/trainings/training'
import { groupBy } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'
import { pageOf, parsePage } from '~/domain/words/page'
import { staffAdmissions, type StaffAdmission } from '~/routes/panel/admission/staff-admissions'
import { WhoMayWork } from '~/routes/panel/admission/who-may-work'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { ListStatus, Pagination } from '~/routes/panel/lists/pagination'
import { useIsPrinting } from '~/routes/panel/lists/printing'
import { panelLoader } from '~/routes/panel/panel-screen'
import { AddEmployeeLink } from '~/routes/panel/people/employee-link'
import { StatisticsLink } from '~/routes/panel/statistics/statistics-link'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/employer'
import { NearestTrainings, OpenAccidents } from './open-matters'
import { DeadlinesChart, PositionsCard } from './staff-cards'
import { StaffTable } from './staff-table'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Panel pracodawcy' } satisfies PanelHandle

const TRAININGS_SHOWN = 5
const ACCIDENTS_SHOWN = 3
/** The list of employees shows more of them; here they are beside other cards. */
const STAFF_PER_PAGE = 10

// Another page of the table changes none of it.
const crewOnce = keepLast((admissions: readonly StaffAdmission[], today: Day) => ({
  weeks: deadlinesByWeek(admissions, today),
  positions: positionGaps(admissions, today),
}))
const byHolderOnce = keepLast((certificates: readonly CertificateRecord[]) =>
  groupBy(certificates, ({ userId }) => userId),
)

export const clientLoader = panelLoader('employer', async ({ viewer, loadRecords, today, url }) => {
  const records = await loadRecords()
  const { certificates, trainings, employment, visibleReports } = records
  const byHolder = byHolderOnce(certificates)
  const admissions = await staffAdmissions(viewer, records, today)
  return {
    today,
    company: viewer.company,
    canManage: canManagePeople(viewer),
    admissions,
    unchecked: uncheckedLabel(employment.required),
    byHolder,
    ...crewOnce(admissions, today),
    accidents: openSteps(visibleReports, today),
    staff: pageOf(sortByPerson(admissions), parsePage(url.searchParams), STAFF_PER_PAGE),
    upcoming: upcomingTrainings(trainings, today).slice(0, TRAININGS_SHOWN),
  }
})

export default function Employer({ loaderData }: Route.ComponentProps) {
  const {
    today,
    company,
    canManage,
    admissions,
    unchecked,
    byHolder,
    weeks,
    positions,
    accidents,
    staff,
    upcoming,
  } = loaderData
  const isPrinting = useIsPrinting()
  const nameOf = useMemo(() => surnamesApart(admissions.map(({ person }) => person)), [admissions])
  const shown = (isPrinting ? staff.all : staff.items).map((admission) => ({
    admission,
    counts: countCertificates(admission.person.id, byHolder.get(admission.person.id) ?? [], today),
  }))
  return (
    <>
      <PageTitle>Panel pracodawcy</PageTitle>
      <ScreenHeader heading="Panel pracodawcy" text={company}>
        {canManage && (
          <>
            <ButtonLink to={href('/employer/duties')}>
              <Icon of={ClipboardList} className="size-4" />
              Obowiązki firmy
            </ButtonLink>
            <ButtonLink to={href('/employer/inspection')}>
              <Icon of={ClipboardCheck} className="size-4" />
              Kontrola jutro
            </ButtonLink>
            <ButtonLink to={href('/employer/positions')}>
              <Icon of={ListChecks} className="size-4" />
              Wymagania stanowisk
            </ButtonLink>
          </>
        )}
        <StatisticsLink />
      </ScreenHeader>
      {admissions.length > 0 && (
        <WhoMayWork admissions={admissions} unchecked={unchecked} canType={canManage} />
      )}
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
            <div className="flex flex-col items-start gap-3">
              <p className="text-muted">Brak pracowników w&nbsp;tej firmie.</p>
              <AddEmployeeLink />
            </div>
          ) : (
            <>
              <StaffTable staff={shown} nameOf={nameOf} />
              <p className="text-sm text-muted">
                Czerwona liczba: ile certyfikatów wygasło albo wygaśnie w&nbsp;ciągu 30&nbsp;dni.
                {shown.some(({ counts }) => counts.applications > 0) &&
                  ' „Termin wniosku”: przy ilu innych termin na wniosek do UDT albo TDT minął albo minie w\u00a0tym czasie.'}
                {shown.some(({ counts }) => counts.awaiting > 0) &&
                  ' „Do potwierdzenia”: ile z\u00a0nich ma nowszy certyfikat, który czeka na potwierdzenie.'}{' '}
                „Nie może pracować”: brakuje dokumentu, którego wymaga prawo albo stanowisko. „Dokumenty
                aktualne”: rejestr ma wszystkie wymagane; zakazów pracy, środków ochrony i&nbsp;prawa
                cudzoziemca do pracy nie sprawdza.
              </p>
              <Pagination
                page={staff.page}
                pageCount={staff.pageCount}
                toSearch={(page) => employeeSearchParams({ page })}
              />
            </>
          )}
        </Part>
        <div className="flex min-w-0 flex-col gap-5">
          {admissions.length > 0 && (
            <OpenAccidents
              steps={accidents.slice(0, ACCIDENTS_SHOWN)}
              total={accidents.length}
              today={today}
            />
          )}
          <Part heading="Najbliższe szkolenia">
            <NearestTrainings trainings={upcoming} today={today} />
          </Part>
        </div>
      </div>
      {admissions.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <DeadlinesChart weeks={weeks} />
          <PositionsCard positions={positions} />
        </div>
      )}
    </>
  )
}

/** Shows a part of the screen under its heading. Headings of parts side by side are on one line. */
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
