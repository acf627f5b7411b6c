import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { certificateRecord, TODAY, user } from '../../../../support/builders'
import { blockDatabase, stubBrowser } from '../../../../support/database'

// There is no document here, so an action that showed a toast or moved the focus itself would throw.

beforeEach(() => {
  stubBrowser()
  vi.resetModules()
})

const viewer = user({ id: 'admin-1', role: 'admin' })
const pending = certificateRecord({ status: 'pending' })

async function decide(decision: 'confirm' | 'revoke', form = new FormData(), certificate = pending) {
  const { decideOnCertificate } = await import('~/routes/panel/certificates/one/decide-on-certificate')
  const certificateAfter = (changes: readonly Change[]) =>
    certificateRecord({ status: changes.length > 0 ? 'active' : certificate.status })
  return decideOnCertificate(decision, form, { viewer, certificate, certificateAfter, today: TODAY })
}

describe('an action says as data', () => {
  it('what was recorded, how to undo it and where the focus goes', async () => {
    expect(await decide('confirm')).toMatchObject({
      toast: { type: 'success', title: 'Potwierdzono w panelu', action: { label: 'Cofnij' } },
      focus: 'heading',
    })
  })

  it('nothing of a second tap but where the focus goes', async () => {
    await decide('confirm')
    expect(await decide('confirm')).toEqual({ focus: 'heading' })
  })

  it('that it is too late', async () => {
    expect(await decide('confirm', undefined, certificateRecord())).toMatchObject({
      toast: { type: 'error', title: 'Tego nie można już zrobić' },
    })
  })

  it('what is wrong with a form', async () => {
    expect(await decide('revoke')).toMatchObject({ isRefused: true, errors: { reason: expect.any(String) } })
  })

  it('that the browser stores nothing: a button by a toast, a form by itself', async () => {
    blockDatabase()
    expect(await decide('confirm')).toMatchObject({
      isRefused: true,
      toast: { type: 'error', title: 'Nie udało się zapisać' },
    })
    const form = new FormData()
    form.set('reason', 'Wystawiony przez pomyłkę')
    expect(await decide('revoke', form)).toEqual({ isRefused: true, isNotStored: true })
  })
})
