import { useId } from 'react'

import type { Day } from '~/domain/words/day'

/** The look of a part of a column. Patterns tell the parts apart without their colours. */
type Look = 'solid' | 'striped' | 'hollow' | 'good'

type StackedColumn = {
  id: string
  /** The label under the column. */
  tick: string
  /** From the bottom of the column to its top. */
  parts: readonly { look: Look; value: number }[]
}

/** So many ticks have room on a wide screen. Of more columns, one in `TICK_EVERY` has a tick, counted from the last. */
const TICKS = 6
const TICK_EVERY = 3
/** The same on a phone. Of the columns between, one in two has a tick. */
const NARROW_TICKS = 4
const NARROW_TICK_EVERY = 6
const COLUMN_SHARE = 0.7

/**
 * Shows columns of stacked parts. The SVG uses percentages, so it fits any width without measuring. Screen readers get
 * it as one picture; the sentence and the table beside it say the same.
 */
export function ColumnChart({
  label,
  columns,
  top,
  unit = '',
}: {
  label: string
  columns: readonly StackedColumn[]
  /** The value at the upper edge. */
  top: number
  unit?: string
}) {
  const stripes = useId()
  const step = 100 / columns.length
  const [every, narrowEvery] =
    columns.length <= TICKS ? [1, columns.length <= NARROW_TICKS ? 1 : 2] : [TICK_EVERY, NARROW_TICK_EVERY]
  return (
    <div className="flex gap-2 text-xs text-muted tabular-nums">
      <div aria-hidden="true" className="flex h-44 flex-col justify-between text-right leading-none">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>
            {value}
            {unit}
          </span>
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <svg role="img" aria-label={label} className="h-44 w-full overflow-visible">
          <Stripes id={stripes} />
          {[0, 50, 100].map((y) => (
            <line key={y} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} className="stroke-line" />
          ))}
          {columns.map(({ id, parts }, place) => (
            <g key={id}>
              {stack(parts, top).map(({ look, y, height }) => (
                <rect
                  key={look}
                  x={`${(place + (1 - COLUMN_SHARE) / 2) * step}%`}
                  width={`${COLUMN_SHARE * step}%`}
                  y={`${y}%`}
                  height={`${height}%`}
                  fill={look === 'striped' ? `url(#${stripes})` : undefined}
                  className={LOOKS[look]}
                />
              ))}
            </g>
          ))}
        </svg>
        <svg aria-hidden="true" className="mt-1 h-4 w-full overflow-visible fill-current">
          {columns.map(({ id, tick }, place) => {
            const fromEnd = columns.length - 1 - place
            return fromEnd % every === 0 ? (
              <text
                key={id}
                x={`${(place + 0.5) * step}%`}
                y="12"
                textAnchor="middle"
                className={fromEnd % narrowEvery === 0 ? '' : 'max-sm:hidden'}
              >
                {tick}
              </text>
            ) : null
          })}
        </svg>
      </div>
    </div>
  )
}

const LOOKS = {
  solid: 'fill-danger',
  striped: 'stroke-warning',
  hollow: 'fill-surface stroke-accent',
  good: 'fill-success',
} satisfies Record<Look, string>

function Stripes({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className="fill-warning-soft" />
      <rect width="3" height="6" className="fill-warning" />
    </pattern>
  )
}

/** Returns the place of each part in percent of the height, from the bottom to the top. */
function stack(parts: StackedColumn['parts'], top: number) {
  let below = 0
  return parts
    .filter(({ value }) => value > 0)
    .map(({ look, value }) => {
      below += value
      return { look, y: (1 - below / top) * 100, height: (value / top) * 100 }
    })
}

/** Names the parts of the columns beside a sample of each. */
export function Legend({ entries }: { entries: readonly { look: Look; label: string }[] }) {
  const stripes = useId()
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {entries.map(({ look, label }) => (
        <li key={look} className="flex items-center gap-2">
          <svg aria-hidden="true" className="size-3.5 shrink-0 overflow-visible">
            {look === 'striped' && <Stripes id={stripes} />}
            <rect
              width="100%"
              height="100%"
              fill={look === 'striped' ? `url(#${stripes})` : undefined}
              className={LOOKS[look]}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}

/** Returns `11.2026`, short enough for a tick. */
export function monthTick(day: Day): string {
  return `${day.slice(5, 7)}.${day.slice(0, 4)}`
}

/** Returns an upper edge for the axis: an even number of at least 2, so that half of it is a whole number. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(2, ...values)
  const unit = 10 ** Math.floor(Math.log10(most))
  const tops = [1, 1.2, 1.6, 2, 3, 4, 6, 8].map((factor) => factor * unit)
  return tops.find((top) => top >= most && top % 2 === 0) ?? 10 * unit
}
