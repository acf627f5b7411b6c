/**
 * True if the browser would show days and hours the way another language does, and people type. Browsers draw their fields
 * in the language of their menus, which `navigator.language` does not tell: it is the one that pages are asked for.
 */
export function needsOwnInput(): boolean {
  if (!matchMedia('(pointer: fine)').matches) return false
  return prefersOtherLanguage() || !POLISH.test(new Intl.DateTimeFormat().resolvedOptions().locale)
}

/** True if pages are asked for in another language. Lists ask only this: the first object of Intl takes long. */
export function prefersOtherLanguage(): boolean {
  return !POLISH.test(navigator.language)
}

const POLISH = /^pl\b/i
