import { href, Link } from 'react-router'

import type { TradeId } from '~/domain/qualifications/trades'
import { searchParamsOf } from '~/domain/words/query'

/** Leads to the positions of each trade. */
export function TradeLinks({
  trades,
  chosen,
}: {
  trades: readonly { id: TradeId; label: string }[]
  chosen: TradeId | undefined
}) {
  return (
    <nav aria-label="Branża" className="flex flex-wrap gap-2">
      {trades.map(({ id, label }) => (
        <Link
          key={id}
          to={`${href('/employer/trade')}?${searchParamsOf({ trade: id })}`}
          aria-current={id === chosen ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-control border border-control bg-surface px-3.5 font-semibold hover:border-primary aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
