import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheckBig from 'lucide/dist/esm/icons/circle-check-big.mjs'
import Timer from 'lucide/dist/esm/icons/timer.mjs'

import type { Dictionary } from '~/domain/crew/languages/dictionary'
import { mineStatus, type MineStatus } from '~/domain/crew/pages/mine-status'
import type { MinePage } from '~/domain/crew/pages/page'
import type { Spoken } from '~/routes/public/crew/frame/spoken'
import { Icon } from '~/ui/icon'

const LOOKS = {
  current: { tone: 'bg-success-soft text-success', icon: CircleCheckBig },
  later: { tone: 'bg-warning-soft text-warning', icon: Timer },
  lacking: { tone: 'bg-danger-soft text-danger', icon: CircleAlert },
  over: { tone: 'bg-neutral-soft text-neutral', icon: Timer },
} satisfies Record<MineStatus['kind'], unknown>

/** Says first and large whether the papers are in order on the day of the phone. */
export function Status({ page, day, spoken: { texts } }: { page: MinePage; day: string; spoken: Spoken }) {
  const status = mineStatus(page, day)
  const { mine } = texts
  const { tone, icon } = LOOKS[status.kind]
  return (
    <section className={`rounded-card p-4 ${tone}`}>
      <div className="flex gap-3">
        <Icon of={icon} className="mt-0.5 size-8 shrink-0" />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-xl leading-snug font-bold">{headingOf(status, texts)}</h2>
          {status.kind === 'lacking' && <p className="text-ink">{mine.notCurrentText}</p>}
          {status.kind === 'current' && <Spans spans={status.spans} texts={texts} />}
        </div>
      </div>
      {page.leavesOut.map((left) => (
        <p key={left} className="mt-2 text-ink">
          {mine.leavesOut[left]}
        </p>
      ))}
    </section>
  )
}

function headingOf(status: MineStatus, { mine }: Dictionary): string {
  switch (status.kind) {
    case 'current': {
      const [span, ...more] = status.spans
      // Positions that end on different days have a line each.
      return more.length > 0 || span?.until === undefined ? mine.current : mine.currentUntil(span.until)
    }
    case 'later':
      return mine.beginsOn(status.from)
    case 'lacking':
      return mine.notCurrent
    case 'over':
      return mine.endedOn(status.leftOn)
  }
}

function Spans({ spans, texts: { mine } }: { spans: MinePage['spans']; texts: Dictionary }) {
  const named = spans.filter(({ position }) => position !== undefined)
  if (named.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 text-ink">
      {named.map(({ position = '', until }) => (
        <li key={position}>
          {mine.onPosition(position)}
          {spans.length > 1 && <> – {until === undefined ? mine.noEnd : mine.until(until)}</>}
        </li>
      ))}
    </ul>
  )
}
