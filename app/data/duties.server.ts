import type { Duty } from '~/domain/duties/duty-schema'
import { shiftDay, type Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'

import { sampleRows } from './configuration.server'
import { requireUserId } from './users.server'

/** `doneDaysAgo` and `nextInDays` count from today. People are given by full name instead of id. */
type SampleDuty = Omit<Duty, 'id' | 'doneOn' | 'nextOn' | 'people'> & {
  doneDaysAgo?: number
  nextInDays?: number
  people?: readonly string[]
}

/** What the company of the employer's sample account owes. */
const duties: SampleDuty[] = [
  { sort: 'risk', about: 'operator wózka widłowego', doneDaysAgo: 240, told: 2, confirmation: 'paper' },
  { sort: 'risk', about: 'spawacz', doneDaysAgo: 240, told: 1, confirmation: 'electronic' },
  { sort: 'risk', about: 'elektryk', doneDaysAgo: 410 },
  { sort: 'instruction', about: 'Wózek widłowy', doneDaysAgo: 500, told: 2, confirmation: 'paper' },
  { sort: 'dangerous_work', doneDaysAgo: 320, note: 'Wykaz wisi w\u00a0dyspozytorni.' },
  { sort: 'service', about: 'Agnieszka Szczęsna', doneDaysAgo: 900 },
  { sort: 'first_aid', doneDaysAgo: 320, people: ['Józef Kaźmierczak', 'Agnieszka Szczęsna'] },
  { sort: 'evacuation', doneDaysAgo: 320, people: ['Józef Kaźmierczak'] },
  { sort: 'clothing', doneDaysAgo: 320, note: 'Tabela przydziału i\u00a0karty są w\u00a0kadrach.' },
  { sort: 'measurement', about: 'Hałas, hala cięcia', doneDaysAgo: 140, everyMonths: 12 },
  { sort: 'device', about: 'Wózek jezdniowy, nr 4', doneDaysAgo: 150, everyMonths: 12 },
  { sort: 'device', about: 'Suwnica 5\u00a0t, hala\u00a0B', doneDaysAgo: 400, nextInDays: 330 },
  { sort: 'extinguishers', doneDaysAgo: 120, everyMonths: 12 },
]

/** Returns the duties of the sample. */
export const listDuties = keepLast((today: Day): Duty[] =>
  sampleRows(duties).map(({ doneDaysAgo, nextInDays, people, ...duty }, place) => ({
    id: `duty-${place + 1}`,
    ...duty,
    ...(doneDaysAgo !== undefined && { doneOn: shiftDay(today, { days: -doneDaysAgo }) }),
    ...(nextInDays !== undefined && { nextOn: shiftDay(today, { days: nextInDays }) }),
    ...(people && { people: people.map(requireUserId) }),
  })),
)
