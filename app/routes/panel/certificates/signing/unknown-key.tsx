import { Suspense } from 'react'
import { Await, href, Link } from 'react-router'

import type { fetchKnownKeys } from '~/browser/keys/known-keys.client'
import { readToken } from '~/domain/signing/signed-certificate'
import { TEXT_LINK } from '~/ui/text-link'

/**
 * Warns who hands over signed certificates that the server does not know their key. Says nothing if it cannot be asked.
 * `canReport` is true for the issuer, who has the key to report.
 */
export function UnknownKey({
  tokens,
  known,
  canReport = false,
}: {
  tokens: readonly string[]
  known: ReturnType<typeof fetchKnownKeys> | undefined
  canReport?: boolean
}) {
  return (
    <Suspense>
      <Await resolve={known}>
        {(keys) =>
          keys && tokens.some((token) => !isSignedBy(keys, token)) && <Warning canReport={canReport} />
        }
      </Await>
    </Suspense>
  )
}

function isSignedBy(keys: ReadonlyMap<string, unknown>, token: string): boolean {
  const read = readToken(token)
  return read !== undefined && keys.has(read.keyId)
}

function Warning({ canReport }: { canReport: boolean }) {
  return (
    <div role="status" className="rounded-control bg-warning-soft px-4 py-3 text-warning print:hidden">
      <p className="font-semibold">Ten serwer nie zna klucza podpisu</p>
      <p className="text-ink">Kto otworzy link albo zeskanuje kod, zobaczy: „Nie potwierdzamy”.</p>
      {canReport && (
        <Link to={`${href('/settings')}?tab=account#signature`} className={TEXT_LINK}>
          Zgłoś klucz operatorowi
        </Link>
      )}
    </div>
  )
}
