import Upload from 'lucide/dist/esm/icons/upload.mjs'
import { useRef, useState, type ChangeEvent } from 'react'
import { useFetcher } from 'react-router'

import { readBackupFile, type ReadBackup } from '~/browser/registers/read-backup-file.client'
import { isSealed } from '~/browser/sealing/is-sealed.client'
import { PassphraseForm } from '~/components/passphrase-form'
import { countOf } from '~/domain/words/polish'
import { NotStored } from '~/routes/panel/settings/settings-form'
import { Alert } from '~/ui/alert'
import { showToast } from '~/ui/ark/toaster'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

import { FilePreview } from './file-preview'
import { OtherRegister } from './other-register'
import { useDone, type OwnDataAnswer } from './own-data-answer'
import { useTakingScans } from './use-taking-scans'

const LEFT_OUT = 'Są uszkodzone albo ta przeglądarka nie może ich zachować.'

type ChosenFile = { file: File } & (ReadBackup | { problem: string })

/** „Wczytaj z pliku”: a file is checked, shown, and only then taken. */
export function FileImport({ userId, onDone }: { userId: string; onDone: () => void }) {
  const checked = useFetcher<OwnDataAnswer>()
  const taken = useFetcher<OwnDataAnswer>()
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<ChosenFile>()
  const [sealed, setSealed] = useState<File>()
  const [isReading, setIsReading] = useState(false)
  useDone(taken, () => {
    setFile(undefined)
    onDone()
  })

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    setFile(undefined)
    // The answer to a former file says nothing of this one.
    taken.reset()
    const isLocked = await isSealed(chosen)
    setSealed(isLocked ? chosen : undefined)
    if (!isLocked) await check(chosen)
    // So that the same file can be chosen again.
    target.value = ''
  }
  const check = async (opened: File) => {
    setIsReading(true)
    const read = await readBackupFile(opened)
    // Shown only with its own answer: until then the fetcher has that of a former file.
    if (read.problem === undefined) await send(checked, 'check-file', read.text)
    setIsReading(false)
    setFile({ file: opened, ...read })
  }
  const unlock = async (passphrase: string, signal: AbortSignal) => {
    if (!sealed) return undefined
    const { openSealedFile } = await import('~/browser/sealing/sealed-file.client')
    const opened = await openSealedFile(sealed, passphrase, signal)
    if (opened.problem !== undefined) return opened.problem
    setSealed(undefined)
    await check(opened.file)
    return undefined
  }
  const { progress, hasNoRoom, takeScans, stopScans } = useTakingScans(userId)
  const take = async (mode: 'merge' | 'replace', read: ReadBackup, named: ReadonlySet<string>) => {
    // Before the records that name them. If this ends halfway, nothing has changed but some room.
    const leftOut = await takeScans(read, named)
    if (leftOut === undefined) return
    await send(taken, mode, read.text)
    if (leftOut > 0) showToast('error', `Pominięto ${countOf(leftOut, 'scan')}`, LEFT_OUT)
  }
  const answer = file && file.problem === undefined && checked.state === 'idle' ? checked.data : undefined
  const cancel = () => {
    setFile(undefined)
    button.current?.focus()
  }
  const problem = file?.problem ?? (answer?.outcome === 'refused' ? answer.problem : undefined)

  return (
    <>
      <Button
        ref={button}
        onClick={() => input.current?.click()}
        isBusy={isReading || checked.state !== 'idle'}
      >
        <Icon of={Upload} className="size-4" />
        Wczytaj z pliku
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,.json,.age,application/zip,application/json"
        aria-label="Plik z kopią danych"
        hidden
        onChange={(event) => void choose(event)}
      />
      {sealed && (
        <PassphraseForm
          title={`Plik ${sealed.name} jest zabezpieczony hasłem`}
          onOpen={unlock}
          onCancel={() => {
            setSealed(undefined)
            button.current?.focus()
          }}
        />
      )}
      {problem && (
        <div className="w-full">
          <Alert title="Nie wczytano pliku">{problem} Nic się nie zmieniło.</Alert>
        </div>
      )}
      {answer?.outcome === 'not-stored' && <NotStored />}
      {file && answer?.outcome === 'other-register' && (
        <OtherRegister name={answer.name} file={file.file} onCancel={cancel} />
      )}
      {file && file.problem === undefined && answer?.outcome === 'checked' && (
        <FilePreview
          name={file.file.name}
          preview={answer.preview}
          scans={file.countScans?.(answer.preview.namedScans)}
          progress={progress}
          isBusy={progress !== undefined || taken.state !== 'idle'}
          onTake={(mode) => void take(mode, file, answer.preview.namedScans)}
          onStop={() => {
            stopScans()
            taken.reset()
          }}
          onCancel={cancel}
        >
          {(hasNoRoom || taken.data?.outcome === 'not-stored') && <NotStored />}
          {taken.data?.outcome === 'refused' && (
            <Alert title="Nie zastąpiono danych">{taken.data.problem}</Alert>
          )}
        </FilePreview>
      )}
    </>
  )
}

/** In parts, because an address-like encoding of a whole file would be thrice as long. */
function send(
  { submit }: Pick<ReturnType<typeof useFetcher<OwnDataAnswer>>, 'submit'>,
  intent: 'check-file' | 'merge' | 'replace',
  file: string,
): Promise<void> {
  return submit({ intent, file }, { method: 'post', encType: 'multipart/form-data' })
}
