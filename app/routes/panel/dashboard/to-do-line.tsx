import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import type { PrivateMatter } from '~/domain/access/disclosure'
import { keepTogether } from '~/domain/words/polish'
import { onPaper } from '~/routes/panel/lists/printing'
import { ROW_LINK } from '~/routes/panel/lists/rows'
import { Badge, type Tone } from '~/ui/badge'

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
  /** True while lines are folded: then no line is so long that it pushes the screen down. */
  isShort?: boolean | undefined
  badge?: { label: string; tone: Tone; icon: IconNode }
  /** The way to do it. */
  action: { label: string; to: string; state?: unknown }
}

/** Shows one thing to do: for which person or thing, why, until when, and the way to do it. */
export function ToDoLine({
  title,
  titleLink,
  reason,
  printedReason,
  matter,
  note,
  isShort = false,
  badge,
  action,
}: ToDoLineProps) {
  const reasonOnPaper = printedReason === undefined ? '' : 'print:hidden'
  const [two, one] = isShort
    ? ['line-clamp-2 print:line-clamp-none', 'line-clamp-1 max-sm:hidden print:line-clamp-none']
    : ['', '']
  return (
    <ToDoRow matter={matter}>
      <p className={`min-w-0 font-semibold wrap-anywhere ${two}`}>
        {titleLink === undefined ? (
          keepTogether(title)
        ) : (
          // The paragraph clips what is outside of it.
          <Link to={titleLink} className={`${ROW_LINK} focus-visible:-outline-offset-2`}>
            {keepTogether(title)}
          </Link>
        )}
      </p>
      <div className="min-w-0 tabular-nums">
        <p className={`${two} ${reasonOnPaper}`}>{keepTogether(reason)}</p>
        {note && <p className={`text-sm text-muted ${one} ${reasonOnPaper}`}>{keepTogether(note)}</p>}
        {printedReason && <p className="hidden print:block">{keepTogether(printedReason)}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:contents">
        <div className="empty:hidden lg:empty:block">
          {badge && (
            <span className={reasonOnPaper}>
              <Badge tone={badge.tone} icon={badge.icon}>
                {badge.label}
              </Badge>
            </span>
          )}
        </div>
        {/* Above the link that covers the row on touch screens. */}
        <ButtonLink
          to={action.to}
          state={action.state}
          size="sm"
          className="relative justify-self-start lg:justify-self-end print:hidden"
        >
          {action.label}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      </div>
    </ToDoRow>
  )
}

/** Lays out a line in columns if there is room. A badge or a button that is wider than its column takes from the reason. */
function ToDoRow({ matter, children }: { matter: PrivateMatter | undefined; children: ReactNode }) {
  return (
    <li
      className={`relative grid grid-cols-1 items-center gap-x-4 gap-y-1.5 px-4 py-2.5 sm:px-5 lg:grid-cols-[12rem_minmax(0,1fr)_auto_auto] xl:grid-cols-[14rem_minmax(0,44rem)_minmax(10rem,auto)_minmax(10rem,auto)] xl:justify-between print:grid-cols-2 print:break-inside-avoid ${onPaper('print of the dashboard', matter)}`}
    >
      {children}
    </li>
  )
}
