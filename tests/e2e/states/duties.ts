import { dutySaved } from '../../support/changes.ts'
import { BEGUN, OWNER, personSaved } from '../../support/owner.ts'
import type { State } from '../../support/state.ts'

const LONG =
  'Główny specjalista ds. utrzymania ruchu maszyn wyciągowych i przenośników taśmowych w zakładzie przeróbki'

const HIRED = personSaved('p1', 'Łucja', 'Ćwiąkała-Świętochłowicka')
const LATE = dutySaved('late', {
  sort: 'device',
  about: 'Podest ruchomy przejezdny samojezdny nożycowy, numer ewidencyjny N3114002817',
  doneOn: '2025-10-01',
  everyMonths: 12,
  note: 'Protokół jest w segregatorze UDT w biurze kierownika utrzymania ruchu.',
})
const FILLED = [
  BEGUN,
  { ...HIRED, person: { ...HIRED.person, position: LONG } },
  LATE,
  dutySaved('soon', { sort: 'extinguishers', doneOn: '2025-12-01', everyMonths: 12 }),
  dutySaved('risk', { sort: 'risk', about: 'dekarz', doneOn: '2026-03-02', told: 1, confirmation: 'both' }),
  dutySaved('aid', { sort: 'first_aid', doneOn: '2026-03-02', people: ['person-p1', 'gone'] }),
  dutySaved('none', { sort: 'measurement', notApplicable: 'w firmie nie ma czynników szkodliwych' }),
]

export const DUTIES: readonly State[] = [
  { title: 'the duties of an empty register', as: OWNER, changes: [BEGUN], address: '/employer/duties' },
  { title: 'the duties of a register', as: OWNER, changes: FILLED, address: '/employer/duties' },
  { title: 'the form of a duty', as: OWNER, changes: FILLED, address: '/employer/duties/duty-late' },
  {
    title: 'the form of appointed people',
    as: OWNER,
    changes: FILLED,
    address: '/employer/duties/duty-aid',
  },
  { title: 'the dashboard with duties to act on', as: OWNER, changes: FILLED, address: '/dashboard' },
  {
    title: 'the calendar on the day of a duty',
    as: OWNER,
    changes: FILLED,
    address: '/calendar?date=2026-12-01',
  },
]
