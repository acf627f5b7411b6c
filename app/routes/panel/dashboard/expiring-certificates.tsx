import { href, Link } from 'react-router'

import { DeadlineBadge } from '~/components/certificate-badges'
import { matterOfQualification } from '~/domain/access/disclosure'
import { lastDayOf, validUntilLabel, type Certificate } from '~/domain/certificates/certificate'
import { certificateSearchParams } from '~/domain/certificates/certificate-filters'
import { examLabel } from '~/domain/certificates/deadline'
import { awaitedText, type Renewable } from '~/domain/certificates/renewal'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import type { Day } from '~/domain/words/day'
import { countOf, formOf } from '~/domain/words/polish'
import { onPaper } from '~/routes/panel/lists/printing'
import { CARD_LIST, CARD_ROW, MORE_LINK, ROW_LINK } from '~/routes/panel/lists/rows'
import { CountBadge } from '~/ui/badge'
import { Card } from '~/ui/card'

export function ExpiringCertificates({
  items,
  total,
  awaiting,
  today,
}: {
  items: (Certificate & Renewable & { holder?: string })[]
  total: number
  /** How many certificates, expired ones too, have a newer one that waits to be confirmed. */
  awaiting: number
  today: Day
}) {
  return (
    <Card
      title="Wygasające certyfikaty"
      aside={<CountBadge count={total} label={countOf(total, 'certificate')} />}
    >
      {total === 0 ? (
        <>
          <p className="text-muted">Brak certyfikatów wygasających w&nbsp;ciągu najbliższych 90&nbsp;dni.</p>
          <Link to={href('/certificates')} className={MORE_LINK}>
            Zobacz certyfikaty
          </Link>
        </>
      ) : (
        <ul className={CARD_LIST}>
          {items.map((certificate) => (
            <li
              key={certificate.id}
              className={`${CARD_ROW} ${onPaper('print of the dashboard', matterOfQualification(certificate))}`}
            >
              <div className="min-w-0">
                <Link to={href('/certificates/:id', { id: certificate.id })} className={ROW_LINK}>
                  {qualificationTitle(certificate)}
                </Link>
                <p className="text-sm text-muted">
                  {[certificate.holder, scopeLabel(certificate)].filter(Boolean).join(' · ')}
                </p>
                <p className="text-sm text-muted tabular-nums">
                  {[validUntilLabel(lastDayOf(certificate)), examLabel(certificate)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {certificate.awaits && (
                  <p className="text-sm text-warning">{awaitedText(certificate.awaits)}</p>
                )}
              </div>
              <DeadlineBadge certificate={certificate} today={today} />
            </li>
          ))}
        </ul>
      )}
      {awaiting > 0 && (
        <p className="border-t border-line pt-3 text-sm text-muted">
          {countOf(awaiting, 'renewal')} {formOf(awaiting, ['czeka', 'czekają', 'czeka'])} na potwierdzenie.{' '}
          <Link
            to={`${href('/certificates')}?${certificateSearchParams({ status: 'pending' })}`}
            className="inline-flex items-center font-semibold text-primary underline underline-offset-4 pointer-coarse:min-h-11"
          >
            Zobacz oczekujące
          </Link>
        </p>
      )}
      {total > items.length && (
        <Link
          to={`${href('/certificates')}?${certificateSearchParams({ within: '90' })}`}
          className={MORE_LINK}
        >
          Zobacz wszystkie
        </Link>
      )}
    </Card>
  )
}
