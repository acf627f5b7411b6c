import type { Change } from '~/domain/changes/change'
import { shiftDay } from '~/domain/words/day'

import { TODAY } from './builders.ts'

const POSITIONS = ['magazynier', 'operator wózka widłowego', 'elektryk', 'brygadzista']

/** A change that brings people with each kind of lack, and papers that end on many days. */
export function manyPeople(count: number): Change {
  const people = Array.from({ length: count }, (_, place) => ({
    id: `person-${place}`,
    firstName: 'Bogumiła',
    lastName: `Krzyżanowska-Świętochłowicka-${place}`,
    position: POSITIONS[place % POSITIONS.length],
    hiredOn: '2024-01-10',
  }))
  const paper = { issueDate: '2024-02-01', status: 'active', issuedBy: 'Ośrodek' } as const
  const certificates = people.flatMap(({ id: userId }, place) => [
    {
      ...paper,
      id: `bhp-${place}`,
      userId,
      type: 'bhp' as const,
      scope: 'workers' as const,
      number: `B-${place}`,
      expiryDate: shiftDay(TODAY, { days: ((place * 37) % 400) - 40 }),
    },
    {
      ...paper,
      id: `udt-${place}`,
      userId,
      type: 'machine_operator' as const,
      scope: 'forklift' as const,
      number: `U-${place}`,
      expiryDate: shiftDay(TODAY, { days: ((place * 53) % 700) - 40 }),
    },
  ])
  return { kind: 'sheet-imported', id: 'imported', day: TODAY, people, restored: [], certificates }
}
