import { expect, it } from 'vitest'

import { NO_DATA } from '~/domain/records/own-data'
import { unreadablePart } from '~/domain/records/unreadable-part'

import { signUp } from '../../../support/changes'

const DRAFT = { id: 'draft-1', fields: { title: ['Upadek'] } }

it('data that this version can read have no unreadable part', () => {
  expect(unreadablePart(NO_DATA)).toBeUndefined()
  expect(
    unreadablePart({
      records: [signUp('a')],
      settings: { reminderPeriod: '14' },
      drafts: { report: DRAFT },
    }),
  ).toBeUndefined()
})

it('of each kind only what cannot be read is in the unreadable part, as it is stored', () => {
  const later = { kind: 'from-the-future', id: 'x' }
  expect(
    unreadablePart({
      records: [signUp('a'), later, 7],
      settings: { reminderPeriod: '31' },
      drafts: { report: DRAFT, training: { id: 1 } },
    }),
  ).toEqual({
    records: [later, 7],
    settings: { reminderPeriod: '31' },
    drafts: { training: { id: 1 } },
  })
})
