import { dutySaved, examinationRecorded } from '../../support/changes.ts'
import { BEGUN, OWNER, personSaved } from '../../support/owner.ts'
import type { State } from '../../support/state.ts'

const LONG =
  'Główny specjalista ds. utrzymania ruchu maszyn wyciągowych i przenośników taśmowych w zakładzie przeróbki'

const HIRED = personSaved('p1', 'Łucja', 'Ćwiąkała-Świętochłowicka')
const FILLED = [
  BEGUN,
  { ...HIRED, person: { ...HIRED.person, position: LONG } },
  personSaved('p2', 'Jan', 'Lis'),
  examinationRecorded('paper', { userId: 'person-p2', outcome: 'unfit' }),
  dutySaved('risk', { sort: 'risk', about: LONG, doneOn: '2026-03-02', told: 0 }),
  dutySaved('late', { sort: 'device', about: LONG, doneOn: '2025-10-01', everyMonths: 12 }),
]

export const INSPECTION: readonly State[] = [
  {
    title: 'the inspection of tomorrow in an empty register',
    as: OWNER,
    changes: [BEGUN],
    address: '/employer/inspection',
  },
  {
    title: 'the inspection of tomorrow',
    as: OWNER,
    changes: FILLED,
    address: '/employer/inspection',
  },
]
