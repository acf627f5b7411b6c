import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { MARK_COLOURS, StateMark, type MarkedState } from '~/components/state-mark'
import { formatDay, shiftDay, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { CARD } from '~/ui/card'

type Row = {
  name: string
  position: string
  reason: string
  state: MarkedState
  tone: keyof typeof MARK_COLOURS
  /** How long the person may still work. Missing if they may not. */
  days?: number
}

const EXPIRED = { state: 'expired', tone: 'danger' } as const
const MISSING = { state: 'missing', tone: 'danger' } as const
const EXPIRING = { state: 'expiring', tone: 'warning' } as const

const PEOPLE: Row[] = [
  { name: 'Marek G.', position: 'operator wózka', reason: 'BHP: 8 dni po terminie', ...EXPIRED },
  { name: 'Bogumiła K.', position: 'elektryk', reason: 'SEP: brak uprawnień', ...MISSING },
  { name: 'Józef K.', position: 'brygadzista', reason: 'Ppoż.: 3 dni po terminie', ...EXPIRED },
  { name: 'Łucja W.', position: 'magazynier', reason: 'UDT wózek: za 5 dni', days: 5, ...EXPIRING },
]

/** Shows the answer that the product gives, as its own screen does: who may not work, and why. */
export function Example({ today, hasSample }: { today: Day; hasSample: boolean }) {
  return (
    <figure className={`${CARD} overflow-hidden`}>
      <figcaption className="flex flex-wrap justify-between gap-x-4 px-5 py-3 text-sm text-muted">
        <span>Aktualność dokumentów</span>
        <span>Przykład: zmyślona firma</span>
      </figcaption>
      <p className="bg-danger px-5 py-4 text-xl leading-tight font-semibold text-on-primary">
        <strong className="text-5xl leading-none font-bold tracking-tight">3&nbsp;osoby</strong> z&nbsp;80 nie
        mogą dziś pracować
      </p>
      <Crew />
      <ul className="divide-y divide-line px-5">
        {PEOPLE.map(({ name, position, reason, days, state, tone }) => (
          <li key={name} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
            <span className="font-semibold">{name}</span>
            <span
              className={`flex items-center gap-2 justify-self-end font-bold ${MARK_COLOURS[days ? 'success' : 'danger']}`}
            >
              <StateMark state={days ? 'valid' : 'expired'} />
              {days ? `Do ${formatDay(shiftDay(today, { days }))}` : 'Nie'}
            </span>
            <span className="text-sm text-muted">{position}</span>
            <span className="flex items-center gap-2 justify-self-end text-sm">
              <span className={MARK_COLOURS[tone]}>
                <StateMark state={state} />
              </span>
              {keepTogether(reason)}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3">
        <p className="text-sm text-muted">i&nbsp;76 osób bez braków</p>
        {hasSample && (
          <ButtonLink to={href('/login')} size="sm">
            Obejrzyj na przykładzie
          </ButtonLink>
        )}
      </div>
    </figure>
  )
}

/** A mark for each of the 80 people: a pattern, because 80 shapes would weigh more than the rest of the picture. */
function Crew() {
  return (
    <svg viewBox="0 0 20 4" aria-hidden="true" className="w-full px-5 pt-4 pb-1">
      <pattern id="crew" width="1" height="1" patternUnits="userSpaceOnUse">
        <circle cx=".5" cy=".5" r=".3" className="fill-success" />
      </pattern>
      <path d="M3 0h17v4H0V1h3z" fill="url(#crew)" />
      <path d="M.15.15h.7v.7h-.7zm1 0h.7v.7h-.7zm1 0h.7v.7h-.7z" className="fill-danger" />
    </svg>
  )
}
