import { beforeEach, describe, expect, it, vi } from 'vitest'

import { hasSetAsideRecords, listSetAside, removeSetAside, restoreSetAside } from '~/browser/set-aside.client'

import { blockStorage, stubStorage } from '../../support/storage'

const ANNA = 'u2JoFQVOEDZAGVYH'
const EVA = 'ZPYYrVmLllkpLdpv'

let { stored } = stubStorage()

beforeEach(() => {
  vi.unstubAllGlobals()
  ;({ stored } = stubStorage())
})

const keysFor = (userId: string) => listSetAside(userId).map(({ key }) => key)

describe('copies set aside', () => {
  it('are listed of all stores, and nothing else is', () => {
    stored.set('pewnik:records', '{"version":1,"people":{}}')
    stored.set('pewnik:session', '{}')
    stored.set('pewnik:records:damaged', '{')
    stored.set('pewnik:records:damaged-2', '[')
    stored.set('pewnik:settings:damaged', '{"damaged')
    stored.set('pewnik:drafts:damaged', '')
    expect(listSetAside(ANNA)).toEqual([
      { key: 'pewnik:records:damaged', store: 'records', text: '{' },
      { key: 'pewnik:records:damaged-2', store: 'records', text: '[' },
      { key: 'pewnik:settings:damaged', store: 'settings', text: '{"damaged' },
      { key: 'pewnik:drafts:damaged', store: 'drafts', text: '' },
    ])
    expect(hasSetAsideRecords(ANNA)).toBe(true)
  })

  it('are shown to nobody but those whose data they hold', () => {
    stored.set('pewnik:records:damaged', `{"version":2,"people":{"${EVA}":{"secret":1}}}`)
    stored.set('pewnik:settings:damaged', `{"${EVA}":{"emailNotifications":"yes"}}`)
    stored.set('pewnik:drafts:damaged', `{"version":1,"people":{"${EVA}":{"report":`)
    expect(keysFor(ANNA)).toEqual([])
    expect(hasSetAsideRecords(ANNA)).toBe(false)
    expect(keysFor(EVA)).toHaveLength(3)
  })

  it('are removed only as far as they are one’s own, and can be put back', () => {
    const text = `{"version":2,"people":{"${ANNA}":{"a":1},"${EVA}":{"secret":1}}}`
    stored.set('pewnik:records:damaged', text)
    const [copy] = listSetAside(ANNA)
    if (!copy) expect.fail('no copy')
    expect(copy.text).toBe(`{"version":2,"people":{"${ANNA}":{"a":1}}}`)

    removeSetAside(copy, ANNA)
    expect(keysFor(ANNA)).toEqual([])
    expect(stored.get('pewnik:records:damaged')).toBe(`{"version":2,"people":{"${EVA}":{"secret":1}}}`)

    restoreSetAside(copy)
    expect(listSetAside(ANNA).map((known) => known.text)).toEqual([copy.text])
  })

  it('leave no key behind when nobody else’s data is in them', () => {
    stored.set('pewnik:records:damaged', `{"version":1,"people":{"${ANNA}":`)
    const [copy] = listSetAside(ANNA)
    if (!copy) expect.fail('no copy')
    removeSetAside(copy, ANNA)
    expect(stored.size).toBe(0)
    removeSetAside(copy, ANNA)
    restoreSetAside(copy)
    expect(keysFor(ANNA)).toEqual(['pewnik:records:damaged'])
  })

  it('are none where the storage is blocked', () => {
    blockStorage()
    expect(listSetAside(ANNA)).toEqual([])
  })
})
