import { href, Link, type To } from 'react-router'

import { Avatar } from '~/components/avatar'
import type { AdmissionCheck } from '~/domain/admission/admission-check'
import { CHECK_NAMES, checkLabel } from '~/domain/admission/check-label'
import { fullName, ROLE_LABELS, type User } from '~/domain/people/user'
import type { TrainingCounts } from '~/domain/to-do/dashboard'
import { trainingSearchParams } from '~/domain/trainings/training-filters'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { Badge } from '~/ui/badge'
import { BreakableEmail } from '~/ui/breakable'
import { CARD } from '~/ui/card'
import { Detail, Details } from '~/ui/details'

import { ownCertificatesSearch } from './own-certificates'

export function ProfileSummary({
  user,
  papers,
  today,
  activeCount,
  expiredCount,
  trainings,
  isOwnRegister,
}: {
  user: User
  /** The orzeczenie and the initial training that somebody has recorded. Only the person and their employer see them. */
  papers: readonly AdmissionCheck[]
  today: Day
  activeCount: number
  expiredCount: number
  trainings: TrainingCounts
  /** False for the sample, whose figures of trainings are fixed. They count no trainings of a list, so they lead to none. */
  isOwnRegister: boolean
}) {
  const certificatesWith = (status: 'active' | 'expired') => ({
    search: ownCertificatesSearch(status).toString(),
  })
  const trainingsWith = (status: 'completed' | 'scheduled') =>
    isOwnRegister
      ? { pathname: href('/trainings'), search: trainingSearchParams({ status, isMine: true }).toString() }
      : undefined
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <section aria-label="Dane osobowe" className={`${CARD} flex flex-col gap-5 p-5 sm:p-6`}>
        <div className="flex flex-wrap items-center gap-4">
          <Avatar user={user} size="lg" />
          <div className="flex min-w-0 flex-col items-start gap-1.5">
            <h2 className="text-xl font-bold [overflow-wrap:anywhere]">{fullName(user)}</h2>
            <Badge tone="primary">{ROLE_LABELS[user.role]}</Badge>
          </div>
        </div>
        <Details className="border-t border-line pt-5 max-sm:grid-cols-1">
          {user.position && <Detail name="Stanowisko">{user.position}</Detail>}
          {user.company && <Detail name="Firma">{keepTogether(user.company)}</Detail>}
          <Detail name="E-mail">
            <BreakableEmail>{user.email}</BreakableEmail>
          </Detail>
          {user.phone && <Detail name="Telefon">{user.phone}</Detail>}
          {papers.map((check) => (
            <Detail key={check.subject} name={CHECK_NAMES[check.subject]}>
              {checkLabel(check, today)}
            </Detail>
          ))}
        </Details>
      </section>
      <section aria-label="Statystyki">
        <dl className="grid grid-cols-2 gap-3">
          <Figure name="Aktywne certyfikaty" value={activeCount} to={certificatesWith('active')} />
          <Figure name="Wygasłe certyfikaty" value={expiredCount} to={certificatesWith('expired')} />
          <Figure name="Ukończone szkolenia" value={trainings.completed} to={trainingsWith('completed')} />
          <Figure name="Zaplanowane szkolenia" value={trainings.scheduled} to={trainingsWith('scheduled')} />
        </dl>
      </section>
    </div>
  )
}

/** A number that links to the things that it counts, if a list has them. */
function Figure({ name, value, to }: { name: string; value: number; to: To | undefined }) {
  return (
    <div
      className={`${CARD} relative flex flex-col-reverse justify-end gap-1 p-4 sm:p-5 ${to ? 'hover:border-control' : ''}`}
    >
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-3xl font-bold tabular-nums">
        {to ? (
          <Link
            to={to}
            aria-label={`${name}: ${value}`}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-primary"
          >
            {value}
          </Link>
        ) : (
          value
        )}
      </dd>
    </div>
  )
}
