import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import { useMemo, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { href, Link } from 'react-router'

import { matterOfQualification } from '~/domain/access/disclosure'
import { certificateSearchParams } from '~/domain/certificates/certificate-filters'
import { deadlineLabel } from '~/domain/certificates/deadline'
import { namesApart } from '~/domain/people/names-apart'
import type { Person } from '~/domain/people/user'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { employeeSearchParams } from '~/domain/staff/employee-filters'
import { reminderTitle, type Reminder } from '~/domain/to-do/daily-reminder'
import { isInToDo, type ToDo } from '~/domain/to-do/to-do'
import { answerOf, atOnceHeadline, soonHeadline } from '~/domain/to-do/to-do-text'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { CrewLine } from '~/routes/panel/admission/crew-line'
import { onPaper } from '~/routes/panel/lists/printing'
import { Icon } from '~/ui/icon'
import { TEXT_LINK } from '~/ui/text-link'

import { FoldedList, shareLines } from './folded-list'
import { taskKey, TaskLine } from './task-line'
import { ToConfirm } from './to-confirm'
import { ToDoGroup } from './to-do-group'

/** So many lines leave the three cards of the dashboard in sight. */
const LINES = 3

/**
 * Shows how many of the staff may work, then the most urgent lines of what the person has to do, and all of them on
 * demand. Nothing for somebody without staff who has nothing to do.
 */
export function ToDoSection({
  toDo,
  reminder,
  people,
  userId,
  today,
}: {
  toDo: ToDo
  reminder: Reminder | undefined
  people: ReadonlyMap<string, Person>
  userId: string
  today: Day
}) {
  const { atOnce, first, unable, staff, soon, unconfirmed } = toDo
  const [isOpen, setIsOpen] = useState(false)
  const answer = answerOf(toDo)
  const nameOf = useMemo(() => namesApart(people.values()), [people])
  const total = [atOnce, first, unable, soon, unconfirmed].reduce((sum, tasks) => sum + tasks.length, 0)
  if (!answer && !reminder && total === 0) return null
  const canFold = total > LINES
  const line = { userId, isMarkedOwn: staff !== undefined, today, nameOf }
  const short = { ...line, isShort: canFold && !isOpen }
  // Accidents that somebody must read of or report at once come before everything else.
  const ofAlarms = Math.min(atOnce.length, LINES)
  // Other lines may be wrong until these are done.
  const ofFirst = Math.min(first.length, LINES - ofAlarms)
  const sizes = [unable.length, unconfirmed.length, soon.length]
  const [ofUnable = 0, ofUnconfirmed = 0, ofSoon = 0] = shareLines(sizes, LINES - ofAlarms - ofFirst)
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    flushSync(() => setIsOpen(!isOpen))
    // Without the lines above it, the button would be out of sight.
    if (isOpen) currentTarget.scrollIntoView({ block: 'nearest' })
  }
  return (
    <section
      aria-label={total > 0 || reminder ? 'Do zrobienia' : 'Stan na dziś'}
      className="flex flex-col gap-3"
    >
      {atOnce.length > 0 && (
        <ToDoGroup heading={atOnceHeadline(toDo)} tone="danger" matter="accident">
          <FoldedList items={atOnce} keyOf={taskKey} more={href('/reports')} shown={ofAlarms} isOpen={isOpen}>
            {(task) => <TaskLine task={task} {...line} />}
          </FoldedList>
        </ToDoGroup>
      )}
      {answer && (
        <ToDoGroup heading={answer.headline} aside={answer.aside} tone={answer.tone}>
          {staff && (isOpen || ofAlarms < LINES) && <CrewLine admissions={staff.admissions} isShort />}
          <FoldedList
            items={first}
            keyOf={taskKey}
            more={href('/employer/positions')}
            shown={ofFirst}
            isOpen={isOpen}
          >
            {(task) => <TaskLine task={task} {...short} />}
          </FoldedList>
          <FoldedList
            items={unable}
            keyOf={taskKey}
            more={
              staff
                ? `${href('/employees')}?${employeeSearchParams({ view: 'matrix', state: 'unable' })}`
                : href('/certificates')
            }
            shown={ofUnable}
            isOpen={isOpen}
          >
            {(task) => <TaskLine task={task} {...short} />}
          </FoldedList>
        </ToDoGroup>
      )}
      {unconfirmed.length > 0 && (
        <ToConfirm certificates={unconfirmed} people={people} shown={ofUnconfirmed} isOpen={isOpen} />
      )}
      {(reminder !== undefined || soon.length > 0) && (
        <ToDoGroup
          heading={soonHeadline(toDo, today)}
          aside={reminder ? <ReminderLink reminder={reminder} /> : countOf(soon.length, 'task')}
          tone="warning"
        >
          {reminder && !isInToDo(toDo, reminder.nearest) && (
            <NearestLine nearest={reminder.nearest} today={today} isShort={short.isShort} />
          )}
          <FoldedList
            items={soon}
            keyOf={taskKey}
            more={`${href('/certificates')}?${certificateSearchParams({ act: '90' })}`}
            shown={ofSoon}
            isOpen={isOpen}
          >
            {(task) => <TaskLine task={task} {...short} />}
          </FoldedList>
        </ToDoGroup>
      )}
      {canFold && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={toggle}
          className={`${TEXT_LINK} cursor-pointer self-start print:hidden`}
        >
          {isOpen ? 'Zwiń' : `Pokaż wszystkie (${total})`}
        </button>
      )}
    </section>
  )
}

/** Shows the reminder that the person has chosen in Ustawienia → Powiadomienia, and leads to its certificates. */
function ReminderLink({ reminder }: { reminder: Reminder }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Icon of={BellRing} className="size-4 shrink-0 text-warning" />
      <Link
        to={`${href('/certificates')}?${certificateSearchParams({ act: reminder.period })}`}
        className="inline-flex items-center font-semibold text-primary underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {reminderTitle(reminder)}
      </Link>
    </span>
  )
}

/** Names the nearest certificate of the reminder, if no line tells of it. */
function NearestLine({
  nearest,
  today,
  isShort,
}: {
  nearest: Reminder['nearest']
  today: Day
  isShort: boolean
}) {
  return (
    <p
      className={`${isShort ? 'max-sm:hidden' : ''} px-4 py-2 text-sm text-muted sm:px-5 ${onPaper('print of the dashboard', matterOfQualification(nearest))}`}
    >
      Najbliższy:{' '}
      <Link
        to={href('/certificates/:id', { id: nearest.id })}
        className="font-semibold text-ink underline underline-offset-4"
      >
        {qualificationLabel(nearest)}
      </Link>
      {nearest.holder && `, ${nearest.holder}`} – {deadlineLabel(nearest, today).toLowerCase()}
    </p>
  )
}
