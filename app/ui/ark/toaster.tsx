import { memo, useEffect, useSyncExternalStore } from 'react'

import { fetchAhead } from '~/ui/when-idle'

import type * as ToastListModule from './toast-list'

// The list of toasts uses Ark, and no screen needs it before its first paint.
let list: typeof ToastListModule | undefined
const hosts = new Set<() => void>()

async function fetchList() {
  if (!list) {
    list = await import('./toast-list')
    for (const update of hosts) update()
  }
  return list
}

/**
 * Shows a toast for a few seconds. Works in the browser only. If the list cannot be fetched, as without a network on
 * a first visit, the browser's own message says the same.
 */
export function showToast(
  type: ToastListModule.ToastContent['type'],
  title: string,
  description?: string,
  action?: ToastListModule.ToastContent['action'],
): void {
  void fetchList().then(
    ({ addToast }) => addToast({ type, title, description, action }),
    () => alert([title, description].filter(Boolean).join('\n')),
  )
}

/** The distance of what is at the lower edge from the edge, and of the toasts from that. */
const MARGIN = 16

/**
 * A ref for what stays at the lower edge of the screen: while it is there, toasts are above it. On a phone `panel.css`
 * leaves room for them there.
 */
export function keepToastsAbove(element: HTMLElement | null) {
  if (!element) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--below-toasts', `${element.offsetHeight + MARGIN}px`),
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty('--below-toasts')
  }
}

/** Closes the toast whose action has this id. */
export function dismissToast(id: string): void {
  list?.closeToast(id)
}

/**
 * The place of the toasts. It fetches their list once the browser is idle, or with the first toast. It is not rendered
 * again with the screen around it.
 */
export const Toaster = memo(function Toaster() {
  const fetched = useSyncExternalStore(
    watchList,
    () => list,
    () => undefined,
  )
  // An effect, because fetching is a side effect. The first toast tries again if this fails.
  useEffect(() => fetchAhead(fetchList), [])
  return fetched && <fetched.ToastList />
})

function watchList(update: () => void): () => void {
  hosts.add(update)
  return () => hosts.delete(update)
}
