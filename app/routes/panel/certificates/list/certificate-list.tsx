import { useEffect, type ComponentProps } from 'react'

import { certificatesNamedIn } from '~/domain/access/disclosure'
import { whenIdle } from '~/ui/when-idle'

import { CertificateGrid } from './certificate-grid'
import type { CertificatePrint } from './certificate-print'
import type { CertificateTable } from './certificate-table'

/** Fetched once the browser is idle: the first cards do not need it, and printing cannot wait for it. */
let certificatePrint: typeof CertificatePrint | undefined

/** Without the table the cards are printed. */
async function fetchPrint(): Promise<void> {
  try {
    certificatePrint ??= (await import('./certificate-print')).CertificatePrint
  } catch {
    // The next look at the list tries again.
  }
}

let table: typeof CertificateTable | undefined

/** Fetches the table before a list is shown as one. If that fails, the list shows cards. */
export async function fetchTable(): Promise<void> {
  try {
    table ??= (await import('./certificate-table')).CertificateTable
  } catch {
    // The next look at the list tries again.
  }
}

/**
 * Shows certificates as cards or as a table, and as a table of their own while they are printed. Documents that say
 * something of health are not printed.
 */
export function CertificateList({
  isPrinting,
  isOwnRegister,
  qr,
  onShowCode,
  certificates,
  viewer,
  filters,
  state,
  sorting,
}: { isPrinting: boolean; isOwnRegister: boolean } & Pick<
  ComponentProps<typeof CertificateTable>,
  'qr' | 'onShowCode' | 'sorting'
> &
  ComponentProps<typeof CertificatePrint>) {
  // An effect, because it follows the first paint.
  useEffect(() => whenIdle(() => void fetchPrint()), [])
  const shown = isPrinting ? certificatesNamedIn('print of certificates', certificates) : certificates
  const Print = certificatePrint
  if (isPrinting && Print)
    return <Print certificates={shown} viewer={viewer} filters={filters} state={state} />
  const Table = table
  if (filters.view === 'table' && Table)
    return <Table certificates={shown} state={state} qr={qr} onShowCode={onShowCode} sorting={sorting} />
  return (
    <CertificateGrid
      certificates={shown}
      today={state.on ?? state.today}
      on={state.on}
      isOwnRegister={isOwnRegister}
      qr={qr}
      onShowCode={onShowCode}
    />
  )
}
