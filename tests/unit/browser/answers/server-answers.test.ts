import { describe, expect, it, vi } from 'vitest'

import { listAccounts } from '~/data/users.server'

import { blockDatabase, stubBrowser } from '../../../support/database'

const [account] = listAccounts()

const ANSWER = { data: { today: '2026-11-21' }, fetchedAt: new Date('2026-11-21T09:05:00Z') }

/** Opens a tab of an empty browser, in which somebody is signed in. */
async function openSignedIn() {
  stubBrowser()
  vi.resetModules()
  const answers = await import('~/browser/answers/server-answers.client')
  const session = await import('~/browser/session/session.client')
  if (account) session.startSession(account)
  return { ...answers, ...session }
}

describe('an answer of the server', () => {
  it('is kept with its time, under its name', async () => {
    const { keepAnswer, readAnswer } = await openSignedIn()
    await keepAnswer('panel', ANSWER)
    expect(await readAnswer('panel')).toEqual(ANSWER)
    expect(await readAnswer('other')).toBeUndefined()
  })

  it('goes when the person signs out, and none comes after that', async () => {
    const { keepAnswer, readAnswer, forgetAnswers, endSession } = await openSignedIn()
    await keepAnswer('panel', ANSWER)
    endSession()
    await forgetAnswers()
    await keepAnswer('panel', ANSWER)
    expect(await readAnswer('panel')).toBeUndefined()
  })

  it('is missing without an error if the browser blocks its database', async () => {
    const { keepAnswer, readAnswer, forgetAnswers } = await openSignedIn()
    blockDatabase()
    await keepAnswer('panel', ANSWER)
    await forgetAnswers()
    expect(await readAnswer('panel')).toBeUndefined()
  })
})
