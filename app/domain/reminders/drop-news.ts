import { counted } from '~/domain/crew/languages/formats'

// The words of a message about the boxes of a register. The server cannot read what is in them, so they tell numbers only.
// They are in Polish, because only registers have boxes.

/** How many drops are new, and how many wait in all. */
export type DropNews = { fresh: number; waiting: number }

/** The page that such a message opens. */
export const DROPS_PATH = '/reports/crew'

const freshDrops = counted('pl', { one: 'nowe zgłoszenie', few: 'nowe zgłoszenia', many: 'nowych zgłoszeń' })

const waitingDrops = counted('pl', { one: 'zgłoszenie', few: 'zgłoszenia', many: 'zgłoszeń' })

const wait = new Intl.PluralRules('pl')

/** Returns „W skrzynce zgłoszeń: 1 nowe zgłoszenie”. */
export function dropNewsText({ fresh }: DropNews): string {
  return `W\u00a0skrzynce zgłoszeń: ${freshDrops(fresh)}`
}

/** Returns „w skrzynce zgłoszeń 1 nowe zgłoszenie”, for a subject. */
export function dropNewsSubject({ fresh }: DropNews): string {
  return `w\u00a0skrzynce zgłoszeń ${freshDrops(fresh)}`
}

/** Returns „Razem czekają 3 zgłoszenia.”, or nothing if no others wait. */
export function waitingText({ fresh, waiting }: DropNews): string | undefined {
  if (waiting <= fresh) return undefined
  const verb = wait.select(waiting) === 'few' ? 'czekają' : 'czeka'
  return `Razem ${verb} ${waitingDrops(waiting)}.`
}
