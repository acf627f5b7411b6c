import { Link } from 'react-router'

import { CertificateStateBadge, DeadlineBadge } from '~/components/certificate-badges'
import { matterOfQualification } from '~/domain/access/disclosure'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { hasOpenDeadline } from '~/domain/certificates/deadline'
import { confirmerOf } from '~/domain/certificates/renewal'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { certificateAddress } from '~/routes/panel/certificates/certificate-links'
import { onPaper } from '~/routes/panel/lists/printing'
import { Card } from '~/ui/card'

/** Lists certificates with links to their screens. Shows nothing if there are none. */
export function EmployeeCertificates({
  title,
  certificates,
  today,
  on,
}: {
  title: string
  certificates: readonly CertificateRecord[]
  today: Day
  /** Set if `today` is a later day, which the links keep. */
  on: Day | undefined
}) {
  if (certificates.length === 0) return null
  return (
    <Card title={title}>
      <ul className="flex flex-col divide-y divide-line">
        {certificates.map((certificate) => (
          <li
            key={certificate.id}
            className={`flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0 print:break-inside-avoid print:py-1 ${onPaper('print of people', matterOfQualification(certificate))}`}
          >
            <div className="min-w-0 print:flex print:flex-wrap print:items-baseline print:gap-x-4">
              <Link
                to={certificateAddress(certificate.id, on)}
                className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {qualificationTitle(certificate)}
              </Link>
              <p className="text-sm text-muted tabular-nums">
                {[scopeLabel(certificate), certificate.number].filter(Boolean).join(' · ')}
              </p>
              <Remark certificate={certificate} today={today} isLater={on !== undefined} />
            </div>
            <CertificateStateBadge certificate={certificate} today={today} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Says who confirms a pending certificate, and how long another one lasts. */
function Remark({
  certificate,
  today,
  isLater,
}: {
  certificate: CertificateRecord
  today: Day
  isLater: boolean
}) {
  if (certificate.status === 'pending') {
    return <p className="text-sm">{keepTogether(`Do potwierdzenia przez: ${confirmerOf(certificate)}`)}</p>
  }
  if (!hasOpenDeadline(certificate, today)) return null
  return <DeadlineBadge certificate={certificate} today={today} isLater={isLater} />
}
