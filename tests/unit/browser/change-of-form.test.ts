import { beforeEach, describe, expect, it } from 'vitest'

import { changeOfForm } from '~/browser/change-of-form.client'
import { addChanges, readChanges, undoChanges } from '~/browser/records.client'
import type { Change } from '~/domain/change'

import { TODAY } from '../../support/builders'
import { stubStorage } from '../../support/storage'

beforeEach(() => {
  stubStorage()
})

const asked = (id: string, description: string, day = TODAY) =>
  changeOfForm('ewa', id, (changeId): Change => ({
    kind: 'report-filed',
    id: changeId,
    day,
    report: { description, date: TODAY, type: 'accident', reportedBy: 'ewa', id: changeId },
  }))

async function send(id: string, description: string, day = TODAY) {
  await addChanges('ewa', [asked(id, description, day)])
}

const kept = () =>
  readChanges('ewa').flatMap((change) => (change.kind === 'report-filed' ? [change.report.description] : []))

describe('the change that a form asks for', () => {
  it('has the id of the form', () => {
    expect(asked('form-1', 'Upadek')).toMatchObject({ id: 'form-1', report: { id: 'form-1' } })
  })

  it('is one, though the form is sent twice, even across midnight', async () => {
    await send('form-1', 'Upadek')
    await send('form-1', 'Upadek')
    await send('form-1', 'Upadek', '2026-11-22')
    expect(kept()).toEqual(['Upadek'])
  })

  it('is another where a copy of the form, open in another tab, says something else', async () => {
    await send('form-1', 'Upadek')
    await send('form-1', 'Skaleczenie')
    expect(kept()).toEqual(['Upadek', 'Skaleczenie'])
  })

  it('is another where the first was undone', async () => {
    const first = asked('form-1', 'Upadek')
    await addChanges('ewa', [first])
    await undoChanges('ewa', [first])
    await send('form-1', 'Upadek')
    expect(kept()).toEqual(['Upadek'])
  })

  it('gets an id of its own where the form has none that could be one', () => {
    for (const id of ['', '<script>', '../x', 'a'.repeat(100), '\u202e'])
      expect(asked(id, 'Upadek').id, `sent as ${id}`).toMatch(/^\w{16}$/)
  })
})
