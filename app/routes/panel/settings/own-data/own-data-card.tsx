import { Download, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import { downloadText } from '~/browser/download.client'
import { forgetUndoables, readOwnData, type Undoable } from '~/browser/own-data.client'
import type { SetAsideCopy } from '~/browser/set-aside.client'
import { backupName, backupText } from '~/domain/backup'
import type { Day } from '~/domain/day'
import { keepTogether } from '~/domain/polish'
import { NotStored } from '~/routes/panel/settings/settings-form'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { focusedElement } from '~/ui/focus'
import { Note } from '~/ui/note'

import { Confirm } from './confirm'
import { FileImport } from './file-import'
import { KeptData, type Kept } from './kept-data'
import type { OwnDataAnswer } from './own-data-action'
import { SetAsideCopies } from './set-aside-copies'
import { useDone } from './use-done'

/** Where the alert of the panel's frame leads to. */
const OWN_DATA_ID = 'own-data'

const UNDO_TEXTS = {
  erased: 'Dane usunięto. Do opuszczenia tego ekranu można je przywrócić.',
  merged: 'Dane z pliku dodano. Do opuszczenia tego ekranu można to cofnąć.',
  replaced: 'Dane zastąpiono danymi z pliku. Do opuszczenia tego ekranu można to cofnąć.',
} satisfies Record<Undoable['did'], string>

/** What the person keeps in this browser: how much of it, a copy of it, and the way to be rid of it. */
export function OwnDataCard({
  userId,
  today,
  kept,
  hasUnreadable,
  copies,
  undoable,
}: {
  userId: string
  today: Day
  kept: Kept
  hasUnreadable: boolean
  copies: SetAsideCopy[]
  undoable: Undoable['did'] | undefined
}) {
  const fetcher = useFetcher<OwnDataAnswer>()
  const [isErasing, setIsErasing] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const keepFocus = () => {
    // What was pressed may be gone by now; reading goes on from here.
    if (!focusedElement()) part.current?.focus()
  }
  useDone(fetcher, keepFocus)
  // An effect, because only its end tells that the screen was left.
  useEffect(() => forgetUndoables, [])

  const send = (order: { intent: 'erase' | 'undo' } | { intent: 'remove-copy'; key: string }) =>
    void fetcher.submit(order, { method: 'post' })
  const download = () =>
    downloadText(backupName(today), backupText(readOwnData(userId), userId, today), 'application/json')

  return (
    <Card title={keepTogether('Dane w tej przeglądarce')}>
      <div
        ref={part}
        id={OWN_DATA_ID}
        tabIndex={-1}
        className="flex scroll-mt-24 flex-col gap-5 outline-none"
      >
        <p className="max-w-prose text-muted">
          Dodane certyfikaty, zgłoszenia i&nbsp;zapisy oraz ustawienia są tylko tutaj: serwer ich nie zna,
          a&nbsp;inne osoby ich nie widzą. Kopia w&nbsp;pliku pozwala przenieść je do innej przeglądarki.
        </p>
        <KeptData kept={kept} />
        <div role="status" className="-mt-5 flex flex-col gap-3 *:first:mt-5">
          {hasUnreadable && (
            <Note>
              Części danych nie udało się odczytać. Nic z&nbsp;nich nie zniknęło i&nbsp;nic ich nie nadpisze.
            </Note>
          )}
          {undoable && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Note>{UNDO_TEXTS[undoable]}</Note>
              <Button size="sm" onClick={() => send({ intent: 'undo' })}>
                <Undo2 aria-hidden="true" className="size-4" />
                Cofnij
              </Button>
            </div>
          )}
        </div>
        {fetcher.data?.outcome === 'not-stored' && <NotStored />}
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button onClick={download}>
            <Download aria-hidden="true" className="size-4" />
            Pobierz kopię
          </Button>
          <FileImport onDone={keepFocus}>
            <Button onClick={() => setIsErasing(true)}>
              <Trash2 aria-hidden="true" className="size-4 text-danger" />
              Usuń dane
            </Button>
          </FileImport>
        </div>
        {copies.length > 0 && (
          <SetAsideCopies copies={copies} onRemove={({ key }) => send({ intent: 'remove-copy', key })} />
        )}
      </div>
      <Confirm
        props={
          isErasing
            ? {
                title: keepTogether('Usunąć dane z tej przeglądarki?'),
                text: 'Znikną dodane certyfikaty, zgłoszenia, zapisy na szkolenia i inne zmiany, a także ustawienia i szkice tej osoby. Dane innych osób zostają. Do opuszczenia tego ekranu można to cofnąć.',
                confirm: 'Usuń dane',
                onConfirm: () => send({ intent: 'erase' }),
                onClose: () => setIsErasing(false),
              }
            : undefined
        }
      />
    </Card>
  )
}
