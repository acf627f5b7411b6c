import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import type { PrivateMatter } from '~/domain/access/disclosure'
import { keepTogether } from '~/domain/words/polish'
import { onPaper } from '~/routes/panel/lists/printing'
import { ROW_LINK } from '~/routes/panel/lists/rows'

export type ToDoLineProps = {
  /** The person or thing, and the screen that tells more. */
  title: string
  titleLink?: string
  reason: string
  /** Stands on paper in the place of the reason and the note, which are not for others to read. */
  printedReason?: string | undefined
  /** The private matter that the whole line is about. */
  matter?: PrivateMatter | undefined
  note?: string
  /** True if the day has passed, or nothing may wait. The reason says so in words, too. */
  isLate?: boolean
  /** True while lines are folded: then no line is so long that it pushes the screen down. */
  isShort?: boolean | undefined
  /** The way to do it. */
  action: Action
}

type Action = { label: string; to: string; state?: unknown }

/** Shows one thing to do: for which person or thing, why, until when, and the way to do it. */
export function ToDoLine({
  title,
  titleLink,
  reason,
  printedReason,
  matter,
  note,
  isLate = false,
  isShort = false,
  action,
}: ToDoLineProps) {
  const reasonOnPaper = printedReason === undefined ? '' : 'print:hidden'
  const [two, one] = isShort
    ? ['line-clamp-2 print:line-clamp-none', 'line-clamp-1 max-sm:hidden print:line-clamp-none']
    : ['', '']
  return (
    <ToDoRow matter={matter}>
      <p className={`min-w-0 font-semibold wrap-anywhere ${two}`}>
        <Title link={titleLink}>{title}</Title>
      </p>
      <div className="min-w-0 tabular-nums">
        <p className={`${two} ${reasonOnPaper} ${isLate ? 'font-semibold text-danger' : ''}`}>
          {keepTogether(reason)}
        </p>
        {note && <p className={`text-sm text-muted ${one} ${reasonOnPaper}`}>{keepTogether(note)}</p>}
        {printedReason && <p className="hidden print:block">{keepTogether(printedReason)}</p>}
      </div>
      <ActionLink {...action} of={title} />
    </ToDoRow>
  )
}

export type CountLineProps = Pick<ToDoLineProps, 'titleLink' | 'matter' | 'note' | 'action'> & {
  /** How many people the line is about, „166 osób”. */
  count: string
  /** Why something is to be done about them. */
  title: string
}

/** Shows one thing to do for many people at once: how many, why, and the way to do it. The list has their names. */
export function CountLine({ count, title, titleLink, matter, note, action }: CountLineProps) {
  return (
    <ToDoRow matter={matter}>
      <p className="font-semibold tabular-nums">{count}</p>
      <div className="min-w-0 tabular-nums">
        <p>
          <Title link={titleLink}>{title}</Title>
        </p>
        {note && <p className="text-sm text-muted">{keepTogether(note)}</p>}
      </div>
      <ActionLink {...action} of={title} />
    </ToDoRow>
  )
}

function Title({ link, children }: { link: string | undefined; children: string }) {
  if (link === undefined) return keepTogether(children)
  return (
    // The paragraph clips what is outside of it.
    <Link to={link} className={`${ROW_LINK} focus-visible:-outline-offset-2`}>
      {keepTogether(children)}
    </Link>
  )
}

/** `of` says what the button is about to people who hear it alone. */
function ActionLink({ label, to, state, of }: Action & { of: string }) {
  return (
    // Above the link that covers the row on touch screens.
    <ButtonLink
      to={to}
      state={state}
      size="sm"
      className="relative justify-self-start lg:justify-self-end print:hidden"
    >
      {label}
      <span className="sr-only">: {of}</span>
    </ButtonLink>
  )
}

/** Lays out a line in columns if there is room. A button that is wider than its column takes from the reason. */
function ToDoRow({ matter, children }: { matter: PrivateMatter | undefined; children: ReactNode }) {
  return (
    <li
      className={`relative grid grid-cols-1 items-center gap-x-4 gap-y-1.5 px-4 py-2.5 sm:px-5 lg:grid-cols-[12rem_minmax(0,1fr)_auto] xl:grid-cols-[14rem_minmax(0,1fr)_auto] print:grid-cols-2 print:break-inside-avoid ${onPaper('print of the dashboard', matter)}`}
    >
      {children}
    </li>
  )
}
