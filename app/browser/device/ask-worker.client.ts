import { createId } from '~/browser/store/create-id.client'

import type { WorkerAnswer, WorkerJob } from './worker-job'

/** A slow connection brings the code of a worker within this time. */
const ARRIVAL_MS = 60_000

/**
 * Asks a worker that was made for this one request, and ends it. Undefined if it fails, dies for lack of memory or takes
 * longer than `patience`, in milliseconds from when its code has arrived. Throws the reason of the signal if that ends
 * the request.
 */
export async function askWorker<Request, Answer>(
  worker: Worker,
  request: Request,
  { signal, patience }: { signal?: AbortSignal | undefined; patience?: number } = {},
): Promise<Answer | undefined> {
  const ended = new AbortController()
  try {
    signal?.throwIfAborted()
    return await new Promise<Answer | undefined>((resolve, reject) => {
      const giveUp = () => resolve(undefined)
      const lock = `pewnik:worker:${createId()}`
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<Answer>>) => {
        if (data.kind === 'answered') resolve(data.answer)
        else if (data.kind === 'failed') giveUp()
        else {
          if (patience !== undefined) setTimeout(giveUp, patience)
          // The worker holds the lock for as long as it lives, so this gets it when the worker dies.
          navigator.locks.request(lock, { signal: ended.signal }, giveUp).catch(() => undefined)
        }
      })
      worker.addEventListener('error', giveUp)
      worker.addEventListener('messageerror', giveUp)
      signal?.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal })
      // Without TLS there are no locks, and no word that the code has arrived.
      if (patience !== undefined) setTimeout(giveUp, patience + ARRIVAL_MS)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
      worker.postMessage({ request, lock } satisfies WorkerJob<Request>)
    })
  } finally {
    ended.abort()
    worker.terminate()
  }
}
