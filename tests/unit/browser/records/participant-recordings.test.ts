import { beforeEach, expect, it } from 'vitest'

import { participantRecordings } from '~/browser/records/participant-recordings'

import { TODAY } from '../../../support/builders'
import { openTab, stubBrowser, type Tab } from '../../../support/database'

beforeEach(() => {
  stubBrowser()
})

const add = (tab: Tab, lastName: string) =>
  tab.recordChanges(
    'user-1',
    participantRecordings(
      { person: { firstName: 'Jan', lastName } },
      { id: 'form-0', day: TODAY, trainingId: 'training-1' },
    ),
  )

it('a list that is sent from two tabs with other people changes nobody who was added before', async () => {
  const [tab, other] = [await openTab(), await openTab()]
  await add(tab, 'Bąk')
  await add(other, 'Lis')
  await add(other, 'Lis')
  const changes = await (await openTab()).readChanges('user-1')
  const people = changes.flatMap((change) => (change.kind === 'person-saved' ? [change.person] : []))
  expect(people.map(({ lastName }) => lastName)).toEqual(['Bąk', 'Lis'])
  expect(new Set(people.map(({ id }) => id)).size).toBe(2)
  const participants = changes.flatMap((change) =>
    change.kind === 'participant-added' ? [change.userId] : [],
  )
  expect(participants).toEqual(people.map(({ id }) => id))
})
