import type { ReactNode } from 'react'

/**
 * The kinds of pages. Each has a stylesheet in `app/styles`, with little more than the classes that it uses. `plain` sends
 * no scripts. `crew`: what the crew opens on its phones.
 */
export type PageKind = 'plain' | 'public' | 'crew' | 'panel'

/**
 * Draws the frame around a screen. The frame stays while screens, and the fallback of the first one, replace each
 * other: the root draws it, because inside the layout it would be drawn twice and lose a search that is open.
 */
type Frame = (screen: ReactNode) => ReactNode

/** The kind of page that a route belongs to. A route without it is a public page. */
export type PageHandle = { page: 'plain' | 'crew' } | { page: 'panel'; frame: Frame }

/** Returns the kind of page that one of the matched routes says in its handle. */
export function pageKindOf(handles: readonly unknown[]): PageKind {
  return handles.find(isPageHandle)?.page ?? 'public'
}

/** Returns the screen in the frame that one of the matched routes has in its handle, if there is one. */
export function withFrame(handles: readonly unknown[], screen: ReactNode): ReactNode {
  const handle = handles.find(isPageHandle)
  return handle?.page === 'panel' ? handle.frame(screen) : screen
}

function isPageHandle(handle: unknown): handle is PageHandle {
  if (typeof handle !== 'object' || handle === null || !('page' in handle)) return false
  return handle.page === 'plain' || handle.page === 'crew' || (handle.page === 'panel' && 'frame' in handle)
}
