import BellRing from 'lucide-react/icons/bell-ring'
import { href, Link } from 'react-router'

import { CERTIFICATE_TYPE_LABELS, expiryLabel } from '~/domain/certificate'
import { certificateSearchParams } from '~/domain/certificate-filters'
import type { Day } from '~/domain/day'
import { reminderTitle, type Reminder } from '~/domain/reminder'
import { TEXT_LINK } from '~/ui/text-link'

/** Shows the reminder that the person has chosen in Ustawienia → Powiadomienia. */
export function ExpiryReminder({ reminder, today }: { reminder: Reminder; today: Day }) {
  const { period, nearest } = reminder
  return (
    <section
      aria-label="Przypomnienie"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface py-2 pr-4 pl-3 sm:pl-4"
    >
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-3 py-1">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-warning-soft text-warning">
          <BellRing aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0">
          <p className="font-semibold">{reminderTitle(reminder)}</p>
          <p className="text-sm text-muted">
            Najbliższy:{' '}
            <Link
              to={href('/certificates/:id', { id: nearest.id })}
              className="font-semibold text-ink underline underline-offset-4"
            >
              {CERTIFICATE_TYPE_LABELS[nearest.type]}
            </Link>
            {nearest.holder && `, ${nearest.holder}`} – {expiryLabel(nearest.expiryDate, today).toLowerCase()}
          </p>
        </div>
      </div>
      <Link to={`/certificates?${certificateSearchParams({ within: period })}`} className={TEXT_LINK}>
        Zobacz wszystkie
      </Link>
    </section>
  )
}
