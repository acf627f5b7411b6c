import * as v from 'valibot'

const CHANNEL = 'pewnik:own-data'

const messageSchema = v.object({ userId: v.string(), store: v.picklist(['changes', 'settings']) })

/** A message to other tabs: whose data has changed, and in which store of the database. */
export type OwnDataMessage = v.InferOutput<typeof messageSchema>

type Listener = (message: OwnDataMessage) => void

let channel: BroadcastChannel | undefined

/** Tells the other tabs of this browser that what a person keeps has changed. */
export function tellOtherTabs(userId: string, store: OwnDataMessage['store']): void {
  const message: OwnDataMessage = { userId, store }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only its own origin.
  openChannel()?.postMessage(message)
}

/** Calls back when another tab has changed what a person keeps, in the order of asking; returns what ends that. */
export function onOtherTabsChange(listener: Listener): () => void {
  const listen = ({ data }: MessageEvent) => {
    const message = v.safeParse(messageSchema, data)
    if (message.success) listener(message.output)
  }
  openChannel()?.addEventListener('message', listen)
  return () => channel?.removeEventListener('message', listen)
}

/** Undefined if the browser blocks it together with the storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    channel ??= new BroadcastChannel(CHANNEL)
    return channel
  } catch {
    return undefined
  }
}

/**
 * Returns a function that runs a task, once at a time. If it is called while the task runs, the task runs once
 * more afterwards, however many calls there were: another tab may tell of thousands of changes one by one.
 */
export function onceAtATime(task: () => Promise<unknown>): () => void {
  let isAsked = false
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (isAsked) {
      isAsked = false
      // The task tells of its own failure. The next change asks for it again.
      await task().catch(() => undefined)
    }
    isRunning = false
  }
  return () => {
    isAsked = true
    if (!isRunning) void run()
  }
}
