import { beforeEach, describe, expect, it, vi } from 'vitest'

import { certificateAdded, signUp } from '../../support/changes'
import { openTab, refuseWritesAfter, stubBrowser } from '../../support/database'
import { blockStorage } from '../../support/storage'

const ANNA = 'u2JoFQVOEDZAGVYH'
const EWA = 'SARpeZrDfhUDszXd'

let stored: Map<string, string>

beforeEach(() => {
  ;({ stored } = stubBrowser())
})

const recordsText = (people: Record<string, readonly unknown[]>, version = 1) =>
  JSON.stringify({
    version,
    people: Object.fromEntries(
      Object.entries(people).map(([id, changes]) => [id, { generation: 3, changes }]),
    ),
  })

const draft = { id: 'draft-1', fields: { description: ['Upa'] } }

describe('data of an older version in localStorage', () => {
  it('are found again by each person and removed from localStorage', async () => {
    const strange = { kind: 'from-the-future', id: 'x' }
    stored.set(
      'pewnik:records',
      recordsText({ [ANNA]: [certificateAdded('a'), strange, 7], [EWA]: [signUp('b')] }),
    )
    stored.set('pewnik:settings', JSON.stringify({ [ANNA]: { reminderPeriod: '7' } }))
    stored.set('pewnik:drafts', JSON.stringify({ version: 1, people: { [EWA]: { report: draft } } }))
    stored.set('pewnik:session', 'untouched')

    const tab = await openTab()
    expect(await tab.readOwnData(ANNA)).toEqual({
      records: [certificateAdded('a'), strange, 7],
      settings: { reminderPeriod: '7' },
      drafts: {},
    })
    expect(await tab.readChanges(EWA)).toEqual([signUp('b')])
    expect(await tab.readDraft(EWA, 'report')).toEqual(draft)
    expect([...stored.keys()]).toEqual(['pewnik:session'])
    expect(await (await openTab()).readChanges(ANNA)).toEqual([certificateAdded('a')])
  })

  it('are added once where two tabs start at once', async () => {
    stored.set('pewnik:records', recordsText({ [ANNA]: [signUp('a'), signUp('b')] }))
    const [tab, other] = [await openTab(), await openTab()]
    await Promise.all([tab.readChanges(ANNA), other.readChanges(ANNA)])
    expect(await (await openTab()).readOwnData(ANNA)).toMatchObject({ records: [{ id: 'a' }, { id: 'b' }] })
  })

  it('replace nothing in the database', async () => {
    const tab = await openTab()
    await tab.saveSettings(ANNA, { reminderPeriod: '90' })
    await tab.saveDraft(ANNA, 'report', draft)
    stored.set('pewnik:settings', JSON.stringify({ [ANNA]: { reminderPeriod: '7' } }))
    stored.set(
      'pewnik:drafts',
      JSON.stringify({ version: 1, people: { [ANNA]: { report: { id: 'older', fields: {} } } } }),
    )
    const reloaded = await openTab()
    expect((await reloaded.readSettings(ANNA)).reminderPeriod).toBe('90')
    expect(await reloaded.readDraft(ANNA, 'report')).toEqual(draft)
    expect(await reloaded.listUnreadableCopies(ANNA)).toMatchObject([
      { source: 'settings', text: '{"reminderPeriod":"7"}' },
      { source: 'drafts', text: '{"report":{"id":"older","fields":{}}}' },
    ])
  })

  it('stay there as a whole where the browser is full, and the database serves on', async () => {
    const tab = await openTab()
    await tab.recordChanges(ANNA, [{ id: 'kept', build: (id) => signUp(id) }])
    const text = recordsText({ [ANNA]: [signUp('a'), signUp('b')] })
    stored.set('pewnik:records', text)
    vi.spyOn(console, 'warn').mockReturnValue()
    const reloaded = await openTab()
    refuseWritesAfter(1)
    expect(await reloaded.findUnreadable(ANNA)).toBe('left-behind')
    expect((await reloaded.readChanges(ANNA)).map(({ id }) => id)).toEqual(['kept'])
    expect(stored.get('pewnik:records')).toBe(text)

    vi.restoreAllMocks()
    const roomy = await openTab()
    expect((await roomy.readChanges(ANNA)).map(({ id }) => id)).toEqual(['kept', 'a', 'b'])
    expect(await roomy.findUnreadable(ANNA)).toBeUndefined()
    expect(stored.size).toBe(0)
  })

  it('are ignored where localStorage is blocked', async () => {
    blockStorage()
    const tab = await openTab()
    expect(await tab.findUnreadable(ANNA)).toBeUndefined()
  })
})

describe('a text that cannot be read', () => {
  const whole = recordsText({ [ANNA]: [signUp('a')] })

  it.each([
    ['broken off', 'pewnik:records', whole.slice(0, -20)],
    ['of a newer version', 'pewnik:records', recordsText({ [ANNA]: [] }, 2)],
    ['of another shape', 'pewnik:settings', `[{"${ANNA}":1}]`],
    ['under the key of an unreadable copy', 'pewnik:drafts:damaged', `{"${ANNA}":`],
    ['under the key of an earlier unreadable copy', 'pewnik:records:damaged-2', `"${ANNA}":{`],
  ])('(%s) is kept unchanged as a copy and reported', async (_, key, text) => {
    stored.set(key, text)
    const tab = await openTab()
    expect(await tab.readChanges(ANNA)).toEqual([])
    expect(await tab.findUnreadable(ANNA)).toEqual({ changes: 0, copies: 1, others: 0 })
    expect(await tab.listUnreadableCopies(ANNA)).toMatchObject([{ text }])
    expect(stored.size).toBe(0)
  })

  it('is offered only to people with an entry in it, or to everybody where nobody has one', async () => {
    // Ewa is the holder of a certificate that Anna has added.
    const ofAnna = recordsText({ [ANNA]: [certificateAdded('a', { userId: EWA })] })
    stored.set('pewnik:records', ofAnna.slice(0, -20))
    stored.set('pewnik:drafts', '{"vers')
    const tab = await openTab()
    expect(await tab.listUnreadableCopies(ANNA)).toHaveLength(2)
    expect(await tab.listUnreadableCopies(EWA)).toMatchObject([{ source: 'drafts', text: '{"vers' }])
  })

  it('is kept once, though two tabs take it over at once', async () => {
    stored.set('pewnik:records', whole.slice(0, -20))
    const [tab, other] = [await openTab(), await openTab()]
    await Promise.all([tab.readChanges(ANNA), other.readChanges(ANNA)])
    expect(await tab.listUnreadableCopies(ANNA)).toHaveLength(1)
  })

  it('of one person does not affect other people', async () => {
    stored.set(
      'pewnik:records',
      JSON.stringify({ version: 1, people: { [ANNA]: { changes: '?' }, [EWA]: { changes: [signUp('b')] } } }),
    )
    const tab = await openTab()
    expect(await tab.listUnreadableCopies(ANNA)).toMatchObject([
      { source: 'records', text: '{"changes":"?"}' },
    ])
    expect(await tab.listUnreadableCopies(EWA)).toEqual([])
    expect(await tab.readChanges(EWA)).toEqual([signUp('b')])
  })
})
