import { href, Link } from 'react-router'

import { ExpiryBadge } from '~/components/certificate-badges'
import { CERTIFICATE_TYPE_LABELS, type Certificate } from '~/domain/certificate'
import { certificateSearchParams } from '~/domain/certificate-filters'
import { formatDay, type Day } from '~/domain/day'
import { countOf } from '~/domain/polish'
import { CountBadge } from '~/ui/badge'
import { Card } from '~/ui/card'

import { CARD_LIST, CARD_ROW, MORE_LINK, ROW_LINK } from './card-list'

export function ExpiringCertificates({
  items,
  total,
  unconfirmed,
  today,
}: {
  items: (Certificate & { holder?: string })[]
  total: number
  /** How many certificates the list leaves out, because their renewal is not confirmed yet. */
  unconfirmed: number
  today: Day
}) {
  return (
    <Card
      title="Wygasające certyfikaty"
      aside={<CountBadge count={total} label={countOf(total, 'certificate')} />}
    >
      {total === 0 ? (
        <p className="text-muted">Brak certyfikatów wygasających w ciągu najbliższych 90 dni.</p>
      ) : (
        <ul className={CARD_LIST}>
          {items.map((certificate) => (
            <li key={certificate.id} className={`${CARD_ROW} flex-wrap`}>
              <div className="min-w-0">
                <Link to={href('/certificates/:id', { id: certificate.id })} className={ROW_LINK}>
                  {CERTIFICATE_TYPE_LABELS[certificate.type]}
                </Link>
                <p className="text-sm text-muted">
                  {certificate.holder && <>{certificate.holder} · </>}
                  <span className="whitespace-nowrap tabular-nums">
                    do {formatDay(certificate.expiryDate)}
                  </span>
                </p>
              </div>
              <ExpiryBadge expiryDate={certificate.expiryDate} today={today} />
            </li>
          ))}
        </ul>
      )}
      {unconfirmed > 0 && (
        <p className="border-t border-line pt-3 text-sm text-muted">
          Odnowienie czeka na potwierdzenie: <span className="tabular-nums">{unconfirmed}</span>.{' '}
          <Link
            to={`/certificates?${certificateSearchParams({ status: 'pending' })}`}
            className="inline-flex items-center font-semibold text-primary underline underline-offset-4 pointer-coarse:min-h-11"
          >
            Zobacz oczekujące
          </Link>
        </p>
      )}
      {total > items.length && (
        <Link to={`/certificates?${certificateSearchParams({ within: '90' })}`} className={MORE_LINK}>
          Zobacz wszystkie
        </Link>
      )}
    </Card>
  )
}
