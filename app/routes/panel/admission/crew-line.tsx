import { useMemo } from 'react'
import { href, Link } from 'react-router'

import { MARK_COLOURS, StateMark } from '~/components/state-mark'
import {
  isExpected,
  isUnable,
  needsAction,
  sortWorstFirst,
  type Admission,
} from '~/domain/admission/admission'
import { mayWorkLabel } from '~/domain/admission/admission-label'
import { surnamesApart } from '~/domain/people/names-apart'
import { groupBy } from '~/domain/words/collection'

/** Of more people, nobody looks for one among the marks. */
const MAX_MARKS = 99
const MAX_MARKS_ON_PHONE = 60

/** The same for a screen that has something else below. */
const MAX_SHORT_ON_PHONE = 18

/**
 * Shows each person of the staff as a mark that leads to their page, those who may not work first. Of many people it
 * shows their shares as a bar, or nothing if it `isShort`. The headline beside it says the same in words, so keyboards
 * and screen readers skip it.
 */
export function CrewLine({
  admissions,
  isShort = false,
}: {
  admissions: readonly Admission[]
  isShort?: boolean
}) {
  const nameOf = useMemo(() => surnamesApart(admissions.map(({ person }) => person)), [admissions])
  const expected = admissions.filter(isExpected)
  if (expected.length === 0) return null
  const hasMarks = expected.length <= MAX_MARKS
  const isBarOnPhone = expected.length > (isShort ? MAX_SHORT_ON_PHONE : MAX_MARKS_ON_PHONE)
  if (isShort && !hasMarks) return null
  return (
    <div aria-hidden="true" className="px-4 py-2 sm:px-5 print:hidden">
      {hasMarks && (
        <div className={`flex flex-wrap ${isBarOnPhone ? 'max-sm:hidden' : ''}`}>
          {sortWorstFirst(expected).map((admission) => (
            <Link
              key={admission.person.id}
              to={href('/employees/:id', { id: admission.person.id })}
              tabIndex={-1}
              title={`${nameOf(admission.person)}: ${mayWorkLabel(admission)}`}
              // Too small for a finger, which has the list.
              className={`grid size-6 place-items-center rounded hover:bg-canvas pointer-coarse:pointer-events-none ${lookOf(admission).colour}`}
            >
              <StateMark state={lookOf(admission).state} />
            </Link>
          ))}
        </div>
      )}
      {isBarOnPhone && <Bar admissions={expected} isForPhones={hasMarks} />}
    </div>
  )
}

function Bar({ admissions, isForPhones }: { admissions: readonly Admission[]; isForPhones: boolean }) {
  const byLook = groupBy(admissions, lookOf)
  return (
    <div className={`flex h-3 overflow-hidden rounded-full ${isForPhones ? 'sm:hidden' : ''}`}>
      {LOOKS.map((look) => (
        <div key={look.state} style={{ flexGrow: byLook.get(look)?.length ?? 0 }} className={look.fill} />
      ))}
    </div>
  )
}

const UNABLE = { state: 'expired', colour: MARK_COLOURS.danger, fill: 'bg-danger' } as const
const UNKNOWN = { state: 'unknown', colour: MARK_COLOURS.neutral, fill: 'bg-muted' } as const
const SOON = { state: 'expiring', colour: MARK_COLOURS.warning, fill: 'bg-warning' } as const
const ADMITTED = { state: 'valid', colour: MARK_COLOURS.success, fill: 'bg-success' } as const
const LOOKS = [UNABLE, UNKNOWN, SOON, ADMITTED]

function lookOf(admission: Admission) {
  if (isUnable(admission)) return UNABLE
  if (admission.mayWork === undefined) return UNKNOWN
  return needsAction(admission) ? SOON : ADMITTED
}
