import { beforeEach, describe, expect, it, vi } from 'vitest'

import {
  endSession,
  findSessionUser,
  onSessionChange,
  readSession,
  requireUser,
  requireViewer,
  startSession,
} from '~/browser/session/session.client'
import { StorageError } from '~/browser/store/storage.client'

import { user } from '../../../support/builders'
import { blockStorage, stubStorage } from '../../../support/storage'

const KEY = 'pewnik:session'
let { stored } = stubStorage()

beforeEach(() => {
  ;({ stored } = stubStorage())
  showAddress('https://pewnik.example/')
})

/** Makes it the address that the browser shows. */
function showAddress(address: string): void {
  vi.stubGlobal('location', new URL(address))
}

function thrownBy(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  return expect.fail('nothing was thrown')
}

/** Returns where the thrown redirect leads. */
function redirectOf(act: () => unknown): string | null {
  const answer = thrownBy(act)
  if (!(answer instanceof Response)) throw new TypeError('no redirect')
  expect(answer.status).toBe(302)
  return answer.headers.get('Location')
}

/** Returns what a page in whose memory nothing is does with the session. */
async function openPage() {
  vi.resetModules()
  const { requireUser: require } = await import('~/browser/session/session.client')
  const { rememberedAddress } = await import('~/browser/session/return-address.client')
  return { requireUser: require, rememberedAddress }
}

describe('the session', () => {
  it('lasts from signing in to signing out', () => {
    const anna = user({ phone: '+48 500 000 102' })
    expect(readSession()).toBeUndefined()
    startSession(anna)
    expect(readSession()).toEqual(anna)
    endSession()
    expect(readSession()).toBeUndefined()
    expect(stored.has(KEY)).toBe(false)
  })

  it.each([
    ['malformed JSON', '{"id":"user-1"'],
    ['another shape', '["user-1"]'],
    ['null', 'null'],
    ['nothing', ''],
    ['an unknown role', JSON.stringify({ ...user(), role: 'superuser' })],
    ['a role of the language', JSON.stringify({ ...user(), role: 'constructor' })],
    ['an empty id', JSON.stringify(user({ id: '' }))],
    ['no surname', JSON.stringify({ ...user(), lastName: undefined })],
  ])('counts as signed out where %s is stored, and that is removed', (_, text) => {
    stored.set(KEY, text)
    stored.set('pewnik:records', 'somebody’s work')
    expect(readSession()).toBeUndefined()
    expect([...stored.keys()]).toEqual(['pewnik:records'])
  })

  it('drops a field that a person does not have', () => {
    stored.set(KEY, JSON.stringify({ ...user(), permissions: ['view_reports'] }))
    expect(readSession()).toEqual(user())
  })
})

describe('a storage that is blocked', () => {
  it('makes signing in and out fail, and counts as signed out elsewhere', () => {
    blockStorage()
    expect(() => readSession()).toThrow(StorageError)
    expect(() => startSession(user())).toThrow(StorageError)
    expect(() => endSession()).toThrow(StorageError)
    expect(findSessionUser()).toBeUndefined()
  })

  it('leads to the sign-in page', () => {
    blockStorage()
    expect(thrownBy(() => requireUser(new URL('https://pewnik.example/dashboard')))).toBeInstanceOf(Response)
  })
})

describe('a panel URL', () => {
  const url = new URL('https://pewnik.example/certificates?status=expired&q=wi%C5%9Bniewska')

  it('knows the person who is signed in', () => {
    startSession(user())
    expect(requireUser(url)).toEqual(user())
    expect(requireViewer('certificates', url)).toEqual(user())
  })

  it.each([
    ['by everyone', () => requireUser(url)],
    ['where a screen has its own viewers', () => requireViewer('centres', url)],
  ])('opened signed out %s leads to the sign-in page, which keeps path and choices', (_, open) => {
    const target = new URL(redirectOf(open) ?? '', url)
    expect(target.pathname).toBe('/login')
    expect([...target.searchParams]).toEqual([['redirectTo', '/certificates?status=expired']])
    expect(target.hash).toBe('')
  })

  it('answers 403 if the role may not open the screen', () => {
    startSession(user({ role: 'employee' }))
    expect(thrownBy(() => requireViewer('centres', url))).toMatchObject({ data: null, init: { status: 403 } })
    startSession(user({ role: 'admin' }))
    expect(requireViewer('centres', url).role).toBe('admin')
  })
})

describe('the listener of another tab', () => {
  it('is called when a person signs in or out, until it is removed', () => {
    const tab = new EventTarget()
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
    vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
    const change = (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
    const notify = vi.fn<() => void>()

    const stop = onSessionChange(notify)
    change('pewnik:records')
    expect(notify).not.toHaveBeenCalled()
    change(KEY)
    expect(notify).toHaveBeenCalledTimes(1)
    // A null key means that the whole storage was cleared.
    change(null)
    expect(notify).toHaveBeenCalledTimes(2)

    stop()
    change(KEY)
    expect(notify).toHaveBeenCalledTimes(2)
  })
})

describe('words that somebody has typed into a list', () => {
  it('move to the fragment if an own register opens an older bookmark', () => {
    startSession(user({ role: 'employer', hasRegister: true }))
    const older = new URL('https://pewnik.example/employees/duty?q=Nowak&show=lacking&position=spawacz')
    expect(redirectOf(() => requireViewer('employees', older))).toBe(
      '/employees/duty?show=lacking#q=Nowak&position=spawacz',
    )
    const chosen = new URL('https://pewnik.example/employees/duty?show=lacking')
    expect(requireViewer('employees', chosen).hasRegister).toBe(true)
  })

  it('stay in the search with the sample', () => {
    startSession(user({ role: 'employer' }))
    const bookmark = new URL('https://pewnik.example/employees?q=Nowak')
    expect(requireViewer('employees', bookmark)).toEqual(user({ role: 'employer' }))
  })

  it.each(['/employees?q=Nowak&page=2', '/employees?page=2#q=Nowak'])(
    'wait in the page while somebody signs in: %s',
    async (path) => {
      const fresh = await openPage()
      showAddress(`https://pewnik.example${path}`)
      const url = new URL(`https://pewnik.example${path.split('#')[0]}`)
      expect(redirectOf(() => fresh.requireUser(url))).toBe('/login?redirectTo=%2Femployees%3Fpage%3D2')
      expect(fresh.rememberedAddress('/employees?page=2')).toBe(path)
      expect(fresh.rememberedAddress('/dashboard')).toBe('/dashboard')
      startSession(user())
      fresh.requireUser(url)
      expect(fresh.rememberedAddress('/employees?page=2')).toBe('/employees?page=2')
    },
  )

  it('do not wait for the next person of a page', async () => {
    const used = await openPage()
    startSession(user())
    const path = '/certificates#q=Nowak'
    showAddress(`https://pewnik.example${path}`)
    const url = new URL('https://pewnik.example/certificates')
    used.requireUser(url)
    endSession()
    redirectOf(() => used.requireUser(url))
    expect(used.rememberedAddress('/certificates')).toBe('/certificates')
  })
})
