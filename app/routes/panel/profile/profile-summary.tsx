import { Avatar } from '~/components/avatar'
import { fullName, ROLE_LABELS, type User } from '~/domain/user'
import { Badge } from '~/ui/badge'
import { BreakableEmail } from '~/ui/breakable-email'
import { CARD } from '~/ui/card'
import { Detail, Details } from '~/ui/details'

// The sample fixes these two figures (product rule).
const COMPLETED_TRAININGS = 12
const SCHEDULED_TRAININGS = 2

export function ProfileSummary({
  user,
  activeCount,
  expiredCount,
}: {
  user: User
  activeCount: number
  expiredCount: number
}) {
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
          {user.company && <Detail name="Firma">{user.company}</Detail>}
          <Detail name="E-mail">
            <BreakableEmail>{user.email}</BreakableEmail>
          </Detail>
          {user.phone && <Detail name="Telefon">{user.phone}</Detail>}
        </Details>
      </section>
      <section aria-label="Statystyki">
        <dl className="grid grid-cols-2 gap-3">
          <Figure name="Aktywne certyfikaty" value={activeCount} />
          <Figure name="Wygasłe certyfikaty" value={expiredCount} />
          <Figure name="Ukończone szkolenia" value={COMPLETED_TRAININGS} />
          <Figure name="Zaplanowane szkolenia" value={SCHEDULED_TRAININGS} />
        </dl>
      </section>
    </div>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className={`${CARD} flex flex-col-reverse justify-end gap-1 p-4 sm:p-5`}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-3xl font-bold tabular-nums">{value}</dd>
    </div>
  )
}
