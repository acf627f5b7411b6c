const CHANNEL = 'pewnik:own-data'

type Listener = (userId: string) => void

const listeners = new Set<Listener>()

const channel = openChannel()

channel?.addEventListener('message', ({ data: userId }) => {
  if (typeof userId === 'string') for (const listener of listeners) listener(userId)
})

/** Tells the other tabs of this browser that what a person keeps has changed. */
export function tellOtherTabs(userId: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only its own origin.
  channel?.postMessage(userId)
}

/** Calls back with the person's id when another tab has changed what they keep; returns what ends that. */
export function onOtherTabsChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined where the browser blocks it together with the storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    return undefined
  }
}
