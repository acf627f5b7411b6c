import Download from 'lucide/dist/esm/icons/download.mjs'
import { Suspense, useId } from 'react'
import { Await } from 'react-router'

import type { FormerKey } from '~/browser/keys/issuer-key.client'
import { writePublicKey } from '~/documents/public-key-file'
import { keyIdGroups } from '~/domain/signing/own-key'
import { formatDay } from '~/domain/words/day'
import { saveFile } from '~/routes/panel/sharing/save-file'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

import type { FetchedKeys } from './recognition'

/** Lists the keys that signed before. Their signatures count as long as a server lists the keys. */
export function FormerKeys({ keys, known }: { keys: readonly FormerKey[]; known: FetchedKeys }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-4">
      <h3 id={headingId} className="font-semibold">
        Poprzednie klucze
      </h3>
      <p className="max-w-prose text-sm text-muted">
        Certyfikaty podpisane tymi kluczami można nadal sprawdzać, dopóki klucze są na liście serwera.
      </p>
      <ul className="mt-1 flex flex-col divide-y divide-line">
        {keys.map(({ id, publicKey, until }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p className="min-w-0">
              <span translate="no" className="font-mono font-semibold">
                {keyIdGroups(id)}
              </span>
              <span className="block text-sm text-muted tabular-nums">
                w&nbsp;użyciu do {formatDay(until)}
                <Suspense>
                  <Await resolve={known}>{(listed) => listed && listedText(listed.get(id)?.issuer)}</Await>
                </Suspense>
              </span>
            </p>
            <Button size="sm" onClick={() => void saveFile(async () => writePublicKey(id, publicKey))}>
              <Icon of={Download} className="size-4" />
              Pobierz<span className="sr-only"> klucz publiczny {keyIdGroups(id)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function listedText(issuer: string | undefined): string {
  return issuer === undefined ? ', nie ma go na liście serwera' : `, na liście serwera jako: ${issuer}`
}
