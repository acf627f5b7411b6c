import Download from 'lucide/dist/esm/icons/download.mjs'
import LockKeyhole from 'lucide/dist/esm/icons/lock-keyhole.mjs'
import { useRef, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'

import type { Persistence } from '~/browser/store/persistence.client'
import { NOT_STORED } from '~/components/not-stored'
import type { User } from '~/domain/people/user'
import type { Amount } from '~/domain/records/own-data-counts'
import type { CopyState } from '~/domain/register/last-copy'
import type { Readers } from '~/domain/reports/report'
import type { Day } from '~/domain/words/day'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import { NewPassphrase } from '~/routes/panel/sealing/new-passphrase'
import { FoldedPart } from '~/routes/panel/settings/folded-part'
import { NotStored } from '~/routes/panel/settings/settings-form'
import { OWN_DATA_ID } from '~/routes/panel/settings/settings-links'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { focusedElement } from '~/ui/focus'
import { Icon } from '~/ui/icon'
import { Note } from '~/ui/note'
import { whenIdle } from '~/ui/when-idle'

import { CopySafety, KeptByBrowser, ReplacedData } from './data-safety'
import { FileImport } from './file-import'
import { useDone, type OwnDataAnswer } from './own-data-answer'
import { OwnDataCounts, type OwnDataTotals } from './own-data-counts'
import { saveCopy, saveUnreadable, sealedCopy } from './save-copy'

/** Says where own data are, after „są”. */
const DATA_PLACES = {
  devices:
    'tutaj i\u00a0na połączonych urządzeniach (ustawienia i\u00a0szkice tylko tutaj): serwer ma je zaszyfrowane i\u00a0ich nie zna.',
  folder: 'tutaj i\u00a0w\u00a0folderze wspólnym (ustawienia i\u00a0szkice tylko tutaj): serwer ich nie zna.',
  both: 'tutaj, na połączonych urządzeniach i\u00a0w\u00a0folderze wspólnym (ustawienia i\u00a0szkice tylko tutaj): serwer ma je zaszyfrowane i\u00a0ich nie zna.',
  nobody: 'tylko tutaj: serwer ich nie zna, a\u00a0inne osoby ich nie widzą.',
} satisfies Record<Readers, string>

/** Says how safe the data in this browser are, gives and takes copies, and shows on demand how much there is. */
export function OwnDataCard({
  owner,
  today,
  totals,
  scans,
  lost,
  hasUnreadable,
  persistence,
  copyState,
  readers,
}: {
  owner: User
  today: Day
  totals: OwnDataTotals
  /** The number of scans, and their bytes. */
  scans: { count: number; bytes: number }
  /** The data that are gone since a file has replaced them. Undefined if none has, or if there is no way back. */
  lost: readonly Amount[] | undefined
  hasUnreadable: boolean
  persistence: Persistence
  copyState: CopyState
  readers: Readers
}) {
  const fetcher = useFetcher<OwnDataAnswer>()
  const { revalidate } = useRevalidator()
  const part = useRef<HTMLDivElement>(null)
  const keepFocus = () => {
    // The pressed button disappears with the preview of a file, and the focus then moves here.
    whenIdle(() => {
      if (!focusedElement()) part.current?.focus()
    })
  }
  useDone(fetcher, keepFocus)

  /** The file for which the dialog asks a passphrase. */
  const [sealing, setSealing] = useState<'copy' | 'unreadable'>()
  const setIsSealing = (isSealing: boolean) => setSealing(isSealing ? 'copy' : undefined)
  const download = async (passphrase?: string) => {
    const isSaved = await saveCopy(owner, today, passphrase)
    if (isSaved) await revalidate()
    return isSaved ? undefined : notStoredText()
  }
  const downloadUnreadable = async (passphrase: string) =>
    (await saveUnreadable(owner.id, today, passphrase)) ? undefined : NOT_STORED

  return (
    <Card title="Czy moje dane są bezpieczne?">
      <div
        ref={part}
        id={OWN_DATA_ID}
        tabIndex={-1}
        className="flex scroll-mt-24 flex-col gap-5 outline-none"
      >
        <CopySafety
          copyState={copyState}
          hasSettings={totals.hasSettings || totals.drafts > 0}
          today={today}
        />
        <div role="status" className="-mt-5 flex flex-col gap-3 *:first:mt-5">
          {hasUnreadable && (
            <>
              <Note>
                Części danych nie udało się odczytać. Nic z&nbsp;nich nie zniknęło, a&nbsp;zanim zastąpi je
                nowy zapis, powstanie ich kopia.
              </Note>
              <Button
                onClick={() =>
                  totals.mustBeSealed ? setSealing('unreadable') : void saveUnreadable(owner.id, today)
                }
                className="self-start max-sm:py-2 max-sm:whitespace-normal"
              >
                <Icon of={Download} className="size-4 shrink-0" />
                Zapisz kopię tego, czego nie da się odczytać
              </Button>
            </>
          )}
        </div>
        {lost && (
          <ReplacedData
            lost={lost}
            isBusy={fetcher.state !== 'idle'}
            onBringBack={() => void fetcher.submit({ intent: 'bring-back' }, { method: 'post' })}
          />
        )}
        {fetcher.data?.outcome === 'not-stored' && <NotStored />}
        {fetcher.data?.outcome === 'refused' && (
          <Alert title="Nie zmieniono danych">{fetcher.data.problem}</Alert>
        )}
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button onClick={() => (totals.mustBeSealed ? setIsSealing(true) : void download())}>
            <Icon of={Download} className="size-4" />
            Pobierz kopię
          </Button>
          {!totals.mustBeSealed && (
            <Button onClick={() => setIsSealing(true)}>
              <Icon of={LockKeyhole} className="size-4" />
              Kopia z&nbsp;hasłem
            </Button>
          )}
          <FileImport userId={owner.id} onDone={keepFocus} />
        </div>
        <FoldedPart
          title="Co tu jest i gdzie"
          // Data that the browser will soon erase are not safe.
          isOpen={copyState.changes > 0 && persistence === 'seven-days'}
        >
          <p className="max-w-prose text-muted">
            Dodane certyfikaty, zgłoszenia i&nbsp;zapisy oraz ustawienia są {DATA_PLACES[readers]} Kopia
            w&nbsp;pliku pozwala przenieść je do innej przeglądarki.
            {totals.mustBeSealed &&
              ' W\u00a0kopii są dane o\u00a0zdrowiu lub urodzeniu, zgłoszenia albo skany, więc zawsze chroni ją hasło.'}
          </p>
          {copyState.changes > 0 && <KeptByBrowser persistence={persistence} />}
          <OwnDataCounts totals={totals} scans={scans} />
        </FoldedPart>
      </div>
      <NewPassphrase
        props={
          sealing && sealedCopy(sealing === 'copy' ? download : downloadUnreadable, () => setIsSealing(false))
        }
      />
    </Card>
  )
}
