import type { ValiditySpan } from '~/domain/admission/validity-span'
import { formatDay } from '~/domain/words/day'

const FILLS = {
  success: 'fill-success',
  warning: 'fill-warning',
  danger: 'fill-danger',
  neutral: 'fill-muted',
}

/** Shows how much of a qualification's time has passed, with today's mark. The bar repeats what is in words beside it. */
export function ValidityBar({
  span: { from, end, endShare, todayShare },
  tone,
}: {
  span: ValiditySpan
  tone: keyof typeof FILLS
}) {
  const today = percent(todayShare)
  return (
    <div>
      {/* An SVG, because the Content-Security-Policy forbids a style attribute. */}
      <svg aria-hidden="true" className="h-3.5 w-full overflow-visible">
        <rect y="4" width="100%" height="6" rx="3" className="fill-neutral-soft stroke-line" />
        <rect
          y="4"
          width={percent(Math.min(todayShare, endShare))}
          height="6"
          rx="3"
          className={FILLS[tone]}
        />
        {endShare < 1 && (
          <line
            x1={percent(endShare)}
            x2={percent(endShare)}
            y1="1"
            y2="13"
            className="stroke-danger stroke-2"
          />
        )}
        <line x1={today} x2={today} y1="0" y2="14" className="stroke-ink stroke-2" />
      </svg>
      <p className="flex justify-between gap-3 text-sm text-muted tabular-nums">
        <span>
          <span className="sr-only">od </span>
          <time dateTime={from}>{formatDay(from)}</time>
        </span>
        <span>
          <span className="sr-only">do </span>
          <time dateTime={end}>{formatDay(end)}</time>
        </span>
      </p>
    </div>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
