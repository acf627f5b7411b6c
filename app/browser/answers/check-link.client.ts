import * as v from 'valibot'

import { signedPath } from '~/domain/signing/certificate-token'
import { linkAnswerSchema, type CheckedAnswer } from '~/domain/signing/signed-status'

import { fetchWithRetries, isAbort, ServerUnreachableError } from './server-request'

/** Few enough not to keep a server busy, and not to look like an attack to a proxy. */
const AT_ONCE = 4
const PATIENCE_MS = 15_000

/**
 * Asks the server for what it says of each token, a few at a time, and tells each answer as it comes. An answer is
 * `altered` if the link is cut or its signature is wrong, and undefined if the server gave none. Of an issuer whom the
 * server does not know, it has the key that has signed the link, which the browser finds out by itself. After the first
 * missing answer nothing more is asked, because a silent or busy server would keep all others waiting as well. Once
 * `signal` aborts, nothing more is asked or told.
 */
export async function checkLinks(
  tokens: readonly string[],
  onAnswer: (token: string, answer: CheckedAnswer | 'altered' | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  const queue = tokens.values()
  let isSilent = false
  const work = async () => {
    // The workers share the queue, so each token is taken once.
    for (const token of queue) {
      const answer = isSilent ? undefined : await findAnswer(token, signal)
      isSilent ||= answer === undefined
      onAnswer(token, answer)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } catch (error) {
    if (!isAbort(error)) throw error
  }
}

async function findAnswer(
  token: string,
  signal: AbortSignal,
): Promise<CheckedAnswer | 'altered' | undefined> {
  try {
    // The key is a part of the answer: its code has to be fetched as well, and may be missing without a network.
    return await fetchWithRetries(async () => {
      const answer = await fetchAnswer(token, signal)
      return answer === 'altered' || answer.signer ? answer : withSigningKey(token, answer)
    })
  } catch (error) {
    if (error instanceof ServerUnreachableError) return undefined
    throw error
  }
}

/** No key has signed a link whose text was changed since. */
async function withSigningKey(token: string, answer: CheckedAnswer): Promise<CheckedAnswer | 'altered'> {
  const { canFindSigner } = await import('~/browser/keys/link-signature.client')
  if (!canFindSigner()) return answer
  const { findSigner } = await import('~/browser/keys/link-signer.client')
  const key = await findSigner(token)
  return key ? { ...answer, key } : 'altered'
}

async function fetchAnswer(token: string, signal: AbortSignal): Promise<CheckedAnswer | 'altered'> {
  signal.throwIfAborted()
  const response = await fetch(`${signedPath(token)}/check.json`, {
    headers: { Accept: 'application/json' },
    cache: 'no-store',
    signal: anyOf(signal, AbortSignal.timeout(PATIENCE_MS)),
  })
  if (response.status === 400) return 'altered'
  // A proxy that asks for patience, or a page in place of the answer, is worth another try.
  if (!response.ok) throw new Error(`The server answers ${response.status}`)
  return v.parse(linkAnswerSchema, await response.json())
}

/** `AbortSignal.any` does the same, but phones from 2023 lack it. */
function anyOf(...signals: AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true })
  }
  return controller.signal
}
