import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs'
import { Suspense } from 'react'
import { Await, useRevalidator } from 'react-router'

import type { KnownKey } from '~/domain/signing/published-key'
import { formatDay, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { Fact } from '~/routes/panel/settings/fact'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

/** The keys that the server knows, by their ids; undefined if it could not be asked. */
export type FetchedKeys = Promise<ReadonlyMap<string, KnownKey> | undefined> | undefined

const TO_DO =
  'Wyślij klucz publiczny operatorowi serwera: do tego czasu kto otworzy link, zobaczy „Nie potwierdzamy”, chyba że sam zaufał temu kluczowi w\u00a0swoim rejestrze. Jeśli klucz był już na liście, mógł zostać wycofany.'

const NOT_COVERED =
  'Certyfikaty wydane dziś strona linku pokaże jako nieważne. Poproś operatora serwera o zmianę terminu albo utwórz nowy klucz.'

/** Says whether the server knows a key, and what to do if it does not. */
export function Recognition({ id, known, today }: { id: string; known: FetchedKeys; today: Day }) {
  return (
    <div role="status" className="max-w-prose">
      <Suspense fallback={<p className="text-muted">Sprawdzanie, czy serwer zna ten klucz…</p>}>
        <Await resolve={known}>{(keys) => <Answer keys={keys} id={id} today={today} />}</Await>
      </Suspense>
    </div>
  )
}

function Answer({
  keys,
  id,
  today,
}: {
  keys: ReadonlyMap<string, KnownKey> | undefined
  id: string
  today: Day
}) {
  const key = keys?.get(id)
  if (key) {
    const { issuer, validFrom, validTo } = key
    const isCovered = validFrom <= today && today <= validTo
    return (
      <Fact isGood={isCovered}>
        <p className="[overflow-wrap:anywhere]">
          Ten serwer zna ten klucz jako: <strong>{issuer}</strong>
          {keepTogether(`, dla certyfikatów wydanych od ${formatDay(validFrom)} do ${formatDay(validTo)}.`)}
        </p>
        {!isCovered && <p>{keepTogether(NOT_COVERED)}</p>}
      </Fact>
    )
  }
  return (
    <Fact isGood={false}>
      {keys ? (
        <p>
          <strong>Ten serwer nie zna tego klucza.</strong> {keepTogether(TO_DO)}
        </p>
      ) : (
        <p>Nie udało się sprawdzić, czy ten serwer zna ten klucz. Potrzebne jest połączenie.</p>
      )}
      <CheckAgain />
    </Fact>
  )
}

function CheckAgain() {
  const { revalidate, state } = useRevalidator()
  return (
    <Button size="sm" isBusy={state !== 'idle'} onClick={() => void revalidate()}>
      <Icon of={RefreshCw} className="size-4" />
      Sprawdź ponownie
    </Button>
  )
}
