import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'

import { issueDayLabel, lastDayLabel, type PublicCertificate } from '~/domain/certificates/certificate'
import { remainingTime, toneOf } from '~/domain/certificates/remaining-time'
import type { Renewable } from '~/domain/certificates/renewal'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import { type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { CARD, TONE_EDGES } from '~/ui/card'
import { Detail, Details } from '~/ui/details'

import { ApplicationLine, CertificateStateBadge } from './certificate-badges'
import { CertificateMarks } from './certificate-marks'
import { CertificateTypeIcon } from './certificate-type-icon'
import { RemainingTimeText } from './remaining-time-text'

/** Shows a certificate as a card. `children` are its actions, and `to` is the link of its title. */
export function CertificateSummary({
  certificate,
  holder,
  marks = [],
  today,
  isLater,
  to,
  children,
}: {
  certificate: PublicCertificate & Renewable
  holder?: string
  /** Short texts beside the status. */
  marks?: readonly string[]
  today: Day
  /** True if that day is later than today. */
  isLater?: boolean
  to?: To
  children: ReactNode
}) {
  const title = qualificationTitle(certificate)
  const scope = scopeLabel(certificate)
  const time = remainingTime(certificate, today, isLater)
  return (
    <article
      className={`${CARD} ${TONE_EDGES[toneOf(certificate, today)]} flex h-full flex-col gap-4 p-4 sm:p-5 print:break-inside-avoid`}
    >
      <div className="relative flex gap-3">
        <CertificateTypeIcon type={certificate.type} />
        <div className="min-w-0 flex-1">
          <h2 className="leading-snug font-semibold">
            {to ? (
              <Link
                to={to}
                // On a touch screen the link also covers the icon and the number.
                className="underline-offset-4 hover:underline pointer-coarse:after:absolute pointer-coarse:after:inset-0"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          {scope && <p className="text-sm">{scope}</p>}
          <p className="text-sm text-muted tabular-nums">{certificate.number}</p>
        </div>
      </div>
      {time && (
        <div className="flex flex-col gap-2">
          <RemainingTimeText time={time} />
          <Meter share={time.share} tone={METER_TONES[time.tone]} />
          <ApplicationLine certificate={certificate} today={today} isLater={isLater} />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {holder ? <p className="min-w-0 font-medium">{holder}</p> : null}
        <CertificateStateBadge certificate={certificate} today={today} isQuiet={time !== undefined} />
        <CertificateMarks marks={marks} />
      </div>
      <Details>
        <Detail name="Data wydania">{issueDayLabel(certificate.issueDate)}</Detail>
        <Detail name="Data ważności">{lastDayLabel(certificate)}</Detail>
      </Details>
      {/* Its preview says who has to confirm it: mostly the issuer below. */}
      {certificate.awaits && (
        <p className="text-sm text-warning">Nowszy oczekuje: {certificate.awaits.number}</p>
      )}
      {certificate.issuedBy && (
        <p className="text-sm text-muted">
          <span className="sr-only">Wystawca: </span>
          {keepTogether(certificate.issuedBy)}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-1 print:hidden">{children}</div>
    </article>
  )
}

const METER_TONES = { danger: 'danger', warning: 'warning', neutral: 'success' } as const

const METER_FILLS = { success: 'fill-success', warning: 'fill-warning', danger: 'fill-danger' }

/** If nothing is left, the bar still shows its colour. */
const LEAST_METER_WIDTH = 2

/** Shows a share from 0 to 1 as a thin bar. It is decorative, because the figure is in words beside it. */
function Meter({ share, tone }: { share: number; tone: keyof typeof METER_FILLS }) {
  return (
    // An SVG, because the Content-Security-Policy forbids a style attribute.
    <svg aria-hidden="true" className="h-1.5 w-full overflow-hidden rounded-full bg-neutral-soft">
      <rect
        width={`${Math.max(LEAST_METER_WIDTH, Math.round(share * 100))}%`}
        height="100%"
        className={METER_FILLS[tone]}
      />
    </svg>
  )
}
