import { DatePicker, type DateValue } from '@ark-ui/react/date-picker'
import type { ReactNode } from 'react'

/**
 * Makes a day stand out. A day with names is bold and tinted, and one with a flag has a triangle; on a wide screen the
 * names and the label of the flag can be read. `text` tells a screen reader how many there are: the list beside the
 * month reads the names.
 */
export type DayMark = { names: readonly string[]; flag: string | undefined; text: string }

/** How many names a day has room for. */
const NAMES_SHOWN = 2

const TODAY = 'max-lg:border-2 max-lg:border-primary'
const TODAY_NUMBER = 'lg:rounded-full lg:bg-primary lg:font-bold lg:text-on-primary'
const TINTED = 'bg-primary-soft font-bold text-primary'

const FACE = 'grid size-full place-items-center rounded-control tabular-nums'
/** The look follows the state that Ark sets on the button around it. */
const DAY_FACE = `${FACE} lg:flex lg:flex-col lg:items-stretch lg:gap-1 lg:rounded-none lg:p-0.5 lg:text-left group-data-selected:border-2 group-data-selected:border-primary max-lg:group-data-selected:bg-primary max-lg:group-data-selected:text-on-primary group-hover:not-group-data-selected:inset-ring group-hover:not-group-data-selected:inset-ring-control`
const TODAY_FACE = `${TODAY} max-lg:group-data-selected:inset-ring-2 max-lg:group-data-selected:inset-ring-surface`
const TINTED_FACE = `${TINTED} group-data-outside-range:not-group-data-selected:bg-primary-soft/60`
const OUTSIDE = 'group-data-outside-range:not-group-data-selected:text-muted'

export function DayCell({
  day,
  isToday,
  mark,
}: {
  day: DateValue
  isToday: boolean
  mark: DayMark | undefined
}) {
  const { names = [], flag } = mark ?? {}
  const face = names.length > 0 ? TINTED_FACE : OUTSIDE
  return (
    // Ark takes today from the browser's clock, which may be another day than `isToday`.
    <DatePicker.TableCell
      value={day}
      aria-current={isToday ? 'date' : false}
      className="p-0 lg:border lg:border-line"
    >
      <DatePicker.TableCellTrigger asChild>
        <button
          type="button"
          className="group relative block h-11 w-full rounded-control p-px focus-visible:z-10 sm:h-12 lg:h-30 lg:rounded-none lg:p-0"
        >
          <span className={`${DAY_FACE} ${face} ${isToday ? TODAY_FACE : ''}`}>
            <span
              className={`lg:grid lg:size-7 lg:shrink-0 lg:place-items-center lg:text-sm ${isToday ? TODAY_NUMBER : names.length > 0 ? '' : OUTSIDE}`}
            >
              {day.day}
            </span>
            <DayNames names={names} />
            {flag && (
              <span
                aria-hidden="true"
                className="text-xs text-muted max-lg:hidden group-data-selected:text-ink"
              >
                <Flag className="mr-1.5 inline" />
                {flag}
              </span>
            )}
          </span>
          {flag && (
            <Flag className="absolute bottom-1.25 left-1/2 -translate-x-1/2 group-data-selected:fill-on-primary lg:hidden" />
          )}
        </button>
      </DatePicker.TableCellTrigger>
    </DatePicker.TableCell>
  )
}

/** A day of a narrower month shows the beginnings of names, as calendars do: the list beside the month has all of them. */
function linesOf(names: number): string {
  if (names === 1) return 'xl:line-clamp-3'
  return names === 2 ? 'xl:line-clamp-2' : 'xl:line-clamp-1'
}

/** The names of a day on a wide screen. */
function DayNames({ names }: { names: readonly string[] }) {
  const more = names.length - NAMES_SHOWN
  return (
    <>
      {names.slice(0, NAMES_SHOWN).map((name, place) => (
        <span
          // Two trainings of a day may have the same name.
          key={`${place} ${name}`}
          aria-hidden="true"
          className={`shrink-0 rounded-sm bg-surface px-0.75 text-xs leading-4 font-normal text-primary max-lg:hidden lg:max-xl:truncate xl:hyphens-auto xl:[overflow-wrap:anywhere] ${linesOf(names.length)}`}
        >
          {name}
        </span>
      ))}
      {more > 0 && (
        <span aria-hidden="true" className="text-xs text-muted max-lg:hidden group-data-selected:text-ink">
          i&nbsp;jeszcze {more}
        </span>
      )}
    </>
  )
}

/** Draws a small triangle. It has a shape of its own, so that nobody has to tell it by colour. */
function Flag({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 10 8" className={`h-1.75 w-2.25 shrink-0 fill-warning ${className}`}>
      <path d="M5 0l5 8H0z" />
    </svg>
  )
}

/** Says what the looks of a day mean. */
export function CalendarLegend({ tint, flag }: { tint: string; flag: string | undefined }) {
  return (
    <ul
      aria-label="Legenda"
      className="mt-3 flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-2 pt-3 text-sm text-muted lg:border-t-0"
    >
      <LegendEntry text={tint}>
        <span className={`${FACE} ${TINTED}`}>7</span>
      </LegendEntry>
      <LegendEntry text="Dziś">
        <span className={`${FACE} ${TODAY} ${TODAY_NUMBER}`} />
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
