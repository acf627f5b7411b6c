import { href, Link } from 'react-router'

import { ExpiryBadge } from '~/components/certificate-badges'
import { CertificateTypeIcon } from '~/components/certificate-type-icon'
import { CERTIFICATE_TYPE_LABELS, type Certificate } from '~/domain/certificate'
import type { Day } from '~/domain/day'
import { Card } from '~/ui/card'

/** Shows the person's certificates that expire on the chosen day. */
export function DayDeadlines({ certificates, today }: { certificates: Certificate[]; today: Day }) {
  return (
    <Card title="Koniec ważności">
      <ul className="flex flex-col divide-y divide-line">
        {certificates.map(({ id, type, number, expiryDate }) => (
          <li key={id} className="flex gap-3 py-3 first:pt-1 last:pb-1">
            <CertificateTypeIcon type={type} />
            <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <div>
                <Link
                  to={href('/certificates/:id', { id })}
                  className="font-semibold underline-offset-4 hover:underline"
                >
                  {CERTIFICATE_TYPE_LABELS[type]}
                </Link>
                <p className="text-sm text-muted tabular-nums">{number}</p>
              </div>
              <ExpiryBadge expiryDate={expiryDate} today={today} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
