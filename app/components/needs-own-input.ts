/**
 * True if the browser would show days and hours the way another language does, and people type. Browsers draw their fields
 * in the language of their menus, which `navigator.language` does not tell: it is the one that pages are asked for.
 */
export function needsOwnInput(): boolean {
  const { locale } = new Intl.DateTimeFormat().resolvedOptions()
  return !/^pl\b/i.test(locale) && matchMedia('(pointer: fine)').matches
}
