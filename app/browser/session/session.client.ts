import { data, href, redirect, redirectDocument, replace } from 'react-router'
import * as v from 'valibot'

import { readStored, removeStored, StorageError, writeStored } from '~/browser/store/storage.client'
import { canOpen, type ScreenId } from '~/domain/people/screen'
import { userSchema, type User } from '~/domain/people/user'
import { keepLast } from '~/domain/words/keep-last'
import { writeListAddress } from '~/domain/words/list-address'

import { forgetAddress, rememberAddress } from './return-address.client'

const SESSION_KEY = 'pewnik:session'

const storedUser = v.pipe(v.string(), v.parseJson(), userSchema)

const parseUser = keepLast((stored: string) => v.safeParse(storedUser, stored))

/** Returns the signed-in person, or undefined. Removes what cannot be parsed. Throws StorageError. */
export function readSession(): User | undefined {
  const stored = readStored(SESSION_KEY)
  if (stored === null) return undefined
  const parsed = parseUser(stored)
  if (parsed.success) return parsed.output
  removeStored(SESSION_KEY)
  return undefined
}

/** Returns the signed-in person, or undefined. A blocked storage counts as signed out. */
export function findSessionUser(): User | undefined {
  try {
    return readSession()
  } catch (error) {
    if (error instanceof StorageError) return undefined
    throw error
  }
}

/** True if the signed-in person has a register under that id. */
export function ownsRegister(userId: string): boolean {
  const user = findSessionUser()
  return user?.id === userId && user.hasRegister === true
}

/** Signs a person in, in all tabs of this browser; throws StorageError. */
export function startSession(user: User): void {
  writeStored(SESSION_KEY, JSON.stringify(user))
}

/** Signs out in all tabs of this browser, without asking the server. Throws StorageError. */
export function endSession(): void {
  removeStored(SESSION_KEY)
}

/** Calls back when another tab signs in or out; returns what ends that. */
export function onSessionChange(notify: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === SESSION_KEY || key === null) notify()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** The person whom this document shows. Its screens, windows, toasts and modules hold what they have read and typed. */
let personOfDocument: string | undefined

/**
 * Returns the signed-in person, or throws a redirect to the sign-in page, which leads back to `url`. Another person than
 * before gets a new document, so that nothing of the one before is left: no form, no window and no action under way. In
 * an own register it moves typed words of an older bookmark to the fragment, before a loader asks the server by that
 * address.
 */
export function requireUser(url: URL): User {
  const user = findSessionUser()
  if (!user) {
    const redirectTo = rememberAddress(url, personOfDocument !== undefined)
    throw redirect(`${href('/login')}?${new URLSearchParams({ redirectTo })}`)
  }
  forgetAddress()
  personOfDocument ??= user.id
  if (personOfDocument !== user.id) throw redirectDocument(url.pathname + url.search)
  if (user.hasRegister) {
    const { search, hash } = writeListAddress(url.searchParams, true)
    if (hash) throw replace(url.pathname + search + hash)
  }
  return user
}

/** Returns the signed-in person, or throws 403 if they may not open the screen. */
export function requireViewer(screen: ScreenId, url: URL): User {
  const viewer = requireUser(url)
  if (!canOpen(viewer, screen)) throw data(null, { status: 403 })
  return viewer
}
