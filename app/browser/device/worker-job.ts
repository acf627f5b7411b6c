/// <reference lib="webworker" />
declare const self: DedicatedWorkerGlobalScope

/** The name of the lock shows whether the worker lives: the browser releases it when the worker dies. */
export type WorkerJob<Request> = { request: Request; lock: string }

export type WorkerAnswer<Answer> =
  | { kind: 'lock-held' }
  | { kind: 'answered'; answer: Answer }
  | { kind: 'failed' }

/** Makes a worker do what it is asked for. If `work` throws, the asking page hears that it has failed. */
export function answerJobs<Request, Answer>(work: (request: Request) => Promise<Answer>): void {
  const post = (message: WorkerAnswer<Answer>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
    self.postMessage(message)
  }
  const answer = async (request: Request) => {
    try {
      post({ kind: 'answered', answer: await work(request) })
    } catch {
      // A file is gone, or there is no memory left.
      post({ kind: 'failed' })
    }
  }
  self.addEventListener('message', ({ data }: MessageEvent<WorkerJob<Request>>) => {
    // Without TLS there are no locks.
    if (!navigator.locks) void answer(data.request)
    else
      void navigator.locks.request(data.lock, async () => {
        post({ kind: 'lock-held' })
        await answer(data.request)
        await new Promise(() => {})
      })
  })
}
