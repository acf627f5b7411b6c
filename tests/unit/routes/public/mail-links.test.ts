import {
  createStaticHandler,
  RouterContextProvider,
  type LoaderFunction,
  type StaticHandlerContext,
} from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Reminder } from '~/server/store/reminder-rows.server'

import { planOf } from '../../../support/reminder-sender'
import { openVaultServer, type VaultServer } from '../../../support/vault-server'

const PAGES = import.meta.glob<{ loader: LoaderFunction; action: LoaderFunction }>(
  '/app/routes/public/reminders/{confirm,end}.tsx',
)

const ID = 'aaaaaaaaaaaaaaaaaaaaaa'

let server: VaultServer

beforeEach(async () => {
  server = await openVaultServer()
})

afterEach(() => server.close())

/** Keeps a reminder that waits for its owner, and returns the path of a link to it. */
async function linkTo(purpose: 'confirm' | 'end', target = 'anna@firma.pl'): Promise<string> {
  const { mailLinkPath } = await import('~/server/reminders/mail-links.server')
  const path = await server.withStore(async (store) => {
    const plan = JSON.stringify(planOf([], { language: 'uk' }))
    const kept = {
      id: ID,
      tokenHash: 'hash',
      channel: 'mail' as const,
      target,
      plan,
      changedOn: '2026-11-28',
    }
    await store.putReminder(kept, () => '2027-11-28')
    return mailLinkPath(store, purpose, { id: ID, target, language: 'uk' })
  })
  return path ?? ''
}

async function rowOf(): Promise<Reminder | undefined> {
  const found = await server.withStore(async (store) => ({ row: await store.findReminder(ID) }))
  return found?.row
}

async function visit(path: string, init?: RequestInit) {
  const routes = await Promise.all(
    ['confirm', 'end'].map(async (purpose) => {
      const page = await PAGES[`/app/routes/public/reminders/${purpose}.tsx`]?.()
      return {
        id: purpose,
        path: `/reminders/:id/${purpose}/:token`,
        loader: page?.loader,
        action: page?.action,
      }
    }),
  )
  const request = new Request(new URL(path, 'http://pewnik.example'), init)
  const context = await createStaticHandler(routes).query(request, {
    requestContext: new RouterContextProvider(),
  })
  if (context instanceof Response) throw new Error('It is no page')
  return context
}

const press = (path: string, body = '') =>
  visit(path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })

const dataOf = ({ statusCode, loaderData, actionData }: StaticHandlerContext) => ({
  status: statusCode,
  ...Object.values(loaderData)[0],
  ...Object.values(actionData ?? {})[0],
})

describe('the link that confirms an address', () => {
  it('does nothing when it is opened, as scanners of mail do, and confirms at the press', async () => {
    const link = await linkTo('confirm')
    expect(dataOf(await visit(link))).toEqual({ status: 200, language: 'uk', isConfirmed: false })
    expect((await rowOf())?.state).toBe('unconfirmed')
    expect(dataOf(await press(link))).toMatchObject({ status: 200, isConfirmed: true, isNew: true })
    expect((await rowOf())?.state).toBe('active')
    expect(dataOf(await press(link))).toMatchObject({ status: 200, isConfirmed: true, isNew: false })
  })

  it('leads to nothing once the device has given another address, or with another token', async () => {
    const link = await linkTo('confirm')
    await linkTo('confirm', 'ewa@firma.pl')
    for (const wrong of [
      link,
      link.replace('?', '!?'),
      `/reminders/nobody/confirm/${new URL(link, 'http://x').pathname.slice(-43)}`,
    ]) {
      expect((await visit(wrong)).statusCode).toBe(404)
      expect((await press(wrong)).statusCode).toBe(404)
    }
    expect((await rowOf())?.state).toBe('unconfirmed')
  })
})

describe('the link that ends reminders', () => {
  it('ends them at the press of a mail program, and forgets the address', async () => {
    const link = await linkTo('end')
    expect(dataOf(await visit(link))).toEqual({ status: 200, language: 'uk', isEnded: false })
    const ended = dataOf(await press(link, 'List-Unsubscribe=One-Click'))
    expect(ended).toEqual({ status: 200, language: 'uk', isEnded: true, isNew: true })
    expect(await rowOf()).toMatchObject({ state: 'ended', target: '', plan: '' })
    expect(dataOf(await press(link))).toMatchObject({ status: 200, isNew: false })
  })

  it('speaks the language of the mail after they have ended', async () => {
    const link = await linkTo('end')
    await press(link)
    expect(dataOf(await visit(link))).toEqual({ status: 200, language: 'uk', isEnded: true })
    expect(dataOf(await press(link))).toMatchObject({ language: 'uk', isNew: false })
    expect(dataOf(await visit(link.replace('=uk', '=de')))).toMatchObject({ language: 'pl' })
  })

  it('says that they have ended, also if their device has taken them back', async () => {
    const link = await linkTo('end')
    await server.withStore(async (store) => {
      await store.removeReminder(ID)
      return true
    })
    expect(dataOf(await visit(link))).toMatchObject({ status: 200, isEnded: true })
  })

  it('is no link that confirms', async () => {
    const link = await linkTo('end')
    expect((await press(link.replace('/end/', '/confirm/'))).statusCode).toBe(404)
    expect((await rowOf())?.state).toBe('unconfirmed')
  })
})
