import { Suspense, useRef, useState, type ChangeEvent } from 'react'
import { href, Link, useFetcher } from 'react-router'

import { isSealed } from '~/browser/sealing/is-sealed.client'
import { NOT_STORED } from '~/components/not-stored'
import type { Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { Alert } from '~/ui/alert'
import { Button, buttonStyle } from '~/ui/button'
import { Note } from '~/ui/note'
import { TEXT_LINK } from '~/ui/text-link'

import { PassphraseForm } from './passphrase-form'
import { SharedRegister } from './shared-register'

/** The answer to the form, or to the copy. */
export type RegisterAnswer = {
  errors?: FieldErrors
  isNotStored?: boolean
  /** Why the copy was not taken. */
  problem?: string
  /** How many entries and scans of the copy were not taken. */
  rejected?: number
  lostScans?: number
}

/** Opens a register from the file that another browser has saved. */
export function RegisterCopy({
  isAlive,
  today,
  sampleIds,
}: {
  isAlive: boolean
  today: Day
  sampleIds: readonly string[]
}) {
  const taken = useFetcher<RegisterAnswer>()
  const input = useRef<HTMLInputElement>(null)
  const [sealed, setSealed] = useState<File>()
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    const isLocked = await isSealed(file)
    setSealed(isLocked ? file : undefined)
    if (!isLocked) take(file)
    // So that the same file can be chosen again.
    target.value = ''
  }
  const take = (file: File) => {
    const form = new FormData()
    form.set('file', file)
    void taken.submit(form, { method: 'post', encType: 'multipart/form-data' })
  }
  const unlock = async (passphrase: string, signal: AbortSignal) => {
    if (!sealed) return undefined
    const { openSealedFile } = await import('~/browser/sealing/sealed-file.client')
    const opened = await openSealedFile(sealed, passphrase, signal)
    if (opened.problem !== undefined) return opened.problem
    setSealed(undefined)
    take(opened.file)
    return undefined
  }
  const isTaking = taken.state !== 'idle'
  const { problem, isNotStored, rejected = 0, lostScans = 0 } = taken.data ?? {}
  return (
    <section aria-labelledby="copy" className="flex flex-col items-start gap-3 border-t border-line pt-5">
      <h2 id="copy" className="font-semibold">
        Masz już rejestr w&nbsp;innej przeglądarce?
      </h2>
      <p className="text-sm text-muted">
        Najprościej ją połączyć: w&nbsp;tamtej przeglądarce otwórz Ustawienia → Dane → Połącz urządzenie.
        Jeśli rejestr ma folder wspólny, otwórz tutaj ten folder (Chrome albo Edge na komputerze). Możesz też
        pobrać tam kopię (Ustawienia → Dane → Pobierz kopię) i&nbsp;wczytać ją tutaj.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={href('/join')} className={buttonStyle()}>
          Połącz urządzenie linkiem
        </Link>
        <Button onClick={() => input.current?.click()} isBusy={isTaking} disabled={!isAlive}>
          {isTaking ? 'Wczytywanie kopii…' : 'Wczytaj kopię rejestru'}
        </Button>
        {isTaking && <Button onClick={() => taken.reset()}>Przerwij</Button>}
      </div>
      {isAlive && 'showDirectoryPicker' in window && <SharedRegister today={today} sampleIds={sampleIds} />}
      <input
        ref={input}
        type="file"
        accept=".zip,.json,.age,application/zip,application/json"
        aria-label="Plik z kopią rejestru"
        hidden
        onChange={(event) => void choose(event)}
      />
      {sealed && (
        <Suspense>
          <PassphraseForm
            title={`Plik ${sealed.name} jest zabezpieczony hasłem`}
            onOpen={unlock}
            onCancel={() => setSealed(undefined)}
          />
        </Suspense>
      )}
      {problem && <Alert title="Nie wczytano kopii">{problem} Nic się nie zmieniło.</Alert>}
      {isNotStored && <Alert title="Nie udało się zapisać rejestru">{NOT_STORED}</Alert>}
      {rejected + lostScans > 0 && (
        <div role="status" className="flex flex-col items-start gap-1">
          <Note>
            {rejected > 0
              ? `Wczytano rejestr bez wpisów, których ta wersja nie rozumie: ${rejected}. Zachowaj plik.`
              : `Wczytano rejestr bez skanów, które są uszkodzone: ${lostScans}. Zachowaj plik.`}
          </Note>
          <Link to={href('/login')} className={TEXT_LINK}>
            Otwórz rejestr na stronie logowania
          </Link>
        </div>
      )}
    </section>
  )
}
