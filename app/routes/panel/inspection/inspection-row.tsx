import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { Link } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { mayTell } from '~/domain/access/disclosure'
import {
  LINE_STATE_LABELS,
  lineState,
  type Gap,
  type InspectionLine,
  type LineState,
} from '~/domain/inspection/inspection-line'
import { joinNames, type Person } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'
import { countOf, keepTogether } from '~/domain/words/polish'
import { onPaper } from '~/routes/panel/lists/printing'
import { Badge } from '~/ui/badge'

import { actionsOf, placeOf } from './way-of-gap'

/** The icon and the colour of each state. Words always stand beside them. */
export const LINE_LOOKS = {
  later: { icon: X, tone: 'danger' },
  tomorrow: { icon: Clock, tone: 'warning' },
  ready: { icon: CircleCheck, tone: 'success' },
} as const satisfies Record<LineState, object>

/** The day and the content of the print, and how the people on it are named. */
export type Printed = {
  day: Day
  hasGaps: boolean
  /** True if the employer hands over what tells of health. */
  hasHealth: boolean
  nameOf: (person: Person) => string
}

/** Shows one thing that an inspector asks for: its law, what is here and where, what is missing and what can be done. */
export function InspectionRow({
  line,
  printed,
  isTicked,
  onTick,
}: {
  line: InspectionLine
  printed: Printed
  /** True if it is printed. */
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}) {
  const { id, label, law, facts, gaps } = line
  const state = lineState(line)
  const isTold = ({ matter }: Gap) => printed.hasHealth || mayTell('print of an inspection', matter)
  const stateOnPaper = lineState({ gaps: gaps.filter(isTold) })
  const place = placeOf(id)
  return (
    <li className={`flex flex-col gap-3 py-4 ${isTicked ? '' : 'print:hidden'}`}>
      <div className="flex flex-col gap-1 [overflow-wrap:anywhere] print:break-inside-avoid">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">{keepTogether(label)}</h3>
          <span className="print:hidden">
            <Badge {...LINE_LOOKS[state]}>{LINE_STATE_LABELS[state]}</Badge>
          </span>
          {printed.hasGaps && (
            <span className="hidden print:inline">– {LINE_STATE_LABELS[stateOnPaper].toLowerCase()}</span>
          )}
        </div>
        {law && <p className="max-w-prose text-sm text-muted">{keepTogether(law)}</p>}
        <ul className="max-w-prose tabular-nums">
          {facts.map((fact, index) => (
            // Two devices of the same name say the same.
            <li key={index}>{keepTogether(fact)}</li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-x-6 text-sm">
          <p className="text-muted">
            Gdzie:{' '}
            <Link to={place.to} className="font-semibold text-primary underline underline-offset-4">
              {place.label}
              <span className="sr-only">, {label}</span>
            </Link>
          </p>
          <PrintTick label="Na wydruku" of={label} isTicked={isTicked} onTick={onTick} />
        </div>
      </div>
      {gaps.length > 0 && (
        <ul
          aria-label={`Braki: ${label}`}
          className={`flex flex-col divide-y divide-line border-t border-line ${printed.hasGaps ? '' : 'print:hidden'}`}
        >
          {gaps.map((gap, index) => (
            <GapRow key={index} gap={gap} printed={printed} isAlone={gaps.length === 1} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Chooses what is printed. */
export function PrintTick({
  label,
  of,
  isTicked,
  onTick,
}: {
  label: string
  /** Tells the ticks of several lines apart. */
  of?: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-11 print:hidden">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        className="size-5 shrink-0 accent-primary"
      />
      <span>
        {label}
        {of && <span className="sr-only">: {of}</span>}
      </span>
    </label>
  )
}

/** So many people are named, the others are counted. */
const NAMED_PEOPLE = 5

function GapRow({ gap, printed, isAlone }: { gap: Gap; printed: Printed; isAlone: boolean }) {
  const { what, people = [], matter, byTomorrow, step } = gap
  const { day, hasHealth, nameOf } = printed
  const named = people.slice(0, NAMED_PEOPLE).map(nameOf)
  const rest = people.length - named.length
  const state = byTomorrow ? 'tomorrow' : 'later'
  return (
    <li
      className={`flex flex-wrap items-start justify-between gap-x-6 gap-y-2 pt-3 pb-3 last:pb-0 print:break-inside-avoid ${hasHealth ? '' : onPaper('print of an inspection', matter)}`}
    >
      <div className="flex min-w-0 grow basis-72 flex-col items-start gap-1 [overflow-wrap:anywhere]">
        <p className="font-medium">
          {keepTogether(people.length > 0 ? `${what} – ${countOf(people.length, 'person')}` : what)}
        </p>
        {!isAlone && (
          <Badge {...LINE_LOOKS[state]} isQuiet>
            {LINE_STATE_LABELS[state]}
          </Badge>
        )}
        {named.length > 0 && (
          <p className="text-sm">
            {keepTogether(`${joinNames(named)}${rest > 0 ? ` i ${countOf(rest, 'other_person')}` : ''}`)}
          </p>
        )}
        <p className="max-w-prose text-sm text-muted">{keepTogether(step)}</p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {actionsOf(gap, day).map((action) => (
          <ButtonLink key={action.label} size="sm" to={action.to} state={action.state}>
            {action.label}
            <span className="sr-only">: {what}</span>
          </ButtonLink>
        ))}
      </div>
    </li>
  )
}
