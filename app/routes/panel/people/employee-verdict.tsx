import type { IconNode } from 'lucide'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs'
import Pencil from 'lucide/dist/esm/icons/pencil.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { VERDICT, VerdictBand } from '~/components/verdict-band'
import { needsAction, type Duty } from '~/domain/admission/duty'
import { dutyNote, UNCHECKED_LABEL } from '~/domain/admission/duty-label'
import { formatDay, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { CARD } from '~/ui/card'
import { Icon } from '~/ui/icon'

/**
 * Says whether the person may work and until when, and what they lack or what is due. `isLater` is true if the
 * day is later than today.
 */
export function EmployeeVerdict({
  duty,
  today,
  isLater,
  canSetRequirements,
}: {
  duty: Duty
  today: Day
  isLater: boolean
  canSetRequirements: boolean
}) {
  const { icon, tone, words } = lookOf(duty, isLater ? 'tego dnia' : 'dziś')
  const { person, unknown } = duty
  const note = dutyNote(duty, today, isLater)
  return (
    <section aria-label="Czy może pracować" className={`${CARD} overflow-hidden`}>
      <VerdictBand icon={icon} tone={tone}>
        <p className={VERDICT}>{keepTogether(words)}</p>
        {note && <p className="text-ink">{keepTogether(note)}</p>}
        <p className="text-sm text-ink print:hidden">{keepTogether(`Odpowiedź ${UNCHECKED_LABEL}.`)}</p>
        {unknown === 'requirements' && canSetRequirements && (
          <Answer to={href('/employer/positions/:id', { id: person.id })} icon={ListChecks}>
            Ustal wymagania
          </Answer>
        )}
        {(unknown === 'position' || unknown === 'hire') && person.isOwn && (
          <Answer to={href('/employees/:id/edit', { id: person.id })} icon={Pencil}>
            Uzupełnij dane
          </Answer>
        )}
      </VerdictBand>
    </section>
  )
}

/** Leads to where the missing answer is entered. */
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

function lookOf(duty: Duty, when: string) {
  const { mayWork, until } = duty
  if (mayWork === undefined) {
    return {
      icon: CircleQuestionMark,
      tone: 'neutral',
      words: `Nie wiadomo, czy może ${when} pracować`,
    } as const
  }
  if (!mayWork) return { icon: CircleX, tone: 'danger', words: `Nie może ${when} pracować` } as const
  return {
    icon: needsAction(duty) ? CircleAlert : CircleCheck,
    tone: needsAction(duty) ? 'warning' : 'success',
    words: until === undefined ? `Może ${when} pracować` : `Może pracować do ${formatDay(until)}`,
  } as const
}
