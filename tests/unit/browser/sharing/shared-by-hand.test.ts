import { beforeEach, expect, it, vi } from 'vitest'

import { NO_DATA } from '~/domain/records/own-data'
import { backupText } from '~/domain/register/backup'

import { TODAY } from '../../../support/builders'
import { stubBrowser } from '../../../support/database'
import { BEGUN, OWNER } from '../../../support/owner'

beforeEach(() => {
  stubBrowser()
  vi.resetModules()
})

const openCard = () => import('~/browser/sharing/shared-by-hand.client')
const text = backupText(
  { ...NO_DATA, records: [BEGUN, { kind: 'from-the-future', id: 'f' }] },
  OWNER.id,
  TODAY,
)
const file = () => new File([text], 'pewnik-rejestr-registerOw.json')

it('a shared file that a passphrase locked is not saved open again: it may have what this version cannot read', async () => {
  const { takeSharedFile, wasSharedFileSealed } = await openCard()
  expect(wasSharedFileSealed(OWNER)).toBe(false)
  await takeSharedFile(OWNER, file(), true)
  expect(wasSharedFileSealed(OWNER)).toBe(true)
})

it('an open shared file stays open', async () => {
  const { takeSharedFile, wasSharedFileSealed } = await openCard()
  expect(await takeSharedFile(OWNER, file(), false)).not.toHaveProperty('problem')
  expect(wasSharedFileSealed(OWNER)).toBe(false)
})
