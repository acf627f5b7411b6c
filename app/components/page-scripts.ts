/**
 * Tells whether a page needs scripts. A route with the handle `{ scripts: false }` is plain HTML: it opens at once,
 * on any phone.
 */
export function hasScripts(handles: readonly unknown[]): boolean {
  return !handles.some(
    (handle) =>
      typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === false,
  )
}
