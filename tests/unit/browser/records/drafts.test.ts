import { beforeEach, describe, expect, it } from 'vitest'

import { blockDatabase, openTab, refuseWritesAfter, stubBrowser } from '../../../support/database'

beforeEach(() => {
  stubBrowser()
})

const draft = (description: string, id = 'draft-1') => ({ id, fields: { description: [description] } })

describe('a draft', () => {
  it('is empty at first, with a new id each time', async () => {
    const tab = await openTab()
    const first = await tab.readDraft('user-1', 'report')
    expect(first.fields).toEqual({})
    expect(first.id).toMatch(/^[A-Za-z0-9]{16}$/)
    expect((await tab.readDraft('user-1', 'report')).id).not.toBe(first.id)
  })

  it('has the last typed values, also after a reload', async () => {
    const tab = await openTab()
    await Promise.all([
      tab.saveDraft('user-1', 'report', draft('Upa')),
      tab.saveDraft('user-1', 'report', draft('Upadek')),
    ])
    expect(await (await openTab()).readDraft('user-1', 'report')).toEqual(draft('Upadek'))
  })

  it('is kept for each form and each person', async () => {
    const tab = await openTab()
    await tab.saveDraft('user-1', 'report', draft('mine'))
    await tab.saveDraft('user-1', 'certificate', draft('mine too', 'draft-2'))
    await tab.saveDraft('user-2', 'report', draft('theirs', 'draft-3'))
    await tab.dropDraft('user-1', 'report')
    expect((await tab.readDraft('user-1', 'report')).fields).toEqual({})
    expect(await tab.readDraft('user-1', 'certificate')).toEqual(draft('mine too', 'draft-2'))
    expect(await tab.readDraft('user-2', 'report')).toEqual(draft('theirs', 'draft-3'))
  })

  it.each(['<script>alert(1)</script>', 'javascript:alert(1)', '\u202e', 'ą'.repeat(1e5)])(
    'keeps every typed text unchanged',
    async (text) => {
      const tab = await openTab()
      await tab.saveDraft('user-1', 'report', draft(text))
      expect((await tab.readDraft('user-1', 'report')).fields.description).toEqual([text])
    },
  )

  it('has a mark in the place of half a letter, as a form that is sent has', async () => {
    const tab = await openTab()
    await tab.saveDraft('user-1', 'report', draft('Upadek \ud83d'))
    expect(await tab.readDraft('user-1', 'report')).toEqual(draft('Upadek \ufffd'))
  })

  it('that cannot be read counts as empty, and a new draft keeps it as a copy', async () => {
    const tab = await openTab()
    await tab.writeDatabase(['drafts'], (transaction) =>
      transaction.objectStore('drafts').add({ userId: 'user-1', form: 'report', draft: { id: 1 } }),
    )
    expect((await tab.readDraft('user-1', 'report')).fields).toEqual({})
    await tab.saveDraft('user-1', 'report', draft('new'))
    expect(await tab.readDraft('user-1', 'report')).toEqual(draft('new'))
    expect(await tab.listUnreadableCopies('user-1')).toEqual([{ source: 'drafts', text: '{"id":1}' }])
  })

  it('that cannot be read is kept as a copy also when it is dropped, by itself or with what is recorded', async () => {
    const tab = await openTab()
    const add = (form: string, content: unknown) =>
      tab.writeDatabase(['drafts'], (transaction) =>
        transaction.objectStore('drafts').add({ userId: 'user-1', form, draft: content }),
      )
    await add('report', { id: 1 })
    await tab.dropDraft('user-1', 'report')
    await add('training', 7)
    await tab.recordChanges('user-1', [], { draft: 'training' })
    expect((await tab.listUnreadableCopies('user-1')).map(({ text }) => text)).toEqual(['{"id":1}', '7'])
    expect((await tab.readOwnData('user-1')).drafts).toEqual({})

    await add('report', { id: 1 })
    await tab.dropDraft('user-1', 'report')
    expect(await tab.listUnreadableCopies('user-1')).toHaveLength(2)
  })

  it('keeps its last stored values if the browser is full', async () => {
    const tab = await openTab()
    await tab.saveDraft('user-1', 'report', draft('short'))
    refuseWritesAfter(0)
    await expect(tab.saveDraft('user-1', 'report', draft('long'))).rejects.toThrow(tab.StorageError)
    expect(await tab.readDraft('user-1', 'report')).toEqual(draft('short'))
  })

  it('is empty if site data are blocked', async () => {
    blockDatabase()
    const tab = await openTab()
    expect((await tab.readDraft('user-1', 'report')).fields).toEqual({})
    await expect(tab.saveDraft('user-1', 'report', draft('typed'))).rejects.toThrow(tab.StorageError)
  })
})
