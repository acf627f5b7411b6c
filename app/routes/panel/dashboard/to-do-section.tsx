import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import { useMemo } from 'react'
import { href, Link } from 'react-router'

import { matterOfQualification } from '~/domain/access/disclosure'
import { admittedSummary } from '~/domain/admission/duty-label'
import { employeeSearchParams } from '~/domain/admission/employee-filters'
import { certificateSearchParams } from '~/domain/certificates/certificate-filters'
import { deadlineLabel } from '~/domain/certificates/deadline'
import { type Reminder, reminderTitle } from '~/domain/overview/reminder'
import { tellsOf, type ToDo } from '~/domain/overview/to-do'
import { soonHeadline, unableHeadline } from '~/domain/overview/to-do-text'
import { namesApart } from '~/domain/people/names-apart'
import type { Person } from '~/domain/people/user'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import type { Day } from '~/domain/words/day'
import { CrewLine } from '~/routes/panel/duty/crew-line'
import { onPaper } from '~/routes/panel/lists/printing'
import { Icon } from '~/ui/icon'
import { TEXT_LINK } from '~/ui/text-link'

import { FoldedList } from './folded-list'
import { TaskLine, taskKey } from './task-line'
import { ToConfirm } from './to-confirm'
import { ToDoGroup } from './to-do-group'

/** Shows what the person has to do, the most urgent first, or nothing. */
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
  const { atOnce, unable, staff, unchecked, soon, unconfirmed } = toDo
  const headline = unableHeadline(toDo)
  const nameOf = useMemo(() => namesApart(people.values()), [people])
  const line = { userId, isMarkedOwn: staff !== undefined, today, nameOf }
  const isEmpty = [atOnce, soon, unconfirmed].every((tasks) => tasks.length === 0)
  if (headline === undefined && !reminder && isEmpty) return null
  return (
    <section aria-label="Do zrobienia" className="flex flex-col gap-4">
      {atOnce.length > 0 && (
        <ToDoGroup heading="Niezwłocznie zawiadom o wypadku" tone="danger" matter="accident">
          <FoldedList items={atOnce} keyOf={taskKey} more={href('/reports')}>
            {(task) => <TaskLine task={task} {...line} />}
          </FoldedList>
        </ToDoGroup>
      )}
      {headline !== undefined && (
        <ToDoGroup
          heading={headline}
          aside={
            staff &&
            [admittedSummary(staff.admitted, staff.total, staff.unknown), unchecked]
              .filter(Boolean)
              .join(', ')
          }
          tone="danger"
        >
          {staff && <CrewLine duties={staff.duties} />}
          <FoldedList
            items={unable}
            keyOf={taskKey}
            more={
              staff
                ? `${href('/employees')}?${employeeSearchParams({ view: 'matrix', state: 'unable' })}`
                : href('/certificates')
            }
          >
            {(task) => <TaskLine task={task} {...line} />}
          </FoldedList>
        </ToDoGroup>
      )}
      {unconfirmed.length > 0 && <ToConfirm certificates={unconfirmed} people={people} />}
      {(reminder !== undefined || soon.length > 0) && (
        <ToDoGroup heading={soonHeadline(toDo, today)} tone="warning">
          {reminder && (
            <ReminderLine reminder={reminder} hidesNearest={tellsOf(toDo, reminder.nearest)} today={today} />
          )}
          <FoldedList
            items={soon}
            keyOf={taskKey}
            more={`${href('/certificates')}?${certificateSearchParams({ within: '90' })}`}
          >
            {(task) => <TaskLine task={task} {...line} />}
          </FoldedList>
        </ToDoGroup>
      )}
    </section>
  )
}

/**
 * Shows the reminder that the person has chosen in Ustawienia → Powiadomienia. `hidesNearest` is true if the nearest
 * certificate has a line of its own.
 */
function ReminderLine({
  reminder,
  hidesNearest,
  today,
}: {
  reminder: Reminder
  hidesNearest: boolean
  today: Day
}) {
  const { period, nearest } = reminder
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 sm:px-5">
      <Icon of={BellRing} className="size-5 shrink-0 text-warning" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold tabular-nums">{reminderTitle(reminder)}</p>
        {!hidesNearest && (
          <p
            className={`text-sm text-muted ${onPaper('print of the dashboard', matterOfQualification(nearest))}`}
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
        )}
      </div>
      <Link
        to={`${href('/certificates')}?${certificateSearchParams({ within: period })}`}
        className={`${TEXT_LINK} print:hidden`}
      >
        Zobacz wszystkie
      </Link>
    </div>
  )
}
