import { href, Link } from 'react-router'

import type { Amount, Counted } from '~/domain/records/own-data-counts'
import { sizeLabel } from '~/domain/words/number-label'
import { countOf } from '~/domain/words/polish'
import { Detail } from '~/ui/details'
import { TEXT_LINK } from '~/ui/text-link'

export type OwnDataTotals = {
  amounts: readonly Amount<Counted>[]
  drafts: number
  hasSettings: boolean
  bytes: number
  mustBeSealed: boolean
}

/** Scans are counted in a line of their own, and own kinds on their screen. */
const HEADINGS = {
  person: 'Osoby',
  position: 'Wymagania stanowisk',
  certificate: 'Certyfikaty',
  paper: 'Orzeczenia i\u00a0szkolenia wstępne',
  report: 'Zgłoszenia',
  measure: 'Działania',
  sign_up: 'Zapisy na szkolenia',
  training: 'Szkolenia',
  own_kind: undefined,
  duty: 'Obowiązki firmy',
  scan: undefined,
  decision: 'Inne czynności',
} satisfies Record<Counted, string | undefined>

/** A worker has none of these, so they are left out at zero. */
const SHOWN_IF_ANY: ReadonlySet<Counted> = new Set<Counted>([
  'person',
  'position',
  'paper',
  'measure',
  'duty',
])

/** Shows how many records of each kind a person keeps, and how large all is. */
export function OwnDataCounts({
  totals,
  scans,
}: {
  totals: OwnDataTotals
  /** The number of scans, and their bytes. */
  scans: { count: number; bytes: number }
}) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {totals.amounts.map(({ noun, count }) => {
          const heading = HEADINGS[noun]
          if (!heading || (count === 0 && SHOWN_IF_ANY.has(noun))) return null
          return (
            <Detail key={noun} name={heading}>
              {count}
            </Detail>
          )
        })}
        <Detail name="Szkice">{totals.drafts}</Detail>
        <Detail name="Ustawienia">{totals.hasSettings ? 'zmienione' : 'domyślne'}</Detail>
        <Detail name="Rozmiar">{sizeLabel(totals.bytes)}</Detail>
      </dl>
      {scans.count > 0 && (
        <p>
          {countOf(scans.count, 'scan')}, {sizeLabel(scans.bytes)}.{' '}
          <Link to={href('/scans')} className={TEXT_LINK}>
            Zobacz skany od największego
          </Link>
        </p>
      )}
    </>
  )
}
