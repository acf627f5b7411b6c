import { beforeEach, expect, test, vi } from 'vitest'

import { START, tellStarted } from '~/components/start-notice'
import { watchStart } from '~/server/start-watch.server'

const fetchScript = vi.fn<typeof fetch>(
  async () => new Response('', { headers: { 'Content-Type': 'text/javascript' } }),
)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', fetchScript)
  fetchScript.mockClear()
  performance.clearMarks()
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/app.js">'
  document.body.innerHTML = `<p id="${START.notice}" hidden></p><img alt="">`
  return () => {
    // Ends what the watch listens to.
    tellStarted()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

async function breakImage() {
  document.querySelector('img')?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(30_000)
}

const isNoticeShown = () => document.getElementById(START.notice)?.hidden === false

test('a document whose scripts have not come says so and asks for them again', async () => {
  watchStart(START)
  await breakImage()
  expect(isNoticeShown()).toBe(true)
  expect(fetchScript).toHaveBeenCalled()
})

test.each([
  ['before its end has arrived', [tellStarted, () => watchStart(START)]],
  ['after its end has arrived', [() => watchStart(START), tellStarted]],
])('a document whose scripts started %s is left alone, though an image fails later', async (_, steps) => {
  for (const step of steps) step()
  await breakImage()
  expect(isNoticeShown()).toBe(false)
  expect(fetchScript).not.toHaveBeenCalled()
})
