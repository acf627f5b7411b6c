import type { IconNode } from 'lucide'
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs'
import Pencil from 'lucide/dist/esm/icons/pencil.mjs'
import type { ReactNode } from 'react'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { VERDICT, VerdictBand } from '~/components/verdict-band'
import { admissionFor, needsAction, type Admission } from '~/domain/admission/admission'
import { admissionNote, mayWorkText, outsideLabel, WITHHELD_LABEL } from '~/domain/admission/admission-label'
import { settlingQuestion } from '~/domain/admission/settling-question'
import { heldPositionId } from '~/domain/staff/position-list'
import { formatDay, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { CARD } from '~/ui/card'
import { Icon } from '~/ui/icon'

/**
 * Says whether the person may work and until when; `children` say why. On paper a line says what they lack or what is
 * due. `isLater` is true if the day is later than today.
 */
export function EmployeeVerdict({
  admission,
  today,
  isLater,
  unchecked,
  canSetRequirements,
  reminders,
  children,
}: {
  admission: Admission
  today: Day
  isLater: boolean
  /** The papers that the answer leaves out, in words, if there are any. */
  unchecked: string | undefined
  canSetRequirements: boolean
  /** The days on which the person was reminded of what is due, the latest one first. */
  reminders: readonly Day[]
  children: ReactNode
}) {
  const { icon, tone } = lookOf(admission)
  const { person, unknown } = admission
  const note = [outsideLabel(admission), admission.isWithheld && WITHHELD_LABEL].filter(Boolean).join('; ')
  const question = settlingQuestion(admission)
  const printedNote = admissionNote(admissionFor('print of people', admission), today, isLater)
  return (
    <section aria-label="Czy może pracować" className={`${CARD} overflow-hidden`}>
      <VerdictBand icon={icon} tone={tone}>
        <p className={VERDICT}>{keepTogether(mayWorkText(admission, isLater ? 'tego dnia' : 'dziś'))}</p>
        {note && <p className="text-ink print:hidden">{keepTogether(note)}</p>}
        {question && <p className="text-ink print:hidden">{keepTogether(question)}</p>}
        {printedNote && <p className="hidden text-ink print:block">{keepTogether(printedNote)}</p>}
        {unchecked && (
          <p className="text-sm text-ink print:hidden">{keepTogether(`Odpowiedź ${unchecked}.`)}</p>
        )}
        {reminders.length > 0 && (
          <p className="text-sm text-ink print:hidden">{keepTogether(remindersText(reminders))}</p>
        )}
        {unknown === 'requirements' && canSetRequirements && (
          <Answer
            to={href('/employer/positions/:id', { id: heldPositionId(person, openPositionOf(admission)) })}
            icon={ListChecks}
          >
            Ustal wymagania
          </Answer>
        )}
        {(unknown === 'position' || unknown === 'hire') && person.isOwn && (
          <Answer to={href('/employees/:id/edit', { id: person.id })} icon={Pencil}>
            Uzupełnij dane
          </Answer>
        )}
      </VerdictBand>
      {children}
    </section>
  )
}

/** Leads to the screen that asks for the missing answer. */
function Answer({ to, icon, children }: { to: string; icon: IconNode; children: string }) {
  return (
    <p className="pt-2 print:hidden">
      <ButtonLink size="sm" to={to}>
        <Icon of={icon} className="size-4" />
        {children}
      </ButtonLink>
    </p>
  )
}

/** Returns the position of which nobody has said what it requires. */
function openPositionOf({ person, positions = [] }: Admission): string {
  return positions.find(({ unknown }) => unknown === 'requirements')?.position ?? person.position ?? ''
}

function remindersText(days: readonly Day[]): string {
  const [latest = '', before] = days.map(formatDay)
  return `Przypomnienie z ${latest}${before ? `, poprzednie z ${before}` : ''}`
}

function lookOf(admission: Admission) {
  if (admission.outside) return { icon: CalendarClock, tone: 'neutral' } as const
  if (admission.mayWork === undefined) return { icon: CircleQuestionMark, tone: 'neutral' } as const
  if (!admission.mayWork) return { icon: CircleX, tone: 'danger' } as const
  return needsAction(admission)
    ? ({ icon: CircleAlert, tone: 'warning' } as const)
    : ({ icon: CircleCheck, tone: 'success' } as const)
}
