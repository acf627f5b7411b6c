import BookOpen from 'lucide/dist/esm/icons/book-open.mjs'
import { useMemo } from 'react'
import { href, Link } from 'react-router'

import { withOwnProfiles } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canAddTrainings } from '~/domain/access/access'
import { mayLeadTo } from '~/domain/access/staff-training'
import { isIssuerOf } from '~/domain/access/visibility'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { namesById } from '~/domain/people/names-apart'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import {
  filterIssued,
  issuedCertificates,
  issuedSearchParams,
  parseIssuedFilters,
  yearsOfIssue,
  type IssuedCertificate,
} from '~/domain/trainings/issued-certificates'
import { daysLabel } from '~/domain/trainings/training'
import { indexById } from '~/domain/words/collection'
import { formatDay } from '~/domain/words/day'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { FilteredList } from '~/routes/panel/lists/filtered-list'
import { useListParams } from '~/routes/panel/lists/use-list-address'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { Breakable } from '~/ui/breakable'
import { EmptyState } from '~/ui/empty-state'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

import type { Route } from './+types/issued-certificates'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { shouldRevalidate } from '~/routes/panel/lists/should-revalidate'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Rejestr wydanych zaświadczeń' } satisfies PanelHandle

const SCREEN = { of: 'trainings', may: canAddTrainings } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords, today }) => {
  const { users, trainings, certificates } = await loadRecords()
  const own = certificates.filter((certificate) => isIssuerOf(viewer, certificate))
  return {
    today,
    company: viewer.company,
    people: indexById(await withOwnProfiles(users)),
    issued: issuedCertificates(own, trainings, (qualification) => mayLeadTo(viewer, qualification)),
  }
})

export default function IssuedCertificates({ loaderData }: Route.ComponentProps) {
  const { today, company, people, issued } = loaderData
  const params = useListParams()
  const years = useMemo(() => yearsOfIssue(issued), [issued])
  const nameOf = useMemo(() => namesById(people), [people])
  const filters = useMemo(() => parseIssuedFilters(params, years), [params, years])
  const list = useMemo(() => filterIssued(issued, filters, nameOf), [issued, filters, nameOf])
  // Numbers of the whole register, which a filter does not change.
  const places = useMemo(
    () => new Map(issued.map(({ certificate }, place) => [certificate.id, place + 1])),
    [issued],
  )
  const writeCsv = async () => {
    const { certificatesCsv } = await import('~/documents/list-files')
    const rows = list.all.map(({ certificate }) => certificate)
    return certificatesCsv(rows, rows, people, today)
  }
  const printLine = [
    `Rejestr wydanych zaświadczeń${filters.year ? ` ${filters.year}` : ''}`,
    company,
    `stan na ${formatDay(today)}`,
  ]
  return (
    <div data-print="wide" className="flex flex-col gap-5">
      <PageTitle>{handle.heading}</PageTitle>
      <div className={list.total > 0 ? 'print:hidden' : ''}>
        <ScreenHeader heading={handle.heading} text={company}>
          <ButtonLink to={href('/trainings')}>Szkolenia</ButtonLink>
        </ScreenHeader>
      </div>
      {issued.length === 0 ? (
        <EmptyState
          icon={BookOpen}
          title="Rejestr jest pusty"
          text="Zaświadczenie trafia do rejestru, gdy po szkoleniu jest wystawiony certyfikat."
        />
      ) : (
        <FilteredList
          filters={{
            query: filters.q,
            placeholder: 'Osoba lub numer',
            choices: [
              {
                name: 'year',
                label: 'Rok wydania',
                value: filters.year ?? '',
                options: [
                  { value: '', label: 'Wszystkie lata' },
                  ...years.map((year) => ({ value: year, label: year })),
                ],
              },
            ],
            toSearch: (fields) => issuedSearchParams(parseIssuedFilters(fields, years)),
          }}
          list={list}
          noun="training_paper"
          state={{ today }}
          printSaysDay
          writeCsv={writeCsv}
          nothingMatches={{
            title: 'Brak wyników',
            text: 'Nie znaleziono zaświadczeń dla podanych kryteriów.',
          }}
          pageSearch={(page) => issuedSearchParams({ ...filters, page })}
        >
          {(shown) => (
            <Table caption="Rejestr wydanych zaświadczeń">
              <TableHeader printLine={printLine.filter(Boolean).join(' · ')}>
                <HeaderCell>Lp.</HeaderCell>
                <HeaderCell>Numer</HeaderCell>
                <HeaderCell>Imię i&nbsp;nazwisko</HeaderCell>
                <HeaderCell isWideOnly>Rodzaj szkolenia</HeaderCell>
                <HeaderCell isWideOnly>Termin szkolenia</HeaderCell>
                <HeaderCell>Data wydania</HeaderCell>
                <HeaderCell>Uwagi</HeaderCell>
                <HeaderCell className="w-32 not-print:hidden">Potwierdzenie odbioru</HeaderCell>
              </TableHeader>
              <TableBody>
                {shown.map((row) => (
                  <IssuedRow
                    key={row.certificate.id}
                    {...row}
                    place={places.get(row.certificate.id)}
                    name={nameOf(row.certificate.userId)}
                  />
                ))}
              </TableBody>
            </Table>
          )}
        </FilteredList>
      )}
    </div>
  )
}

function IssuedRow({
  certificate,
  training,
  place,
  name,
}: IssuedCertificate<CertificateRecord> & { place: number | undefined; name: string }) {
  const { id, number, issueDate, status } = certificate
  return (
    <Row>
      <Cell className="text-muted tabular-nums max-sm:hidden">{place}.</Cell>
      <Cell isWhole className="tabular-nums">
        <Link to={href('/certificates/:id', { id })} className="underline underline-offset-4">
          <Breakable>{number}</Breakable>
        </Link>
      </Cell>
      <Cell isWhole className="font-medium">
        <Breakable>{name}</Breakable>
      </Cell>
      <Cell isWideOnly>
        <Breakable>{qualificationLabel(certificate)}</Breakable>
      </Cell>
      <Cell isWideOnly className="tabular-nums">
        {training && daysLabel(training)}
      </Cell>
      <Cell className="whitespace-nowrap tabular-nums">{issueDate && formatDay(issueDate)}</Cell>
      <Cell className="text-sm max-sm:empty:hidden">{status === 'revoked' && 'odwołane'}</Cell>
      <Cell className="not-print:hidden print:h-10 print:border-l print:border-line" />
    </Row>
  )
}
