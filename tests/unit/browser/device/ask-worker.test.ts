import { expect, it, vi } from 'vitest'

import { askWorker } from '~/browser/device/ask-worker.client'

/** A worker that answers a request with those messages, and notes whether it was ended. */
function workerThat(...messages: unknown[]) {
  const target = new EventTarget()
  const worker = Object.assign(target, {
    postMessage: () => {
      for (const data of messages) target.dispatchEvent(new MessageEvent('message', { data }))
    },
    terminate: vi.fn<() => void>(),
  })
  return worker as unknown as Worker & { terminate: ReturnType<typeof vi.fn> }
}

it('a worker is ended when it has answered', async () => {
  const worker = workerThat({ kind: 'answered', answer: 'yes' })
  expect(await askWorker(worker, 'question')).toBe('yes')
  expect(worker.terminate).toHaveBeenCalledOnce()
})

it('a worker that fails gives no answer', async () => {
  const worker = workerThat({ kind: 'failed' })
  expect(await askWorker(worker, 'question')).toBeUndefined()
  expect(worker.terminate).toHaveBeenCalledOnce()
})

it('a worker that takes long is ended when the person ends the work', async () => {
  const worker = workerThat()
  const ending = new AbortController()
  const answer = askWorker(worker, 'question', { signal: ending.signal })
  expect(worker.terminate).not.toHaveBeenCalled()
  ending.abort()
  await expect(answer).rejects.toBe(ending.signal.reason)
  expect(worker.terminate).toHaveBeenCalledOnce()
})

it('a worker that dies gives no answer: the browser then releases the lock that it has held', async () => {
  let release = () => {}
  const request = (_lock: string, _options: object, granted: () => void) => {
    release = granted
    return Promise.resolve()
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const answer = askWorker(workerThat({ kind: 'lock-held' }), 'question')
  release()
  expect(await answer).toBeUndefined()
  vi.unstubAllGlobals()
})
