import { beforeEach, describe, expect, it } from 'vitest'

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

describe('what an older version kept in localStorage', () => {
  it('is found again by each person, and is gone from there', async () => {
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

  it('adds nothing twice where two tabs start at once', async () => {
    stored.set('pewnik:records', recordsText({ [ANNA]: [signUp('a'), signUp('b')] }))
    const [tab, other] = [await openTab(), await openTab()]
    await Promise.all([tab.readChanges(ANNA), other.readChanges(ANNA)])
    expect(await (await openTab()).readOwnData(ANNA)).toMatchObject({ records: [{ id: 'a' }, { id: 'b' }] })
  })

  it('takes the place of nothing that the database has already', async () => {
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
  })

  it('stays there where the browser is too full to take it over', async () => {
    const text = recordsText({ [ANNA]: [signUp('a'), signUp('b')] })
    stored.set('pewnik:records', text)
    const tab = await openTab()
    refuseWritesAfter(1)
    expect(await tab.findUnreadable(ANNA)).toBe('refused')
    expect(stored.get('pewnik:records')).toBe(text)
  })

  it('is nothing where localStorage is blocked', async () => {
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
    ['set aside by an older version', 'pewnik:drafts:damaged', `{"${ANNA}":`],
    ['set aside before that', 'pewnik:records:damaged-2', `"${ANNA}":{`],
  ])('(%s) is kept to the letter as a copy, and told', async (_, key, text) => {
    stored.set(key, text)
    const tab = await openTab()
    expect(await tab.readChanges(ANNA)).toEqual([])
    expect(await tab.findUnreadable(ANNA)).toEqual({ changes: 0, others: 1 })
    expect(await tab.listUnreadableCopies(ANNA)).toMatchObject([{ text }])
    expect(stored.size).toBe(0)
  })

  it('is offered only to people who have an entry in it, and to anybody where nobody has', async () => {
    // Ewa holds the certificate that Anna has added.
    const ofAnna = recordsText({ [ANNA]: [certificateAdded('a', { userId: EWA })] })
    stored.set('pewnik:records', ofAnna.slice(0, -20))
    stored.set('pewnik:drafts', '{"vers')
    const tab = await openTab()
    expect(await tab.listUnreadableCopies(ANNA)).toHaveLength(2)
    expect(await tab.listUnreadableCopies(EWA)).toMatchObject([{ source: 'drafts', text: '{"vers' }])
  })

  it('of one person leaves the others whole', async () => {
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
