import type { ChangeOf } from '~/domain/changes/change'

import { BEGUN, OWNER, personSaved } from '../../support/owner.ts'
import type { State } from '../../support/state.ts'

const DAY = '2026-11-20'
const LONG =
  'Wielkopolski Ośrodek Doskonalenia Zawodowego Operatorów Maszyn Roboczych „Świętochłowice” sp. z o.o.'

function trusted(letter: string, name: string): ChangeOf<'issuer-trusted'> {
  const key = { kty: 'EC', crv: 'P-256', x: letter.repeat(42) + 'A', y: 'B'.repeat(42) + 'A' } as const
  return { kind: 'issuer-trusted', id: `trust-${letter}`, day: DAY, issuer: { name, key }, by: 'Jan Próbny' }
}

const FIRST = trusted('C', LONG)
const SECOND = trusted('D', 'Szkolenia u Basi')
const WITHDRAWN: ChangeOf<'issuer-trust-withdrawn'> = {
  kind: 'issuer-trust-withdrawn',
  id: 'withdrawn',
  day: DAY,
  keyX: SECOND.issuer.key.x,
  by: 'Jan Próbny',
}

const { hasRegister: _, id, ...owner } = { ...OWNER, role: 'employee' as const }

export const ISSUERS: readonly State[] = [
  { title: 'no issuers yet', as: OWNER, changes: [BEGUN], address: '/employer/issuers' },
  {
    title: 'trusted issuers and a former one',
    as: OWNER,
    changes: [BEGUN, FIRST, SECOND, WITHDRAWN],
    address: '/employer/issuers',
  },
  {
    title: 'the history of a register',
    as: OWNER,
    changes: [BEGUN, personSaved('p1', 'Łucja', 'Ćwiąkała-Świętochłowicka'), FIRST, SECOND, WITHDRAWN],
    address: '/settings/history',
  },
  {
    title: 'the first steps of a worker',
    as: { ...OWNER, role: 'employee' },
    changes: [{ kind: 'register-begun', id, day: DAY, owner: { ...owner, company: '' } }],
    address: '/dashboard',
  },
]
