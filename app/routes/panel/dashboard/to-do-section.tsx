import { href } from 'react-router'

import { admittedSummary } from '~/domain/admission/duty-label'
import { certificateSearchParams } from '~/domain/certificates/certificate-filters'
import type { Reminder } from '~/domain/overview/reminder'
import { tellsOf, type ToDo } from '~/domain/overview/to-do'
import { soonHeadline, unableHeadline } from '~/domain/overview/to-do-text'
import type { Person } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'

import { FoldedList } from './folded-list'
import { ReminderLine } from './reminder-line'
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
  const { unable, staff, soon, unconfirmed } = toDo
  const headline = unableHeadline(toDo)
  const line = { userId, isMarkedOwn: staff !== undefined, today }
  if (headline === undefined && !reminder && soon.length === 0 && unconfirmed.length === 0) return null
  return (
    <section aria-label="Do zrobienia" className="flex flex-col gap-4">
      {headline !== undefined && (
        <ToDoGroup
          heading={headline}
          aside={staff && admittedSummary(staff.admitted, staff.total)}
          tone="danger"
        >
          <FoldedList items={unable} keyOf={taskKey} more={staff ? href('/employer') : href('/certificates')}>
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
