import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { REQUIREMENT_STATE_LABELS, itemTone } from '~/domain/admission/admission-label'
import { standingText } from '~/domain/admission/admission-text'
import type { Milestone } from '~/domain/admission/milestone'
import type { RequirementItem } from '~/domain/admission/requirement-item'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { awaitedText } from '~/domain/certificates/renewal'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import { daysLabel } from '~/domain/trainings/training'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { REQUIREMENT_STATE_ICONS } from '~/routes/panel/admission/requirement-state-icons'
import { certificateAddress } from '~/routes/panel/certificates/certificate-links'
import { Badge } from '~/ui/badge'

/** Shows a person's qualification: its state, its certificate and its days. `children` are actions. */
export function QualificationStanding({
  item,
  milestones,
  today,
  on,
  children,
}: {
  item: RequirementItem<CertificateRecord>
  milestones: readonly Milestone[]
  today: Day
  /** Set if `today` is a later day, which the link keeps. */
  on?: Day
  children?: ReactNode
}) {
  const { requirement, certificate, awaits, state } = item
  const qualification = certificate ?? requirement.qualification
  const title = qualificationTitle(qualification)
  const { label } = REQUIREMENT_STATE_LABELS[state]
  const tone = itemTone(item, today)
  return (
    <>
      <div className="flex items-start justify-between gap-3 max-sm:flex-wrap">
        <div className="min-w-0">
          <h3 className="font-semibold">{title}</h3>
          <p className="text-sm text-muted">{scopeLabel(qualification)}</p>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={tone} icon={REQUIREMENT_STATE_ICONS[state]}>
              {label}
            </Badge>
            <span className="text-sm">{standingText(item, today, on !== undefined)}</span>
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

const LINES = {
  done: 'border-success',
  missed: 'border-danger',
  next: 'border-warning',
  later: 'border-line',
} satisfies Record<Milestone['state'], string>

const LABELS = {
  done: '',
  missed: 'font-semibold text-danger',
  next: 'font-semibold',
  later: 'text-muted',
} satisfies Record<Milestone['state'], string>

/**
 * Shows days in their order: side by side, and on a phone one under the other. The labels say which days have passed.
 */
function MilestoneChain({ milestones, label }: { milestones: readonly Milestone[]; label: string }) {
  return (
    <ol aria-label={label} className="grid gap-1 text-sm sm:auto-cols-fr sm:grid-flow-col">
      {milestones.map(({ label: name, day, lastDay, note, state }) => (
        <li
          key={name}
          className={`border-l-4 py-0.5 pl-3 sm:border-t-4 sm:border-l-0 sm:pt-1.5 sm:pr-2 sm:pl-0 ${LINES[state]}`}
        >
          <p className={LABELS[state]}>{keepTogether(name)}</p>
          {day && (
            <p className={`tabular-nums ${LABELS[state]}`}>
              <time dateTime={day}>{daysLabel({ date: day, lastDay })}</time>
            </p>
          )}
          {note && <p className="text-muted tabular-nums">{keepTogether(note)}</p>}
        </li>
      ))}
    </ol>
  )
}
