import { href, Link } from 'react-router'

import { TRADES } from '~/domain/qualifications/trades'
import { keysOf } from '~/domain/words/collection'
import { searchParamsOf } from '~/domain/words/query'

/** Leads to the positions of each trade. */
export function TradeLinks({ chosen }: { chosen?: string | undefined }) {
  return (
    <nav aria-label="Branża" className="flex flex-wrap gap-2">
      {keysOf(TRADES).map((id) => (
        <Link
          key={id}
          to={`${href('/employer/trade')}?${searchParamsOf({ trade: id })}`}
          aria-current={id === chosen ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-control border border-control bg-surface px-3.5 font-semibold hover:border-primary aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary"
        >
          {TRADES[id].label}
        </Link>
      ))}
    </nav>
  )
}
