import type { ReactNode } from 'react'
import { Link } from 'react-router'

import type { DutyItem } from '~/domain/admission/duty'
import { DUTY_STATE_LABELS, itemLabel } from '~/domain/admission/duty-label'
import type { Milestone } from '~/domain/admission/milestone'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { deadlineLabel } from '~/domain/certificates/deadline'
import { awaitedText } from '~/domain/certificates/renewal'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification'
import type { Day } from '~/domain/words/day'
import { certificateAddress } from '~/routes/panel/certificates/certificate-address'
import { DUTY_STATE_ICONS } from '~/routes/panel/duty/duty-state-icons'
import { Badge } from '~/ui/badge'

import { MilestoneChain } from './milestone-chain'

/** Shows how a person stands with a qualification: its state, its certificate and its days. `children` are actions. */
export function QualificationStanding({
  item,
  milestones,
  today,
  on,
  children,
}: {
  item: DutyItem<CertificateRecord>
  milestones: readonly Milestone[]
  today: Day
  /** Set where `today` is a later day, which the link keeps. */
  on?: Day
  children?: ReactNode
}) {
  const { requirement, certificate, awaits, state } = item
  const qualification = certificate ?? requirement.qualification
  const title = qualificationTitle(qualification)
  const { label, tone } = DUTY_STATE_LABELS[state]
  return (
    <>
      <div className="flex items-start justify-between gap-3 max-sm:flex-wrap">
        <div className="min-w-0">
          <h3 className="font-semibold">{title}</h3>
          <p className="text-sm text-muted">{scopeLabel(qualification)}</p>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={tone} icon={DUTY_STATE_ICONS[state]}>
              {label}
            </Badge>
            {certificate && (
              <span className="text-sm">
                {state === 'expired'
                  ? itemLabel(item, today)
                  : deadlineLabel(certificate, today, on !== undefined)}
              </span>
            )}
          </div>
        </div>
        <div className="flex shrink-0 gap-3">
          {certificate && (
            <Link
              to={certificateAddress(certificate.id, on)}
              className="inline-flex min-h-9 items-center text-sm font-semibold text-primary tabular-nums underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {certificate.number}
            </Link>
          )}
          {children}
        </div>
      </div>
      <MilestoneChain milestones={milestones} label={`Terminy: ${title}`} />
      {certificate && awaits && <p className="text-sm text-warning">{awaitedText(awaits)}</p>}
    </>
  )
}
