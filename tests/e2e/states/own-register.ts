import { manyPeople } from '../../support/many-people.ts'
import { BEGUN, OWNER } from '../../support/owner.ts'
import type { State } from '../../support/state.ts'

const EMPTY = { as: OWNER, changes: [BEGUN] } as const
const FILLED = { as: OWNER, changes: [BEGUN, manyPeople(60)] } as const

export const OWN_REGISTER: readonly State[] = [
  { title: 'the dashboard of an empty register', ...EMPTY, address: '/dashboard' },
  { title: 'the positions of a trade', ...EMPTY, address: '/employer/trade?trade=construction' },
  { title: 'the panel of an empty register', ...EMPTY, address: '/employer' },
  { title: 'the people of an empty register', ...EMPTY, address: '/employees' },
  { title: 'the certificates of an empty register', ...EMPTY, address: '/certificates' },
  { title: 'the reports of an empty register', ...EMPTY, address: '/reports' },
  { title: 'the trainings of an empty register', ...EMPTY, address: '/trainings' },
  { title: 'the dashboard of a register of many people', ...FILLED, address: '/dashboard' },
  { title: 'the panel of a register of many people', ...FILLED, address: '/employer' },
  { title: 'the people of a register', ...FILLED, address: '/employees' },
  { title: 'the qualifications of people of a register', ...FILLED, address: '/employees?view=matrix' },
  { title: 'the gate of a register', ...FILLED, address: '/employees?view=gate' },
  { title: 'a person of a register', ...FILLED, address: '/employees/person-1' },
]
