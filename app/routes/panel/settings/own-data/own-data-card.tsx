import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import { downloadText } from '~/browser/download.client'
import { readOwnData } from '~/browser/own-data.client'
import { trySave } from '~/browser/storage.client'
import type { UnreadableCopy } from '~/browser/unreadable-copies.client'
import { NOT_STORED } from '~/components/not-stored'
import { backupName, backupText } from '~/domain/backup'
import type { Day } from '~/domain/day'
import { keepTogether } from '~/domain/polish'
import { NotStored } from '~/routes/panel/settings/settings-form'
import { showToast } from '~/ui/ark/toaster'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { focusedElement } from '~/ui/focus'
import { Note } from '~/ui/note'

import { Confirm } from './confirm'
import { FileImport } from './file-import'
import type { OwnDataAnswer } from './own-data-action'
import { OwnDataCounts, type OwnDataTotals } from './own-data-counts'
import { UnreadableCopies } from './unreadable-copies'
import { useDone } from './use-done'

/** The alert of the panel's frame leads here. */
const OWN_DATA_ID = 'own-data'

/** Shows how much a person keeps in this browser, and gives, takes and erases it. */
export function OwnDataCard({
  userId,
  today,
  totals,
  hasUnreadable,
  copies,
}: {
  userId: string
  today: Day
  totals: OwnDataTotals
  hasUnreadable: boolean
  copies: UnreadableCopy[]
}) {
  const fetcher = useFetcher<OwnDataAnswer>()
  const [isErasing, setIsErasing] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const keepFocus = () => {
    // The pressed button may be gone by now; reading goes on from here.
    if (!focusedElement()) part.current?.focus()
  }
  useDone(fetcher, keepFocus)

  const send = (order: { intent: 'erase' } | { intent: 'remove-copy'; key: number }) =>
    void fetcher.submit(order, { method: 'post' })
  const download = async () => {
    const isRead = await trySave(async () => {
      const text = backupText(await readOwnData(userId), userId, today)
      downloadText(backupName(today), text, 'application/json')
    })
    if (!isRead) showToast('error', 'Nie udało się przygotować pliku', NOT_STORED)
  }

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
        <OwnDataCounts totals={totals} />
        <div role="status" className="-mt-5 flex flex-col gap-3 *:first:mt-5">
          {hasUnreadable && (
            <Note>
              Części danych nie udało się odczytać. Nic z&nbsp;nich nie zniknęło, a&nbsp;zanim coś zajmie ich
              miejsce, zostanie odłożona kopia.
            </Note>
          )}
        </div>
        {fetcher.data?.outcome === 'not-stored' && <NotStored />}
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button onClick={() => void download()}>
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
          <UnreadableCopies copies={copies} onRemove={({ key }) => send({ intent: 'remove-copy', key })} />
        )}
      </div>
      <Confirm
        props={
          isErasing
            ? {
                title: keepTogether('Usunąć dane z tej przeglądarki?'),
                text: 'Znikną dodane certyfikaty, zgłoszenia, zapisy na szkolenia i inne zmiany, a także ustawienia i szkice tej osoby. Dane innych osób zostają. Można to cofnąć, dopóki widać powiadomienie.',
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
