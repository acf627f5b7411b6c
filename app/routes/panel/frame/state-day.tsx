import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs'
import { startTransition, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { OwnDayInput } from '~/components/day-field'
import { prefersOtherLanguage } from '~/components/needs-own-input'
import { formatDay, formatDayInWords, LAST_DAY } from '~/domain/words/day'
import { changeStateDay, parseStateDay, type StateDay } from '~/domain/words/state-day'
import { CONTROL } from '~/ui/field'
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

const FIELD = `${CONTROL} tabular-nums max-sm:flex-1`

/**
 * Chooses the day that the screen judges by; the URL holds it. The first choice adds an entry to the history, its
 * corrections do not: while a date is typed, it passes several days.
 * Among other filters it is narrow.
 */
export function StateDayField({
  state: { today, on },
  isNarrow = false,
}: {
  state: StateDay
  isNarrow?: boolean
}) {
  const navigate = useNavigate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const day = on ?? today
  const [isOwn] = useState(prefersOtherLanguage)
  const [isPainted, setIsPainted] = useState(false)
  // An effect, because it follows the first paint: the first date field of a tab takes a slow phone as long as ten cards.
  useEffect(() => startTransition(() => setIsPainted(true)), [])
  // An effect, because an uncontrolled field keeps its day until it is set. A controlled one would lose a half-typed day.
  useEffect(() => {
    if (field.current && field.current.value !== day) field.current.value = day
  }, [day])

  const choose = (value: string) => {
    // A half-typed year gives a day of the past.
    if (value < today || value > LAST_DAY) return
    const chosen = parseStateDay(new URLSearchParams({ on: value }), today).on
    // The URL may be newer than a screen that is still being rendered.
    const shown = new URLSearchParams(location.search)
    const { on: former } = parseStateDay(shown, today)
    if (chosen === former) return
    const search = changeStateDay(shown, chosen).toString()
    const to = { search, hash: location.hash }
    void navigate(to, { replace: former !== undefined, preventScrollReset: true })
  }

  const width = isNarrow ? 'sm:w-36' : 'sm:w-44'
  return (
    <div className="flex items-center gap-2 print:hidden">
      <label htmlFor={id} className="text-sm whitespace-nowrap text-muted">
        Stan na <span className={isNarrow ? 'sm:max-2xl:sr-only' : ''}>dzień</span>
      </label>
      {isPainted && isOwn ? (
        <div className={`max-sm:flex-1 ${isNarrow ? 'sm:w-40' : 'sm:w-44'}`}>
          <OwnDayInput
            id={id}
            label="Stan na dzień"
            value={day}
            min={today}
            max={LAST_DAY}
            onDay={choose}
            className={`${CONTROL} tabular-nums`}
          />
        </div>
      ) : isPainted ? (
        <input
          ref={field}
          id={id}
          type="date"
          defaultValue={day}
          min={today}
          max={LAST_DAY}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          // A day of the past stays only while it is typed: afterwards the field shows the day of the screen.
          onBlur={({ currentTarget }) => {
            if (!currentTarget.validity.valid) currentTarget.value = day
          }}
          className={`${FIELD} ${width} ${isNarrow ? 'sm:px-2.5' : ''}`}
        />
      ) : (
        <span className={`${FIELD} ${width} flex items-center`}>{formatDay(day)}</span>
      )}
    </div>
  )
}
