import { href, Link } from 'react-router'

import { CertificateStateBadge, DeadlineBadge } from '~/components/certificate-badges'
import { matterOfQualification } from '~/domain/access/disclosure'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { hasOpenDeadline } from '~/domain/certificates/deadline'
import { confirmerOf } from '~/domain/certificates/renewal'
import type { Person } from '~/domain/people/user'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { reportName, type Report } from '~/domain/reports/report'
import { WORK_HISTORY } from '~/domain/staff/work-history'
import { placeOf } from '~/domain/trainings/enrolment'
import { whenLabel } from '~/domain/trainings/training'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { certificateAddress } from '~/routes/panel/certificates/certificate-links'
import { onPaper } from '~/routes/panel/lists/printing'
import { ReportStatusBadge } from '~/routes/panel/reports/report-status-badge'
import { PlaceBadge } from '~/routes/panel/trainings/training-sign-up'
import { Card } from '~/ui/card'

/** Lists what has become of a person at work. Shows nothing if there is nothing to tell. */
export function WorkHistory({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Card title={WORK_HISTORY} className="print:hidden">
      <ol className="flex flex-col gap-1 tabular-nums">
        {lines.map((line) => (
          <li key={line}>{keepTogether(line)}</li>
        ))}
      </ol>
    </Card>
  )
}

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

/** Lists the trainings that the person is signed up for, and those that they have completed, if there are any. */
export function EmployeeTrainings({
  person,
  upcoming,
  past,
}: {
  person: Person
  upcoming: readonly TrainingRecord[]
  past: readonly TrainingRecord[]
}) {
  if (upcoming.length + past.length === 0) return null
  return (
    <Card title="Szkolenia">
      <TrainingList heading="Zapisy" trainings={upcoming} person={person} />
      <TrainingList heading="Ukończone" trainings={past} />
    </Card>
  )
}

/** `person` is set for trainings to come, which show the person's place. */
function TrainingList({
  heading,
  trainings,
  person,
}: {
  heading: string
  trainings: readonly TrainingRecord[]
  person?: Person
}) {
  if (trainings.length === 0) return null
  return (
    <div>
      <h3 className="text-sm font-semibold text-muted print:break-after-avoid">{heading}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {trainings.map((training) => {
          const place = person && placeOf(training, person.id)
          return (
            <li
              key={training.id}
              className="flex flex-col items-start gap-1 py-2.5 print:flex-row print:flex-wrap print:items-baseline print:gap-x-4 print:break-inside-avoid print:py-1"
            >
              <p className="font-medium">{keepTogether(training.title)}</p>
              <p className="text-sm text-muted tabular-nums">{whenLabel(training)}</p>
              {place && <PlaceBadge place={place} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Lists the accidents in which the person was injured, with links to their reports. Shows nothing if there are none. */
export function EmployeeAccidents({ accidents }: { accidents: readonly Report[] }) {
  if (accidents.length === 0) return null
  return (
    <Card title="Wypadki" className={onPaper('print of people', 'accident')}>
      <ul className="flex flex-col divide-y divide-line">
        {accidents.map((report) => (
          <li
            key={report.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0"
          >
            <Link
              to={href('/reports/:id', { id: report.id })}
              className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {reportName(report)}
            </Link>
            <ReportStatusBadge status={report.status} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
