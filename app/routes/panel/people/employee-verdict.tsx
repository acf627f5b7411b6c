import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { VERDICT, VerdictBand } from '~/components/verdict-band'
import { needsAction, type Duty } from '~/domain/admission/duty'
import { lackingSummary } from '~/domain/admission/duty-label'
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
  const note =
    duty.mayWork === undefined
      ? 'Nie ustalono, jakich kwalifikacji wymaga to stanowisko.'
      : lackingSummary(duty, today, isLater)
  return (
    <section aria-label="Czy może pracować" className={`${CARD} overflow-hidden`}>
      <VerdictBand icon={icon} tone={tone}>
        <p className={VERDICT}>{keepTogether(words)}</p>
        {note && <p className="text-ink">{keepTogether(note)}</p>}
        {duty.mayWork === undefined && duty.person.position !== undefined && canSetRequirements && (
          <p className="pt-2 print:hidden">
            <ButtonLink size="sm" to={href('/employer/positions/:id', { id: duty.person.id })}>
              <Icon of={ListChecks} className="size-4" />
              Ustal wymagania
            </ButtonLink>
          </p>
        )}
      </VerdictBand>
    </section>
  )
}

function lookOf(duty: Duty, when: string) {
  const { mayWork, until } = duty
  if (mayWork === undefined) {
    return { icon: CircleQuestionMark, tone: 'neutral', words: 'Wymagania nieustalone' } as const
  }
  if (!mayWork) return { icon: CircleX, tone: 'danger', words: `Nie może ${when} pracować` } as const
  return {
    icon: needsAction(duty) ? CircleAlert : CircleCheck,
    tone: needsAction(duty) ? 'warning' : 'success',
    words: until === undefined ? `Może ${when} pracować` : `Może pracować do ${formatDay(until)}`,
  } as const
}
