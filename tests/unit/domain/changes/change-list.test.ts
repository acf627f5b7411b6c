import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'
import { listChanges } from '~/domain/changes/change-list'

import { TODAY } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'

const names = new Map([['user-1', 'Anna Nowak']])
const nameOf = (id: string) => names.get(id)

test('the history lists what was added, removed and undone, the newest first, and whom it is about', () => {
  const added = certificateAdded('a')
  const changes: Change[] = [
    added,
    { kind: 'person-archived', id: 'b', day: TODAY, personId: 'user-1' },
    { kind: 'undone', id: 'c', day: TODAY, changeId: 'b' },
    { kind: 'certificate-removed', id: 'd', day: '2026-11-22', certificateId: 'gone' },
  ]
  expect(listChanges(changes, nameOf)).toEqual([
    { id: 'd', day: '2026-11-22', label: 'Usunięcie certyfikatu', about: undefined, isUndone: false },
    {
      id: 'c',
      day: TODAY,
      label: 'Cofnięcie zmiany: Przeniesienie osoby do archiwum',
      about: undefined,
      isUndone: false,
    },
    { id: 'b', day: TODAY, label: 'Przeniesienie osoby do archiwum', about: 'Anna Nowak', isUndone: true },
    { id: 'a', day: TODAY, label: 'Dodanie certyfikatu: KPP-1', about: 'Anna Nowak', isUndone: false },
  ])
})
