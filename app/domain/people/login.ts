import * as v from 'valibot'

import { parseFields, type ParsedForm } from '~/domain/words/form'

import { SCREENS } from './screen'

const NO_EMAIL = 'Podaj adres e-mail'
const NO_PASSWORD = 'Podaj hasło'

const loginSchema = v.object({
  email: v.pipe(
    v.string(NO_EMAIL),
    v.trim(),
    v.nonEmpty(NO_EMAIL),
    v.email('Podaj adres e-mail w postaci nazwa@domena.pl'),
  ),
  password: v.pipe(v.string(NO_PASSWORD), v.nonEmpty(NO_PASSWORD)),
})

export const LOGIN_FAILED = 'Wystąpił błąd podczas logowania'
export const UNKNOWN_ACCOUNT = 'Nieprawidłowy email lub hasło'

/** Any password that is not empty is accepted (product rule). */
export function parseLogin(form: FormData): ParsedForm<v.InferOutput<typeof loginSchema>> {
  return parseFields(loginSchema, { email: form.get('email'), password: form.get('password') })
}

// A base for parsing. An address with another origin is not on this site.
const BASE = 'https://pewnik.invalid'

/**
 * Returns the address to open after signing in, or undefined if `value` is not an address of the panel.
 * URL parsing catches every way to name another host (`//host`, `/\host`, tabs, schemes).
 */
export function safeRedirect(value: string | null): string | undefined {
  if (!value?.startsWith('/')) return undefined
  const url = parseUrl(value)
  if (url?.origin !== BASE || url.pathname.startsWith('//')) return undefined
  if (!isPanelPath(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

/** The verification page is public, although its path starts like the panel's. */
const VERIFICATION_PATH = '/certificates/verify'

/** Files such as a PDF or an ICS are not screens. */
const FILE_EXTENSION = /\.[^/]*$/

function isPanelPath(pathname: string): boolean {
  if (isAtOrBelow(pathname, VERIFICATION_PATH) || FILE_EXTENSION.test(pathname)) return false
  return SCREENS.some(({ path }) => isAtOrBelow(pathname, path))
}

function isAtOrBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}

// URL.parse does the same, but phones from 2023 lack it.
function parseUrl(value: string): URL | undefined {
  try {
    return new URL(value, BASE)
  } catch {
    return undefined
  }
}
