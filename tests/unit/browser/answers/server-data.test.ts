import { isRouteErrorResponse, redirect } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { createKept, withDayOfNow, type Answer, type AnswerStore } from '~/browser/answers/server-data'
import { ServerUnreachableError } from '~/browser/answers/server-request'

const FIVE_MINUTES = 5 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers()
  // Far from midnight, after which an answer is of another day.
  vi.setSystemTime('2026-11-21T09:05:00Z')
})

afterEach(() => {
  vi.useRealTimers()
})

/** A server that answers 1, then 2, then 3 …, so that a fresh answer differs from a kept one. */
function countingServer() {
  let answers = 0
  return vi.fn<() => Promise<number>>(async () => ++answers)
}

/** What a promise is rejected with; the test fails if it is not. */
function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => expect.fail(`resolved with ${String(value)}`),
    (error: unknown) => error,
  )
}

describe('an answer of the server', () => {
  it('is kept for five minutes, then shown once more while a new answer is fetched for the next look', async () => {
    const kept = createKept<number>()
    const load = countingServer()
    expect(await kept.load(load)).toBe(1)

    vi.advanceTimersByTime(FIVE_MINUTES - 1)
    expect(await kept.load(load)).toBe(1)
    expect(load).toHaveBeenCalledTimes(1)

    vi.advanceTimersByTime(1)
    expect(await kept.load(load)).toBe(1)
    expect(load).toHaveBeenCalledTimes(2)
    expect(await kept.load(load)).toBe(2)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is kept by each handle for itself', async () => {
    const load = countingServer()
    expect(await createKept<number>().load(load)).toBe(1)
    expect(await createKept<number>().load(load)).toBe(2)
  })

  it('is shared by all who ask while the request is under way', async () => {
    const kept = createKept<string>()
    const { promise, resolve } = Promise.withResolvers<string>()
    const load = vi.fn<() => Promise<string>>(() => promise)
    const asked = [kept.load(load), kept.load(load)]
    resolve('answer')
    expect(await Promise.all(asked)).toEqual(['answer', 'answer'])
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('a server that fails', () => {
  it('is asked again after exactly 1, 2 and 4 seconds, then given up', async () => {
    const kept = createKept<never>()
    const start = Date.now()
    const askedAt: number[] = []
    const load = vi.fn<() => Promise<never>>(async () => {
      askedAt.push(Date.now() - start)
      throw new TypeError('Failed to fetch')
    })

    const rejection = rejectionOf(kept.load(load))
    await vi.advanceTimersByTimeAsync(60_000)

    expect(askedAt).toEqual([0, 1_000, 3_000, 7_000])
    expect(await rejection).toBeInstanceOf(ServerUnreachableError)
  })

  it('is given another chance if it says that the fault is its own', async () => {
    const kept = createKept<never>()
    const load = vi.fn<() => Promise<never>>().mockRejectedValue(new Response(null, { status: 503 }))
    const rejection = rejectionOf(kept.load(load))
    await vi.advanceTimersByTimeAsync(7_000)
    expect(await rejection).toBeInstanceOf(ServerUnreachableError)
    expect(load).toHaveBeenCalledTimes(4)
  })

  it('goes unnoticed when it recovers in time, and its answer is kept', async () => {
    const kept = createKept<string>()
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue('answer')

    const answer = kept.load(load)
    await vi.advanceTimersByTimeAsync(3_000)

    expect(await answer).toBe('answer')
    expect(await kept.load(load)).toBe('answer')
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('is asked afresh by the next who wants to know', async () => {
    const kept = createKept<string>()
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'))
    const rejection = rejectionOf(kept.load(load))
    await vi.advanceTimersByTimeAsync(7_000)
    await rejection

    load.mockReset().mockResolvedValue('answer')
    expect(await kept.load(load)).toBe('answer')
  })
})

describe('an earlier answer', () => {
  const unreachable = vi.fn<() => Promise<number>>(() => Promise.reject(new TypeError('Failed to fetch')))

  it('serves on without a wait if the server cannot be reached, which each look asks once', async () => {
    const kept = createKept<number>()
    await kept.load(countingServer())
    vi.advanceTimersByTime(FIVE_MINUTES)
    unreachable.mockClear()
    expect(await kept.load(unreachable)).toBe(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(unreachable).toHaveBeenCalledTimes(1)

    expect(await kept.load(async () => 7)).toBe(1)
    expect(await kept.load(unreachable)).toBe(7)
  })

  it('serves on without a wait while the server does not answer, and all looks share the request', async () => {
    const kept = createKept<number>()
    await kept.load(countingServer())
    vi.advanceTimersByTime(FIVE_MINUTES)
    const silent = vi.fn<() => Promise<number>>(() => new Promise<number>(() => {}))
    expect(await kept.load(silent)).toBe(1)
    expect(await kept.load(silent)).toBe(1)
    expect(silent).toHaveBeenCalledTimes(1)
  })

  it('serves on at once while the browser knows that it is offline', async () => {
    const kept = createKept<number>()
    await kept.load(countingServer())
    vi.advanceTimersByTime(FIVE_MINUTES)
    vi.stubGlobal('navigator', { onLine: false })
    unreachable.mockClear()
    expect(await kept.load(unreachable)).toBe(1)
    expect(unreachable).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it.each([
    ['a 404', new Response(null, { status: 404 })],
    ['a redirect', redirect('/login')],
  ])(
    'serves on where the server has answered with %s since, and the next look asks again',
    async (_, refusal) => {
      const kept = createKept<number>()
      await kept.load(countingServer())
      vi.advanceTimersByTime(FIVE_MINUTES)
      expect(await kept.load(() => Promise.reject(refusal))).toBe(1)
      await vi.advanceTimersByTimeAsync(0)
      const load = vi.fn<() => Promise<number>>().mockResolvedValue(7)
      expect(await kept.load(load)).toBe(1)
      expect(load).toHaveBeenCalledTimes(1)
      expect(await kept.load(load)).toBe(7)
    },
  )

  it('is what an action decides on while fresh data are still under way', async () => {
    const kept = createKept<string>()
    await kept.load(async () => 'shown')
    vi.advanceTimersByTime(FIVE_MINUTES)
    void kept.load(() => new Promise<string>(() => {}))
    expect(kept.shown()).toBe('shown')
  })

  it('is not waited for if the browser knows that it is offline and nothing was fetched', async () => {
    const kept = createKept<number>()
    vi.stubGlobal('navigator', { onLine: false })
    expect(await rejectionOf(kept.load(unreachable))).toBeInstanceOf(ServerUnreachableError)
    vi.unstubAllGlobals()
    expect(await kept.load(async () => 3)).toBe(3)
  })

  it('is what an action of the screen decides on, however old', async () => {
    const kept = createKept<string>()
    await kept.load(async () => 'shown')
    vi.advanceTimersByTime(FIVE_MINUTES * 2)
    expect(kept.shown()).toBe('shown')
    expect(() => createKept<string>().shown()).toThrow(ServerUnreachableError)
  })
})

describe('the day of kept data', () => {
  it('moves on with the midnights of Warsaw that have passed since they were fetched', async () => {
    onTestFinished(() => void vi.unstubAllGlobals())
    const fetchAnswer = async () => ({ today: '2026-05-01', users: ['Anna'] })
    const kept = createKept<{ today: string; users: string[] }>(withDayOfNow)

    vi.setSystemTime('2026-11-21T21:00:00Z')
    vi.stubGlobal('navigator', { onLine: true })
    await kept.load(fetchAnswer)
    vi.stubGlobal('navigator', { onLine: false })

    vi.setSystemTime('2026-11-21T22:59:00Z')
    expect(await kept.load(fetchAnswer)).toEqual({ today: '2026-05-01', users: ['Anna'] })
    vi.setSystemTime('2026-11-21T23:01:00Z')
    expect(await kept.load(fetchAnswer)).toEqual({ today: '2026-05-02', users: ['Anna'] })
    expect(kept.shown().today).toBe('2026-05-02')
    vi.setSystemTime('2026-11-23T12:00:00Z')
    expect(kept.shown().today).toBe('2026-05-03')
  })

  it('stays if the clock of the browser is set back', async () => {
    const kept = createKept<{ today: string }>(withDayOfNow)
    vi.setSystemTime('2026-11-21T21:00:00Z')
    await kept.load(async () => ({ today: '2026-05-01' }))
    vi.setSystemTime('2026-11-20T12:00:00Z')
    expect(kept.shown().today).toBe('2026-05-01')
  })
})

describe('a server that says no', () => {
  const routeError = { status: 404, statusText: 'Not Found', internal: false, data: null }

  it.each([
    ['a 404 of a route', routeError],
    ['a 404 response', new Response(null, { status: 404 })],
    ['a redirect', redirect('/login')],
  ])('is taken at its word: %s is thrown on at once, and not kept', async (_, refusal) => {
    const kept = createKept<string>()
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal).mockResolvedValue('answer')
    expect(await rejectionOf(kept.load(load))).toBe(refusal)
    expect(load).toHaveBeenCalledTimes(1)
    expect(await kept.load(load)).toBe('answer')
  })

  it('answers in the shape that the router gives errors of routes', () => {
    expect(isRouteErrorResponse(routeError)).toBe(true)
  })
})

describe('a navigation that was given up', () => {
  const abort = new DOMException('The user aborted a request.', 'AbortError')

  it('does not fail another that shares its request: that one asks for itself', async () => {
    const kept = createKept<number>()
    const abandoned = Promise.withResolvers<number>()
    const load = countingServer()
    const first = rejectionOf(kept.load(() => abandoned.promise))
    const second = kept.load(load)
    const third = kept.load(load)

    abandoned.reject(abort)

    expect(await first).toBe(abort)
    expect(await Promise.all([second, third])).toEqual([1, 1])
    expect(await kept.load(load)).toBe(1)
  })

  it('is not tried again', async () => {
    const kept = createKept<never>()
    const load = vi.fn<() => Promise<never>>().mockRejectedValue(abort)
    expect(await rejectionOf(kept.load(load))).toBe(abort)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).toHaveBeenCalledTimes(1)
  })
})

/** A store that holds an answer which an earlier tab has fetched. */
function storeWith(stored: Answer<string> | undefined) {
  const written: string[] = []
  const store: AnswerStore<string> = {
    // Reading takes a while, as in a browser.
    read: () => new Promise((resolve) => setTimeout(() => resolve(stored), 10)),
    write: ({ data }) => written.push(data),
  }
  return { store, written }
}

const identity = (data: string) => data

describe('an answer that an earlier tab has kept', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const yesterday = () => minutesAgo(24 * 60)
  const silent = () => new Promise<string>(() => {})
  const failing = () => Promise.reject(new TypeError('Failed to fetch'))
  const ANSWER_AFTER_A_SECOND = () =>
    new Promise<string>((resolve) => setTimeout(() => resolve('new'), 1_000))

  /** Returns what a first look gets, and the milliseconds that it took. */
  async function lookAt(kept: ReturnType<typeof createKept<string>>, fetchAnswer: () => Promise<string>) {
    const start = Date.now()
    let took: number | undefined
    const look = kept.load(fetchAnswer).finally(() => {
      took = Date.now() - start
    })
    look.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(20_000)
    return { data: await look, took }
  }

  it('opens the first screen of the same day at once, without the server', async () => {
    const { store } = storeWith({ data: 'stored', fetchedAt: minutesAgo(60) })
    expect(await lookAt(createKept(identity, store), silent)).toEqual({ data: 'stored', took: 10 })
  })

  it('is renewed behind the first screen, which is then known to be stale', async () => {
    const { store, written } = storeWith({ data: 'stored', fetchedAt: minutesAgo(60) })
    const kept = createKept(identity, store)
    expect((await lookAt(kept, ANSWER_AFTER_A_SECOND)).data).toBe('stored')
    expect(kept.isStale()).toBe(true)
    expect(await kept.load(silent)).toBe('new')
    expect(kept.isStale()).toBe(false)
    expect(written).toEqual(['new'])
  })

  it('gives way to what the document brings', async () => {
    const { store } = storeWith({ data: 'stored', fetchedAt: minutesAgo(1) })
    expect((await lookAt(createKept(identity, store), async () => 'document')).data).toBe('document')
  })

  it('of another day waits for the server', async () => {
    const { store } = storeWith({ data: 'stored', fetchedAt: yesterday() })
    const kept = createKept(identity, store)
    expect(await lookAt(kept, ANSWER_AFTER_A_SECOND)).toEqual({ data: 'new', took: 1_000 })
    expect(kept.isUnreachable()).toBe(false)
  })

  it('of another day is shown after 3 s, with its time, and the next look does not wait again', async () => {
    const fetchedAt = yesterday()
    const { store } = storeWith({ data: 'stored', fetchedAt })
    const kept = createKept(identity, store)
    expect(await lookAt(kept, silent)).toEqual({ data: 'stored', took: 3_010 })
    expect(kept.isUnreachable()).toBe(true)
    expect(kept.fetchedAt()).toBe(fetchedAt)
    expect((await lookAt(kept, silent)).took).toBe(0)
  })

  it('of another day is shown if the server fails, until it answers', async () => {
    const { store } = storeWith({ data: 'stored', fetchedAt: yesterday() })
    const kept = createKept(identity, store)
    const changes = vi.fn<() => void>()
    kept.onChange(changes)
    expect((await lookAt(kept, failing)).data).toBe('stored')
    expect(kept.isUnreachable()).toBe(true)
    expect(changes).toHaveBeenCalled()
    expect((await lookAt(kept, async () => 'new')).data).toBe('stored')
    expect(kept.isUnreachable()).toBe(false)
    expect((await lookAt(kept, silent)).data).toBe('new')
  })

  it('of another day is shown at once while the browser knows that it is offline', async () => {
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.stubGlobal('navigator', { onLine: false })
    const { store } = storeWith({ data: 'stored', fetchedAt: yesterday() })
    expect(await lookAt(createKept(identity, store), silent)).toEqual({ data: 'stored', took: 10 })
  })

  it('of another day lets a redirect pass', async () => {
    const { store } = storeWith({ data: 'stored', fetchedAt: yesterday() })
    const away = redirect('/certificates')
    const look = rejectionOf(createKept(identity, store).load(() => Promise.reject(away)))
    await vi.advanceTimersByTimeAsync(20)
    expect(await look).toBe(away)
  })

  it('from a clock that was wrong counts as one of another day', async () => {
    const { store } = storeWith({ data: 'stored', fetchedAt: minutesAgo(-24 * 60) })
    expect((await lookAt(createKept(identity, store), ANSWER_AFTER_A_SECOND)).data).toBe('new')
  })

  it('is missed by nobody: without one, the server is asked as ever', async () => {
    const { store, written } = storeWith(undefined)
    const kept = createKept(identity, store)
    expect(await lookAt(kept, ANSWER_AFTER_A_SECOND)).toEqual({ data: 'new', took: 1_000 })
    expect(written).toEqual(['new'])
    kept.forget()
    expect(kept.fetchedAt()).toBeUndefined()
    expect(() => kept.shown()).toThrow(ServerUnreachableError)
  })
})
