import { href, Link } from 'react-router'

import { DeadlineBadge } from '~/components/certificate-badges'
import { CertificateTypeIcon } from '~/components/certificate-type-icon'
import { matterOfQualification } from '~/domain/access/disclosure'
import type { ExaminationDay } from '~/domain/calendar/calendar'
import { proofMark, type Certificate } from '~/domain/certificates/certificate'
import { awaitedText, type Renewable } from '~/domain/certificates/renewal'
import type { DutyDay } from '~/domain/duties/duty'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import { keepTogether } from '~/domain/words/polish'
import { onPaper } from '~/routes/panel/lists/printing'
import { EmployeeLink } from '~/routes/panel/people/employee-link'
import type { TrainingContext } from '~/routes/panel/trainings/training-sign-up'
import { Card } from '~/ui/card'

type DatedCertificate = Certificate & Renewable & { holder?: string }

/** Shows the certificates that have a deadline on the chosen day, with their holders if there are several. */
export function DayDeadlines({
  title,
  certificates,
  context,
}: {
  title: string
  certificates: DatedCertificate[]
  context: TrainingContext
}) {
  return (
    <Card title={title}>
      <ul className="flex flex-col divide-y divide-line">
        {certificates.map((certificate) => (
          <li
            key={certificate.id}
            className={`flex gap-3 py-3 first:pt-1 last:pb-1 ${onPaper('print of the calendar', matterOfQualification(certificate))}`}
          >
            {/* Beside a narrow month there is only room for long names. */}
            <span className="lg:max-xl:hidden">
              <CertificateTypeIcon type={certificate.type} />
            </span>
            <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <div className="min-w-0">
                <Holder certificate={certificate} context={context} />
                <Link
                  to={href('/certificates/:id', { id: certificate.id })}
                  className={`inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11 ${certificate.holder === undefined ? 'font-semibold' : ''}`}
                >
                  {qualificationTitle(certificate)}
                </Link>
                <p className="text-sm text-muted tabular-nums">
                  {[scopeLabel(certificate), certificate.number, proofMark(certificate)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {certificate.awaits && (
                  <p className="text-sm text-warning">{awaitedText(certificate.awaits)}</p>
                )}
              </div>
              <DeadlineBadge certificate={certificate} today={context.today} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Shows whose next examination is on the chosen day. */
export function DayExaminations({
  examinations,
  context: { people },
}: {
  examinations: readonly ExaminationDay[]
  context: TrainingContext
}) {
  return (
    <Card title="Termin badań lekarskich" className={onPaper('print of the calendar', 'health')}>
      <ul className="flex flex-col divide-y divide-line">
        {examinations.map(({ userId, holder }) => {
          const person = people.get(userId)
          return (
            <li key={userId} className="py-3 first:pt-1 last:pb-1">
              {holder !== undefined && person ? (
                <EmployeeLink employee={person} name={holder} />
              ) : (
                'Twoje badania'
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** Shows what the company owes by the chosen day. */
export function DayDuties({ duties }: { duties: readonly DutyDay[] }) {
  return (
    <Card title="Obowiązki firmy">
      <ul className="flex flex-col divide-y divide-line">
        {duties.map(({ dutyId, title }) => (
          <li key={dutyId} className="py-3 first:pt-1 last:pb-1">
            <Link
              to={href('/employer/duties/:id', { id: dutyId })}
              className="inline-flex min-h-6 items-center font-semibold underline-offset-4 [overflow-wrap:anywhere] hover:underline pointer-coarse:min-h-11"
            >
              {keepTogether(title)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Names the holder. Employees have a page of their own; the employer, who has none, is only named. */
function Holder({
  certificate: { userId, holder },
  context: { viewer, people },
}: {
  certificate: DatedCertificate
  context: TrainingContext
}) {
  const person = people.get(userId)
  if (holder === undefined || !person) return null
  return (
    <p className="font-semibold">
      {userId === viewer.id ? holder : <EmployeeLink employee={person} name={holder} />}
    </p>
  )
}
