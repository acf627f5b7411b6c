import type { StateDay } from '~/domain/words/state-day'
import { useShownAtFirst } from '~/routes/panel/lists/use-shown-at-first'
import { CARD } from '~/ui/card'

import type { CertificateRow } from './certificate-card'
import { CELL_PLACES, CertificateTableRow, TABLE_COLUMNS, TABLE_ROW } from './certificate-table-row'

/** More rows than a large screen shows. */
const SHOWN_AT_FIRST = 24

/** The list as a dense table. Each row is one link to its certificate. */
export function CertificateTable({
  certificates,
  state,
}: {
  certificates: readonly CertificateRow[]
  state: StateDay
}) {
  const shown = useShownAtFirst(SHOWN_AT_FIRST)
  const hasHolders = certificates.some(({ holder }) => holder !== undefined)
  const columns = hasHolders ? TABLE_COLUMNS.people : TABLE_COLUMNS.own
  return (
    <table className={`${CARD} block overflow-clip text-left`}>
      <caption className="sr-only">Certyfikaty</caption>
      <thead className="sticky top-16 z-10 block max-sm:sr-only print:static">
        <tr className={`${TABLE_ROW} ${columns} border-l-transparent bg-surface py-2 text-sm text-muted`}>
          {hasHolders && <Heading>Osoba</Heading>}
          <Heading>Kwalifikacja</Heading>
          <Heading className={CELL_PLACES.number}>Numer</Heading>
          <Heading className={CELL_PLACES.time}>Pozostały czas</Heading>
          <Heading className={CELL_PLACES.status}>Status</Heading>
        </tr>
      </thead>
      <tbody className="block">
        {certificates.slice(0, shown).map((certificate) => (
          <CertificateTableRow
            key={certificate.id}
            certificate={certificate}
            columns={columns}
            today={state.on ?? state.today}
            on={state.on}
          />
        ))}
      </tbody>
    </table>
  )
}

function Heading({ className = '', children }: { className?: string; children: string }) {
  return (
    <th scope="col" className={`font-semibold ${className}`}>
      {children}
    </th>
  )
}
