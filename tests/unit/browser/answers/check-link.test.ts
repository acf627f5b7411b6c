import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { checkLinks } from '~/browser/answers/check-link.client'

import { TODAY } from '../../../support/builders'

const VALID = {
  verdict: { status: 'active', tone: 'success', words: 'Ważny' },
  signer: { name: 'Ośrodek', isSample: false },
  listed: TODAY,
}

const request = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', request)
  request.mockReset().mockImplementation(async () => Response.json(VALID))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Checks tokens, lets all waits pass and returns the answers by token. */
async function check(tokens: string[]): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  const done = checkLinks(
    tokens,
    (token, answer) => {
      answers[token] = answer
    },
    new AbortController().signal,
  )
  await vi.runAllTimersAsync()
  await done
  return answers
}

describe('checking links', () => {
  it('asks the server for each token, and tells what it answers', async () => {
    request.mockImplementation(async (path) =>
      path.includes('bad') ? Response.json({}, { status: 400 }) : Response.json(VALID),
    )
    expect(await check(['a.b.c', 'bad'])).toEqual({ 'a.b.c': VALID, bad: 'altered' })
    expect(request.mock.calls.map(([path]) => path)).toEqual(['/c/a.b.c/check.json', '/c/bad/check.json'])
  })

  it('asks for a few at a time', async () => {
    let underWay = 0
    let most = 0
    request.mockImplementation(async () => {
      most = Math.max(most, (underWay += 1))
      await new Promise((resolve) => setTimeout(resolve, 10))
      underWay -= 1
      return Response.json(VALID)
    })
    const tokens = Array.from({ length: 20 }, (_, place) => `token-${place}`)
    expect(Object.keys(await check(tokens))).toHaveLength(20)
    expect(most).toBe(4)
  })

  it('tries again if the server is busy, or something else answers in its place', async () => {
    request
      .mockImplementationOnce(async () => new Response(null, { status: 429 }))
      .mockImplementationOnce(async () => new Response('<html>'))
      .mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await check(['a'])).toEqual({ a: VALID })
    expect(request).toHaveBeenCalledTimes(4)
  })

  it('gives no answer without the code that finds the signer', async () => {
    vi.doMock('~/browser/keys/link-signer.client', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const { signer: _, ...unknown } = VALID
    request.mockImplementation(async () => Response.json(unknown))
    // So that nothing is tried again.
    vi.stubGlobal('navigator', { onLine: false })
    expect(await check(['a'])).toEqual({ a: undefined })
    vi.doUnmock('~/browser/keys/link-signer.client')
  })

  it('asks no further once the server stays silent', async () => {
    request.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    const tokens = Array.from({ length: 20 }, (_, place) => `token-${place}`)
    const answers = await check(tokens)
    expect(Object.keys(answers)).toHaveLength(tokens.length)
    expect(Object.values(answers).every((answer) => answer === undefined)).toBe(true)
    // Four tries of each of the first four.
    expect(request).toHaveBeenCalledTimes(16)
  })

  it('ends the requests under way, asks no further and tells nothing once the screen is left', async () => {
    request.mockImplementation(
      async (_path, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
        ),
    )
    const screen = new AbortController()
    const onAnswer = vi.fn<() => void>()
    const done = checkLinks(['a', 'b', 'c', 'd', 'e', 'f'], onAnswer, screen.signal)
    screen.abort()
    await done
    await vi.runAllTimersAsync()
    expect(request).toHaveBeenCalledTimes(4)
    expect(onAnswer).not.toHaveBeenCalled()
  })

  it('tries no link again after the screen is left', async () => {
    request.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    const screen = new AbortController()
    const done = checkLinks(['a'], () => undefined, screen.signal)
    await vi.advanceTimersByTimeAsync(10)
    screen.abort()
    await vi.runAllTimersAsync()
    await done
    expect(request).toHaveBeenCalledTimes(1)
  })
})
