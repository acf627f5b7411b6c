import { Suspense } from 'react'
import { Await, href, Link } from 'react-router'

import type { fetchKnownKeys } from '~/browser/keys/known-keys.client'
import { readToken } from '~/domain/signing/signed-certificate'
import { TEXT_LINK } from '~/ui/text-link'

/** Warns who hands over signed certificates that the server does not know their key. Says nothing if it cannot be asked. */
export function UnknownKey({
  tokens,
  known,
}: {
  tokens: readonly string[]
  known: ReturnType<typeof fetchKnownKeys> | undefined
}) {
  return (
    <Suspense>
      <Await resolve={known}>
        {(keys) => keys && tokens.some((token) => !isSignedBy(keys, token)) && <Warning />}
      </Await>
    </Suspense>
  )
}

function isSignedBy(keys: ReadonlyMap<string, unknown>, token: string): boolean {
  const read = readToken(token)
  return read !== undefined && keys.has(read.keyId)
}

function Warning() {
  return (
    <div role="status" className="rounded-control bg-warning-soft px-4 py-3 text-warning print:hidden">
      <p className="font-semibold">Ten serwer nie zna klucza podpisu</p>
      <p className="text-ink">Kto otworzy link albo zeskanuje kod, zobaczy: „Nie potwierdzamy”.</p>
      <Link to={`${href('/settings')}?tab=account`} className={TEXT_LINK}>
        Zgłoś klucz operatorowi
      </Link>
    </div>
  )
}
