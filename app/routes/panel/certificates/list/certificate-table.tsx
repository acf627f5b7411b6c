import type { CertificateColumn } from '~/domain/certificates/certificate-filters'
import type { StateDay } from '~/domain/words/state-day'
import { nextTableSort } from '~/domain/words/table-sort'
import { ariaSort, SortLink, type Sorting } from '~/routes/panel/lists/sort-heading'
import { useShownAtFirst } from '~/routes/panel/lists/use-shown-at-first'
import { CARD } from '~/ui/card'

import { useCertificateDialogs, type QrSource } from './certificate-dialogs'
import type { CertificateRow } from './certificate-row'
import { CELL_PLACES, CertificateTableRow, TABLE_COLUMNS, TABLE_ROW } from './certificate-table-row'

/** More rows than a large screen shows. */
const SHOWN_AT_FIRST = 24

/** The list as a dense table. Each row is one link to its certificate, with a menu at its end. */
export function CertificateTable({
  certificates,
  state,
  qr,
  onShowCode,
  sorting,
}: {
  certificates: readonly CertificateRow[]
  state: StateDay
  qr: QrSource
  onShowCode?: ((id: string) => void) | undefined
  sorting: Sorting<CertificateColumn>
}) {
  const today = state.on ?? state.today
  const { open, dialogs } = useCertificateDialogs({ today, on: state.on, qr, onShowCode })
  const shown = useShownAtFirst(SHOWN_AT_FIRST)
  const hasHolders = certificates.some(({ holder }) => holder !== undefined)
  const columns = hasHolders ? TABLE_COLUMNS.people : TABLE_COLUMNS.own
  return (
    <>
      <table className={`${CARD} block text-left`}>
        <caption className="sr-only">Certyfikaty</caption>
        <thead className="sticky top-16 z-10 block max-sm:sr-only print:static">
          <tr
            className={`${TABLE_ROW} ${columns} rounded-t-card border-l-transparent bg-surface text-sm text-muted`}
          >
            {hasHolders && <Heading column="holder" sorting={sorting} label="Nazwisko i imię" />}
            <Heading column="qualification" sorting={sorting} label="Kwalifikacja" />
            <Heading column="number" sorting={sorting} label="Numer" className={CELL_PLACES.number} />
            <Heading column="issued" sorting={sorting} label="Wydano" className={CELL_PLACES.issued} />
            <Heading column="issuer" sorting={sorting} label="Wystawca" className={CELL_PLACES.issuer} />
            <Heading column="time" sorting={sorting} label="Pozostały czas" className={CELL_PLACES.time} />
            <Heading column="status" sorting={sorting} label="Status" className={CELL_PLACES.status} />
            <th scope="col" className={CELL_PLACES.menu}>
              <span className="sr-only">Czynności</span>
            </th>
          </tr>
        </thead>
        <tbody className="block">
          {certificates.slice(0, shown).map((certificate) => (
            <CertificateTableRow
              key={certificate.id}
              certificate={certificate}
              columns={columns}
              today={today}
              on={state.on}
              onOpen={open}
            />
          ))}
        </tbody>
      </table>
      {dialogs}
    </>
  )
}

function Heading({
  column,
  sorting: { sort, toSearch },
  label,
  className = '',
}: {
  column: CertificateColumn
  sorting: Sorting<CertificateColumn>
  label: string
  className?: string
}) {
  const direction = ariaSort(sort, column)
  return (
    <th scope="col" aria-sort={direction} className={`font-semibold ${className}`}>
      <SortLink direction={direction} search={toSearch(nextTableSort(sort, column))}>
        {label}
      </SortLink>
    </th>
  )
}
