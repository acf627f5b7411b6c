import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import { href, Link } from 'react-router'

import { certificateSearchParams } from '~/domain/certificates/certificate-filters'
import { deadlineLabel } from '~/domain/certificates/deadline'
import { reminderTitle, type Reminder } from '~/domain/overview/reminder'
import { qualificationLabel } from '~/domain/qualifications/qualification'
import type { Day } from '~/domain/words/day'
import { Icon } from '~/ui/icon'
import { TEXT_LINK } from '~/ui/text-link'

/**
 * Shows the reminder that the person has chosen in Ustawienia → Powiadomienia. `hidesNearest` is for a nearest
 * certificate that has a line of its own.
 */
export function ReminderLine({
  reminder,
  hidesNearest,
  today,
}: {
  reminder: Reminder
  hidesNearest: boolean
  today: Day
}) {
  const { period, nearest } = reminder
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 sm:px-5">
      <Icon of={BellRing} className="size-5 shrink-0 text-warning" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold tabular-nums">{reminderTitle(reminder)}</p>
        {!hidesNearest && (
          <p className="text-sm text-muted">
            Najbliższy:{' '}
            <Link
              to={href('/certificates/:id', { id: nearest.id })}
              className="font-semibold text-ink underline underline-offset-4"
            >
              {qualificationLabel(nearest)}
            </Link>
            {nearest.holder && `, ${nearest.holder}`} – {deadlineLabel(nearest, today).toLowerCase()}
          </p>
        )}
      </div>
      <Link
        to={`${href('/certificates')}?${certificateSearchParams({ within: period })}`}
        className={`${TEXT_LINK} print:hidden`}
      >
        Zobacz wszystkie
      </Link>
    </div>
  )
}
