import { afterEach, expect, it, vi } from 'vitest'

import { keepAppOffline } from '~/browser/device/worker.client'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('tells of the new version again if a press was lost, and reloads once', async () => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  const waiting = { postMessage: vi.fn<() => void>() }
  const registration = Object.assign(new EventTarget(), { waiting })
  const serviceWorker = Object.assign(new EventTarget(), { register: async () => registration })
  const reload = vi.fn<() => void>()
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', { reload })
  const presses: (() => void)[] = []
  await keepAppOffline((takeOver) => presses.push(takeOver))
  expect(presses).toHaveLength(1)
  presses[0]?.()
  vi.runAllTimers()
  expect(presses).toHaveLength(2)
  presses[1]?.()
  expect(waiting.postMessage).toHaveBeenCalledTimes(2)
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})
