import { DatePicker, type DateValue } from '@ark-ui/react/date-picker'
import type { ReactNode } from 'react'

/** Makes a day stand out by a tint, a flag or both. `text` tells a screen reader why. */
export type DayMark = { isTinted: boolean; isFlagged: boolean; text: string }

const TODAY = 'border-2 border-primary'
const TINTED = 'bg-primary-soft font-bold text-primary'

const FACE = 'grid size-full place-items-center rounded-control tabular-nums'
/** The look follows the state that Ark sets on the button around it. */
const DAY_FACE = `${FACE} group-data-selected:border-2 group-data-selected:border-primary group-data-selected:bg-primary group-data-selected:text-on-primary group-hover:not-group-data-selected:inset-ring group-hover:not-group-data-selected:inset-ring-control`
const TODAY_FACE = `${TODAY} group-data-selected:inset-ring-2 group-data-selected:inset-ring-surface`
const TINTED_FACE = `${TINTED} group-data-outside-range:not-group-data-selected:bg-primary-soft/60`
const PLAIN_FACE = 'group-data-outside-range:not-group-data-selected:text-muted'

export function DayCell({
  day,
  isToday,
  mark,
}: {
  day: DateValue
  isToday: boolean
  mark: DayMark | undefined
}) {
  return (
    // Ark takes today from the browser's clock, which may be another day than `isToday`.
    <DatePicker.TableCell value={day} aria-current={isToday ? 'date' : false} className="p-0">
      <DatePicker.TableCellTrigger asChild>
        <button
          type="button"
          className="group relative block h-11 w-full rounded-control p-px focus-visible:z-10 sm:h-12"
        >
          <span
            className={`${DAY_FACE} ${mark?.isTinted ? TINTED_FACE : PLAIN_FACE} ${isToday ? TODAY_FACE : ''}`}
          >
            {day.day}
          </span>
          {mark?.isFlagged && (
            <Flag className="absolute bottom-1.25 left-1/2 -translate-x-1/2 group-data-selected:fill-on-primary" />
          )}
        </button>
      </DatePicker.TableCellTrigger>
    </DatePicker.TableCell>
  )
}

/** Draws a small triangle. It has a shape of its own, so that nobody has to tell it by colour. */
function Flag({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 10 8" className={`h-1.75 w-2.25 fill-warning ${className}`}>
      <path d="M5 0l5 8H0z" />
    </svg>
  )
}

/** Says what the looks of a day mean. */
export function CalendarLegend({ tint, flag }: { tint: string; flag: string | undefined }) {
  return (
    <ul
      aria-label="Legenda"
      className="mt-3 flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-2 pt-3 text-sm text-muted"
    >
      <LegendEntry text={tint}>
        <span className={`${FACE} ${TINTED}`}>7</span>
      </LegendEntry>
      <LegendEntry text="Dziś">
        <span className={`${FACE} ${TODAY}`} />
      </LegendEntry>
      {flag && (
        <LegendEntry text={flag}>
          <Flag />
        </LegendEntry>
      )}
    </ul>
  )
}

function LegendEntry({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className="grid size-6 place-items-center">
        {children}
      </span>
      {text}
    </li>
  )
}
