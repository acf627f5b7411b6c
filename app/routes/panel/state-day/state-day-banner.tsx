import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs'
import { Link, useLocation } from 'react-router'

import { formatDayInWords } from '~/domain/words/day'
import { changeStateDay, type StateDay } from '~/domain/words/state-day'
import { focusHeading } from '~/ui/focus'
import { Icon } from '~/ui/icon'
import { TEXT_LINK } from '~/ui/text-link'

/** Says that the screen judges by a later day, and leads back to today. It is not shown for today. */
export function StateDayBanner({ state: { on } }: { state: StateDay }) {
  const { pathname, search, hash } = useLocation()
  if (on === undefined) return null
  const today = changeStateDay(new URLSearchParams(search), undefined)
  return (
    <section
      aria-label="Stan na dzień"
      className="flex flex-wrap items-center gap-x-4 rounded-card border border-primary bg-primary-soft px-4 py-2 print:hidden"
    >
      <Icon of={CalendarDays} className="size-5 shrink-0 text-primary max-sm:hidden" />
      <div className="min-w-0 grow basis-60 py-1">
        <p className="font-semibold">Stan na {formatDayInWords(on)}</p>
        <p className="text-sm">Jeśli do tego dnia nic się nie zmieni: bez odnowień i&nbsp;potwierdzeń.</p>
      </div>
      <Link
        to={{ pathname, search: today.toString(), hash }}
        preventScrollReset
        // The link goes with the banner.
        onClick={focusHeading}
        className={TEXT_LINK}
      >
        Wróć do dzisiaj
      </Link>
    </section>
  )
}
