import { href, Link } from 'react-router'

import { measureSearchParams } from '~/domain/reports/measure-filters'
import { Card } from '~/ui/card'
import { TEXT_LINK } from '~/ui/text-link'

/** Says how many measures are open and how many of them are late, with the way to each list. */
export function MeasuresFigures({ open, late }: { open: number; late: number }) {
  return (
    <Card title="Działania" className="print:break-inside-avoid">
      <ul className="-mt-2 flex flex-wrap gap-x-8 tabular-nums">
        <li>
          <Link to={href('/reports/measures')} className={TEXT_LINK}>
            Otwarte: {open}
          </Link>
        </li>
        <li>
          <Link
            to={`${href('/reports/measures')}?${measureSearchParams({ state: 'late' })}`}
            className={late > 0 ? LATE_LINK : TEXT_LINK}
          >
            Po terminie: {late}
          </Link>
        </li>
      </ul>
    </Card>
  )
}

const LATE_LINK =
  'inline-flex min-h-11 items-center font-semibold text-danger underline-offset-4 hover:underline'
